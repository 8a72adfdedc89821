import type { RawQuery } from '../lists/list-filter';
import { paths } from '../paths';

/** Base of relative paths while they are parsed. */
const HERE = 'https://here.invalid';

const MAX_LENGTH = 2000;

/** Pages that sign-in does not lead back to. */
const NEVER_RETURN_TO: readonly string[] = [paths.home, paths.login, paths.signup, paths.reset, paths.authConfirm];

/**
 * Returns `wanted` if it is a path of this site, else `fallback`. Browsers read `//host`, `/\host` and control characters as URLs of other
 * sites, so the path is taken from a parsed URL and not from the text.
 */
export function safeNextPath(wanted: unknown, fallback: string = paths.dashboard): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > MAX_LENGTH) return fallback;
  const url = URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : null;
  if (url?.origin !== HERE || url.pathname.startsWith('//') || NEVER_RETURN_TO.includes(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** A sign-in page that leads back to the current page. Between sign-in pages the return target is kept. */
export function signInPath(path: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (pathname === paths.login || pathname === paths.signup || pathname === paths.reset) return path + search;
  return NEVER_RETURN_TO.includes(pathname) ? path : withReturnTo(path, { next: pathname + search });
}

/** Target after signing in; `save` and `copy` are ids of prompts. */
export type ReturnTo = { next?: string | undefined; save?: string | undefined; copy?: string | undefined };

/** Parses the return target of a URL. Missing fields are empty. */
export function parseReturnTo({ next, save, copy }: RawQuery): Record<keyof ReturnTo, string> {
  return { next: safeNextPath(next, ''), save: typeof save === 'string' ? save : '', copy: typeof copy === 'string' ? copy : '' };
}

export function withReturnTo(path: string, { next, save, copy }: ReturnTo): string {
  const query = new URLSearchParams();
  if (next && next.length <= MAX_LENGTH) query.set('next', next);
  if (save) query.set('save', save);
  if (copy) query.set('copy', copy);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
