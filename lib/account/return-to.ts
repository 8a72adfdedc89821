import type { RawQuery } from '../lists/list-filter';
import { paths } from '../paths';
import { pathWithQuery } from '../text/path-with-query';

const HERE = 'https://here.invalid';

const MAX_LENGTH = 2000;

const NEVER_RETURN_TO: readonly string[] = [paths.home, paths.login, paths.signup, paths.reset, paths.authConfirm];

/**
 * Returns `wanted` if it is a path of this site that sign-in may lead back to, else `fallback`. Browsers read `//host`, `/\host` and control
 * characters as URLs of other sites, so the path is taken from a parsed URL and not from the text.
 */
export function safeNextPath(wanted: unknown, fallback: string = paths.dashboard): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > MAX_LENGTH) return fallback;
  const url = URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : null;
  if (url?.origin !== HERE || url.pathname.startsWith('//') || NEVER_RETURN_TO.includes(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Path of a sign-in page that leads back to the current page, if sign-in may lead there, or where the current sign-in page leads. */
export function signInPath(path: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (pathname === paths.login || pathname === paths.signup || pathname === paths.reset) return path + search;
  return NEVER_RETURN_TO.includes(pathname) ? path : withReturnTo(path, { next: pathname + search });
}

/** Path to return to after signing in, the id of a prompt to save then, and that of one to copy. */
export type ReturnTo = { next?: string | undefined; save?: string | undefined; copy?: string | undefined };

/** Parses the return target of a URL, which is untrusted. Missing and invalid fields are empty. */
export function parseReturnTo({ next, save, copy }: RawQuery): Record<keyof ReturnTo, string> {
  return { next: safeNextPath(next, ''), save: typeof save === 'string' ? save : '', copy: typeof copy === 'string' ? copy : '' };
}

export function withReturnTo(path: string, { next, save, copy }: ReturnTo): string {
  const query = new URLSearchParams();
  if (next && next.length <= MAX_LENGTH) query.set('next', next);
  if (save) query.set('save', save);
  if (copy) query.set('copy', copy);
  return pathWithQuery(path, query);
}
