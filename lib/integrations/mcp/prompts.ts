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
import { collectionName } from '../../collections/collection-fields';
import { itemsInCollections, ownCollections } from '../../collections/queries';
import { QUOTAS } from '../../limits';
import { findDocuments } from '../../my-prompts/find-prompts';
import { userPromptIds } from '../../my-prompts/queries';
import { documentOf, findLibraryDocument, library } from '../../prompts/library';
import type { PromptDocument } from '../../prompts/prompt-document';
import { promptRef } from '../../prompts/prompt-ref';
import { ANYTHING_ELSE } from '../../prompts/template';
import { savedIds } from '../../saved/queries';
import { fillPrompt } from '../api/fill';
import { findPublicDocument } from '../api/public-queries';
import { skillName } from '../skills/skill';
import { invalidParams, listPage } from './handle';
import { completionsOf, promptEntry } from './prompt-entry';

let entries: ReadonlyMap<string, Prompt> | undefined;

/** A page of the list of prompts: first those that the user wrote, saved or collected, if a token was sent, then the library. */
export async function listPrompts(cursor: string | undefined, user: Account | null): Promise<ListPromptsResult> {
  entries ??= new Map(library().prompts.map((prompt) => [prompt.slug, promptEntry(documentOf(prompt))]));
  const places = user ? await ownPlaces(user) : new Map<string, string>();
  const { rows, following } = listPage([...new Set([...places.keys(), ...entries.keys()])], String, cursor);
  const ownIds = rows.filter((id) => places.has(id));
  const own = user ? await ownEntries(user, ownIds, places) : [];
  return { prompts: [...own, ...rows.flatMap((id) => (places.has(id) ? [] : (entries?.get(id) ?? [])))], ...following };
}

export async function getPrompt({ name, arguments: given = {} }: GetPromptRequestParams, user: Account | null): Promise<GetPromptResult> {
  const prompt = await promptNamed(name, user);
  const { [ANYTHING_ELSE.name]: anythingElse, ...values } = given;
  const unknown = Object.keys(values).find((key) => !prompt.blanks.some((blank) => blank.name === key));
  if (unknown !== undefined) throw invalidParams(`This prompt has no argument ${unknown}`);
  const { text, empty } = fillPrompt(prompt, values, anythingElse);
  if (empty.length > 0) throw invalidParams(`This prompt needs ${empty.join(', ')}`);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

export async function completeArgument({ ref, argument }: CompleteRequestParams, user: Account | null): Promise<CompleteResult> {
  const prompt = ref.type === 'ref/prompt' ? await promptNamed(ref.name, user) : null;
  const blank = prompt?.blanks.find(({ name }) => name === argument.name);
  const values = blank ? completionsOf(blank, argument.value) : [];
  return { completion: { values, total: values.length, hasMore: false } };
}

async function promptNamed(name: string, user: Account | null): Promise<PromptDocument> {
  const prompt = (await findDocument(name, user)) ?? (user && (await findOwnNamed(user, name)));
  if (!prompt) throw invalidParams('There is no prompt with this name, or it is not public');
  return prompt;
}

/** A prompt by its slug or UUID; null if there is none that `user` may read. Without a user it has to be public. */
export async function findDocument(id: string, user: Account | null = null): Promise<PromptDocument | null> {
  if (promptRef(id).kind === 'library') return findLibraryDocument(id);
  if (!user) return findPublicDocument(id);
  const { documents } = await findDocuments([id], user, Number.POSITIVE_INFINITY);
  return documents[0] ?? null;
}

/** Where the user has each of the prompts that they wrote, saved or collected, such as "Saved", by id in the order of the list. */
async function ownPlaces(user: Account): Promise<Map<string, string>> {
  const [own, saved, collections, items] = await Promise.all([
    userPromptIds({}),
    savedIds(user),
    ownCollections(),
    itemsInCollections(user),
  ]);
  const names = new Map(collections.map((collection) => [collection.id, collectionName(collection)]));
  const places = new Map<string, string>();
  const add = (id: string, place: string) => places.has(id) || places.set(id, place);
  for (const id of own) add(id, 'Yours');
  for (const id of saved) add(id, 'Saved');
  for (const { promptId, collectionId } of items) add(promptId, `In your collection ${names.get(collectionId) ?? ''}`);
  return places;
}

/** Prompts of the user as clients list them, without prompts that are gone. `places`: the places of the prompts by id. */
async function ownEntries(user: Account, ids: readonly string[], places: ReadonlyMap<string, string>): Promise<Prompt[]> {
  const { documents } = await findDocuments(ids, user, QUOTAS.textBytes);
  return documents.map((document) => {
    const { ref } = document;
    const entry = promptEntry(document);
    return {
      ...entry,
      name: ref.kind === 'library' ? ref.id : skillName(document),
      description: `${places.get(ref.id)}. ${entry.description}`,
    };
  });
}

/** A prompt of the user by its name in the list, which ends with the first eight digits of its id. */
async function findOwnNamed(user: Account, name: string): Promise<PromptDocument | null> {
  const beginning = /(?:^|-)([0-9a-f]{8})$/.exec(name)?.[1];
  if (!beginning) return null;
  const ids = [...(await ownPlaces(user)).keys()].filter((id) => id.startsWith(beginning));
  const { documents } = await findDocuments(ids, user, QUOTAS.textBytes);
  // The title may have changed since the list was read.
  return documents.find((document) => skillName(document) === name) ?? documents[0] ?? null;
}
