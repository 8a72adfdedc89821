import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { followingFeed } from '../integrations/feeds/feeds';
import { findPrompts } from '../my-prompts/find-prompts';
import { categoryOf, library } from '../prompts/library';
import { addedLater } from '../prompts/library-order';
import { dataOf } from '../supabase/connection';
import { publicClient } from '../supabase/server';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

export const newFeedSecret = () => randomBytes(32).toString('base64url');

export const feedHash = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Feed of new prompts of what somebody follows, by its secret; null if there is none. */
export async function findFollowingFeed(secret: string) {
  if (!SECRET.test(secret)) return null;
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
