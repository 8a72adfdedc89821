import { COUNTS } from '../limits';
import { type ListFilter, listPath, parseListFilter, type RawQuery } from '../lists/list-filter';
import { paths } from '../paths';
import { parseCursor } from './cursor';

/** Filter of community prompts. They are sorted by date, or without a query by saves. */
export type PublicFilter = ListFilter<'saved'>;

/** Parses the query of /prompts/shared. `page`: number of pages shown after the cursor. */
export function parsePublicFilter(raw: RawQuery): PublicFilter {
  const { after, page, sort: _, ...filter } = parseListFilter(raw, ['q', 'category', 'view', 'after', 'page']);
  return {
    ...filter,
    ...(raw.sort === 'saved' && !filter.q && { sort: 'saved' }),
    ...(after && parseCursor(after) && { after }),
    ...(page && { page: Math.min(page, COUNTS.pagesOnScreen) }),
  };
}

/** Path of "Load more": adds a page; after ten the list starts at `next`. Null without `next`. */
export function loadMorePath({ page = 1, ...filter }: PublicFilter, next: string | null): string | null {
  if (next === null) return null;
  return listPath(paths.publicPrompts, page < COUNTS.pagesOnScreen ? { ...filter, page: page + 1 } : { ...filter, after: next });
}

/** Path of the first page of a list, in its order and look. */
export function firstPagePath({ after: _, page: __, ...filter }: PublicFilter): string {
  return listPath(paths.publicPrompts, filter);
}
