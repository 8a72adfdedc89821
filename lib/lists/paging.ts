import { COUNTS } from '../limits';

/** Page of a list. `page` counts from 1; `total` is the number of rows of all pages. */
export type Page<T> = { rows: T[]; page: number; total: number };

/** First and last row of a page, counted from 0, as the database expects them. */
export function rangeOf(page: number, size: number = COUNTS.page): [from: number, to: number] {
  return [(page - 1) * size, page * size - 1];
}

/** Creates a page. `counted` may be older than the rows, so `total` is at least the number of rows up to the last one of the page. */
export function pageOf<T>(rows: T[], page: number, counted: number, size?: number): Page<T> {
  const [from] = rangeOf(page, size);
  return { rows, page, total: rows.length > 0 ? Math.max(counted, from + rows.length) : counted };
}

/** Splits a list into parts of at most `size` items. */
export function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: pagesOf(all.length, size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

export function pagesOf(total: number, size: number = COUNTS.page): number {
  return Math.ceil(total / size);
}
