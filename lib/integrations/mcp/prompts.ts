import 'server-only';
import type {
  CompleteRequestParams,
  CompleteResult,
  GetPromptRequestParams,
  GetPromptResult,
  ListPromptsResult,
  Prompt,
} from '@modelcontextprotocol/server';
import type { Account } from '../../account/account';
import { documentOf, library } from '../../prompts/library';
import type { PromptDocument } from '../../prompts/prompt-document';
import { ANYTHING_ELSE } from '../../prompts/template';
import { fillPrompt } from '../api/fill';
import { findDocument } from '../api/find-document';
import { invalidParams } from './handle';
import { listPage } from './list-page';
import { findOwnNamed, ownEntries, ownSources } from './own-prompts';
import { completionsOf, promptEntry } from './prompt-entry';

let entries: ReadonlyMap<string, Prompt> | undefined;

/** A page of the prompts of the library, after those of the sender of a token. */
export async function listPrompts(cursor: string | undefined, user: Account | null): Promise<ListPromptsResult> {
  entries ??= new Map(library().prompts.map((prompt) => [prompt.slug, promptEntry(documentOf(prompt))]));
  const sources = user ? await ownSources(user) : new Map<string, string>();
  const { rows, following } = listPage([...sources.keys(), ...[...entries.keys()].filter((slug) => !sources.has(slug))], String, cursor);
  const own = user
    ? await ownEntries(
        user,
        rows.filter((id) => sources.has(id)),
        sources,
      )
    : [];
  return { prompts: [...own, ...rows.flatMap((id) => (sources.has(id) ? [] : (entries?.get(id) ?? [])))], ...following };
}

/** A prompt filled in by arguments. */
export async function getPrompt({ name, arguments: given = {} }: GetPromptRequestParams, user: Account | null): Promise<GetPromptResult> {
  const prompt = await promptNamed(name, user);
  const { [ANYTHING_ELSE.name]: anythingElse, ...values } = given;
  const unknown = Object.keys(values).find((key) => !prompt.blanks.some((blank) => blank.name === key));
  if (unknown !== undefined) throw invalidParams(`This prompt has no argument ${unknown}`);
  const { text, empty } = fillPrompt(prompt, values, anythingElse);
  if (empty.length > 0) throw invalidParams(`This prompt needs ${empty.join(', ')}`);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

/** Completes an argument of a prompt from the choices, default and example of its blank. */
export async function completeArgument({ ref, argument }: CompleteRequestParams, user: Account | null): Promise<CompleteResult> {
  const prompt = ref.type === 'ref/prompt' ? await promptNamed(ref.name, user) : null;
  const blank = prompt?.blanks.find(({ name }) => name === argument.name);
  const values = blank ? completionsOf(blank, argument.value) : [];
  return { completion: { values, total: values.length, hasMore: false } };
}

async function promptNamed(name: string, user: Account | null): Promise<PromptDocument> {
  const prompt = (await findDocument(name, user)) ?? (user && (await findOwnNamed(user, name)));
  if (!prompt) throw invalidParams('There is no prompt of this name, or it is not public');
  return prompt;
}
