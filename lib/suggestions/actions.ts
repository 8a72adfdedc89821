'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Account } from '../account/account';
import { accountPaths } from '../account-paths';
import { userFormAction } from '../forms/form-action';
import { done, refused } from '../forms/form-state';
import { promptsChanged } from '../my-prompts/change-prompts';
import { publishedIds } from '../profiles/queries';
import { cacheTags } from '../server/cache/cache-tags';
import { invalidate } from '../server/cache/invalidate';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { idSchema } from '../text/text-fields';
import { answerSuggestion, declineSuggestion, suggestChange, takeSuggestion, withdrawSuggestion } from './store-suggestion';
import { answerSchema, blockSchema, declineSchema, suggestionSettingSchema, suggestSchema, takeSchema } from './suggestion-forms';

export const suggest = userFormAction(
  { schema: suggestSchema, rate: 'write', failure: 'A change could not be suggested' },
  async (suggested, user) => {
    const id = await suggestChange(user, suggested);
    if (id === null) return refused('not-saved');
    redirect(accountPaths.suggestion(id));
  },
);

export const take = userFormAction(
  { schema: takeSchema, rate: 'write', failure: 'A suggestion could not be taken' },
  async (taken, user) => {
    const result = await takeSuggestion(user, taken);
    if (result.status === 'done') redirect(accountPaths.suggestions);
    return result;
  },
);

export const decline = userFormAction(
  { schema: declineSchema, rate: 'write', failure: 'A suggestion could not be declined' },
  async ({ id, answer }) => {
    await declineSuggestion(id, answer);
    redirect(accountPaths.suggestions);
  },
);

export const withdraw = userFormAction(
  { schema: idSchema, rate: 'write', failure: 'A suggestion could not be withdrawn' },
  async ({ id }) => {
    if (!(await withdrawSuggestion(id))) return refused('changed-elsewhere');
    redirect(accountPaths.suggestions);
  },
);

export const answer = userFormAction(
  { schema: answerSchema, rate: 'write', failure: 'A suggestion could not be answered' },
  async ({ id, text }) => {
    await answerSuggestion(id, text);
    // The value empties the field, so that the same answer is not sent twice.
    return { status: 'done', values: { text: '' } };
  },
);

/** Blocks a person, whose open suggestions to the user the database declines. */
export const blockPerson = userFormAction(
  { schema: blockSchema, rate: 'write', failure: 'A person could not be blocked' },
  async ({ person }, user) => {
    const client = await sessionClient();
    dataOf(await client.from('blocks').upsert({ blocker_id: user.id, blocked_id: person }, { ignoreDuplicates: true }));
    await blocksChanged(user);
    redirect(accountPaths.blocked);
  },
);

export const unblockPerson = userFormAction(
  { schema: blockSchema, rate: 'write', failure: 'A person could not be unblocked' },
  async ({ person }, user) => {
    const client = await sessionClient();
    dataOf(await client.from('blocks').delete().eq('blocker_id', user.id).eq('blocked_id', person).select('blocked_id'));
    await blocksChanged(user);
    refresh();
    return done();
  },
);

/** Invalidates the pages of the user's public prompts, which show no suggestions and copies of blocked people. */
async function blocksChanged(user: Account): Promise<void> {
  invalidate((await publishedIds(user)).map(cacheTags.prompt));
}

export const setSuggestionSetting = userFormAction(
  { schema: suggestionSettingSchema, rate: 'write', failure: 'How open a prompt is to suggestions could not be changed' },
  async ({ id, suggestions }, user) => {
    const client = await sessionClient();
    const changed = client.from('user_prompts').update({ suggestions }).eq('id', id).eq('user_id', user.id);
    if (dataOf(await changed.select('id')).length === 0) return refused('not-saved');
    promptsChanged(user, [id]);
    return done();
  },
);
