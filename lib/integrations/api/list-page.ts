import { paths } from '../../paths';
import { absoluteUrl } from '../../site';

/** A page of rows after the one with the id `after`, or the first page; `next` is the id of its last row if more follow. Null if no row has the id. */
export function pageAfter<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const last = after === undefined ? -1 : rows.findIndex((row) => idOf(row) === after);
  if (after !== undefined && last < 0) return null;
  const page = rows.slice(last + 1, last + 1 + limit);
  const end = page.at(-1);
  return { rows: page, next: end !== undefined && last + 1 + limit < rows.length ? idOf(end) : null };
}

type Query = Record<string, string | number | undefined>;

export function nextUrl(path: string, query: Query, after: string | null): string | null {
  return after === null ? null : listUrl(path, { ...query, after });
}

export function listUrl(path: string, query: Query): string {
  const parameters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${absoluteUrl(paths.api(path))}?${new URLSearchParams(parameters)}`;
}
