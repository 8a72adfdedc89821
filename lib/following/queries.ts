import 'server-only';
import type { Account } from '../account/account';
import { FOLLOWS } from '../account-limits';
import { cleanCategory } from '../lists/list-filter';
import { nameWithUsername } from '../profiles/profile';
import { findProfile } from '../profiles/queries';
import { library } from '../prompts/library';
import { countPublicPrompts } from '../public-prompts/queries';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';

/** A category, or a person by the id of their account. */
export type Followable = { author: string; category: null; name: string } | { author: null; category: string; name: string };

type Asked = { author: string | undefined; category: string | undefined };

/** Finds the person (by username) or category that a link names. Null if there is none, or if the person is the user. */
export async function findFollowable({ author, category }: Asked, user: Account): Promise<Followable | null> {
  if (author !== undefined) {
    const profile = await findProfile(author);
    return profile && profile.id !== user.id ? { author: profile.id, category: null, name: nameWithUsername(profile) } : null;
  }
  const name = cleanCategory(category ?? '');
  if (name === '') return null;
  const isKnown = library().categories.some((known) => known.name === name) || (await countPublicPrompts(name)) > 0;
  return isKnown ? { author: null, category: name, name } : null;
}

export async function followsOf(user: Account) {
  const client = await sessionClient();
  const rows = client
    .from('follows')
    .select('id, category, author:user_profiles!follows_author_fkey(id, username, displayName:display_name)');
  return dataOf(await rows.eq('user_id', user.id).order('created_at', { ascending: false }).limit(FOLLOWS.most));
}

async function hasRow(table: 'feed_addresses' | 'daily_mails', user: Account): Promise<boolean> {
  const client = await sessionClient();
  return dataOf(await client.from(table).select('user_id').eq('user_id', user.id)).length > 0;
}

export const hasFeed = (user: Account) => hasRow('feed_addresses', user);

export const hasDailyMail = (user: Account) => hasRow('daily_mails', user);

/**
 * The last published prompts of the people and categories that the user follows. `createdAt`: time of publishing, because that is when they are new.
 */
export async function followedPrompts() {
  const client = await sessionClient();
  const rows = dataOf(await client.rpc('followed_prompts'));
  return rows.map(({ published_at, is_of_followed, username, display_name, ...prompt }) => ({
    ...prompt,
    createdAt: published_at,
    isOfFollowed: is_of_followed,
    author: { username, displayName: display_name },
  }));
}
