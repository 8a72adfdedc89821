import { IN_ANY_COLLECTION, IN_NO_COLLECTION, type ListFilter } from '../lists/list-filter';

/** A saved prompt. A prompt that is deleted or private has neither title nor category. `found`: the prompt has the words of the search. */
export type SavedEntry = {
  promptId: string;
  createdAt: string;
  usedAt: string | null;
  title: string | null;
  category: string | null;
  inLibrary: boolean;
  pinned: boolean;
  collections: string[];
  found: boolean;
  inTitle: boolean;
};

/** Filters and sorts saved prompts. Matches in titles come first, then pinned prompts. */
export function filterSaved(entries: readonly SavedEntry[], { q, category, collection, sort }: ListFilter): SavedEntry[] {
  const chosen = entries.filter(
    (entry) =>
      (!q || entry.found) &&
      (!category || entry.category?.toLowerCase() === category.toLowerCase()) &&
      (!collection || isIn(entry, collection)),
  );
  const inTitleFirst: Compare = q ? (a, b) => Number(b.inTitle) - Number(a.inTitle) : () => 0;
  return chosen.sort((a, b) => inTitleFirst(a, b) || Number(b.pinned) - Number(a.pinned) || ORDERS[sort ?? 'used'](a, b) || newest(a, b));
}

function isIn({ collections }: SavedEntry, collection: string): boolean {
  if (collection === IN_ANY_COLLECTION) return collections.length > 0;
  return collection === IN_NO_COLLECTION ? collections.length === 0 : collections.includes(collection);
}

type Compare = (a: SavedEntry, b: SavedEntry) => number;

const descending = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);
const newest: Compare = (a, b) => descending(a.createdAt, b.createdAt) || descending(b.promptId, a.promptId);

const ORDERS: Record<NonNullable<ListFilter['sort']> | 'used', Compare> = {
  newest,
  /** A prompt that was never used counts from when it was saved. */
  used: (a, b) => descending(a.usedAt ?? a.createdAt, b.usedAt ?? b.createdAt),
  title: (a, b) => (a.title === null ? 1 : 0) - (b.title === null ? 1 : 0) || descending(sortKey(b.title), sortKey(a.title)),
};

/** Sort key without case and accents, as the database function search_own_prompts sorts titles. */
function sortKey(title: string | null): string {
  return (title ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** Categories of saved prompts. Names that differ only in case are one category, spelled as in the library if a library prompt has it. */
export function categoriesOf(entries: readonly SavedEntry[]): string[] {
  const names = new Map<string, string>();
  for (const { category, inLibrary } of entries)
    if (category && (inLibrary || !names.has(category.toLowerCase()))) names.set(category.toLowerCase(), category);
  return [...names.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
