/** Searches that are pending while the page shows `shown`: the last one for it, and later ones. Null if none was for it: something else changed the page. */
export function pendingSearches(sent: readonly string[], shown: string): readonly string[] | null {
  const place = sent.lastIndexOf(shown);
  return place < 0 ? null : sent.slice(place);
}
