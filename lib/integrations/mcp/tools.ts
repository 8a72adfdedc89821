import 'server-only';
import type { ListToolsResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { library, promptsIn } from '../../prompts/library';
import type { TokenUser } from '../../tokens/authenticate-token';
import { categoryAnswer, promptAnswer } from '../api/answers';
import { fillPrompt } from '../api/fill';
import { operations } from '../api/operations';
import { ProblemError, problemOf } from '../api/problem';
import * as schemas from '../api/schemas';
import { findSearchResults } from '../api/search-queries';
import { invalidParams, listPage } from './handle';
import { makeOwnTools } from './own-tools';
import { findDocument } from './prompts';
import { type McpTool, readingTool } from './tool';

const { q, category, limit } = operations.search.query.shape;
const id = schemas.prompt.shape.id;

const PRIVATE_PROMPT = 'This prompt is yours, and nobody else can see it. get_my_prompt returns it';

let made: ReadonlyMap<string, McpTool> | undefined;

export function listTools(cursor: string | undefined, sender: TokenUser | null): ListToolsResult {
  const listed = toolsFor(sender).map((tool) => tool.listed);
  const { rows, following } = listPage(listed, ({ name }) => name, cursor);
  return { tools: rows, ...following };
}

export function callTool({ name, arguments: given }: { name: string; arguments?: unknown }, sender: TokenUser | null) {
  const tool = tools().get(name);
  if (tool) return tool.call(given, sender);
  const names = toolsFor(sender).map(({ listed }) => listed.name);
  throw invalidParams(`There is no such tool. The tools are: ${names.join(', ')}`);
}

function toolsFor(sender: TokenUser | null): McpTool[] {
  return [...tools().values()].filter(({ access }) => access === null || (sender && (access === 'read' || sender.scope === 'write')));
}

/** All tools by name, made once, because writing their JSON Schemas takes longer than most answers. */
function tools(): ReadonlyMap<string, McpTool> {
  made ??= new Map([...makeTools(), ...makeOwnTools()].map((tool) => [tool.listed.name, tool]));
  return made;
}

const makeTools = () => [
  readingTool({
    name: 'search_prompts',
    title: 'Search prompts',
    description: 'Finds library prompts, and public prompts that people wrote, for a need.',
    input: z.strictObject({ query: q, category, limit }),
    output: schemas.searchResults.pick({ query: true, help: true, corrected: true, total: true, prompts: true, publicPrompts: true }),
    run: ({ query, ...narrowed }) => findSearchResults({ q: query, ...narrowed }),
  }),
  readingTool({
    name: 'get_prompt',
    title: 'Get a prompt',
    description:
      'Returns the text of a library prompt or a public prompt, and its blanks with the values each can take. With a personal token, get_my_prompt returns a private one.',
    input: z.strictObject({ id }),
    output: schemas.prompt,
    run: async (input, user) => {
      const prompt = await findDocument(input.id);
      if (prompt) return promptAnswer(prompt);
      if (user && (await findDocument(input.id, user))) throw new ProblemError(problemOf('not-found', PRIVATE_PROMPT));
      return null;
    },
  }),
  readingTool({
    name: 'fill_prompt',
    title: 'Fill in a prompt',
    description:
      'Fills in the blanks of a prompt and returns it ready to send. Ask the person for required values that you do not know. Anything else they give belongs in anythingElse.',
    input: z.strictObject({ id, ...schemas.values.shape }),
    output: schemas.filled,
    run: async (input, user) => {
      const prompt = await findDocument(input.id, user);
      return prompt && fillPrompt(prompt, input.values, input.anythingElse);
    },
  }),
  readingTool({
    name: 'list_categories',
    title: 'List categories',
    description: 'Lists the categories of the library, with their topics and the number of prompts in each.',
    input: z.strictObject({}),
    output: schemas.categoryList,
    run: () => ({ categories: library().categories.map((one) => categoryAnswer(one, promptsIn(one))) }),
  }),
];
