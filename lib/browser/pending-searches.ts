/**
 * Searches that are still pending when the page shows `shown`: the last one with this query, and those sent after it. Null if no search
 * with this query was sent, so that something else changed the page.
 */
export function pendingSearches(sent: readonly string[], shown: string): readonly string[] | null {
  const place = sent.lastIndexOf(shown);
  return place < 0 ? null : sent.slice(place);
}
