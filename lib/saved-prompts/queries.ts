import 'server-only';
import { cache } from 'react';
import type { Account } from '../auth/account';
import { QUOTAS } from '../limits';
import type { OwnListFilter } from '../own-list';
import { type Page, pageOf, rangeOf } from '../paging';
import { categoryOf, findPrompt } from '../prompts/library';
import type { Prompt } from '../prompts/prompt';
import { promptsWithWords } from '../prompts/search';
import { databaseQuery } from '../search/database-query';
import { isInTitle } from '../search/title-words';
import { dataOf } from '../supabase/connection';
import type { Database } from '../supabase/database.types';
import { sessionClient } from '../supabase/server';
import { withTyposCorrected } from '../user-prompts/corrected-query';
import { matchesIn } from '../user-prompts/public-prompt';
import { publicPromptsAmong } from '../user-prompts/queries';
import { type CountedPromptPreview, isUserPromptId } from '../user-prompts/user-prompt';
import { categoriesOf, narrow, type SavedEntry } from './saved-list';

/** The words to mark in it, normalized. */
type Matches = ReadonlySet<string> | undefined;

/** Something that was saved: a prompt of the library, one of the community, or one that is gone or private again. */
export type SavedPrompt = { promptId: string /** The ids of the collections that hold it. */; collections: string[] } & (
  | { kind: 'library'; prompt: Prompt; matches: Matches }
  | { kind: 'shared'; prompt: CountedPromptPreview; matches: Matches }
  | { kind: 'gone' }
);

/** As many rows as a Supabase project answers with at once (max_rows in supabase/config.toml). */
const ROWS_AT_ONCE = 1000;

/** All slugs and ids somebody saved, newest first. */
export async function savedIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  const rows = await inParts(async (from, to) => {
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

async function inParts<T>(select: (from: number, to: number) => Promise<T[]>): Promise<T[]> {
  const rows: T[] = [];
  for (let from = 0; from < QUOTAS.savedPrompts; from += ROWS_AT_ONCE) {
    const some = await select(from, from + ROWS_AT_ONCE - 1);
    rows.push(...some);
    if (some.length < ROWS_AT_ONCE) break;
  }
  return rows;
}

/** How many prompts somebody saved. */
export const countSaved = cache(async (user: Account): Promise<number> => {
  const client = await sessionClient();
  const answer = await client.from('saved_prompts').select('prompt_id', { count: 'exact', head: true }).eq('user_id', user.id);
  dataOf(answer);
  return answer.count ?? 0;
});

/**
 * A page of what somebody saved and a filter leaves, and the categories of all they saved. `corrected` is the query that it matches where nothing
 * matched the typed one.
 */
export async function savedPrompts(
  filter: OwnListFilter,
): Promise<Page<SavedPrompt> & { categories: string[]; all: number; corrected: string | null }> {
  const { page = 1 } = filter;
  const { found, corrected } = await withTyposCorrected(filter.q ?? '', savedTitles, async (q) => {
    const words = promptsWithWords(q);
    const entries = (await selectRows(q)).map((row) => savedEntry(row, q, words));
    const chosen = narrow(entries, { ...filter, q });
    return { words, entries, chosen, count: chosen.length };
  });
  const { words, entries, chosen } = found;
  const q = corrected ?? filter.q ?? '';
  const [from, to] = rangeOf(page);
  const shown = chosen.slice(from, to + 1);
  const ids = shown.map(({ promptId }) => promptId);
  const shared = new Map((await publicPromptsAmong(ids.filter(isUserPromptId))).map((prompt) => [prompt.id, prompt]));
  const rows = shown.map(({ promptId, collections }): SavedPrompt => {
    const prompt = findPrompt(promptId);
    if (prompt) return { promptId, collections, kind: 'library', prompt, matches: (q && words.get(promptId)) || undefined };
    const other = shared.get(promptId);
    if (!other) return { promptId, collections, kind: 'gone' };
    return { promptId, collections, kind: 'shared', prompt: other, matches: q ? matchesIn(q, [other.title, other.preview]) : undefined };
  });
  return { ...pageOf(rows, page, chosen.length), categories: categoriesOf(entries), all: entries.length, corrected };
}

/** The first `count` of what one saved that has all words of a query and is still there, in the order of the list. */
export async function findSaved(query: string, count: number): Promise<SavedEntry[]> {
  const client = await sessionClient();
  const { found } = await withTyposCorrected(query, savedTitles, async (q) => {
    const words = promptsWithWords(q);
    const rows = dataOf(await client.rpc('search_saved', { query: databaseQuery(q), in_library: [...words.keys()] }));
    const entries = narrow(
      rows.map((row) => savedEntry(row, q, words)),
      { q },
    );
    return { entries, count: entries.length };
  });
  return found.entries.slice(0, count);
}

/** The titles and categories of what is saved. */
async function savedTitles(): Promise<string[]> {
  const words = promptsWithWords('');
  const entries = (await selectRows('')).map((row) => savedEntry(row, '', words));
  return entries.map(({ title, category }) => `${title ?? ''} ${category ?? ''}`);
}

type Row = Database['public']['Functions']['own_saved_prompts']['Returns'][number];

/** Everything that is saved. */
async function selectRows(q: string): Promise<Row[]> {
  const client = await sessionClient();
  return inParts(async (from, to) =>
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
  const saved = { promptId: row.prompt_id, createdAt: row.created_at, usedAt: row.used_at, collections: row.collections };
  const prompt = findPrompt(row.prompt_id);
  if (!prompt)
    return { ...saved, title: row.title, category: row.category, inLibrary: false, found: row.rank !== null, inTitle: row.rank === 1 };
  const { slug, title } = prompt;
  return { ...saved, title, category: categoryOf(prompt).name, inLibrary: true, found: words.has(slug), inTitle: isInTitle(q, title) };
}
