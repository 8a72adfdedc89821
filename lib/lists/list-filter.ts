import { LIMITS } from '../limits';
import { firstCharacters } from '../text/characters';
import { isUuid } from '../text/uuid';

/** Query parameters as Next passes them, not validated. */
export type RawQuery = Record<string, string | string[] | undefined>;

/** The orders of one's own lists beside the usual one, the recently used first. */
const OWN_SORTS = ['newest', 'title'] as const;
/** The orders of the library's list beside the usual one, that of its file. */
export const LIBRARY_SORTS = ['title', 'newest', 'saved'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];
const VISIBILITIES = ['public', 'private'] as const;
const VIEWS = ['compact'] as const;
export type ListView = (typeof VIEWS)[number];

/** The `data-compact` of a list: its rows are so, or as this browser remembers. */
export const compactOf = ({ view }: { view?: ListView }) => (view === 'compact' ? 'always' : 'remembered');

export const IN_ANY_COLLECTION = 'any';
export const IN_NO_COLLECTION = 'none';

/** The filter of a list of prompts, as it stands in the URL. */
export type ListFilter<Sort = (typeof OWN_SORTS)[number]> = {
  q?: string;
  /** The slug of a category of the library; the name of any other. */
  category?: string;
  /** The slug of a topic of that category. */
  topic?: string;
  visibility?: (typeof VISIBILITIES)[number];
  /** Those in any collection, in none, or in the one of this id. */
  collection?: string;
  sort?: Sort;
  /** How rows look without JavaScript where they do not look as usual; with it the browser remembers that (lib/browser/list-view.ts). */
  view?: ListView;
  /** The cursor that a list starts after. */
  after?: string;
  page?: number;
};

/** The filter of the library's list. */
export type LibraryFilter = ListFilter<LibrarySort>;

/** The highest page number that is accepted, far above what a list fills. */
const MAX_PAGE = 10_000;

/** How each parameter is read, in the order in which they are written. What cannot be one reads as nothing. */
const PARAMETERS: { [Name in keyof LibraryFilter]-?: (text: string) => LibraryFilter[Name] | '' | undefined } = {
  q: cleanQuery,
  category: cleanCategory,
  topic: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : ''),
  visibility: (text) => VISIBILITIES.find((known) => known === text),
  collection: (text) => (text === IN_ANY_COLLECTION || text === IN_NO_COLLECTION || isUuid(text) ? text : ''),
  sort: (text) => LIBRARY_SORTS.find((known) => known === text),
  view: (text) => VIEWS.find((known) => known === text),
  after: (text) => (text.length <= 100 ? text : ''),
  page: (text) => (parsePage(text) > 1 ? parsePage(text) : undefined),
};

/** The parameters of My Prompts, but for the page. */
export const MY_PROMPTS_PARAMETERS = ['q', 'category', 'visibility', 'collection', 'sort'] as const;

/** Those of some parameters that a URL has. Invalid ones are left out. */
export function parseListFilter(raw: RawQuery, names: readonly (keyof ListFilter)[]): ListFilter {
  const { sort: asked, ...filter } = parse(raw, names);
  const sort = OWN_SORTS.find((known) => known === asked);
  return { ...filter, ...(sort && { sort }) };
}

/** Parses the query of /prompts. */
export function parseLibraryFilter(raw: RawQuery): LibraryFilter {
  return parse(raw, ['q', 'category', 'topic', 'sort', 'view', 'page']);
}

function parse(raw: RawQuery, names: readonly (keyof ListFilter)[]): LibraryFilter {
  const read = names.map((name) => [name, PARAMETERS[name](firstOf(raw[name]) ?? '')] as const);
  return Object.fromEntries(read.filter(([, value]) => value));
}

/** `path` with the filter as its query; what is empty, and page 1, are left out, so that one list has one URL. */
export function listPath(path: string, filter: LibraryFilter): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(PARAMETERS) as (keyof ListFilter)[]) {
    const value = filter[name];
    if (value && value !== 1) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** True if the filter may leave something out. */
export function isNarrowed({ q, category, visibility, collection }: ListFilter): boolean {
  return Boolean(q || category || visibility || collection);
}

/** A parameter that is there once; the first where it is there several times. */
function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** A query as a person may have typed it: trimmed, on one line, without control characters, 200 characters at most. */
export function cleanQuery(value: string | string[] | undefined): string {
  const text = (firstOf(value) ?? '').slice(0, LIMITS.query.max * 4).toWellFormed();
  return firstCharacters(text.replace(/[\p{C}\s]+/gu, ' ').trim(), LIMITS.query.max).trim();
}

/** A category name; empty for what cannot be one. */
export function cleanCategory(text: string): string {
  const name = text.trim();
  return [...name].length <= LIMITS.category.max && name.isWellFormed() && !/\p{Cc}/u.test(name) ? name : '';
}

/** The page number in a URL, from 1; 1 for anything else. */
export function parsePage(value: string | string[] | undefined): number {
  const page = Number(firstOf(value));
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1;
}
