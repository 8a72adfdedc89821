import 'server-only';
import { publicCollectionsOf } from './collections/queries';
import { findProfile } from './profiles/queries';
import { publicPromptNames, publicPromptsOf } from './public-prompts/queries';

/** Finds a page of a profile, which has collections on page 1 only; null if no public profile has the username. */
export async function findProfilePage(username: string, page: number) {
  const profile = await findProfile(username);
  if (!profile) return null;
  const [prompts, collections] = await Promise.all([publicPromptsOf(profile.id, page), page === 1 ? publicCollectionsOf(profile.id) : []]);
  return { profile, prompts, collections };
}

/** Finds a profile with the names of all its public prompts and collections; null if no public profile has the username. */
export async function findPublished(username: string) {
  const profile = await findProfile(username);
  if (!profile) return null;
  const [prompts, collections] = await Promise.all([publicPromptNames(profile.id), publicCollectionsOf(profile.id)]);
  return { profile, prompts, collections };
}
