import 'server-only';
import type { Account } from '../account/account';
import { QUOTAS, SERVER_COUNTS } from '../limits';
import type { ListFilter } from '../lists/list-filter';
import { pageOf, rangeOf } from '../lists/paging';
import { isInTitle } from '../lists/title-words';
import { findPrompts } from '../my-prompts/find-prompts';
import { ownTitles } from '../my-prompts/queries';
import { categoryOf, findLibraryPrompt } from '../prompts/library';
import { promptsWithWords } from '../prompts/search';
import { withTyposCorrected } from '../search/corrected-query';
import { databaseQuery } from '../search/database-query';
import { dataOf, ROWS_AT_ONCE } from '../supabase/connection';
import type { Database } from '../supabase/database.types';
import { sessionClient } from '../supabase/server';
import { categoriesOf, filterSaved, type SavedEntry } from './saved-list';

/** Maximum number of matches that `findSaved` reads: those last used, or if never used, last saved. */
const MATCHES = 100;

/** Slugs and ids of the user's saved prompts, last saved first. */
export async function savedIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  const rows = await savedInParts(async (from, to) => {
    const saved = client.from('saved_prompts').select('prompt_id').eq('user_id', user.id);
    return dataOf(await saved.order('created_at', { ascending: false }).order('prompt_id').range(from, to));
  });
  return rows.map(({ prompt_id }) => prompt_id);
}

export async function isSaved(user: Account, promptId: string): Promise<boolean> {
  const client = await sessionClient();
  const rows = client.from('saved_prompts').select('prompt_id').eq('user_id', user.id).eq('prompt_id', promptId);
  return dataOf(await rows.maybeSingle()) !== null;
}

export async function pinnedIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  const pins = client.from('pinned_prompts').select('prompt_id').eq('user_id', user.id);
  const rows = dataOf(await pins.order('created_at', { ascending: false }).order('prompt_id'));
  return rows.map(({ prompt_id }) => prompt_id);
}

/** Reads all saved prompts by parallel queries, each of which returns the rows from one position to another. */
export async function savedInParts<T>(select: (from: number, to: number) => Promise<T[]>): Promise<T[]> {
  const starts = Array.from({ length: QUOTAS.savedPrompts / ROWS_AT_ONCE }, (_, part) => part * ROWS_AT_ONCE);
  return (await Promise.all(starts.map((from) => select(from, from + ROWS_AT_ONCE - 1)))).flat();
}

/**
 * A page of saved prompts. `prompt` is null if it is deleted or private. `all`: number of saved prompts without a filter. `corrected`: the query that
 * was used instead of one without a match, or null.
 */
export async function savedPrompts(filter: ListFilter) {
  const { page = 1 } = filter;
  const titles = async ({ entries }: { entries: SavedEntry[] }) => entries.map(({ title, category }) => `${title ?? ''} ${category ?? ''}`);
  const { found, corrected } = await withTyposCorrected(filter.q ?? '', titles, async (q: string) => {
    const words = promptsWithWords(q);
    const entries = (await readRows(q)).map((row) => savedEntry(row, q, words));
    const chosen = filterSaved(entries, { ...filter, q });
    return { words, entries, chosen, count: chosen.length };
  });
  const { words, entries, chosen } = found;
  const q = corrected ?? filter.q ?? '';
  const [from, to] = rangeOf(page, SERVER_COUNTS.ownPage);
  const shown = chosen.slice(from, to + 1);
  const ids = shown.map(({ promptId }) => promptId);
  const prompts = await findPrompts(ids, 'everybody');
  const rows = shown.map((saved, index) => ({ saved, prompt: prompts[index] ?? null, matches: q ? words.get(saved.promptId) : undefined }));
  return { ...pageOf(rows, page, chosen.length, SERVER_COUNTS.ownPage), categories: categoriesOf(entries), all: entries.length, corrected };
}

/** Saved prompts that have all words of a query, without those that are deleted or private. */
export async function findSaved(query: string, count: number): Promise<SavedEntry[]> {
  const client = await sessionClient();
  const { found } = await withTyposCorrected(query, savedTitles, async (q) => {
    const words = promptsWithWords(q);
    const matches = { query: databaseQuery(q), in_library: [...words.keys()], at_most: MATCHES };
    const saved = dataOf(await client.rpc('own_saved_prompts', matches)).map((row) => savedEntry(row, q, words));
    const entries = filterSaved(saved, { q });
    return { entries, count: entries.length };
  });
  return found.entries.slice(0, count);
}

async function savedTitles(): Promise<string[]> {
  const { saved, from_library: slugs } = await ownTitles();
  const prompts = slugs.flatMap((slug) => findLibraryPrompt(slug) ?? []);
  return [...saved, ...prompts.map((prompt) => `${prompt.title} ${categoryOf(prompt).name}`)];
}

type Row = Database['public']['Functions']['own_saved_prompts']['Returns'][number];

async function readRows(q: string): Promise<Row[]> {
  const client = await sessionClient();
  return savedInParts(async (from, to) => {
    const rows = client.rpc('own_saved_prompts', { query: databaseQuery(q) });
    return dataOf(await rows.order('prompt_id').range(from, to));
  });
}

function savedEntry(row: Row, q: string, words: ReadonlyMap<string, unknown>): SavedEntry {
  const { prompt_id: promptId, created_at: createdAt, used_at: usedAt, pinned, collections } = row;
  const saved = { promptId, createdAt, usedAt, pinned, collections };
  const prompt = findLibraryPrompt(promptId);
  if (!prompt)
    return { ...saved, title: row.title, category: row.category, inLibrary: false, found: row.rank !== null, inTitle: row.rank === 1 };
  const { slug, title } = prompt;
  return { ...saved, title, category: categoryOf(prompt).name, inLibrary: true, found: words.has(slug), inTitle: isInTitle(q, title) };
}
