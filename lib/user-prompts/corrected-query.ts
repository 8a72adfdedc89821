import { splitWords, tokenize } from '../search/tokens';
import { nearestWords } from '../search/typos';

/**
 * A query of the community's search with each unknown word replaced by the nearest one of `texts`; null where no word changes. A word is known
 * when it begins one of theirs, as the search matches it.
 */
export function correctedQuery(query: string, texts: readonly string[]): string | null {
  const known = [...new Set(texts.flatMap(tokenize))];
  const words = splitWords(query);
  const corrected = words.map((word) => {
    const [typed = ''] = tokenize(word);
    if (known.some((one) => one.startsWith(typed))) return word;
    return nearestWords(typed, known)[0] ?? word;
  });
  return corrected.join(' ') === words.join(' ') ? null : corrected.join(' ');
}
