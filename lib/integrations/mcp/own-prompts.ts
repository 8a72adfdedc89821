import 'server-only';
import type { Prompt } from '@modelcontextprotocol/server';
import type { Account } from '../../account/account';
import { itemsInCollections, ownCollections } from '../../collections/queries';
import { QUOTAS } from '../../limits';
import { findDocuments } from '../../my-prompts/find-prompts';
import { userPromptIds } from '../../my-prompts/queries';
import type { PromptDocument } from '../../prompts/prompt-document';
import { savedIds } from '../../saved/queries';
import { skillName } from '../skills/skill';
import { promptEntry } from './prompt-entry';

/** The ids of somebody's prompts, saved prompts and prompts in their collections, each once, with the words that say which it is. */
export async function ownSources(user: Account): Promise<Map<string, string>> {
  const [own, saved, collections, items] = await Promise.all([
    userPromptIds({}),
    savedIds(user),
    ownCollections(),
    itemsInCollections(user),
  ]);
  const titles = new Map(collections.map(({ id, title }) => [id, title]));
  const sources = new Map<string, string>();
  const add = (id: string, source: string) => sources.has(id) || sources.set(id, source);
  for (const id of own) add(id, 'Yours');
  for (const id of saved) add(id, 'Saved');
  for (const { promptId, collectionId } of items) add(promptId, `In your collection ${titles.get(collectionId) ?? ''}`);
  return sources;
}

/** The prompts of these ids as clients list them, without those that are gone. `sources` says why each is listed. */
export async function ownEntries(user: Account, ids: readonly string[], sources: ReadonlyMap<string, string>): Promise<Prompt[]> {
  const documents = await findDocuments(ids, user, QUOTAS.textBytes);
  return documents.map((document) => {
    const { ref } = document;
    const entry = promptEntry(document);
    return {
      ...entry,
      name: ref.kind === 'library' ? ref.id : skillName(document),
      description: `${sources.get(ref.id)}. ${entry.description}`,
    };
  });
}

/** The prompt of this name among those of `ownSources`, or null. */
export async function findOwnNamed(user: Account, name: string): Promise<PromptDocument | null> {
  const beginning = /(?:^|-)([0-9a-f]{8})$/.exec(name)?.[1];
  if (!beginning) return null;
  const ids = [...(await ownSources(user)).keys()].filter((id) => id.startsWith(beginning));
  const documents = await findDocuments(ids, user, QUOTAS.textBytes);
  // The title may have changed since the list was read.
  return documents.find((document) => skillName(document) === name) ?? documents[0] ?? null;
}
