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

/** Searches, and if nothing is found searches again with typos corrected by `texts`; `corrected` is then the query that was used. */
export async function withTyposCorrected<Found extends { count: number }>(
  query: string,
  texts: (found: Found) => Promise<readonly string[]>,
  search: (query: string) => Promise<Found>,
): Promise<{ found: Found; corrected: string | null }> {
  const found = await search(query);
  const corrected = query && found.count === 0 ? correctedQuery(query, await texts(found)) : null;
  return corrected === null ? { found, corrected } : { found: await search(corrected), corrected };
}
