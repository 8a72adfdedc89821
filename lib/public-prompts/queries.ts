import 'server-only';
import { COUNTS, QUOTAS, SERVER_COUNTS } from '../limits';
import { type Page, pageOf, rangeOf } from '../lists/paging';
import { findPrompts } from '../my-prompts/find-prompts';
import { PROMPT_SELECT, type UserPromptPreview, withTidyPreview } from '../my-prompts/user-prompt';
import { AUTHOR_FIELDS } from '../profiles/profile';
import { withTyposCorrected } from '../search/corrected-query';
import { databaseQuery } from '../search/database-query';
import { cacheTags } from '../server/cache/cache-tags';
import { dataOf } from '../supabase/connection';
import type { Database } from '../supabase/database.types';
import { cachedClient } from '../supabase/server';
import { type Cursor, formatCursor, parseCursor } from './cursor';
import type { PublicFilter } from './filter';

/** Query of public prompts, newest first: of one user or all, after a cursor or from the first on. */
function publicRows<const Columns extends string>(tag: string, columns: Columns, userId?: string, cursor?: Cursor | null) {
  let rows = cachedClient(tag)
    .from('user_prompts')
    .select(columns)
    .match({ is_public: true, ...(userId && { user_id: userId }) });
  if (cursor) rows = rows.or(`created_at.lt.${cursor.createdAt},and(created_at.eq.${cursor.createdAt},id.lt.${cursor.id})`);
  return rows.order('created_at', { ascending: false }).order('id', { ascending: false });
}

export async function publicPromptsOf(userId: string, page: number): Promise<Page<UserPromptPreview>> {
  const [answer, total] = await Promise.all([
    publicRows(cacheTags.profile(userId), PROMPT_SELECT.preview, userId).range(...rangeOf(page)),
    countPublicPromptsBy(userId),
  ]);
  return pageOf(dataOf(answer).map(withTidyPreview), page, total);
}

export async function publicPromptNames(userId: string) {
  return dataOf(await publicRows(cacheTags.profile(userId), 'id, title, category', userId).limit(QUOTAS.prompts));
}

export async function countPublicPromptsBy(userId: string): Promise<number> {
  const client = cachedClient(cacheTags.profile(userId));
  const answer = await client.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', userId).eq('is_public', true);
  dataOf(answer);
  return answer.count ?? 0;
}

export async function publicPromptsAfter(userId: string, after: string | undefined, size: number) {
  const rows = dataOf(await publicRows(cacheTags.profile(userId), PROMPT_SELECT.preview, userId, parseCursor(after)).limit(size + 1));
  const prompts = rows.slice(0, size).map(withTidyPreview);
  const last = prompts.at(-1);
  return { prompts, next: rows.length > size && last ? formatCursor({ rank: 0, createdAt: last.createdAt, id: last.id }) : null };
}

export async function publicPromptsForSitemap(count: number) {
  const columns = 'id, updatedAt:updated_at, author:user_profiles!user_prompts_author_fkey(username, updatedAt:updated_at)';
  return dataOf(await publicRows(cacheTags.publicPrompts, columns).limit(count));
}

export async function newestPublicPrompts(count: number) {
  const columns =
    `id, title, category, createdAt:created_at, ownerId:user_id, author:user_profiles!user_prompts_author_fkey(${AUTHOR_FIELDS})` as const;
  return dataOf(await publicRows(cacheTags.publicPrompts, columns).limit(count));
}

/** A public prompt in a list. Only a list sorted by saves has their number. */
export type PublicPromptItem = UserPromptPreview & { saves?: number };

/**
 * Found public prompts. `next`: cursor of further ones, or `more` in a list sorted by saves; null if no more can be loaded. `corrected`: the query
 * that was used instead of one without a match, or null.
 */
export type PublicPromptPage = { prompts: PublicPromptItem[]; next: string | null; corrected: string | null };

/**
 * Lists public prompts, or searches them: each word of a query but stop words must begin a word of a prompt, and matches in titles come first. Typos
 * are corrected if nothing matches.
 */
export async function searchPublicPrompts(filter: PublicFilter, size: number = COUNTS.page): Promise<PublicPromptPage> {
  if (filter.sort === 'saved') return mostSaved(filter);
  const { found, corrected } = await withTyposCorrected(filter.q ?? '', newestTitles, async (q) => {
    const pages = await selectPages({ ...filter, q }, size);
    return { ...pages, count: pages.prompts.length };
  });
  return { prompts: found.prompts, next: found.next, corrected };
}

/** Public prompts that at least three people saved, the most saved first. */
async function mostSaved({ category, page = 1 }: PublicFilter): Promise<PublicPromptPage> {
  const size = page * COUNTS.page;
  const client = cachedClient(cacheTags.publicPrompts);
  const all = client.from('prompt_saves').select(`saves, prompt:user_prompts!inner(${PROMPT_SELECT.preview})`);
  const rows = (category ? all.eq('prompt.category', category) : all).order('saves', { ascending: false }).order('prompt_id');
  const found = dataOf(await rows.limit(size + 1));
  const prompts = found.slice(0, size).map(({ saves, prompt }) => ({ ...withTidyPreview(prompt), saves }));
  return { prompts, next: found.length > size && page < COUNTS.pagesOnScreen ? 'more' : null, corrected: null };
}

/** Reads several pages by a query for each, because the answers to the queries of earlier pages are mostly cached. */
async function selectPages({ page = 1, ...filter }: PublicFilter, size: number): Promise<Omit<PublicPromptPage, 'corrected'>> {
  let { prompts, next } = await selectPublicPrompts(filter, size);
  for (let count = 1; count < page && next; count++) {
    const more = await selectPublicPrompts({ ...filter, after: next }, size);
    prompts = [...prompts, ...more.prompts];
    next = more.next;
  }
  return { prompts, next };
}

async function newestTitles(): Promise<string[]> {
  const answer = await publicRows(cacheTags.publicPrompts, 'title, category').limit(SERVER_COUNTS.titlesForTypos);
  return dataOf(answer).map(({ title, category }) => `${title} ${category ?? ''}`);
}

/** Number of matches of a search up to SERVER_COUNTS.matches. `more`: there are more than these. */
export type Matches = { count: number; more: boolean };

export async function countMatches(q: string): Promise<Matches> {
  const most = SERVER_COUNTS.matches;
  const client = cachedClient(cacheTags.publicPrompts);
  const count = dataOf(await client.rpc('count_public_matches', { query: databaseQuery(q), at_most: most + 1 }));
  return { count: Math.min(count, most), more: count > most };
}

export type CountedPublicPrompts = PublicPromptPage & { matches: Matches };

export async function searchAndCountPublicPrompts(q: string): Promise<CountedPublicPrompts> {
  const found = await searchPublicPrompts({ q });
  const matches = found.next ? await countMatches(found.corrected ?? q) : { count: found.prompts.length, more: false };
  return { ...found, matches };
}

type FoundRow = Database['public']['Functions']['search_public_prompts']['Returns'][number];

function publicPrompt({ rank, user_id, created_at, updated_at, variable_count, username, display_name, x_handle, ...columns }: FoundRow) {
  return {
    ...columns,
    ownerId: user_id,
    createdAt: created_at,
    updatedAt: updated_at,
    variableCount: variable_count,
    isPublic: true,
    hiddenAt: null,
    author: { username, displayName: display_name, xHandle: x_handle },
  };
}

/** Public prompts that match a filter. The database function search_public_prompts returns at most 25 rows. */
async function selectPublicPrompts({ q, category, after }: PublicFilter, size: number): Promise<Omit<PublicPromptPage, 'corrected'>> {
  const cursor = parseCursor(after);
  const answer = await cachedClient(cacheTags.publicPrompts).rpc('search_public_prompts', {
    query: databaseQuery(q ?? ''),
    page_size: size + 1,
    ...(category && { in_category: category }),
    ...(cursor && { after_rank: cursor.rank, after_created_at: cursor.createdAt, after_id: cursor.id }),
  });
  const rows = dataOf(answer);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    prompts: shown.map(publicPrompt).map(withTidyPreview),
    next: rows.length > size && last ? formatCursor({ rank: last.rank, createdAt: last.created_at, id: last.id }) : null,
  };
}

/** Public prompts that others made from a prompt by Make it mine and changed; of each author the newest. */
export async function copiesOf(promptId: string): Promise<UserPromptPreview[]> {
  const client = cachedClient(cacheTags.prompt(promptId));
  const ids = dataOf(await client.rpc('prompt_copies', { prompt: promptId, at_most: SERVER_COUNTS.related }));
  const found = await findPrompts(ids, 'cached-page');
  return found.flatMap((one) => (one?.kind === 'public' ? [one.prompt] : []));
}

export async function countPublicPrompts(category = ''): Promise<number> {
  const client = cachedClient(cacheTags.publicPrompts);
  const counts = client.from('public_prompt_counts').select('prompts').eq('category', category);
  return dataOf(await counts.maybeSingle())?.prompts ?? 0;
}

/** Categories with the most public prompts, sorted by name. */
export async function publicPromptCategories(): Promise<string[]> {
  const client = cachedClient(cacheTags.publicPrompts);
  const counts = client.from('public_prompt_counts').select('category').neq('category', '').gt('prompts', 0);
  const rows = counts.order('prompts', { ascending: false }).order('category').limit(SERVER_COUNTS.publicCategories);
  return dataOf(await rows)
    .map(({ category }) => category)
    .sort((a, b) => a.localeCompare(b, 'en'));
}
