import 'server-only';
import { z } from 'zod';
import type { Account } from '../../account/account';
import type { OwnAnswer, RequestHeaders } from '../api/api-route';
import type { Operation } from '../api/operation';
import { ownHandlers } from '../api/own-handlers';
import { ownOperations } from '../api/own-operations';
import * as schemas from '../api/own-schemas';
import { type McpTool, ownTool } from './tool';

type OwnTool = {
  operation: keyof typeof ownOperations;
  name: string;
  title: string;
  description: string;
  input?: z.ZodObject;
};

const { id } = ownOperations.updateOwnPrompt.pathParameters.shape;

/** The operations of the API that are tools: assistants neither delete nor publish. */
const OWN_TOOLS: readonly OwnTool[] = [
  {
    operation: 'listOwnPrompts',
    name: 'list_my_prompts',
    title: 'List my prompts',
    description: 'The prompts that the person wrote, all or those with some words, in a category or in a collection.',
  },
  {
    operation: 'getOwnPrompt',
    name: 'get_my_prompt',
    title: 'Get a prompt of mine',
    description: 'The text of a prompt that the person wrote, with its blanks. update_prompt needs its updatedAt.',
  },
  {
    operation: 'listSaved',
    name: 'list_saved_prompts',
    title: 'List what I saved',
    description: 'The prompts of the library and of other people that the person saved, the last used first.',
  },
  {
    operation: 'listOwnCollections',
    name: 'list_my_collections',
    title: 'List my collections',
    description: 'The collections of the person, with how many prompts are in each.',
  },
  {
    operation: 'getOwnCollection',
    name: 'get_my_collection',
    title: 'Get a collection of mine',
    description: 'A collection of the person with the ids and titles of the prompts in it.',
  },
  {
    operation: 'savePrompt',
    name: 'save_prompt',
    title: 'Save a prompt',
    description: 'Adds a prompt of the library or a public one to what the person saved. Nothing else changes, and nobody else sees it.',
  },
  {
    operation: 'createOwnPrompt',
    name: 'create_prompt',
    title: 'Create a prompt',
    description:
      'Stores a new prompt among those of the person. It is private, and nothing that is there changes. Write what differs each time as a blank: [NAME], [NAME|default] or [NAME|default|choice|choice].',
  },
  {
    operation: 'updateOwnPrompt',
    name: 'update_prompt',
    title: 'Change a prompt of mine',
    description:
      'Replaces the title, the text or the category of a prompt that the person wrote; what is not given stays. If it is public, everybody sees the change. What it said before stays among its versions. Nothing changes where it was changed since updatedAt, or where a public prompt would show what looks private: ask the person before sure is true.',
    input: z
      .strictObject({
        id,
        updatedAt: z.iso.datetime({ offset: true }).describe('The updatedAt of get_my_prompt, whose text is replaced'),
        ...schemas.changedPrompt.shape,
      })
      .refine(({ id: _, updatedAt: __, ...change }) => schemas.changesSomething(change), schemas.NOTHING_CHANGES),
  },
];

/** The answer of a tool whose operation has none. */
const done = z.object({ id: z.string() });

type Answer = OwnAnswer<Record<string, unknown>> | null | undefined;
type AnyHandler = (input: never, user: Account, headers: RequestHeaders) => Answer | Promise<Answer>;

/** Tools that read and change what belongs to the owner of a personal token. */
export const makeOwnTools = (): McpTool[] =>
  OWN_TOOLS.map(({ operation: name, input, ...about }) => {
    const operation: Operation = ownOperations[name];
    const handler: AnyHandler = ownHandlers[name];
    return ownTool({
      ...about,
      access: operation.access === 'write' ? 'write' : 'read',
      replaces: operation.method === 'patch',
      input: input ?? parametersOf(operation),
      output: operation.answer ?? done,
      // The version that a request names in If-Match is a parameter of the tool.
      async run({ updatedAt, ...given }, user) {
        const answer = await handler(given as never, user, { version: String(updatedAt), key: undefined });
        return answer === undefined ? given : (answer?.body ?? null);
      },
    });
  });

/** The parameters of an operation that has all of them in its path, its query or its body. */
function parametersOf({ pathParameters, query, body }: Operation): z.ZodObject {
  return [body, query, pathParameters].find((part) => part && Object.keys(part.shape).length > 0) ?? query;
}
