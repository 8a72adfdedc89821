import 'server-only';
import { followingFeed } from '../integrations/feeds/feeds';
import { findPrompts } from '../my-prompts/find-prompts';
import { categoryOf, library } from '../prompts/library';
import { addedLater } from '../prompts/library-order';
import { dataOf } from '../supabase/connection';
import { publicClient } from '../supabase/server';
import { isFeedSecret } from './feed-secret';

/** Finds the feed with new prompts of the people and categories that somebody follows. Null if no feed has this secret. */
export async function findFollowingFeed(secret: string) {
  if (!isFeedSecret(secret)) return null;
  const found = dataOf(await publicClient().rpc('feed_contents', { address: secret }).maybeSingle());
  if (!found) return null;
  const prompts = await findPrompts(found.prompts, 'everybody');
  const ofLibrary = addedLater(library().prompts).map((prompt) => ({ prompt, category: categoryOf(prompt) }));
  return followingFeed(
    secret,
    prompts.flatMap((one) => (one?.kind === 'public' ? [one.prompt] : [])),
    ofLibrary.filter(({ category }) => found.categories.includes(category.name)),
  );
}
