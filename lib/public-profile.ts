import 'server-only';
import { publicCollectionsOf } from './collections/queries';
import { findProfile } from './profiles/queries';
import { publicPromptNames, publicPromptsOf } from './public-prompts/queries';

/** A page of a profile; collections are on page 1 only. Null for an unknown username. */
export async function findProfilePage(username: string, page: number) {
  const found = await findProfile(username);
  if (!found) return null;
  const [prompts, collections] = await Promise.all([publicPromptsOf(found.id, page), page === 1 ? publicCollectionsOf(found.id) : []]);
  return { profile: found, prompts, collections };
}

/** A profile with all its public prompts and collections by name. Null for an unknown username. */
export async function findPublished(username: string) {
  const profile = await findProfile(username);
  if (!profile) return null;
  const [prompts, collections] = await Promise.all([publicPromptNames(profile.id), publicCollectionsOf(profile.id)]);
  return { profile, prompts, collections };
}
