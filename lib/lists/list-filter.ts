import { LIMITS } from '../limits';
import { firstCharacters } from '../text/characters';
import { pathWithQuery } from '../text/path-with-query';
import { isUuid } from '../text/uuid';

/** Query of a URL as Next passes it to a page. */
export type RawQuery = Record<string, string | string[] | undefined>;

/** Sort orders of own lists, besides the default: recently used first. */
const OWN_SORTS = ['newest', 'title'] as const;
/** Sort orders of the library, besides the default: the order of its file, or best first for a query. */
export const LIBRARY_SORTS = ['title', 'newest', 'saved'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** Value of the attribute `data-compact` of a list: `always` if its URL says so, or else `remembered`, the view that the browser stores. */
export const compactOf = ({ view }: LibraryFilter) => (view === 'compact' ? 'always' : 'remembered');

export const IN_ANY_COLLECTION = 'any';
export const IN_NO_COLLECTION = 'none';

export type ListFilter<Sort = (typeof OWN_SORTS)[number]> = {
  q?: string;
  /** Slug of a category in lists of the library; name of a category in other lists. */
  category?: string;
  tag?: string;
  topic?: string;
  visibility?: 'public' | 'private';
  /** IN_ANY_COLLECTION, IN_NO_COLLECTION or the id of a collection. */
  collection?: string;
  sort?: Sort;
  /** View of a list without JavaScript. With JavaScript the browser stores the view (lib/browser/compact-rows.ts). */
  view?: 'compact';
  /** Cursor after which the list starts. */
  after?: string;
  page?: number;
};

export type LibraryFilter = ListFilter<LibrarySort>;

const MAX_PAGE = 10_000;

/** Parsers of the parameters, in the order in which a URL has them. Invalid values become empty. */
const PARAMETERS: { [Name in keyof LibraryFilter]-?: (text: string) => LibraryFilter[Name] | '' | undefined } = {
  q: cleanQuery,
  category: cleanCategory,
  tag: cleanCategory,
  topic: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : ''),
  visibility: (text) => (text === 'public' || text === 'private' ? text : ''),
  collection: (text) => (text === IN_ANY_COLLECTION || text === IN_NO_COLLECTION || isUuid(text) ? text : ''),
  sort: (text) => LIBRARY_SORTS.find((known) => known === text),
  view: (text) => (text === 'compact' ? text : ''),
  after: (text) => (text.length <= 100 ? text : ''),
  page: (text) => (parsePage(text) > 1 ? parsePage(text) : undefined),
};

export const MY_PROMPTS_PARAMETERS = ['q', 'category', 'tag', 'visibility', 'collection', 'sort'] as const;

export function parseListFilter(raw: RawQuery, names: readonly (keyof ListFilter)[]): ListFilter {
  const { sort: given, ...filter } = parse(raw, names);
  const sort = OWN_SORTS.find((known) => known === given);
  return { ...filter, ...(sort && { sort }) };
}

export function parseLibraryFilter(raw: RawQuery): LibraryFilter {
  return parse(raw, ['q', 'category', 'topic', 'sort', 'view', 'page']);
}

function parse(raw: RawQuery, names: readonly (keyof ListFilter)[]): LibraryFilter {
  const read = names.map((name) => [name, PARAMETERS[name](firstOf(raw[name]) ?? '')] as const);
  return Object.fromEntries(read.filter(([, value]) => value));
}

/** URL of a list. Empty values and page 1 are left out, so that one list has one URL. */
export function listPath(path: string, filter: LibraryFilter): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(PARAMETERS) as (keyof ListFilter)[]) {
    const value = filter[name];
    if (value && value !== 1) query.set(name, String(value));
  }
  return pathWithQuery(path, query);
}

export function isNarrowed({ q, category, tag, visibility, collection }: ListFilter): boolean {
  return Boolean(q || category || tag || visibility || collection);
}

export function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** Cleans a typed query: trimmed, on one line, without control characters, at most 200 characters. */
export function cleanQuery(value: string | string[] | undefined): string {
  const text = (firstOf(value) ?? '').slice(0, LIMITS.query.max * 4).toWellFormed();
  return firstCharacters(text.replace(/[\p{C}\s]+/gu, ' ').trim(), LIMITS.query.max).trim();
}

/** Trims the name of a category or tag. Empty if the name is not valid. */
export function cleanCategory(text: string): string {
  const name = text.trim();
  return [...name].length <= LIMITS.category.max && name.isWellFormed() && !/\p{Cc}/u.test(name) ? name : '';
}

/** Parses the page number of a URL, which is 1 unless it is valid. */
export function parsePage(value: string | string[] | undefined): number {
  const page = Number(firstOf(value));
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1;
}
