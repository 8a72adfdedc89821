import { paths } from '../paths';
import { absoluteUrl } from '../site';

/** The address of the next page of a list: the same query, after the last row of this page. Null where there is none. */
export function nextUrl(path: string, query: Record<string, string | number | undefined>, after: string | null): string | null {
  if (after === null) return null;
  const parameters = Object.entries({ ...query, after }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${absoluteUrl(paths.api(path))}?${new URLSearchParams(parameters)}`;
}
