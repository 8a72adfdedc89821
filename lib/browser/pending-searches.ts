/** The last search of `sent` that is `shown`, which the page shows, and the later ones, which are pending. Null if `shown` was not sent. */
export function pendingSearches(sent: readonly string[], shown: string): readonly string[] | null {
  const index = sent.lastIndexOf(shown);
  return index < 0 ? null : sent.slice(index);
}
