import { paths } from '../paths';
import { absoluteUrl } from '../site';

type Query = Record<string, string | number | undefined>;

/** The address of the next page of a list: the same query, after the last row of this page. Null where there is none. */
export function nextUrl(path: string, query: Query, after: string | null): string | null {
  return after === null ? null : listUrl(path, { ...query, after });
}

/** The address of a list with a query. */
export function listUrl(path: string, query: Query): string {
  const parameters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${absoluteUrl(paths.api(path))}?${new URLSearchParams(parameters)}`;
}
