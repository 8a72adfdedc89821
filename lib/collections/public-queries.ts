import 'server-only';
import { type Page, pageOf, rangeOf } from '../lists/paging';
import { findPrompts, type PublicViewer } from '../my-prompts/find-prompts';
import type { FoundPrompt } from '../my-prompts/user-prompt';
import type { Profile } from '../profiles/profile';
import { findProfile } from '../profiles/queries';
import { cacheTags } from '../server/cache/cache-tags';
import { dataOf } from '../supabase/connection';
import { anonymousClientFor } from '../supabase/server';
import { COLLECTION_SELECT, type PublicCollection } from './collection';
import { isSlug } from './slug';

/** A page of a public collection. `items`: its library prompts and public prompts; others are not counted either. */
export type PublicCollectionPage = { owner: Profile; collection: PublicCollection; items: Page<FoundPrompt> };

export async function findPublicCollectionPage(username: string, slug: string, page: number): Promise<PublicCollectionPage | null> {
  const found = await findPublicCollection(username, slug);
  if (!found) return null;
  // All prompts are read, not only those that are shown, so that the cached page has the tag of each: its count depends on all.
  const items = (await findPrompts(await publicItemIds(found.collection.id), 'cached-page')).filter((prompt) => prompt !== null);
  const [from, to] = rangeOf(page);
  return { ...found, items: pageOf(items.slice(from, to + 1), page, items.length) };
}

export async function findPublicCollection(username: string, slug: string, viewer: PublicViewer = 'cached-page') {
  const owner = isSlug(slug) ? await findProfile(username) : null;
  if (!owner) return null;
  const collections = anonymousClientFor(viewer, cacheTags.profile(owner.id))
    .from('collections')
    .select(COLLECTION_SELECT.publicCollection);
  const collection = dataOf(await collections.eq('user_id', owner.id).eq('slug', slug).eq('is_public', true).maybeSingle());
  return collection && { owner, collection };
}

export async function publicItemIds(collectionId: string, viewer: PublicViewer = 'cached-page'): Promise<string[]> {
  const client = anonymousClientFor(viewer, cacheTags.collection(collectionId));
  return dataOf(await client.rpc('collection_prompts', { collection: collectionId }));
}
