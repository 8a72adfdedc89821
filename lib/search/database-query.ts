import { normalizeToken, splitWords } from '../text/tokens';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/**
 * A query for the search functions of the database, which find words by their beginnings: without plurals, and without stop words if it has others.
 */
export function databaseQuery(query: string): string {
  const words = splitWords(query);
  const meaningful = words.filter((word) => !STOP_WORDS.has(normalizeToken(word)));
  return (meaningful.length > 0 ? meaningful : words).map(singularOf).join(' ');
}

function singularOf(word: string): string {
  const shorter = word.slice(0, -1);
  return word.length > 3 && /(?<!ie|s)s$/i.test(word) && stem(normalizeToken(word)) === stem(normalizeToken(shorter)) ? shorter : word;
}
