import { paths } from '../paths';
import { cleanCategory, cleanQuery, firstOf, type RawQuery } from '../prompts/filter';
import { type Cursor, formatCursor, parseCursor } from './cursor';

/** The filter of the list of public prompts, and the cursor of its page. */
export type PublicPromptFilter = { q?: string; category?: string; after?: Cursor };

/** The filter in a URL of that list. Invalid parts are left out. */
export function parsePublicPromptFilter(raw: RawQuery): PublicPromptFilter {
  const q = cleanQuery(raw.q);
  const category = cleanCategory(raw.category);
  const after = parseCursor(firstOf(raw.after));
  return { ...(q && { q }), ...(category && { category }), ...(after && { after }) };
}

/** The URL of that list. `after` is a cursor or its text. */
export function publicPromptsPath({ q, category, after }: Omit<PublicPromptFilter, 'after'> & { after?: Cursor | string }): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (category) query.set('category', category);
  if (after) query.set('after', typeof after === 'string' ? after : formatCursor(after));
  const text = query.toString();
  return text ? `${paths.publicPrompts}?${text}` : paths.publicPrompts;
}
