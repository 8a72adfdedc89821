import 'server-only';
import { cache } from 'react';
import type { Account } from '../account/account';
import { LIMITS, QUOTAS, SERVER_COUNTS } from '../limits';
import { IN_ANY_COLLECTION, IN_NO_COLLECTION, type ListFilter } from '../lists/list-filter';
import { withTyposCorrected } from '../search/corrected-query';
import { databaseQuery } from '../search/database-query';
import { oncePerRequest } from '../server/cache/once-per-request';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import { findPrompt } from './find-prompts';
import type { LabelKind } from './labels';
import { type Source, sourceOf } from './source';
import { type OwnLabel, SELECT, type UserPrompt, withTidyPreview } from './user-prompt';

/** Searches own prompts. `ids`: those of a page in order. `pinned`: which of them are pinned. `corrected`: the query that was used instead, if the typed one had no match. */
export async function findUserPrompts(filter: ListFilter) {
  const client = await sessionClient();
  const { found, corrected } = await withTyposCorrected(filter.q ?? '', writtenTitles, async (q) => {
    const answer = await searchOwn(client, { ...filter, q }, SERVER_COUNTS.ownPage);
    return { ...answer, count: answer.total };
  });
  return { ...found, corrected };
}

/** Own prompts in the order of the ids. */
export async function userPrompts(user: Account, ids: string[]) {
  if (ids.length === 0) return [];
  const client = await sessionClient();
  const rows = dataOf(await client.from('user_prompts').select(SELECT.own).eq('user_id', user.id).in('id', ids));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(withTidyPreview);
}

/** Ids of all own prompts that match a filter, in the order of the list. Its typos are not corrected: that would change prompts nobody chose. */
export async function userPromptIds({ page: _, ...filter }: ListFilter): Promise<string[]> {
  return (await searchOwn(await sessionClient(), filter, QUOTAS.prompts)).ids;
}

async function searchOwn(
  client: Awaited<ReturnType<typeof sessionClient>>,
  { q, category, tag, visibility, collection, sort, page = 1 }: ListFilter,
  pageSize: number,
) {
  const answer = await client
    .rpc('search_own_prompts', {
      page,
      page_size: pageSize,
      ...(q && { query: databaseQuery(q) }),
      ...(category && { in_category: category }),
      ...(tag && { in_tag: tag }),
      ...(visibility && { visible_to_all: visibility === 'public' }),
      ...(collection && { collected: collection !== IN_NO_COLLECTION }),
      ...(collection && collection !== IN_ANY_COLLECTION && collection !== IN_NO_COLLECTION && { in_collection: collection }),
      ...(sort && { sorted_by: sort }),
    })
    .single();
  return dataOf(answer);
}

/** Titles of own and saved prompts with their categories and tags, and slugs of saved library prompts, by which typos are corrected. */
export const ownTitles = oncePerRequest(async () => {
  const client = await sessionClient();
  return dataOf(await client.rpc('own_titles').single());
});

const writtenTitles = async () => (await ownTitles()).written;

/** Titles of own prompts that have all words of the query. */
export async function findOwnTitles(q: string, count: number): Promise<Pick<UserPrompt, 'id' | 'title' | 'category'>[]> {
  const client = await sessionClient();
  const { found } = await withTyposCorrected(q, writtenTitles, async (words) => {
    const rows = dataOf(await client.rpc('search_own_titles', { query: databaseQuery(words), at_most: count }));
    return { rows, count: rows.length };
  });
  return found.rows;
}

/** Categories or tags of own prompts, sorted by name: all, or `atMost` of those with the most prompts. */
export const ownLabels = cache(async (kind: LabelKind, atMost?: number): Promise<OwnLabel[]> => {
  const client = await sessionClient();
  const rows =
    kind === 'tag'
      ? dataOf(await client.rpc('own_prompt_tags', { at_most: atMost ?? QUOTAS.prompts * LIMITS.tags.max }))
      : dataOf(await client.rpc('own_prompt_categories', { at_most: atMost ?? QUOTAS.prompts }));
  return rows
    .map(({ prompts, ...label }) => ({ name: 'tag' in label ? label.tag : label.category, prompts }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
});

/** Own prompts that can be restored, last deleted first. */
export async function deletedPrompts() {
  const client = await sessionClient();
  return dataOf(await client.rpc('deleted_prompts')).map(({ deleted_at: deletedAt, ...prompt }) => ({ ...prompt, deletedAt }));
}

/** One of the user's prompts; null if it is not theirs. */
export const findUserPrompt = cache(async (user: Account, id: string): Promise<UserPrompt | null> => {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  const answer = await client.from('user_prompts').select(SELECT.whole).eq('user_id', user.id).eq('id', id).maybeSingle();
  return dataOf(answer);
});

/** The source of a copy; null for a prompt that is no copy. */
export async function findSource(copy: Pick<UserPrompt, 'sourceId' | 'sourceTitle' | 'sourceAuthor'>): Promise<Source | null> {
  return sourceOf(copy, copy.sourceId === null ? null : await findPrompt(copy.sourceId, 'everybody'));
}
