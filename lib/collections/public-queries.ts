import 'server-only';
import { cacheTags } from '../cache/cache-tags';
import { type Page, pageOf, rangeOf } from '../lists/paging';
import type { Profile } from '../profiles/profile';
import { findProfile } from '../profiles/queries';
import { dataOf } from '../supabase/connection';
import { clientOf } from '../supabase/server';
import { findPrompts, type PublicViewer } from '../user-prompts/find-prompts';
import type { FoundPrompt } from '../user-prompts/user-prompt';
import { type PublicCollection, SELECT } from './collection';
import { isSlug } from './slug';

/** A public collection as a cached page shows it. `items` counts nothing that not everybody may see. */
export type PublicCollectionPage = { owner: Profile; collection: PublicCollection; items: Page<FoundPrompt> };

/** A page of a public collection; null when it is private or never was. */
export async function findPublicCollectionPage(username: string, slug: string, page: number): Promise<PublicCollectionPage | null> {
  const found = await findPublicCollection(username, slug);
  if (!found) return null;
  const items = await publicItems(found.collection.id);
  const [from, to] = rangeOf(page);
  return { ...found, items: pageOf(items.slice(from, to + 1), page, items.length) };
}

/** A public collection and its owner; null when it is private or never was. */
export async function findPublicCollection(username: string, slug: string, viewer: PublicViewer = 'cached-page') {
  const owner = isSlug(slug) ? await findProfile(username) : null;
  if (!owner) return null;
  const collections = clientOf(viewer, cacheTags.profile(owner.id)).from('collections').select(SELECT.publicCollection);
  const collection = dataOf(await collections.eq('user_id', owner.id).eq('slug', slug).eq('is_public', true).maybeSingle());
  return collection && { owner, collection };
}

/**
 * What everybody may see in a collection, in order. The database leaves out what is private; reading all the prompts gives the page their tags, so
 * that it is rendered again once one of them changes.
 */
async function publicItems(collectionId: string): Promise<FoundPrompt[]> {
  return (await findPrompts(await publicItemIds(collectionId), 'cached-page')).filter((prompt) => prompt !== null);
}

/** The slugs or ids of what everybody may see in a public collection, in order. */
export async function publicItemIds(collectionId: string, viewer: PublicViewer = 'cached-page'): Promise<string[]> {
  return dataOf(await clientOf(viewer, cacheTags.collection(collectionId)).rpc('collection_prompts', { collection: collectionId }));
}
