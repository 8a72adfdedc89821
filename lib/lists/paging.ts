import { COUNTS } from '../limits';

/** A page of a list, counted from 1, and how many rows there are on all its pages. */
export type Page<T> = { rows: T[]; page: number; total: number };

/** The first and the last row of a page, counted from 0, as the database takes them. */
export function rangeOf(page: number): [from: number, to: number] {
  return [(page - 1) * COUNTS.page, page * COUNTS.page - 1];
}

/** A page of rows. The count may be older than the rows, so it is at least as large as what is shown. */
export function pageOf<T>(rows: T[], page: number, counted: number): Page<T> {
  const [from] = rangeOf(page);
  return { rows, page, total: rows.length > 0 ? Math.max(counted, from + rows.length) : counted };
}

/** How many pages so many rows fill. */
export function pagesOf(total: number): number {
  return Math.ceil(total / COUNTS.page);
}
