import 'server-only';
import { cache } from 'react';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';

export const ownCounts = cache(async () => {
  const client = await sessionClient();
  const row = dataOf(await client.rpc('own_counts').single());
  const { public_prompts: publicPrompts, is_suspended: isSuspended, is_moderator: isModerator, ...others } = row;
  return { ...others, publicPrompts, isSuspended, isModerator };
});
