import 'server-only';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import type { Account } from '../account/account';
import { requireUser } from '../account/current-user';
import { ownCounts } from '../account/own-counts';
import { MODERATION } from '../account-limits';
import { COLLECTION_COLUMNS, collectionName } from '../collections/collection-fields';
import { storedCollectionFields } from '../collections/collection-form';
import { pageOf, rangeOf } from '../lists/paging';
import { AUTHOR_FIELDS, publicName } from '../profiles/profile';
import { storedProfileTexts } from '../profiles/profile-form';
import { dataOf } from '../supabase/connection';
import { publicClient, sessionClient } from '../supabase/server';
import { type ModerationTarget, publicPath, targetOf } from './target';

/**
 * Title and path of an item that the user can report; null if it is deleted or not public. A suggestion or an answer must be one that the user may
 * read.
 */
export async function findPublicTarget(target: ModerationTarget): Promise<{ title: string; path: string } | null> {
  const { kind, id } = target;
  if (kind === 'suggestion' || kind === 'answer') {
    const suggestion = await findSuggestionOf(target);
    return suggestion && { title: suggestion.title, path: publicPath(target, { suggestionId: suggestion.id }) };
  }
  const client = publicClient();
  if (kind === 'prompt') {
    const prompt = dataOf(await client.from('user_prompts').select('title').eq('id', id).maybeSingle());
    return prompt && { title: prompt.title, path: publicPath(target) };
  }
  if (kind === 'profile') {
    const profile = dataOf(await client.from('user_profiles').select(AUTHOR_FIELDS).eq('id', id).maybeSingle());
    return profile && { title: publicName(profile), path: publicPath(target, profile) };
  }
  const fields = `${COLLECTION_COLUMNS}, slug, owner:user_profiles!collections_owner_fkey(username)` as const;
  const collection = dataOf(await client.from('collections').select(fields).eq('id', id).maybeSingle());
  if (!collection) return null;
  const { owner, slug } = collection;
  return { title: collectionName(collection), path: publicPath(target, { username: owner.username, slug }) };
}

/** The suggestion with this id, or the one to which the answer with this id belongs. */
async function findSuggestionOf({ kind, id }: ModerationTarget) {
  const client = await sessionClient();
  const fields = 'id, title, user_prompt_id';
  if (kind === 'suggestion') return dataOf(await client.from('suggestions').select(fields).eq('id', id).maybeSingle());
  const answer = client.from('suggestion_answers').select(`suggestion:suggestions(${fields})`).eq('id', id);
  return dataOf(await answer.maybeSingle())?.suggestion ?? null;
}

/** Id of a user's prompt that a suggestion or answer is about; null if that cannot be read or is about a library prompt, and for other items. */
export async function suggestedPromptId(target: ModerationTarget): Promise<string | null> {
  if (target.kind !== 'suggestion' && target.kind !== 'answer') return null;
  return (await findSuggestionOf(target))?.user_prompt_id ?? null;
}

const withTarget = <Row extends { kind: string; thing_id: string }>(row: Row) => ({ ...row, ...targetOf(row) });

const REPORT_COLUMNS = 'kind, thing_id, title, reason, note, created_at, outcome, decided_at';

export async function ownReports(user: Account) {
  const client = await sessionClient();
  const reports = client.from('reports').select(REPORT_COLUMNS).eq('reporter_id', user.id).order('created_at', { ascending: false });
  return dataOf(await reports.limit(MODERATION.ownReports)).map(withTarget);
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
  return dataOf(await cases.limit(MODERATION.ownDecisions)).map(withTarget);
}

/** Current suspension of an account, or null. Only moderators can read the suspensions of others. */
export async function suspensionOf(account: string) {
  const client = await sessionClient();
  const suspensions = client.from('suspensions').select('reason, message, suspended_at, ends_at').eq('user_id', account);
  const row = dataOf(await suspensions.maybeSingle());
  return row && (row.ends_at === null || Date.parse(row.ends_at) > Date.now()) ? row : null;
}

/** Returns the user if they are a moderator. Visitors get the login page, others the not-found page. */
export async function requireModerator(path: string): Promise<Account> {
  const user = await requireUser(path);
  if (!(await ownCounts()).isModerator) notFound();
  return user;
}

export async function moderationQueue(page: number) {
  const client = await sessionClient();
  const [first_row] = rangeOf(page, MODERATION.page);
  const rows = dataOf(await client.rpc('moderation_queue', { first_row, page_size: MODERATION.page }));
  return pageOf(rows.map(withTarget), page, rows[0]?.total ?? 0, MODERATION.page);
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
  collection: z.object({ ...storedCollectionFields, slug: z.string(), createdAt: z.string(), promptIds: z.array(z.string()) }).nullable(),
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

/**
 * Data for the decision of a moderator: an item, its reports, and earlier decisions about the item and its author. Null if the item is deleted, or
 * private without being hidden.
 */
export async function moderationItem({ kind, id }: ModerationTarget) {
  const client = await sessionClient();
  const data = dataOf(await client.rpc('moderation_item', { kind, thing: id }));
  if (data === null) return null;
  const item = itemSchema.parse(data);
  const columns = 'id, reporter_id, reason, note, created_at, counts, outcome';
  const reports = client.from('reports').select(columns).eq('kind', kind).eq('thing_id', id);
  const decided = client.from('moderation_cases').select(CASE_COLUMNS).eq('kind', kind).eq('thing_id', id).maybeSingle();
  const history = client.from('moderation_log').select(LOG_COLUMNS).eq('author_id', item.author.id).order('id', { ascending: false });
  const [reportRows, caseRow, logRows, suspension] = await Promise.all([
    reports.order('created_at', { ascending: false }).limit(MODERATION.reports),
    decided,
    history.limit(MODERATION.history),
    suspensionOf(item.author.id),
  ]);
  const found = { reports: dataOf(reportRows), decided: dataOf(caseRow), history: dataOf(logRows) };
  const names = await usernames([
    ...found.reports.map(({ reporter_id }) => reporter_id),
    ...found.history.map(({ moderator_id }) => moderator_id),
  ]);
  return { item, ...found, suspension, names };
}

export async function moderationLog(page: number) {
  const client = await sessionClient();
  const log = client.from('moderation_log');
  const newest = log.select(LOG_COLUMNS).order('id', { ascending: false });
  const [answer, total] = await Promise.all([
    newest.range(...rangeOf(page, MODERATION.page)),
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
