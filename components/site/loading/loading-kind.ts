import { isListPath, paths } from '@/lib/paths';

export type Navigation = { url: string; type: string };

/** Skeleton of a page that loads slowly: rows of the current list (ListWithSkeletons), a whole list, or a prompt. */
type LoadingKind = 'rows' | 'list' | 'detail';

const DETAIL = /^\/prompt\//;
/** Pages with the same first segment differ only in their rows. */
const BEGINNING = /^\/[^/]+/;

/** Skeleton for a navigation from `from`; undefined shows only the loading bar. */
export function loadingKind({ url, type }: Navigation, from: string): LoadingKind | undefined {
  const { pathname, searchParams } = new URL(url, 'https://here.invalid');
  if (type === 'traverse') return;
  if (DETAIL.test(pathname)) return 'detail';
  if (!isListPath(pathname)) return;
  // "Load more" leads to the same rows and more.
  if ((pathname === paths.prompts || pathname === paths.publicPrompts) && searchParams.has('page')) return;
  // There the search stands in the place of the list, and would be gone while somebody types in it.
  if (pathname === from && from.startsWith(paths.dashboard)) return;
  return BEGINNING.exec(pathname)?.[0] === BEGINNING.exec(from)?.[0] ? 'rows' : 'list';
}
