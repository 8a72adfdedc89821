import { isInTitle } from '../saved-prompts/saved-list';

type Described = { title: string; description: string | null };

/** Those in whose title and description every word of a query begins a word; those with all of them in the title first. */
export function collectionsWithWords<T extends Described>(q: string, collections: readonly T[]): T[] {
  const found = collections.filter(({ title, description }) => isInTitle(q, `${title} ${description ?? ''}`));
  return found.sort((a, b) => Number(isInTitle(q, b.title)) - Number(isInTitle(q, a.title)));
}
