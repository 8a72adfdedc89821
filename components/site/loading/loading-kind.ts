import { isListPath, paths } from '@/lib/paths';

/** A navigation that has started: where to, and Next's kind of it. */
export type Navigation = { url: string; type: string };

/** What stands in the place of a page that takes long: rows in the list that is shown, or a whole list or prompt. */
export type LoadingKind = 'rows' | 'list' | 'detail';

const DETAIL = /^\/prompt\//;
/** Of pages with the same beginning only the rows differ. */
const BEGINNING = /^\/[^/]+/;

/** What is shown over the page of the path `from`; nothing but the loading bar where it is none of these. */
export function loadingKind({ url, type }: Navigation, from: string): LoadingKind | undefined {
  const { pathname, searchParams } = new URL(url, 'https://here.invalid');
  // Back and Forward show what was there, at its place.
  if (type === 'traverse') return;
  if (DETAIL.test(pathname)) return 'detail';
  if (!isListPath(pathname)) return;
  // "Load more" leads to the same rows and more.
  if ((pathname === paths.prompts || pathname === paths.publicPrompts) && searchParams.has('page')) return;
  // There the search stands in the place of the list, and would be gone while somebody types in it.
  if (pathname === from && from.startsWith(paths.dashboard)) return;
  return BEGINNING.exec(pathname)?.[0] === BEGINNING.exec(from)?.[0] ? 'rows' : 'list';
}
