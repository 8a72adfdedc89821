import { splitWords, tokenize } from '../text/tokens';
import { isEnglish } from './english-words';
import { isQuoted } from './query-words';
import { nearestWords } from './typos';

/**
 * Replaces each word of a query that no word in `texts` begins with by the word in them with the nearest spelling, and leaves it out if it is
 * English. Null if nothing changes or no word is left.
 */
export function correctedQuery(query: string, texts: readonly string[]): string | null {
  const known = [...new Set(texts.flatMap(tokenize))];
  const words = splitWords(query);
  const corrected = words.flatMap((word) => {
    const [typed = ''] = tokenize(word);
    if (known.some((one) => one.startsWith(typed))) return word;
    return isEnglish(typed) ? [] : (nearestWords(typed, known)[0] ?? word);
  });
  return corrected.length === 0 || corrected.join(' ') === words.join(' ') ? null : corrected.join(' ');
}

/** Searches again with the corrected query if nothing is found. `corrected` is null if there is no such query, or it was not needed. */
export async function withTyposCorrected<Found extends { count: number }>(
  query: string,
  loadTexts: (found: Found) => Promise<readonly string[]>,
  search: (query: string) => Promise<Found>,
): Promise<{ found: Found; corrected: string | null }> {
  const found = await search(query);
  const corrected = query && !isQuoted(query) && found.count === 0 ? correctedQuery(query, await loadTexts(found)) : null;
  return corrected === null ? { found, corrected } : { found: await search(corrected), corrected };
}
