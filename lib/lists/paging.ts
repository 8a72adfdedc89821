import { COUNTS } from '../limits';

/** A page of a list, counted from 1, and how many rows there are on all its pages. */
export type Page<T> = { rows: T[]; page: number; total: number };

/** The first and the last row of a page of `size` rows, counted from 0, as the database takes them. */
export function rangeOf(page: number, size: number = COUNTS.page): [from: number, to: number] {
  return [(page - 1) * size, page * size - 1];
}

/** A page of rows. The count may be older than the rows, so it is at least as large as what is shown. */
export function pageOf<T>(rows: T[], page: number, counted: number, size?: number): Page<T> {
  const [from] = rangeOf(page, size);
  return { rows, page, total: rows.length > 0 ? Math.max(counted, from + rows.length) : counted };
}

/** How many pages so many rows fill. */
export function pagesOf(total: number, size: number = COUNTS.page): number {
  return Math.ceil(total / size);
}
