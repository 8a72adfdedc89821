import { tokenize } from '../text/tokens';

/** True if each word of a query begins a word of a title; false for a query without words. */
export function isInTitle(query: string, title: string): boolean {
  const words = tokenize(title);
  const starts = tokenize(query);
  return starts.length > 0 && starts.every((start) => words.some((word) => word.startsWith(start)));
}

/**
 * True if the words of a title are those of the query, or begin with a query of at least two words. The last word of such a query may be incomplete.
 */
export function isNamed(query: string, title: string): boolean {
  const words = tokenize(query);
  const [typed, called] = [words.join(' '), tokenize(title).join(' ')];
  return typed !== '' && (typed === called || (words.length > 1 && called.startsWith(typed)));
}

/** Items in their order, but those that have all words of the query in their titles first. */
export function titleMatchesFirst<Item extends { title: string }>(query: string, items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => Number(isInTitle(query, b.title)) - Number(isInTitle(query, a.title)));
}

/** Items whose titles and keywords have words that begin with each word of a query. Matches in titles come first. An empty query keeps all items. */
export function withWords<Item extends { title: string; keywords?: string | undefined }>(q: string, items: readonly Item[]): Item[] {
  if (!q) return [...items];
  const found = items.filter(({ title, keywords = '' }) => isInTitle(q, `${title} ${keywords}`));
  return titleMatchesFirst(q, found);
}
