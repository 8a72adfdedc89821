import { COUNTS } from '../limits';

/** Page of a list. `page`: number of the page, from 1. `total`: number of rows of all pages. */
export type Page<T> = { rows: T[]; page: number; total: number };

/** Positions of the first and the last row of a page, from 0, for the `range` of a query. */
export function rangeOf(page: number, size: number = COUNTS.page): [from: number, to: number] {
  return [(page - 1) * size, page * size - 1];
}

/** Creates a page. `counted`: number of rows that may have been cached earlier, so `total` is at least the number up to the last row of the page. */
export function pageOf<T>(rows: T[], page: number, counted: number, size?: number): Page<T> {
  const [from] = rangeOf(page, size);
  return { rows, page, total: rows.length > 0 ? Math.max(counted, from + rows.length) : counted };
}

export function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: pagesOf(all.length, size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

export function pagesOf(total: number, size: number = COUNTS.page): number {
  return Math.ceil(total / size);
}
