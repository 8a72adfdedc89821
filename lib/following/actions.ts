'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Account } from '../account/account';
import { accountPaths } from '../account-paths';
import { filePaths } from '../file-paths';
import { userFormAction } from '../forms/form-action';
import { type ActionResult, done } from '../forms/form-state';
import { absoluteUrl } from '../site';
import { dataOf, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { idSchema } from '../text/text-fields';
import { feedSecretHash, newFeedSecret } from './feed-secret';
import { followSchema, noFields } from './follow-forms';

export const follow = userFormAction(
  { schema: followSchema, rate: 'write', failure: 'Nobody could be followed' },
  async ({ author, category }, user) => {
    const client = await sessionClient();
    const answer = await client.from('follows').insert({ user_id: user.id, author_id: author, category });
    if (answer.error?.code !== UNIQUE_VIOLATION) dataOf(answer);
    redirect(accountPaths.following);
  },
);

export const unfollow = userFormAction(
  { schema: idSchema, rate: 'write', failure: 'What was followed could not be ended' },
  async ({ id }, user) => {
    const client = await sessionClient();
    dataOf(await client.from('follows').delete().eq('user_id', user.id).eq('id', id));
    refresh();
    return done();
  },
);

/**
 * Creates a secret address of the user's feed, and ends an earlier one. Only the result of this action has the address: the database stores a hash.
 */
export const makeFeed = userFormAction({ schema: noFields, rate: 'sensitive', failure: 'A feed could not be made' }, async (_, user) => {
  const [client, secret] = [await sessionClient(), newFeedSecret()];
  dataOf(await client.from('feed_addresses').delete().eq('user_id', user.id));
  dataOf(await client.from('feed_addresses').insert({ user_id: user.id, hash: feedSecretHash(secret) }));
  refresh();
  return { status: 'done', token: absoluteUrl(filePaths.feed(`/following/${secret}`)) };
});

export const endFeed = userFormAction({ schema: noFields, rate: 'write', failure: 'A feed could not be ended' }, (_, user) =>
  deleteRow('feed_addresses', user),
);

export const startDailyMail = userFormAction(
  { schema: noFields, rate: 'write', failure: 'A daily mail could not be turned on' },
  async (_, user) => {
    const client = await sessionClient();
    const answer = await client.from('daily_mails').insert({ user_id: user.id });
    if (answer.error?.code !== UNIQUE_VIOLATION) dataOf(answer);
    refresh();
    return done();
  },
);

export const endDailyMail = userFormAction(
  { schema: noFields, rate: 'write', failure: 'A daily mail could not be turned off' },
  (_, user) => deleteRow('daily_mails', user),
);

async function deleteRow(table: 'feed_addresses' | 'daily_mails', user: Account): Promise<ActionResult<never>> {
  const client = await sessionClient();
  dataOf(await client.from(table).delete().eq('user_id', user.id));
  refresh();
  return done();
}
