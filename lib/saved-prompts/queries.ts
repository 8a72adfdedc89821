import 'server-only';
import type { Account } from '../account/account';
import { COUNTS, QUOTAS } from '../limits';
import type { ListFilter } from '../lists/list-filter';
import { pageOf, rangeOf } from '../lists/paging';
import { categoryOf, findLibraryPrompt } from '../prompts/library';
import { promptsWithWords } from '../prompts/search';
import { databaseQuery } from '../search/database-query';
import { isInTitle } from '../search/title-words';
import { dataOf, ROWS_AT_ONCE } from '../supabase/connection';
import type { Database } from '../supabase/database.types';
import { sessionClient } from '../supabase/server';
import { withTyposCorrected } from '../user-prompts/corrected-query';
import { findPrompts } from '../user-prompts/find-prompts';
import { ownTitles } from '../user-prompts/queries';
import { categoriesOf, narrow, type SavedEntry } from './saved-list';

/** As many of what matches are read for the palette, the last used: those with all words in the title are put first of these. */
const MATCHES = 100;

/** All slugs and ids somebody saved, newest first. */
export async function savedIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  const rows = await savedInParts(async (from, to) => {
    const saved = client.from('saved_prompts').select('prompt_id').eq('user_id', user.id);
    return dataOf(await saved.order('created_at', { ascending: false }).order('prompt_id').range(from, to));
  });
  return rows.map(({ prompt_id }) => prompt_id);
}

/** Whether somebody saved a prompt. */
export async function isSaved(user: Account, promptId: string): Promise<boolean> {
  const client = await sessionClient();
  const rows = client.from('saved_prompts').select('prompt_id').eq('user_id', user.id).eq('prompt_id', promptId);
  return dataOf(await rows.maybeSingle()) !== null;
}

/** All rows of what an account has saved, whose parts are requested at the same time: there are two at most (the quota). */
export async function savedInParts<T>(select: (from: number, to: number) => Promise<T[]>): Promise<T[]> {
  const starts = Array.from({ length: QUOTAS.savedPrompts / ROWS_AT_ONCE }, (_, part) => part * ROWS_AT_ONCE);
  return (await Promise.all(starts.map((from) => select(from, from + ROWS_AT_ONCE - 1)))).flat();
}

/**
 * A page of what somebody saved and a filter leaves, null where a prompt is gone or private again, with the words to mark in one of the
 * library; and the categories of all they saved. `corrected` is the query that it matches where nothing
 * matched the typed one.
 */
export async function savedPrompts(filter: ListFilter) {
  const { page = 1 } = filter;
  const titles = async ({ entries }: { entries: SavedEntry[] }) => titlesOf(entries);
  const { found, corrected } = await withTyposCorrected(filter.q ?? '', titles, async (q: string) => {
    const words = promptsWithWords(q);
    const entries = (await readRows(q)).map((row) => savedEntry(row, q, words));
    const chosen = narrow(entries, { ...filter, q });
    return { words, entries, chosen, count: chosen.length };
  });
  const { words, entries, chosen } = found;
  const q = corrected ?? filter.q ?? '';
  const [from, to] = rangeOf(page, COUNTS.ownPage);
  const shown = chosen.slice(from, to + 1);
  const prompts = await findPrompts(
    shown.map(({ promptId }) => promptId),
    'everybody',
  );
  const rows = shown.map((saved, index) => ({
    saved,
    prompt: prompts[index] ?? null,
    matches: q ? words.get(saved.promptId) : undefined,
  }));
  return { ...pageOf(rows, page, chosen.length, COUNTS.ownPage), categories: categoriesOf(entries), all: entries.length, corrected };
}

/** The first `count` of what one saved that has all words of a query and is still there, in the order of the list. */
export async function findSaved(query: string, count: number): Promise<SavedEntry[]> {
  const client = await sessionClient();
  const { found } = await withTyposCorrected(query, savedTitles, async (q) => {
    const words = promptsWithWords(q);
    const rows = dataOf(
      await client.rpc('own_saved_prompts', { query: databaseQuery(q), in_library: [...words.keys()], at_most: MATCHES }),
    );
    const entries = narrow(
      rows.map((row) => savedEntry(row, q, words)),
      { q },
    );
    return { entries, count: entries.length };
  });
  return found.entries.slice(0, count);
}

async function savedTitles(): Promise<string[]> {
  const { saved, from_library: slugs } = await ownTitles();
  const prompts = slugs.flatMap((slug) => findLibraryPrompt(slug) ?? []);
  return [...saved, ...prompts.map((prompt) => `${prompt.title} ${categoryOf(prompt).name}`)];
}

/** The titles and categories of what is saved. */
function titlesOf(entries: SavedEntry[]): string[] {
  return entries.map(({ title, category }) => `${title ?? ''} ${category ?? ''}`);
}

type Row = Database['public']['Functions']['own_saved_prompts']['Returns'][number];

/** Everything that is saved. */
async function readRows(q: string): Promise<Row[]> {
  const client = await sessionClient();
  return savedInParts(async (from, to) =>
    dataOf(
      await client
        .rpc('own_saved_prompts', { query: databaseQuery(q) })
        .order('prompt_id')
        .range(from, to),
    ),
  );
}

/** A row with what the library knows of it. */
function savedEntry(row: Row, q: string, words: ReadonlyMap<string, unknown>): SavedEntry {
  const { prompt_id: promptId, created_at: createdAt, used_at: usedAt, pinned, collections } = row;
  const saved = { promptId, createdAt, usedAt, pinned, collections };
  const prompt = findLibraryPrompt(row.prompt_id);
  if (!prompt)
    return { ...saved, title: row.title, category: row.category, inLibrary: false, found: row.rank !== null, inTitle: row.rank === 1 };
  const { slug, title } = prompt;
  return { ...saved, title, category: categoryOf(prompt).name, inLibrary: true, found: words.has(slug), inTitle: isInTitle(q, title) };
}
