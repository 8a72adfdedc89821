/** Searches of `sent` that are pending while the page shows the search `shown`: the last one for it, and later ones. Null if it was not sent. */
export function pendingSearches(sent: readonly string[], shown: string): readonly string[] | null {
  const index = sent.lastIndexOf(shown);
  return index < 0 ? null : sent.slice(index);
}
