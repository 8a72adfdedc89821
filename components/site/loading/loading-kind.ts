import { isListPath, paths } from '@/lib/paths';

export type Navigation = { url: string; type: string };

/** The skeleton for a page that loads slowly: rows in the ListWithSkeletons of the current page, a page with a list, or that of a prompt. */
type LoadingKind = 'rows' | 'list' | 'detail';

const firstSegment = (pathname: string) => pathname.split('/')[1];

/** The skeleton for a navigation from `from`; undefined shows the loading bar alone. */
export function loadingKind({ url, type }: Navigation, from: string): LoadingKind | undefined {
  const { pathname, searchParams } = new URL(url, 'https://here.invalid');
  if (type === 'traverse') return;
  if (pathname.startsWith('/prompt/')) return 'detail';
  if (!isListPath(pathname)) return;
  // "Load more" leads to the same rows and more.
  if ((pathname === paths.prompts || pathname === paths.publicPrompts) && searchParams.has('page')) return;
  // In the dashboard the skeletons would cover the search as well, while somebody types in it.
  if (pathname === from && from.startsWith(paths.dashboard)) return;
  // From a path with the same first segment, rows in its ListWithSkeletons are enough.
  return firstSegment(pathname) === firstSegment(from) ? 'rows' : 'list';
}
