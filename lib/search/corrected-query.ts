import { splitWords, tokenize } from '../text/tokens';
import { isEnglish } from './english-words';
import { isQuoted } from './query-words';
import { nearestWords } from './typos';

/** Replaces each word that begins no word of `texts` by the nearest one, or leaves it out if it is English; null if nothing changes or is left. */
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

/** Searches again with typos corrected by `texts` if nothing is found; `corrected` is the query that was then used. */
export async function withTyposCorrected<Found extends { count: number }>(
  query: string,
  texts: (found: Found) => Promise<readonly string[]>,
  search: (query: string) => Promise<Found>,
): Promise<{ found: Found; corrected: string | null }> {
  const found = await search(query);
  const corrected = query && !isQuoted(query) && found.count === 0 ? correctedQuery(query, await texts(found)) : null;
  return corrected === null ? { found, corrected } : { found: await search(corrected), corrected };
}
