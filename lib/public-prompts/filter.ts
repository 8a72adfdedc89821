import { COUNTS } from '../limits';
import { type ListFilter, listPath, parseListFilter, type RawQuery } from '../lists/list-filter';
import { paths } from '../paths';
import { parseCursor } from './cursor';

/** Filter of the community. Without a query, prompts are sorted by date, or by saves if `sort` says so. */
export type PublicFilter = ListFilter<'saved'>;

/** Parses the query of /prompts/shared. `page`: number of pages that are shown at once, from the first or from the cursor on. */
export function parsePublicFilter(raw: RawQuery): PublicFilter {
  const { after, page, sort: _, ...filter } = parseListFilter(raw, ['q', 'category', 'view', 'after', 'page']);
  return {
    ...filter,
    ...(raw.sort === 'saved' && !filter.q && { sort: 'saved' }),
    ...(after && parseCursor(after) && { after }),
    ...(page && { page: Math.min(page, COUNTS.pagesOnScreen) }),
  };
}

/** Path of "Load more", which adds a page, but starts the list at the cursor `next` where no more pages fit on the screen. Null without `next`. */
export function loadMorePath({ page = 1, ...filter }: PublicFilter, next: string | null): string | null {
  if (next === null) return null;
  return listPath(paths.publicPrompts, page < COUNTS.pagesOnScreen ? { ...filter, page: page + 1 } : { ...filter, after: next });
}

/** Path of the first page of a list with the same filter, order and view. */
export function firstPagePath({ after: _, page: __, ...filter }: PublicFilter): string {
  return listPath(paths.publicPrompts, filter);
}
