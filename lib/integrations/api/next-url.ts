import { paths } from '../../paths';
import { absoluteUrl } from '../../site';

type Query = Record<string, string | number | undefined>;

/** The address of the next page of a list, after the last row of this one; null on the last page. */
export function nextUrl(path: string, query: Query, after: string | null): string | null {
  return after === null ? null : listUrl(path, { ...query, after });
}

export function listUrl(path: string, query: Query): string {
  const parameters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${absoluteUrl(paths.api(path))}?${new URLSearchParams(parameters)}`;
}
