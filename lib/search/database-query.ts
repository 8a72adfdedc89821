import { normalizeToken, splitWords } from '../text/tokens';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/** Query for the database, which needs all words by their beginnings: without words that carry no meaning, plurals as singulars. */
export function databaseQuery(query: string): string {
  const words = splitWords(query);
  const telling = words.filter((word) => !STOP_WORDS.has(normalizeToken(word)));
  return (telling.length > 0 ? telling : words).map(singular).join(' ');
}

function singular(word: string): string {
  const shorter = word.slice(0, -1);
  return word.length > 3 && /(?<!ie|s)s$/i.test(word) && stem(normalizeToken(word)) === stem(normalizeToken(shorter)) ? shorter : word;
}
