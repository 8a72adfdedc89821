'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { accountPaths } from '../account-paths';
import { userFormAction } from '../forms/form-action';
import { type ActionResult, done, refused } from '../forms/form-state';
import { cacheTags } from '../server/cache/cache-tags';
import { invalidate } from '../server/cache/invalidate';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { endOf } from '../text/dates';
import { appealSchema, decisionSchema, liftSchema, reportSchema, suspensionSchema } from './moderation-forms';
import { nextInQueue, suggestedPrompt } from './queries';
import type { ModerationTarget } from './target';

type Shown = { author_id: string | null; username: string | null; prompts: string[]; collections: string[] };

/** Runs `ask` and adds to its `prompts` the one that a suggestion or answer is about, which is read first because `ask` may delete the suggestion. */
async function withSuggestedPrompt<Answer extends Shown>(target: ModerationTarget, ask: () => Promise<Answer>): Promise<Answer> {
  const prompt = await suggestedPrompt(target);
  const answer = await ask();
  return prompt ? { ...answer, prompts: [...answer.prompts, prompt] } : answer;
}

/** Invalidates every cached page of items that are now hidden or shown again. */
function invalidateShown(
  { kind, id }: Pick<z.infer<typeof reportSchema>, 'kind' | 'id'>,
  { author_id, username, prompts, collections }: Shown,
) {
  invalidate([
    ...(author_id ? [cacheTags.profile(author_id)] : []),
    ...(username && kind === 'profile' ? [cacheTags.username(username)] : []),
    ...new Set([...prompts, ...(kind === 'prompt' ? [id] : [])].map(cacheTags.prompt)),
    ...new Set([...collections, ...(kind === 'collection' ? [id] : [])].map(cacheTags.collection)),
    cacheTags.publicPrompts,
    cacheTags.collections,
  ]);
}

export const reportThing = userFormAction(
  { schema: reportSchema, rate: 'report', failure: 'Something could not be reported' },
  async ({ kind, id, reason, note }): Promise<ActionResult<never>> => {
    const client = await sessionClient();
    const asked = { kind, thing: id, reason, ...(note && { note }) };
    const answer = await withSuggestedPrompt({ kind, id }, async () => dataOf(await client.rpc('report_thing', asked).single()));
    if (answer.author_id) invalidateShown({ kind, id }, answer);
    if (answer.result === 'gone' || answer.result === 'own') return refused('not-saved');
    redirect(accountPaths.reportSent({ kind, id }));
  },
);

export const appealDecision = userFormAction(
  { schema: appealSchema, rate: 'write', failure: 'Another look could not be asked for' },
  async ({ kind, id, appeal }): Promise<ActionResult<never>> => {
    const client = await sessionClient();
    if (!dataOf(await client.rpc('appeal', { kind, thing: id, said: appeal }))) return refused('not-saved');
    refresh();
    return done();
  },
);

export const decide = userFormAction(
  { schema: decisionSchema, rate: 'write', failure: 'A decision could not be stored' },
  async ({ kind, id, decision, reason, message, seen }): Promise<ActionResult<never>> => {
    const client = await sessionClient();
    // The generated types of functions do not say which arguments may be null.
    const asked = { kind, thing: id, decision, reason: reason as string, message: message as string, seen };
    const shown = await withSuggestedPrompt({ kind, id }, async () => dataOf(await client.rpc('moderate', asked).single()));
    invalidateShown({ kind, id }, shown);
    const next = await nextInQueue();
    redirect(next ? accountPaths.moderationOf(next) : accountPaths.moderation());
  },
);

export const suspendAccount = userFormAction(
  { schema: suspensionSchema, rate: 'write', failure: 'An account could not be suspended' },
  async ({ id, reason, message, ends }): Promise<ActionResult<never>> => {
    const client = await sessionClient();
    const asked = { account: id, reason, message: message as string, ends_at: endOf(ends, Date.now()) as string };
    if (!dataOf(await client.rpc('suspend_account', asked))) return refused('not-saved');
    refresh();
    return done();
  },
);

export const liftSuspension = userFormAction(
  { schema: liftSchema, rate: 'write', failure: 'A suspension could not be lifted' },
  async ({ id }): Promise<ActionResult<never>> => {
    const client = await sessionClient();
    if (!dataOf(await client.rpc('lift_suspension', { account: id }))) return refused('not-saved');
    refresh();
    return done();
  },
);
