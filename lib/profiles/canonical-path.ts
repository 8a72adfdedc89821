import { parsePage } from '../lists/list-filter';
import { paths } from '../paths';

/** The one address of a page below /u: in lower case, and the first page of a list, or what is no page number, without its number. */
export function canonicalProfilePath(pathname: string): string {
  const path = pathname.toLowerCase();
  const [, , username = '', slug, page] = path.split('/');
  if (slug === undefined || page === undefined) return path;
  if (slug === 'prompts') return paths.profilePrompts(username, parsePage(page));
  return page === 'print' ? path : paths.publicCollection(username, slug, parsePage(page));
}
