import { firstCharacters } from '../characters';
import { LIMITS } from '../limits';
import type { PromptFilter } from '../paths';

/** Query parameters as Next passes them, not validated. */
export type RawQuery = Record<string, string | string[] | undefined>;

/** The highest page number that is accepted, far above what a library fills. */
const MAX_PAGE = 10_000;

/** A parameter that is there once; the first where it is there several times. */
export const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** A query as a person may have typed it: trimmed, on one line, without control characters, 200 characters at most. */
export function cleanQuery(value: string | string[] | undefined): string {
  const text = (firstOf(value) ?? '').slice(0, LIMITS.query.max * 4).toWellFormed();
  return firstCharacters(text.replace(/[\p{C}\s]+/gu, ' ').trim(), LIMITS.query.max).trim();
}

/** A category name from a URL; empty when it cannot be one. */
export function cleanCategory(value: string | string[] | undefined): string {
  const name = firstOf(value)?.trim() ?? '';
  return [...name].length <= LIMITS.category.max && name.isWellFormed() && !/\p{Cc}/u.test(name) ? name : '';
}

/** The page number in a URL, from 1; 1 for anything else. */
export function parsePage(value: string | string[] | undefined): number {
  const page = Number(firstOf(value));
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1;
}

/** The filter in a URL. Invalid parts are left out; `known` says which categories exist. */
export function parseFilter(raw: RawQuery, known: (slug: string) => boolean): PromptFilter {
  const q = cleanQuery(raw.q);
  const category = firstOf(raw.category) ?? '';
  const page = parsePage(raw.page);
  return {
    ...(q && { q }),
    ...(known(category) && { category }),
    ...(page > 1 && { page }),
  };
}
