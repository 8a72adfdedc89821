import { cleanCategory, cleanQuery, firstOf, parsePage, type RawQuery } from './prompts/filter';
import { isUserPromptId } from './user-prompts/user-prompt';

/** The orders of My Prompts and Saved beside the usual one, the recently used first. */
const SORTS = ['newest', 'title'] as const;
export type Sort = (typeof SORTS)[number];

const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The filter of My Prompts or Saved as it stands in the URL. */
export type OwnListFilter = {
  q?: string;
  category?: string;
  visibility?: Visibility;
  /** Those in any collection, in none, or in the one of this id. */
  collection?: string;
  sort?: Sort;
  page?: number;
};

export const IN_ANY_COLLECTION = 'any';
export const IN_NO_COLLECTION = 'none';

/** The filter in a URL. Invalid parts are left out; only My Prompts can be narrowed by visibility. */
export function parseOwnListFilter(raw: RawQuery, list: 'my-prompts' | 'saved'): OwnListFilter {
  const q = cleanQuery(raw.q);
  const category = cleanCategory(raw.category);
  const visibility = list === 'my-prompts' && VISIBILITIES.find((known) => known === firstOf(raw.visibility));
  const collection = firstOf(raw.collection) ?? '';
  const sort = SORTS.find((known) => known === firstOf(raw.sort));
  const page = parsePage(raw.page);
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(visibility && { visibility }),
    ...((collection === IN_ANY_COLLECTION || collection === IN_NO_COLLECTION || isUserPromptId(collection)) && { collection }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
  };
}

/** The URL of a list; what is empty, and page 1, are left out. */
export function ownListPath(path: string, { page, ...filter }: OwnListFilter): string {
  const query = new URLSearchParams(filter);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The same list with everything in it. */
export function clearedFilter({ sort }: OwnListFilter): OwnListFilter {
  return sort ? { sort } : {};
}

/** Whether the list may leave something out. */
export function isNarrowed({ q, category, visibility, collection }: OwnListFilter): boolean {
  return Boolean(q || category || visibility || collection);
}
