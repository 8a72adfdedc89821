'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { accountPaths } from '../account-paths';
import { userFormAction } from '../forms/form-action';
import { done, refused } from '../forms/form-state';
import { cacheTags } from '../server/cache/cache-tags';
import { invalidate } from '../server/cache/invalidate';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { expiryAfter } from '../text/dates';
import { appealSchema, decisionSchema, liftSchema, reportSchema, suspensionSchema } from './moderation-forms';
import { nextInQueue, suggestedPromptId } from './queries';
import type { ModerationTarget } from './target';

/** The author of a moderated item, and the ids of prompts and collections that are hidden or shown with the item. */
type Affected = { author_id: string | null; username: string | null; prompts: string[]; collections: string[] };

/**
 * Invalidates every cached page that shows an item which is hidden now, or shown again. `suggestedTo`: id of the prompt that a suggestion or answer
 * is about.
 */
function invalidateItem(
  { kind, id }: ModerationTarget,
  { author_id, username, prompts, collections }: Affected,
  suggestedTo: string | null,
) {
  invalidate([
    ...(author_id ? [cacheTags.profile(author_id)] : []),
    ...(username && kind === 'profile' ? [cacheTags.username(username)] : []),
    ...new Set([...prompts, ...(kind === 'prompt' ? [id] : []), ...(suggestedTo ? [suggestedTo] : [])].map(cacheTags.prompt)),
    ...new Set([...collections, ...(kind === 'collection' ? [id] : [])].map(cacheTags.collection)),
    cacheTags.publicPrompts,
    cacheTags.collections,
  ]);
}

export const reportItem = userFormAction(
  { schema: reportSchema, rate: 'report', failure: 'Something could not be reported' },
  async ({ kind, id, reason, note }) => {
    const client = await sessionClient();
    const asked = { kind, thing: id, reason, ...(note && { note }) };
    const suggestedTo = await suggestedPromptId({ kind, id });
    const answer = dataOf(await client.rpc('report_thing', asked).single());
    if (answer.author_id) invalidateItem({ kind, id }, answer, suggestedTo);
    if (answer.result === 'gone' || answer.result === 'own') return refused('not-saved');
    redirect(accountPaths.reportSent({ kind, id }));
  },
);

export const appealDecision = userFormAction(
  { schema: appealSchema, rate: 'write', failure: 'Another look could not be asked for' },
  async ({ kind, id, appeal }) => {
    const client = await sessionClient();
    if (!dataOf(await client.rpc('appeal', { kind, thing: id, said: appeal }))) return refused('not-saved');
    refresh();
    return done();
  },
);

export const decide = userFormAction(
  { schema: decisionSchema, rate: 'write', failure: 'A decision could not be stored' },
  async ({ kind, id, decision, reason, message, seen }) => {
    const client = await sessionClient();
    // The generated types of functions do not say which arguments may be null.
    const asked = { kind, thing: id, decision, reason: reason as string, message: message as string, seen };
    // The prompt is looked up first, because a decision may delete a suggestion.
    const suggestedTo = await suggestedPromptId({ kind, id });
    invalidateItem({ kind, id }, dataOf(await client.rpc('moderate', asked).single()), suggestedTo);
    const next = await nextInQueue();
    redirect(next ? accountPaths.moderationOf(next) : accountPaths.moderation());
  },
);

export const suspendAccount = userFormAction(
  { schema: suspensionSchema, rate: 'write', failure: 'An account could not be suspended' },
  async ({ id, reason, message, ends }) => {
    const client = await sessionClient();
    const asked = { account: id, reason, message: message as string, ends_at: expiryAfter(ends, Date.now()) as string };
    if (!dataOf(await client.rpc('suspend_account', asked))) return refused('not-saved');
    refresh();
    return done();
  },
);

export const liftSuspension = userFormAction(
  { schema: liftSchema, rate: 'write', failure: 'A suspension could not be lifted' },
  async ({ id }) => {
    const client = await sessionClient();
    if (!dataOf(await client.rpc('lift_suspension', { account: id }))) return refused('not-saved');
    refresh();
    return done();
  },
);
