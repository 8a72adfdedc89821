import { MISSED_SEARCHES } from '../limits';
import { STOP_WORDS } from '../search/stop-words';
import { tokenize } from '../search/tokens';
import { countCharacters } from '../text/characters';

/** Letters that can be seen. What has digits may be a number of somebody's. */
const LETTERS = /^(?:(?!\p{Default_Ignorable_Code_Point})\p{L})+$/u;

/**
 * The words of a query as they are counted where it found nothing: normalized, those that carry meaning, each once, in the order typed. Null where
 * none is left, and where they are more or longer than what people search for.
 */
export function missedWords(q: string): string | null {
  const { wordLength, words: maxWords, length: maxLength } = MISSED_SEARCHES;
  // Normalized words are decomposed: Korean ones would have three characters for each that is read.
  const meaningful = tokenize(q).filter((word) => !STOP_WORDS.has(word));
  const words = [...new Set(meaningful.map((word) => word.normalize('NFC')))].filter(
    (word) => LETTERS.test(word) && countCharacters(word) <= wordLength,
  );
  const text = words.join(' ');
  return text && words.length <= maxWords && countCharacters(text) <= maxLength ? text : null;
}
