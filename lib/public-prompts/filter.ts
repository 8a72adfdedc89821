import { COUNTS } from '../limits';
import { type ListFilter, listPath, parseListFilter, type RawQuery } from '../lists/list-filter';
import { paths } from '../paths';
import { parseCursor } from './cursor';

/** The filter of the list of public prompts: `page` is how many pages are shown after the cursor. */
export function parsePublicFilter(raw: RawQuery): ListFilter {
  const { after, page, ...filter } = parseListFilter(raw, ['q', 'category', 'view', 'after', 'page']);
  return {
    ...filter,
    ...(after && parseCursor(after) && { after }),
    ...(page && { page: Math.min(page, COUNTS.pagesOnScreen) }),
  };
}

/** "Load more": the same list with one page more; after ten the list starts again. Null where `next`, the cursor after the last row, is. */
export function loadMorePath({ page = 1, ...filter }: ListFilter, next: string | null): string | null {
  if (next === null) return null;
  return listPath(paths.publicPrompts, page < COUNTS.pagesOnScreen ? { ...filter, page: page + 1 } : { ...filter, after: next });
}
