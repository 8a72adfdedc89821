/**
 * The searches that are still under way, in the order in which they were sent, once the page shows one of them: that one and those after it.
 * Null where the page shows what none of them asked for, so that something else changed it.
 */
export function pendingSearches(sent: readonly string[], shown: string): readonly string[] | null {
  const place = sent.lastIndexOf(shown);
  return place < 0 ? null : sent.slice(place);
}
