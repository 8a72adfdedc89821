import { paths } from './paths';
import type { RawQuery } from './prompts/filter';

/** Pages that are kept for each query they are asked with, and the parameters that make a difference to them. */
const PARAMETERS: Record<string, readonly string[]> = {
  [paths.prompts]: ['q', 'category', 'page'],
  [paths.search]: ['q'],
  [paths.sharedPrompts]: ['q', 'category', 'after'],
};

/** No parameter that a page knows is longer; the rest of a longer one is left out. */
const LONGEST = 1000;

const IN_PATH = '/kept/';
const ALL = 'all';

/**
 * The path under which the answer to a query is kept. Next keeps pages by their path and makes one that reads `searchParams` anew for
 * each request, so the query becomes a segment. Base64url, because Next, its cache and the browser decode a path differently often.
 */
export function keptPath(pathname: string, query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of PARAMETERS[pathname] ?? []) {
    const value = query.get(name)?.slice(0, LONGEST);
    if (value) known.set(name, value);
  }
  return pathname + IN_PATH + (toBase64Url(known.toString()) || ALL);
}

/** The query in a segment that `keptPath` made; of anything else nothing that a page knows. */
export function keptQuery(segment: string): RawQuery {
  return Object.fromEntries(new URLSearchParams(fromBase64Url(segment)));
}

/** The path people know a page by: a kept page takes its own for the one it is kept under while it is made. */
export function publicPath(pathname: string): string {
  const at = pathname.indexOf(IN_PATH);
  return at === -1 ? pathname : pathname.slice(0, at);
}

/** Whether the pages at a path are kept for each query. */
export function hasKeptPages(pathname: string): boolean {
  return pathname in PARAMETERS;
}

/** Whether a path is one of those that only the middleware leads to. */
export function isKeptPath(pathname: string): boolean {
  return pathname.includes(IN_PATH) && hasKeptPages(publicPath(pathname));
}

// URLSearchParams writes ASCII alone, which is all that btoa takes.
function toBase64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(segment: string): string {
  try {
    return atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
