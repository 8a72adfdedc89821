import 'server-only';
import { cacheTags } from '../cache-tags';
import { type Page, pageOf, rangeOf } from '../paging';
import type { Profile } from '../profiles/profile';
import { findProfile } from '../profiles/queries';
import { findPrompt } from '../prompts/library';
import { dataOf } from '../supabase/connection';
import { cachedClient } from '../supabase/server';
import { publicIdsAmong, publicPreviewsAmong } from '../user-prompts/queries';
import { isUserPromptId } from '../user-prompts/user-prompt';
import { type PublicCollection, type PublicCollectionItem, SELECT } from './collection';
import { isSlug } from './slug';

/** A public collection as a cached page shows it. `items` counts nothing that not everybody may see. */
export type PublicCollectionPage = { owner: Profile; collection: PublicCollection; items: Page<PublicCollectionItem> };

/** A page of a public collection; null when it is private or never was. */
export async function findPublicCollectionPage(username: string, slug: string, page: number): Promise<PublicCollectionPage | null> {
  const found = await findPublicCollection(username, slug);
  if (!found) return null;
  const ids = await publicItems(found.collection.id);
  const [from, to] = rangeOf(page);
  const shown = ids.slice(from, to + 1);
  const prompts = new Map((await publicPreviewsAmong(shown.filter(isUserPromptId))).map((prompt) => [prompt.id, prompt]));
  const rows = shown.flatMap((promptId): PublicCollectionItem[] => {
    const prompt = findPrompt(promptId);
    if (prompt) return [{ promptId, kind: 'library', prompt }];
    const other = prompts.get(promptId);
    return other ? [{ promptId, kind: 'public', prompt: other }] : [];
  });
  return { ...found, items: pageOf(rows, page, ids.length) };
}

/** A public collection and its owner; null when it is private or never was. */
export async function findPublicCollection(username: string, slug: string) {
  const owner = isSlug(slug) ? await findProfile(username) : null;
  if (!owner) return null;
  const collections = cachedClient(cacheTags.profile(owner.id)).from('collections').select(SELECT.publicCollection);
  const collection = dataOf(await collections.eq('user_id', owner.id).eq('slug', slug).eq('is_public', true).maybeSingle());
  return collection && { owner, collection };
}

/**
 * The slugs and ids of what everybody may see in a collection, in order. The database leaves out what is private; asking for the prompts once
 * more gives the page their tags, so that it is made anew once one of them changes.
 */
async function publicItems(collectionId: string): Promise<string[]> {
  const ids = dataOf(await cachedClient(cacheTags.collection(collectionId)).rpc('collection_prompts', { collection: collectionId }));
  const shared = await publicIdsAmong(ids.filter(isUserPromptId));
  return ids.filter((id) => findPrompt(id) !== null || shared.has(id));
}
