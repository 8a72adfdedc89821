import { COUNTS } from '../limits';

/** Sorts many collections by their last change, and few by title. */
export function usedLastFirst<T extends { changedAt: string }>(byTitle: readonly T[]): T[] {
  if (byTitle.length <= COUNTS.fewCollections) return [...byTitle];
  const lastUsed = byTitle.toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt)).slice(0, COUNTS.lastUsedCollections);
  return [...lastUsed, ...byTitle.filter((collection) => !lastUsed.includes(collection))];
}
