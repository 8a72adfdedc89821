import 'server-only';
import { cache } from 'react';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';

/** How many prompts, public prompts, saved prompts and collections somebody has: the layout and the page of a request share one answer. */
export const ownCounts = cache(async () => {
  const client = await sessionClient();
  const { public_prompts: publicPrompts, ...counts } = dataOf(await client.rpc('own_counts').single());
  return { ...counts, publicPrompts };
});
