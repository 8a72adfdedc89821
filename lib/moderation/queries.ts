import 'server-only';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import type { Account } from '../account/account';
import { requireUser } from '../account/current-user';
import { ownCounts } from '../account/own-counts';
import { MODERATION } from '../account-limits';
import { COLLECTION_COLUMNS, collectionName } from '../collections/collection-fields';
import { storedTexts } from '../collections/collection-form';
import { pageOf, rangeOf } from '../lists/paging';
import { AUTHOR_FIELDS, publicName } from '../profiles/profile';
import { storedProfileTexts } from '../profiles/profile-form';
import { dataOf } from '../supabase/connection';
import { publicClient, sessionClient } from '../supabase/server';
import { type ModerationTarget, publicPath, targetOf } from './target';

/** Title and path of an item that the user can report; null if it is deleted, or the user may not read it. */
export async function findPublicTarget(target: ModerationTarget): Promise<{ title: string; path: string } | null> {
  const { kind, id } = target;
  if (kind === 'suggestion' || kind === 'answer') return findSuggestionTarget(target);
  const client = publicClient();
  if (kind === 'prompt') {
    const prompt = dataOf(await client.from('user_prompts').select('title').eq('id', id).maybeSingle());
    return prompt && { title: prompt.title, path: publicPath(target, '') };
  }
  if (kind === 'profile') {
    const profile = dataOf(await client.from('user_profiles').select(AUTHOR_FIELDS).eq('id', id).maybeSingle());
    return profile && { title: publicName(profile), path: publicPath(target, profile.username) };
  }
  const fields = `${COLLECTION_COLUMNS}, slug, owner:user_profiles!collections_owner_fkey(username)` as const;
  const collection = dataOf(await client.from('collections').select(fields).eq('id', id).maybeSingle());
  return collection && { title: collectionName(collection), path: publicPath(target, collection.owner.username, collection.slug) };
}

/** Title and path of a suggestion or answer; null if the user may not read it. */
async function findSuggestionTarget(target: ModerationTarget) {
  const client = await sessionClient();
  const { kind, id } = target;
  if (kind === 'suggestion') {
    const suggestion = dataOf(await client.from('suggestions').select('title').eq('id', id).maybeSingle());
    return suggestion && { title: suggestion.title, path: publicPath(target, '') };
  }
  const fields = 'suggestionId:suggestion_id, suggestion:suggestions(title)';
  const answer = dataOf(await client.from('suggestion_answers').select(fields).eq('id', id).maybeSingle());
  return answer && { title: answer.suggestion.title, path: publicPath(target, '', '', answer.suggestionId) };
}

/** Id of the user's prompt that a suggestion or answer is about; null for a library prompt and for other items. */
export async function suggestedPrompt({ kind, id }: ModerationTarget): Promise<string | null> {
  if (kind !== 'suggestion' && kind !== 'answer') return null;
  const client = await sessionClient();
  if (kind === 'suggestion')
    return dataOf(await client.from('suggestions').select('user_prompt_id').eq('id', id).maybeSingle())?.user_prompt_id ?? null;
  const answer = client.from('suggestion_answers').select('suggestion:suggestions(user_prompt_id)').eq('id', id);
  return dataOf(await answer.maybeSingle())?.suggestion.user_prompt_id ?? null;
}

const REPORT_COLUMNS = 'kind, thing_id, title, reason, note, created_at, outcome, decided_at';

export async function ownReports(user: Account) {
  const client = await sessionClient();
  const reports = client.from('reports').select(REPORT_COLUMNS).eq('reporter_id', user.id).order('created_at', { ascending: false });
  const rows = dataOf(await reports.limit(MODERATION.ownReports));
  return rows.map((row) => ({ ...row, ...targetOf(row) }));
}

export async function hasOpenReport(user: Account, { kind, id }: ModerationTarget): Promise<boolean> {
  const client = await sessionClient();
  const open = client.from('reports').select('id').eq('reporter_id', user.id).eq('kind', kind).eq('thing_id', id).is('outcome', null);
  return dataOf(await open.limit(1)).length > 0;
}

const CASE_COLUMNS = 'kind, thing_id, title, state, by_reports, reason, message, decided_at, hidden_at, appeal, appealed_at';

export async function ownDecisions(user: Account) {
  const client = await sessionClient();
  const cases = client.from('moderation_cases').select(CASE_COLUMNS).eq('author_id', user.id).order('decided_at', { ascending: false });
  const rows = dataOf(await cases.limit(MODERATION.ownDecisions));
  return rows.map((row) => ({ ...row, ...targetOf(row) }));
}

/** Current suspension of an account, or null. Only moderators can read the suspensions of others. */
export async function suspensionOf(account: string) {
  const client = await sessionClient();
  const row = dataOf(
    await client.from('suspensions').select('reason, message, suspended_at, ends_at').eq('user_id', account).maybeSingle(),
  );
  return row && (row.ends_at === null || Date.parse(row.ends_at) > Date.now()) ? row : null;
}

/** Returns the user if they are a moderator. Visitors get the login page, others the not-found page. */
export async function requireModerator(path: string): Promise<Account> {
  const user = await requireUser(path);
  const { isModerator } = await ownCounts();
  if (!isModerator) notFound();
  return user;
}

export async function moderationQueue(page: number) {
  const client = await sessionClient();
  const [first_row] = rangeOf(page, MODERATION.page);
  const rows = dataOf(await client.rpc('moderation_queue', { first_row, page_size: MODERATION.page }));
  return pageOf(
    rows.map((row) => ({ ...row, ...targetOf(row) })),
    page,
    rows[0]?.total ?? 0,
    MODERATION.page,
  );
}

export async function nextInQueue(): Promise<ModerationTarget | null> {
  const client = await sessionClient();
  const [first] = dataOf(await client.rpc('moderation_queue', { page_size: 1 }));
  return first ? targetOf(first) : null;
}

const itemSchema = z.object({
  title: z.string(),
  isHidden: z.boolean(),
  version: z.string(),
  prompt: z.object({ category: z.string().nullable(), tags: z.array(z.string()), content: z.string(), createdAt: z.string() }).nullable(),
  collection: z.object({ ...storedTexts, slug: z.string(), createdAt: z.string(), promptIds: z.array(z.string()) }).nullable(),
  words: z.object({ suggestionId: z.string(), text: z.string(), content: z.string().nullable(), createdAt: z.string() }).nullable(),
  author: z.object({
    id: z.string(),
    ...storedProfileTexts,
    since: z.string(),
    publicPrompts: z.number(),
    publicCollections: z.number(),
  }),
});

export type ModerationItem = z.infer<typeof itemSchema>;

const LOG_COLUMNS = 'id, at, moderator_id, action, kind, thing_id, author_id, reason, ends_at';

/** What a moderator reads before deciding: an item, its reports, and earlier decisions about the item and its author. Null if the item is deleted, or private without being hidden. */
export async function moderationItem({ kind, id }: ModerationTarget) {
  const client = await sessionClient();
  const found = dataOf(await client.rpc('moderation_item', { kind, thing: id }));
  if (found === null) return null;
  const item = itemSchema.parse(found);
  const reports = client
    .from('reports')
    .select('id, reporter_id, reason, note, created_at, counts, outcome')
    .eq('kind', kind)
    .eq('thing_id', id);
  const decided = client.from('moderation_cases').select(CASE_COLUMNS).eq('kind', kind).eq('thing_id', id).maybeSingle();
  const history = client.from('moderation_log').select(LOG_COLUMNS).eq('author_id', item.author.id).order('id', { ascending: false });
  const [allReports, moderationCase, log, suspension] = await Promise.all([
    reports.order('created_at', { ascending: false }).limit(MODERATION.reports),
    decided,
    history.limit(MODERATION.history),
    suspensionOf(item.author.id),
  ]);
  const entries = dataOf(log);
  const names = await usernames([
    ...dataOf(allReports).map(({ reporter_id }) => reporter_id),
    ...entries.map(({ moderator_id }) => moderator_id),
  ]);
  return { item, reports: dataOf(allReports), decided: dataOf(moderationCase), history: entries, suspension, names };
}

export async function moderationLog(page: number) {
  const client = await sessionClient();
  const log = client.from('moderation_log');
  const [answer, total] = await Promise.all([
    log
      .select(LOG_COLUMNS)
      .order('id', { ascending: false })
      .range(...rangeOf(page, MODERATION.page)),
    log.select('id', { count: 'exact', head: true }),
  ]);
  const rows = dataOf(answer);
  dataOf(total);
  const names = await usernames(rows.flatMap(({ moderator_id, author_id }) => [moderator_id, author_id]));
  return { ...pageOf(rows, page, total.count ?? 0, MODERATION.page), names };
}

/** Usernames by id of the account, without accounts that are deleted or whose profile is hidden. */
async function usernames(ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const client = await sessionClient();
  const rows = dataOf(await client.from('user_profiles').select('id, username').in('id', known));
  return new Map(rows.map(({ id, username }) => [id, username]));
}
