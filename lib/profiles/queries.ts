import 'server-only';
import { cache } from 'react';
import type { Account } from '../account/account';
import { cacheTags } from '../cache/cache-tags';
import { env } from '../env';
import { COUNTS } from '../limits';
import { dataOf } from '../supabase/connection';
import { cachedClient, sessionClient } from '../supabase/server';
import { type Person, PROFILE_FIELDS, type Profile } from './profile';

/** The profile of somebody by their name, in any case; null when nobody is called so. */
export async function findProfile(username: string): Promise<Profile | null> {
  const name = username.toLowerCase();
  if (!env.backend || !/^[a-z][a-z0-9_]{2,19}$/.test(name)) return null;
  return dataOf(
    await cachedClient(cacheTags.username(name)).from('user_profiles').select(PROFILE_FIELDS).eq('username', name).maybeSingle(),
  );
}

/** The first people who have published something and in whose names every word of a query begins a word. */
export async function findPeople(q: string): Promise<Person[]> {
  const client = cachedClient(cacheTags.publicPrompts);
  const rows = dataOf(await client.rpc('search_people', { query: q, at_most: COUNTS.people }));
  return rows.map(({ username, display_name }) => ({ username, displayName: display_name }));
}

/** One's own profile; null in the rare case that none could be made. */
export const ownProfile = cache(async (user: Account): Promise<Profile | null> => {
  const client = await sessionClient();
  return dataOf(await client.from('user_profiles').select(PROFILE_FIELDS).eq('id', user.id).maybeSingle());
});

/** The ids of what somebody has published, on which their name stands. */
export async function publishedIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  return dataOf(await client.from('user_prompts').select('id').eq('user_id', user.id).eq('is_public', true)).map(({ id }) => id);
}
