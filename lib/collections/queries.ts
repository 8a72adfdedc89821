import 'server-only';
import { cache } from 'react';
import type { Account } from '../account/account';
import { findPrompts, type PublicViewer } from '../my-prompts/find-prompts';
import { LIST_FACTS, listItem } from '../my-prompts/list-item';
import type { FoundPrompt } from '../my-prompts/user-prompt';
import { library } from '../prompts/library';
import type { PromptListItem } from '../prompts/prompt-list-item';
import { cacheTags } from '../server/cache/cache-tags';
import { dataOf, ROWS_AT_ONCE } from '../supabase/connection';
import { rowsInPages } from '../supabase/rows-in-pages';
import { anonymousClientFor, cachedClient, sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import {
  COLLECTION_SELECT,
  type Collection,
  type CollectionChoice,
  type CountedCollection,
  lastChangedFirst,
  type OwnCollection,
} from './collection';
import { namePartsOf } from './collection-fields';
import type { CollectionRow } from './collection-row';

export async function ownCollections(): Promise<OwnCollection[]> {
  return (await readCollections()).map(({ included: _, ...collection }) => collection);
}

export async function recentCollections(count: number): Promise<OwnCollection[]> {
  const collections = await ownCollections();
  return collections.sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt)).slice(0, count);
}

export async function collectionChoices(promptId: string): Promise<CollectionChoice[]> {
  return lastChangedFirst(await readCollections(promptId)).map(({ id, prompts, included, ...collection }) => ({
    id,
    ...namePartsOf(collection),
    prompts,
    included,
  }));
}

async function readCollections(promptId = '') {
  const client = await sessionClient();
  const rows = dataOf(await client.rpc('own_collections', { prompt: promptId }));
  return rows.map(({ is_public: isPublic, changed_at: changedAt, ...row }) => ({ ...row, isPublic, changedAt })).sort(byTitle);
}

const byTitle = (a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title, 'en', { numeric: true });

export async function collectionsHolding(user: Account, promptIds: string[]): Promise<Map<string, string[]>> {
  if (promptIds.length === 0) return new Map();
  const client = await sessionClient();
  const items = client.from('collection_items').select('promptId:prompt_id, collectionId:collection_id');
  const rows = dataOf(await items.eq('user_id', user.id).in('prompt_id', promptIds));
  return new Map(promptIds.map((id) => [id, rows.filter(({ promptId }) => promptId === id).map(({ collectionId }) => collectionId)]));
}

export const findCollection = cache(async (user: Account, id: string): Promise<Collection | null> => {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  return dataOf(await client.from('collections').select(COLLECTION_SELECT.collection).eq('user_id', user.id).eq('id', id).maybeSingle());
});

export async function itemsOf(collectionId: string): Promise<{ promptId: string; position: number }[]> {
  if (!isUuid(collectionId)) return [];
  const client = await sessionClient();
  const items = client.from('collection_items').select('promptId:prompt_id, position').eq('collection_id', collectionId);
  return dataOf(await items.order('position').order('created_at').order('prompt_id'));
}

/** Ids of the prompts of a collection, in order. */
export async function itemIds(collectionId: string): Promise<string[]> {
  return (await itemsOf(collectionId)).map(({ promptId }) => promptId);
}

/** Ids of the prompts in all the user's collections, each with the id of its collection; those of a collection in order. */
export async function itemsInCollections(user: Account): Promise<{ promptId: string; collectionId: string }[]> {
  const client = await sessionClient();
  const items = rowsInPages(ROWS_AT_ONCE, async (from, to) => {
    const rows = client.from('collection_items').select('promptId:prompt_id, collectionId:collection_id').eq('user_id', user.id);
    return dataOf(await rows.order('collection_id').order('position').order('created_at').order('prompt_id').range(from, to));
  });
  return Array.fromAsync(items);
}

export function collectionItem(prompt: FoundPrompt): PromptListItem {
  return { ...listItem(prompt, LIST_FACTS.collection), excerpt: [] };
}

export async function collectionRows(user: Account, collectionId: string): Promise<CollectionRow[]> {
  const items = await itemsOf(collectionId);
  const ids = items.map(({ promptId }) => promptId);
  const found = await findPrompts(ids, user);
  return items.map((item, index) => {
    const prompt = found[index];
    return { ...item, title: prompt?.prompt.title ?? 'No longer available', item: prompt ? collectionItem(prompt) : null };
  });
}

/** A user's public collections by title, with the number of library prompts and public prompts in each. */
export async function publicCollectionsOf(userId: string, viewer: PublicViewer = 'cached-page'): Promise<CountedCollection[]> {
  const collections = anonymousClientFor(viewer, cacheTags.profile(userId)).from('collections').select(COLLECTION_SELECT.publicCollection);
  const rows = dataOf(await collections.eq('user_id', userId).eq('is_public', true));
  if (rows.length === 0) return [];
  // Tagged with all public prompts, because publishing one of them changes the counts.
  const client = anonymousClientFor(viewer, cacheTags.profile(userId), cacheTags.publicPrompts);
  const slugs = library().prompts.map(({ slug }) => slug);
  const counts = dataOf(await client.rpc('count_collection_prompts', { collections: rows.map(({ id }) => id), library: slugs }));
  const countOf = new Map(counts.map(({ id, prompts }) => [id, prompts]));
  return rows.map((collection) => ({ ...collection, prompts: countOf.get(collection.id) ?? 0 })).sort(byTitle);
}

/** The public collections that changed last, without those that have neither library prompts nor public ones. */
export async function newestCollections(count: number) {
  const rows = dataOf(await cachedClient(cacheTags.collections).rpc('newest_collections', { at_most: count }));
  return rows.map(({ slug, updated_at: updatedAt, username }) => ({ slug, updatedAt, username }));
}
