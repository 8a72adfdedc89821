import 'server-only';
import { cache } from 'react';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';

/**
 * How many prompts, public prompts, saved prompts and collections somebody has, how much of that moderators or reports have hidden, whether they may
 * publish nothing, and whether they moderate: the layout and the page of a request share one answer.
 */
export const ownCounts = cache(async () => {
  const client = await sessionClient();
  const counts = dataOf(await client.rpc('own_counts').single());
  const { public_prompts: publicPrompts, is_suspended: isSuspended, is_moderator: isModerator, ...others } = counts;
  return { ...others, publicPrompts, isSuspended, isModerator };
});
