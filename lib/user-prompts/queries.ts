import 'server-only';
import { cache } from 'react';
import type { Account } from '../auth/account';
import { currentUser } from '../auth/current-user';
import { cacheTags } from '../cache-tags';
import { env } from '../env';
import { COUNTS, QUOTAS } from '../limits';
import { IN_ANY_COLLECTION, IN_NO_COLLECTION, type OwnListFilter } from '../own-list';
import { type Page, pageOf, rangeOf } from '../paging';
import type { Profile } from '../profiles/profile';
import { findPrompt } from '../prompts/library';
import { databaseQuery } from '../search/database-query';
import { dataOf } from '../supabase/connection';
import { cachedClient, publicClient, sessionClient } from '../supabase/server';
import { withTyposCorrected } from './corrected-query';
import { formatCursor, parseCursor } from './cursor';
import type { PublicPromptFilter } from './public-prompt-filter';
import { type Source, sourceOf } from './source';
import {
  type CountedPromptPreview,
  isUserPromptId,
  type PromptInCollection,
  type PublicPrompt,
  type PublicPromptPreview,
  SELECT,
  type SourceFields,
  tidyPreview,
  type UserPrompt,
  type UserPromptPreview,
} from './user-prompt';

/** A page of those prompts of somebody that a filter leaves. `corrected` is the query they match where nothing matched the typed one. */
export async function userPrompts(user: Account, filter: OwnListFilter): Promise<Page<UserPromptPreview> & { corrected: string | null }> {
  const client = await sessionClient();
  const { found, corrected } = await withTyposCorrected(filter.q ?? '', ownTitles, async (q) => {
    const answer = await searchOwn(client, { ...filter, q });
    return { ...answer, count: answer.total };
  });
  const { page = 1 } = filter;
  if (found.ids.length === 0) return { ...pageOf([], page, found.total), corrected };
  const rows = dataOf(await client.from('user_prompts').select(SELECT.userPromptPreview).eq('user_id', user.id).in('id', found.ids));
  const inOrder = rows.sort((a, b) => found.ids.indexOf(a.id) - found.ids.indexOf(b.id)).map(withTidyPreview);
  return { ...pageOf(inOrder, page, found.total), corrected };
}

type Filter = OwnListFilter & { q: string };

async function searchOwn(client: Client, { q, category, visibility, collection, sort, page = 1 }: Filter) {
  const answer = await client
    .rpc('search_own_prompts', {
      page,
      page_size: COUNTS.page,
      ...(q && { query: databaseQuery(q) }),
      ...(category && { in_category: category }),
      ...(visibility && { visible_to_all: visibility === 'public' }),
      ...(collection && { collected: collection !== IN_NO_COLLECTION }),
      ...(collection && collection !== IN_ANY_COLLECTION && collection !== IN_NO_COLLECTION && { in_collection: collection }),
      ...(sort && { sorted_by: sort }),
    })
    .single();
  return dataOf(answer);
}

/** The titles and categories of one's own prompts. */
async function ownTitles(): Promise<string[]> {
  const [client, user] = await Promise.all([sessionClient(), currentUser()]);
  if (!user) return [];
  const rows = client.from('user_prompts').select('title, category').eq('user_id', user.id).limit(QUOTAS.prompts);
  return dataOf(await rows).map(({ title, category }) => `${title} ${category ?? ''}`);
}

/** The first `count` of one's own prompts that have all words of a query, in the order of their list, by title. */
export async function findOwnTitles(q: string, count: number): Promise<Pick<UserPrompt, 'id' | 'title' | 'category'>[]> {
  const client = await sessionClient();
  const { found } = await withTyposCorrected(q, ownTitles, async (words) => {
    const rows = dataOf(await client.rpc('search_own_titles', { query: databaseQuery(words), at_most: count }));
    return { rows, count: rows.length };
  });
  return found.rows;
}

/** The categories of somebody's prompts, sorted by name: the fifty with the most. */
export async function ownCategories(): Promise<string[]> {
  const client = await sessionClient();
  const rows = dataOf(await client.rpc('own_prompt_categories'));
  return rows.map(({ category }) => category).sort((a, b) => a.localeCompare(b, 'en'));
}

/** How many prompts somebody has. */
export const countUserPrompts = cache(async (user: Account): Promise<number> => {
  const client = await sessionClient();
  const answer = await client.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', user.id);
  dataOf(answer);
  return answer.count ?? 0;
});

/** How many of them are public. */
export async function countPublicPromptsOf(user: Account): Promise<number> {
  const client = await sessionClient();
  const answer = await client
    .from('user_prompts')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', user.id)
    .eq('is_public', true);
  dataOf(answer);
  return answer.count ?? 0;
}

/** The ids of what somebody has published. */
export async function publicPromptIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  return dataOf(await client.from('user_prompts').select('id').eq('user_id', user.id).eq('is_public', true)).map(({ id }) => id);
}

/** One of somebody's own prompts; null when it is not theirs. */
export const findUserPrompt = cache(async (user: Account, id: string): Promise<UserPrompt | null> => {
  if (!isUserPromptId(id)) return null;
  const client = await sessionClient();
  const answer = await client.from('user_prompts').select(SELECT.userPrompt).eq('user_id', user.id).eq('id', id).maybeSingle();
  return dataOf(answer);
});

/** A public prompt for a cached page; null when it is private, deleted or never was. */
export async function findPublicPrompt(id: string): Promise<PublicPrompt | null> {
  return env.backend && isUserPromptId(id) ? selectPublicPrompt(cachedClient(cacheTags.prompt(id)), id) : null;
}

/** A public prompt as it is at this moment, for answers that are not cached. */
export async function readPublicPrompt(id: string): Promise<PublicPrompt | null> {
  return env.backend && isUserPromptId(id) ? selectPublicPrompt(publicClient(), id) : null;
}

async function selectPublicPrompt(client: ReturnType<typeof publicClient>, id: string): Promise<PublicPrompt | null> {
  const answer = await client.from('user_prompts').select(SELECT.publicPrompt).eq('id', id).eq('is_public', true).maybeSingle();
  return dataOf(answer);
}

/** What a prompt was copied from, for a cached page, which is rendered again once that is private or deleted. */
export function findSource(copy: SourceFields): Promise<Source | null> {
  return selectSource(copy, (sourceId) => cachedClient(cacheTags.prompt(sourceId)));
}

/** The same as it is at this moment. */
export function readSource(copy: SourceFields): Promise<Source | null> {
  return selectSource(copy, publicClient);
}

async function selectSource(copy: SourceFields, clientFor: (sourceId: string) => ReturnType<typeof publicClient>): Promise<Source | null> {
  const { sourceId } = copy;
  if (sourceId === null || !isUserPromptId(sourceId)) {
    const original = findPrompt(sourceId ?? '');
    return sourceOf(copy, original !== null, original?.title);
  }
  const original = clientFor(sourceId).from('user_prompts').select('id').eq('id', sourceId).eq('is_public', true);
  return sourceOf(copy, dataOf(await original.maybeSingle()) !== null);
}

/** Those of `ids`, a page of them at most, that are public now. */
export async function publicPromptsAmong(ids: string[]): Promise<CountedPromptPreview[]> {
  if (ids.length === 0) return [];
  const client = await sessionClient();
  const answer = await client.from('user_prompts').select(SELECT.publicPromptPreview).in('id', ids).eq('is_public', true);
  return dataOf(answer).map(withTidyPreview);
}

/** Whether the person of this session may see such a prompt, of the library or somebody's; row level security answers for the latter. */
export async function canSeePrompt(promptId: string): Promise<boolean> {
  return (await findVisiblePrompt(promptId)) !== null;
}

/** The title of such a prompt, and whose it is: null where it is of the library. Null where the person may not see it. */
export const findVisiblePrompt = cache(async (promptId: string): Promise<{ title: string; ownerId: string | null } | null> => {
  const prompt = findPrompt(promptId);
  if (prompt) return { title: prompt.title, ownerId: null };
  if (!isUserPromptId(promptId)) return null;
  const client = await sessionClient();
  return dataOf(await client.from('user_prompts').select('title, ownerId:user_id').eq('id', promptId).maybeSingle());
});

type Client = ReturnType<typeof publicClient>;

/** Those of `ids` that this client may see: public ones, and with a session its user's own. */
export function promptsAmong(client: Client, ids: string[]): Promise<PromptInCollection[]> {
  return inChunks(ids, async (some) => dataOf(await client.from('user_prompts').select(SELECT.promptInCollection).in('id', some)));
}

/** The contents of those of `ids`, a few at most, that this client may see. */
export async function contentsAmong(client: Client, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map(dataOf(await client.from('user_prompts').select('id, content').in('id', ids)).map(({ id, content }) => [id, content]));
}

/** Those of `ids` that are public, for a cached page, which is rendered again once one of them changes. */
export async function publicIdsAmong(ids: string[]): Promise<Set<string>> {
  const rows = await inChunks(ids, async (some) => {
    const client = cachedClient(...some.map(cacheTags.prompt));
    return dataOf(await client.from('user_prompts').select('id').in('id', some).eq('is_public', true));
  });
  return new Set(rows.map(({ id }) => id));
}

/** The same with what a list shows of them. */
export async function publicPreviewsAmong(ids: string[]): Promise<CountedPromptPreview[]> {
  const rows = await inChunks(ids, async (some) => {
    const client = cachedClient(...some.map(cacheTags.prompt));
    return dataOf(await client.from('user_prompts').select(SELECT.publicPromptPreview).in('id', some).eq('is_public', true));
  });
  return rows.map(withTidyPreview);
}

/** Ids in one request (inChunks): they stand in its address, and Next takes no more than 128 tags for one answer. */
const IDS_AT_ONCE = 100;

async function inChunks<Row>(ids: string[], read: (some: string[]) => Promise<Row[]>): Promise<Row[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
    ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
  );
  return (await Promise.all(chunks.map(read))).flat();
}

/** A page of the public prompts of one person, newest first. */
export async function publicPromptsOf(userId: string, page: number): Promise<Page<CountedPromptPreview>> {
  const client = cachedClient(cacheTags.profile(userId));
  const [answer, count] = await Promise.all([
    client
      .from('user_prompts')
      .select(SELECT.publicPromptPreview)
      .eq('user_id', userId)
      .eq('is_public', true)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(...rangeOf(page)),
    client.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', userId).eq('is_public', true),
  ]);
  dataOf(count);
  return pageOf(dataOf(answer).map(withTidyPreview), page, count.count ?? 0);
}

/** A public prompt as the sitemap names it. */
export type PublicPromptAddress = Pick<PublicPrompt, 'id' | 'updatedAt'> & { author: Pick<Profile, 'username' | 'updatedAt'> };

/** The newest public prompts, for search engines. */
export async function newestPublicPrompts(count: number): Promise<PublicPromptAddress[]> {
  return dataOf(
    await cachedClient(cacheTags.community)
      .from('user_prompts')
      .select('id, updatedAt:updated_at, author:user_profiles!user_prompts_author_fkey(username, updatedAt:updated_at)')
      .eq('is_public', true)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(count),
  );
}

/** Pages of the list of community prompts, and the cursor of the next one. `corrected` is the query they match where nothing matched the typed one. */
export type PublicPromptPage = { prompts: PublicPromptPreview[]; next: string | null; corrected: string | null };

/**
 * Public prompts, as many pages as the filter says: every word of `q` starts some word in it; those with all words in the title first, newest first. Where nothing
 * matches, words that no title has are taken for typos.
 */
export async function searchPublicPrompts(filter: PublicPromptFilter): Promise<PublicPromptPage> {
  const { found, corrected } = await withTyposCorrected(filter.q ?? '', newestTitles, async (q) => {
    const pages = await selectPages({ ...filter, q });
    return { ...pages, count: pages.prompts.length };
  });
  return { prompts: found.prompts, next: found.next, corrected };
}

/** Page after page: each is a short query by the cursor of the one before, and mostly in the cache since that was shown. */
async function selectPages({ page = 1, ...filter }: PublicPromptFilter): Promise<Omit<PublicPromptPage, 'corrected'>> {
  let { prompts, next } = await selectPublicPrompts(filter);
  for (let count = 1; count < page && next; count++) {
    const more = await selectPublicPrompts({ ...filter, after: parseCursor(next) ?? undefined });
    prompts = [...prompts, ...more.prompts];
    next = more.next;
  }
  return { prompts, next };
}

/** The titles and categories of the newest public prompts. */
async function newestTitles(): Promise<string[]> {
  const answer = await cachedClient(cacheTags.community)
    .from('user_prompts')
    .select('title, category')
    .eq('is_public', true)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(COUNTS.titlesForTypos);
  return dataOf(answer).map(({ title, category }) => `${title} ${category ?? ''}`);
}

/** How many public prompts match a query as it is. `more`: than those, which are COUNTS.matches then. */
export async function countMatches(q: string): Promise<{ count: number; more: boolean }> {
  const most = COUNTS.matches;
  const count = dataOf(await cachedClient(cacheTags.community).rpc('count_public_matches', { query: databaseQuery(q), at_most: most + 1 }));
  return { count: Math.min(count, most), more: count > most };
}

async function selectPublicPrompts({ q, category, after }: PublicPromptFilter): Promise<Omit<PublicPromptPage, 'corrected'>> {
  const size = COUNTS.page;
  const rows = dataOf(
    await cachedClient(cacheTags.community).rpc('search_public_prompts', {
      query: databaseQuery(q ?? ''),
      page_size: size + 1,
      ...(category && { in_category: category }),
      ...(after && { after_rank: after.rank, after_created_at: after.createdAt, after_id: after.id }),
    }),
  );
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    prompts: shown.map((row) => ({
      id: row.id,
      title: row.title,
      preview: tidyPreview(row.preview),
      category: row.category,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      author: { username: row.username, displayName: row.display_name, xHandle: row.x_handle },
    })),
    next: rows.length > size && last ? formatCursor({ rank: last.rank, createdAt: last.created_at, id: last.id }) : null,
  };
}

/** How many public prompts there are in a category; in all without one. */
export async function countPublicPrompts(category = ''): Promise<number> {
  const row = dataOf(
    await cachedClient(cacheTags.community).from('public_prompt_counts').select('prompts').eq('category', category).maybeSingle(),
  );
  return row?.prompts ?? 0;
}

/** The categories to choose from: those with the most public prompts, sorted by name. */
export async function publicPromptCategories(): Promise<string[]> {
  const rows = dataOf(
    await cachedClient(cacheTags.community)
      .from('public_prompt_counts')
      .select('category')
      .neq('category', '')
      .gt('prompts', 0)
      .order('prompts', { ascending: false })
      .order('category')
      .limit(COUNTS.communityCategories),
  );
  return rows.map(({ category }) => category).sort((a, b) => a.localeCompare(b, 'en'));
}

function withTidyPreview<Row extends { preview: string }>(row: Row): Row {
  return { ...row, preview: tidyPreview(row.preview) };
}
