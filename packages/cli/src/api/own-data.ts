import type { z } from 'zod';
import type { ownCollection, ownCollectionList, ownPromptList, savedList } from '../../../../lib/integrations/api/own-schemas';
import type { OwnAnswer, Query, Session } from '../session';
import { checkedPrompt, checkedRows, isPromptId, type OwnPrompt } from './checked-answers';

type Page<Row> = { total: number; rows: Row[]; next: string | null };

type OwnSummary = z.infer<typeof ownPromptList>['prompts'][number];
export type SavedPrompt = z.infer<typeof savedList>['saved'][number];
type CollectionSummary = z.infer<typeof ownCollectionList>['collections'][number];
export type OwnCollection = z.infer<typeof ownCollection>;

/** The first rows of a list. `total`: the number of all rows. */
export type Rows<Row> = { total: number; rows: Row[] };

export function listOwnPrompts(session: Session, query: Query = {}, limit = Number.POSITIVE_INFINITY): Promise<Rows<OwnSummary>> {
  return readPages(limit, async (page) => {
    const { body } = await session.own<z.infer<typeof ownPromptList>>('/prompts', {}, { ...query, page });
    return { total: body.total, rows: checkedRows(body.prompts), next: body.next };
  });
}

export function listSaved(session: Session, limit = Number.POSITIVE_INFINITY): Promise<Rows<SavedPrompt>> {
  return readPages(limit, async (page) => {
    const { body } = await session.own<z.infer<typeof savedList>>('/saved', {}, { page });
    return { total: body.total, rows: checkedRows(body.saved, isPromptId), next: body.next };
  });
}

export async function listOwnCollections(session: Session): Promise<CollectionSummary[]> {
  return checkedRows((await session.own<z.infer<typeof ownCollectionList>>('/collections')).body.collections);
}

export async function getOwnCollection(session: Session, id: string): Promise<OwnCollection> {
  const { body } = await session.own<OwnCollection>(`/collections/${encodeURIComponent(id)}`);
  checkedRows([body]);
  return { ...body, prompts: checkedRows(body.prompts, isPromptId) };
}

export async function getOwnPrompt(session: Session, id: string): Promise<OwnAnswer<OwnPrompt>> {
  const { body, version } = await session.own<OwnPrompt>(`/prompts/${encodeURIComponent(id)}`);
  return { body: checkedPrompt(body, id), version };
}

/** Reads the first rows of a list, from at most 1,000 pages. */
async function readPages<Row>(limit: number, read: (page: number) => Promise<Page<Row>>): Promise<Rows<Row>> {
  const rows: Row[] = [];
  for (let page = 1; page <= 1000; page++) {
    const { total, rows: some, next } = await read(page);
    rows.push(...some);
    if (next === null || some.length === 0 || rows.length >= limit) return { total, rows: rows.slice(0, limit) };
  }
  return { total: rows.length, rows };
}
