import { COUNTS } from '../limits';
import { paths } from '../paths';
import { cleanCategory, cleanQuery, firstOf, parsePage, type RawQuery } from '../prompts/filter';
import { type Cursor, formatCursor, parseCursor } from './cursor';

/** The filter of the list of public prompts, the cursor that it starts after, and how many pages are shown from there. */
export type PublicPromptFilter = { q?: string; category?: string; after?: Cursor; page?: number };

/** The filter in a URL of that list. Invalid parts are left out. */
export function parsePublicPromptFilter(raw: RawQuery): PublicPromptFilter {
  const q = cleanQuery(raw.q);
  const category = cleanCategory(raw.category);
  const after = parseCursor(firstOf(raw.after));
  const page = Math.min(parsePage(raw.page), COUNTS.pagesOnScreen);
  return { ...(q && { q }), ...(category && { category }), ...(after && { after }), ...(page > 1 && { page }) };
}

/** The URL of that list. `after` is a cursor or its text. */
export function publicPromptsPath({
  q,
  category,
  after,
  page = 1,
}: Omit<PublicPromptFilter, 'after'> & { after?: Cursor | string }): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (category) query.set('category', category);
  if (after) query.set('after', typeof after === 'string' ? after : formatCursor(after));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${paths.publicPrompts}?${text}` : paths.publicPrompts;
}

/** "Load more": the same list with one page more; after ten the list starts again. Null where `next`, the cursor after the last row, is. */
export function morePublicPromptsPath({ page = 1, ...filter }: PublicPromptFilter, next: string | null): string | null {
  if (next === null) return null;
  return publicPromptsPath(page < COUNTS.pagesOnScreen ? { ...filter, page: page + 1 } : { ...filter, after: next });
}
