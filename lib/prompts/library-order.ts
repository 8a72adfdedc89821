import type { LibrarySort } from '../lists/list-filter';
import type { Prompt } from './prompt';

/** Number of accounts that saved each library prompt, by slug. */
export type Saves = ReadonlyMap<string, number>;

const titleOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true });

export function compareBy(sort: LibrarySort, saves: Saves): (one: Prompt, other: Prompt) => number {
  if (sort === 'title') return (one, other) => titleOrder.compare(one.title, other.title);
  if (sort === 'newest') return (one, other) => other.createdAt.localeCompare(one.createdAt);
  return (one, other) => (saves.get(other.slug) ?? 0) - (saves.get(one.slug) ?? 0);
}

/** Prompts without those of the earliest date: the library started with them, so they are not new. */
export function addedLater<Added extends Pick<Prompt, 'createdAt'>>(prompts: readonly Added[]): Added[] {
  const [first = ''] = prompts.map(({ createdAt }) => createdAt).sort();
  return prompts.filter(({ createdAt }) => createdAt > first);
}
