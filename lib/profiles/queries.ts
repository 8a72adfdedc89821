import 'server-only';
import { cache } from 'react';
import type { Account } from '../account/account';
import { env } from '../env';
import { SERVER_COUNTS } from '../limits';
import { cacheTags } from '../server/cache/cache-tags';
import { dataOf } from '../supabase/connection';
import { cachedClient, sessionClient } from '../supabase/server';
import { type Person, PROFILE_SELECT, type Profile } from './profile';

/** Finds a profile by its username in upper or lower case. */
export async function findProfile(username: string): Promise<Profile | null> {
  const name = username.toLowerCase();
  if (!env.backend || !/^[a-z][a-z0-9_]{2,19}$/.test(name)) return null;
  const client = cachedClient(cacheTags.username(name));
  return dataOf(await client.from('user_profiles').select(PROFILE_SELECT).eq('username', name).maybeSingle());
}

/** People with public prompts whose names match each word of the query. */
export async function findPeople(q: string): Promise<Person[]> {
  const client = cachedClient(cacheTags.publicPrompts);
  const rows = dataOf(await client.rpc('search_people', { query: q, at_most: SERVER_COUNTS.people }));
  return rows.map(({ username, display_name }) => ({ username, displayName: display_name }));
}

/** The user's profile. Signing in creates one (lib/auth/complete-sign-in.ts); null if that failed. */
export const ownProfile = cache(async (user: Account): Promise<Profile | null> => {
  const client = await sessionClient();
  return dataOf(await client.from('user_profiles').select(PROFILE_SELECT).eq('id', user.id).maybeSingle());
});

export async function publishedIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  return dataOf(await client.from('user_prompts').select('id').eq('user_id', user.id).eq('is_public', true)).map(({ id }) => id);
}
