import { MISSED_SEARCHES } from '../../limits';
import { STOP_WORDS } from '../../search/stop-words';
import { countCharacters } from '../../text/characters';
import { tokenize } from '../../text/tokens';

/** Matches a word of visible letters. Words with digits are excluded, because they may be a person's number. */
const LETTERS = /^(?:(?!\p{Default_Ignorable_Code_Point})\p{L})+$/u;

/**
 * The words of a search as they are counted: normalized, without stop words, duplicates, and words that are too long or not of LETTERS only. Null for
 * none, or more than MISSED_SEARCHES allows.
 */
export function missedWords(q: string): string | null {
  const { wordLength, words: maxWords, length: maxLength } = MISSED_SEARCHES;
  // Korean words are decomposed by `tokenize`, and would have up to three characters for each visible one.
  const meaningful = tokenize(q).filter((word) => !STOP_WORDS.has(word));
  const words = [...new Set(meaningful.map((word) => word.normalize('NFC')))].filter(
    (word) => LETTERS.test(word) && countCharacters(word) <= wordLength,
  );
  const text = words.join(' ');
  return text && words.length <= maxWords && countCharacters(text) <= maxLength ? text : null;
}
