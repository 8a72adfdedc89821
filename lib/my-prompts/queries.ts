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
import { type OwnLabel, PROMPT_SELECT, type UserPrompt, withTidyPreview } from './user-prompt';

/**
 * Searches own prompts. `ids`: ids of a page, in order. `pinned`: those of them that are pinned. `corrected`: the query that was used instead of one
 * without a match, or null.
 */
export async function findUserPrompts(filter: ListFilter) {
  const client = await sessionClient();
  const { found, corrected } = await withTyposCorrected(filter.q ?? '', writtenTitles, async (q) => {
    const answer = await searchOwn(client, { ...filter, q }, SERVER_COUNTS.ownPage);
    return { ...answer, count: answer.total };
  });
  return { ...found, corrected };
}

export async function userPrompts(user: Account, ids: string[]) {
  if (ids.length === 0) return [];
  const client = await sessionClient();
  const rows = dataOf(await client.from('user_prompts').select(PROMPT_SELECT.own).eq('user_id', user.id).in('id', ids));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(withTidyPreview);
}

/**
 * Ids of all own prompts that match a filter, in order. Typos are not corrected, because a change of all must not reach prompts that nobody has
 * chosen.
 */
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

/** Texts by which typos in searches are corrected: titles of own and saved prompts with categories and tags, and slugs of saved library prompts. */
export const ownTitles = oncePerRequest(async () => {
  const client = await sessionClient();
  return dataOf(await client.rpc('own_titles').single());
});

const writtenTitles = async () => (await ownTitles()).written;

/** Finds own prompts that have all words of a query, for lists of titles. */
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

export async function deletedPrompts() {
  const client = await sessionClient();
  return dataOf(await client.rpc('deleted_prompts')).map(({ deleted_at: deletedAt, ...prompt }) => ({ ...prompt, deletedAt }));
}

export const findUserPrompt = cache(async (user: Account, id: string): Promise<UserPrompt | null> => {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  const answer = await client.from('user_prompts').select(PROMPT_SELECT.whole).eq('user_id', user.id).eq('id', id).maybeSingle();
  return dataOf(answer);
});

export async function findSource(copy: Pick<UserPrompt, 'sourceId' | 'sourceTitle' | 'sourceAuthor'>): Promise<Source | null> {
  return sourceOf(copy, copy.sourceId === null ? null : await findPrompt(copy.sourceId, 'everybody'));
}
