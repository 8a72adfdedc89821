import 'server-only';
import { cache } from 'react';
import type { Account } from '../account/account';
import { cacheTags } from '../cache/cache-tags';
import { dataOf } from '../supabase/connection';
import { cachedClient, sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import { findPrompts } from '../user-prompts/find-prompts';
import { listItem } from '../user-prompts/list-item';
import { type Collection, type CollectionChoice, type CountedCollection, type PublicCollection, SELECT } from './collection';
import type { CollectionRow } from './collection-row';

/** How many collections somebody has. */
export const countCollections = cache(async (user: Account): Promise<number> => {
  const client = await sessionClient();
  const answer = await client.from('collections').select('id', { count: 'exact', head: true }).eq('user_id', user.id);
  dataOf(answer);
  return answer.count ?? 0;
});

/** Somebody's collections by title, with how many prompts each has. */
export async function ownCollections(user: Account): Promise<CountedCollection[]> {
  const client = await sessionClient();
  const rows = dataOf(await client.from('collections').select(SELECT.collectionWithCount).eq('user_id', user.id));
  return rows
    .map(({ items, ...collection }) => ({ ...collection, prompts: items[0]?.count ?? 0 }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Which of somebody's collections hold which of these prompts: the ids of the collections by the slug or id of the prompt. */
export async function collectionsHolding(user: Account, promptIds: string[]): Promise<Map<string, string[]>> {
  if (promptIds.length === 0) return new Map();
  const client = await sessionClient();
  const items = client.from('collection_items').select('promptId:prompt_id, collectionId:collection_id');
  const rows = dataOf(await items.eq('user_id', user.id).in('prompt_id', promptIds));
  return new Map(promptIds.map((id) => [id, rows.filter(({ promptId }) => promptId === id).map(({ collectionId }) => collectionId)]));
}

/** Somebody's collections by title, and which of them hold a prompt. */
export async function collectionChoices(user: Account, promptId: string): Promise<CollectionChoice[]> {
  const [collections, holding] = await Promise.all([ownCollections(user), collectionsHolding(user, [promptId])]);
  const ids = holding.get(promptId) ?? [];
  return collections.map(({ id, title, prompts }) => ({ id, title, prompts, holds: ids.includes(id) }));
}

/** One of somebody's own collections; null when it is not theirs. */
export async function findCollection(user: Account, id: string): Promise<Collection | null> {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  return dataOf(await client.from('collections').select(SELECT.collection).eq('user_id', user.id).eq('id', id).maybeSingle());
}

/** The slugs or ids of what is in a collection of somebody's, in order. */
export async function itemsOf(collectionId: string): Promise<{ promptId: string; position: number }[]> {
  if (!isUuid(collectionId)) return [];
  const client = await sessionClient();
  const items = client.from('collection_items').select('promptId:prompt_id, position').eq('collection_id', collectionId);
  return dataOf(await items.order('position').order('created_at').order('prompt_id'));
}

/** What is in a collection of somebody's, in order, as rows. */
export async function collectionRows(user: Account, collectionId: string): Promise<CollectionRow[]> {
  const items = await itemsOf(collectionId);
  const found = await findPrompts(
    items.map(({ promptId }) => promptId),
    user,
  );
  return items.map((place, index) => {
    const prompt = found[index];
    if (!prompt) return { ...place, title: 'No longer available', item: null };
    const item = { ...listItem(prompt, ['author', 'category', 'isPrivate']), excerpt: [] };
    return { ...place, title: item.title, item };
  });
}

/** The public collections of somebody, by title. */
export async function publicCollectionsOf(userId: string): Promise<PublicCollection[]> {
  const collections = cachedClient(cacheTags.profile(userId)).from('collections').select(SELECT.publicCollection);
  const rows = dataOf(await collections.eq('user_id', userId).eq('is_public', true));
  return rows.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** A public collection as the sitemap names it. */
export type CollectionAddress = { slug: string; updatedAt: string; username: string };

/** The public collections that changed last and are not empty, for search engines. */
export async function newestCollections(count: number): Promise<CollectionAddress[]> {
  const rows = dataOf(await cachedClient(cacheTags.collections).rpc('newest_collections', { at_most: count }));
  return rows.map(({ slug, updated_at: updatedAt, username }) => ({ slug, updatedAt, username }));
}
