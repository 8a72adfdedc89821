import { parsePage } from '../lists/list-filter';
import { paths } from '../paths';

/** Canonical path of a page below /u: in lower case, and without a page number that is 1 or invalid. */
export function canonicalProfilePath(pathname: string): string {
  const path = pathname.toLowerCase();
  const [, , username = '', slug, page] = path.split('/');
  if (slug === undefined || page === undefined) return path;
  if (slug === 'prompts') return paths.profilePrompts(username, parsePage(page));
  return page === 'print' || page === 'use' ? path : paths.publicCollection(username, slug, parsePage(page));
}
