import { tokenize } from '../text/tokens';

/** True if every word of a query begins a word of a title; false without a word. */
export function isInTitle(query: string, title: string): boolean {
  const words = tokenize(title);
  const starts = tokenize(query);
  return starts.length > 0 && starts.every((start) => words.some((word) => word.startsWith(start)));
}

/** True if a title is the query in any case; the last word may be incomplete, and more may follow. */
export function isNamed(query: string, title: string): boolean {
  const words = tokenize(query);
  const [typed, called] = [words.join(' '), tokenize(title).join(' ')];
  return typed !== '' && (typed === called || (words.length > 1 && called.startsWith(typed)));
}

/** Those in whose title and keywords every word of a query begins a word; those with all of them in the title first. All for no query. */
export function withWords<Item extends { title: string; keywords?: string | undefined }>(q: string, items: readonly Item[]): Item[] {
  if (!q) return [...items];
  const found = items.filter(({ title, keywords = '' }) => isInTitle(q, `${title} ${keywords}`));
  return found.sort((a, b) => Number(isInTitle(q, b.title)) - Number(isInTitle(q, a.title)));
}
