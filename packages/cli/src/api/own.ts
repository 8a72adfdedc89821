import type { z } from 'zod';
import type { ownCollection, ownCollectionList, ownPromptList, savedList } from '../../../../lib/integrations/api/own-schemas';
import type { OwnAnswer, Session } from '../session';
import { checkedPrompt, checkedRows, isPromptId, type OwnPrompt } from './checked';

type Page<Row> = { total: number; rows: Row[]; next: string | null };
type Query = Record<string, string | number | undefined>;

export type OwnSummary = z.infer<typeof ownPromptList>['prompts'][number];
export type Saved = z.infer<typeof savedList>['saved'][number];
export type CollectionSummary = z.infer<typeof ownCollectionList>['collections'][number];
export type OwnCollection = z.infer<typeof ownCollection>;

/** Rows of a list, and how many there are in all. */
export type Rows<Row> = { total: number; rows: Row[] };

export function ownPrompts(session: Session, query: Query = {}, limit = Number.POSITIVE_INFINITY): Promise<Rows<OwnSummary>> {
  return pages(limit, async (page) => {
    const { body } = await session.own<z.infer<typeof ownPromptList>>('/prompts', {}, { ...query, page });
    return { total: body.total, rows: checkedRows(body.prompts), next: body.next };
  });
}

export function savedPrompts(session: Session, limit = Number.POSITIVE_INFINITY): Promise<Rows<Saved>> {
  return pages(limit, async (page) => {
    const { body } = await session.own<z.infer<typeof savedList>>('/saved', {}, { page });
    return { total: body.total, rows: checkedRows(body.saved, isPromptId), next: body.next };
  });
}

export async function ownCollections(session: Session): Promise<CollectionSummary[]> {
  return checkedRows((await session.own<z.infer<typeof ownCollectionList>>('/collections')).body.collections);
}

export async function ownCollectionOf(session: Session, id: string): Promise<OwnCollection> {
  const { body } = await session.own<OwnCollection>(`/collections/${encodeURIComponent(id)}`);
  checkedRows([body]);
  return { ...body, prompts: checkedRows(body.prompts, isPromptId) };
}

/** A prompt of somebody's, and the version that it has. */
export async function ownPromptOf(session: Session, id: string): Promise<OwnAnswer<OwnPrompt>> {
  const { body, version } = await session.own<OwnPrompt>(`/prompts/${encodeURIComponent(id)}`);
  return { body: checkedPrompt(body, id), version };
}

/** The first rows of a list, over its pages. A list has at most 1,000. */
async function pages<Row>(limit: number, read: (page: number) => Promise<Page<Row>>): Promise<Rows<Row>> {
  const rows: Row[] = [];
  for (let page = 1; page <= 1000; page++) {
    const { total, rows: some, next } = await read(page);
    rows.push(...some);
    if (next === null || some.length === 0 || rows.length >= limit) return { total, rows: rows.slice(0, limit) };
  }
  return { total: rows.length, rows };
}
