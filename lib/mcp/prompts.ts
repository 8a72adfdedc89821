import 'server-only';
import type {
  CompleteRequestParams,
  CompleteResult,
  GetPromptRequestParams,
  GetPromptResult,
  ListPromptsResult,
  Prompt,
} from '@modelcontextprotocol/server';
import { fillPrompt } from '../api/fill';
import { findDocument } from '../api/find-document';
import { documentOf, library } from '../prompts/library';
import type { PromptDocument } from '../prompts/prompt-document';
import { invalidParams } from './errors';
import { listPage } from './list-page';
import { completionsOf, promptEntry } from './prompt-entry';

let entries: Prompt[] | undefined;

/** A page of the prompts of the library. */
export function listPrompts(cursor: string | undefined): ListPromptsResult {
  entries ??= library().prompts.map((prompt) => promptEntry(documentOf(prompt)));
  const { rows, following } = listPage(entries, ({ name }) => name, cursor);
  return { prompts: rows, ...following };
}

/** A prompt with its blanks filled in by arguments. */
export async function getPrompt({ name, arguments: values = {} }: GetPromptRequestParams): Promise<GetPromptResult> {
  const prompt = await promptNamed(name);
  const unknown = Object.keys(values).find((key) => !prompt.blanks.some((blank) => blank.name === key));
  if (unknown !== undefined) throw invalidParams(`This prompt has no argument ${unknown}`);
  const { text, empty } = fillPrompt(prompt, values);
  if (empty.length > 0) throw invalidParams(`This prompt needs ${empty.join(', ')}`);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

/** What can be given for an argument of a prompt, as far as its blank says. */
export async function completeArgument({ ref, argument }: CompleteRequestParams): Promise<CompleteResult> {
  const prompt = ref.type === 'ref/prompt' ? await promptNamed(ref.name) : null;
  const blank = prompt?.blanks.find(({ name }) => name === argument.name);
  const values = blank ? completionsOf(blank, argument.value) : [];
  return { completion: { values, total: values.length, hasMore: false } };
}

async function promptNamed(name: string): Promise<PromptDocument> {
  const prompt = await findDocument(name);
  if (!prompt) throw invalidParams('There is no prompt of this name, or it is not public');
  return prompt;
}
