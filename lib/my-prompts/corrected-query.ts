import { isEnglish } from '../search/english-words';
import { isQuoted, splitWords, tokenize } from '../search/tokens';
import { nearestWords } from '../search/typos';

/** Replaces each word that begins no word of `texts` by the nearest one; null if no word changes. */
export function correctedQuery(query: string, texts: readonly string[]): string | null {
  const known = [...new Set(texts.flatMap(tokenize))];
  const words = splitWords(query);
  const corrected = words.map((word) => {
    const [typed = ''] = tokenize(word);
    if (known.some((one) => one.startsWith(typed))) return word;
    return isEnglish(typed) ? word : (nearestWords(typed, known)[0] ?? word);
  });
  return corrected.join(' ') === words.join(' ') ? null : corrected.join(' ');
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
