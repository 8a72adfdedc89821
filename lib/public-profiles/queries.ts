import 'server-only';
import { publicCollectionsOf } from '../collections/queries';
import { findProfile } from '../profiles/queries';
import { publicPromptNames, publicPromptsOf } from '../public-prompts/queries';

/** Somebody, a page of the prompts they share, and beside the first one their public collections; null when nobody is called so. */
export async function findProfilePage(username: string, page: number) {
  const found = await findProfile(username);
  if (!found) return null;
  const [prompts, collections] = await Promise.all([publicPromptsOf(found.id, page), page === 1 ? publicCollectionsOf(found.id) : []]);
  return { profile: found, prompts, collections };
}

/** Somebody, the names of all the prompts they share, and their public collections; null when nobody is called so. */
export async function findPublished(username: string) {
  const profile = await findProfile(username);
  if (!profile) return null;
  const [prompts, collections] = await Promise.all([publicPromptNames(profile.id), publicCollectionsOf(profile.id)]);
  return { profile, prompts, collections };
}
