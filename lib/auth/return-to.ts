import { paths } from '../paths';
import type { RawQuery } from '../prompts/filter';

const HERE = 'https://here.invalid';

/** The path travels in addresses and headers, and those have limits. */
const MAX_LENGTH = 2000;

/** Pages that make no sense to come back to. */
const NOT_BACK_TO: readonly string[] = [paths.home, paths.login, paths.signup, paths.reset, paths.authConfirm];

/**
 * Where to go after signing in: `wanted` when it is a path of this site, else `fallback`. Browsers read `//host`, `/\host` and
 * control characters as addresses of other sites, so the path is taken from a parsed URL and not from the text.
 */
export function safeNextPath(wanted: unknown, fallback: string = paths.dashboard): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > MAX_LENGTH) return fallback;
  const url = URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : null;
  if (url?.origin !== HERE || url.pathname.startsWith('//') || NOT_BACK_TO.includes(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** What somebody was about to do when they were asked to sign in. */
export type ReturnTo = { next?: string | undefined; save?: string | undefined };

/** What the address of a sign-in page says about where to return; empty where it says nothing. */
export function returnToIn({ next, save }: RawQuery): { next: string; save: string } {
  return { next: safeNextPath(next, ''), save: typeof save === 'string' ? save : '' };
}

/** An address of the sign-in pages that carries where to return. */
export function withReturnTo(path: string, { next, save }: ReturnTo): string {
  const query = new URLSearchParams();
  if (next && next.length <= MAX_LENGTH) query.set('next', next);
  if (save) query.set('save', save);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
