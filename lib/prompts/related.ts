import { COUNTS } from '../limits';
import { addTo } from '../search/add-to';
import type { Prompt } from './prompt';

/** The prompts of one category, newest first, and for each word of their titles the positions in that list. */
type CategoryIndex = { newest: readonly Prompt[]; byWord: ReadonlyMap<string, readonly number[]> };

const indexes = new WeakMap<readonly Prompt[], CategoryIndex>();

/**
 * Up to four other prompts of a category: those that share most title words first, then the newest. `category` holds all of its
 * prompts; its index is cached, so that a large library builds in linear time.
 */
export function relatedPrompts(prompt: Prompt, category: readonly Prompt[]): Prompt[] {
  const { newest, byWord } = indexOf(category);
  const shared = new Map<number, number>();
  for (const word of titleWords(prompt)) for (const place of byWord.get(word) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  const alike = [...shared].sort(([one, words], [other, otherWords]) => otherWords - words || one - other);
  const first = newest.slice(0, alike.length + COUNTS.related + 1).keys();
  const places = new Set([...alike.map(([place]) => place), ...first]);
  const others = [...places].flatMap((place) => newest[place] ?? []).filter(({ id }) => id !== prompt.id);
  return others.slice(0, COUNTS.related);
}

function indexOf(category: readonly Prompt[]): CategoryIndex {
  const known = indexes.get(category);
  if (known) return known;
  const newest = [...category].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const byWord = new Map<string, number[]>();
  for (const [place, prompt] of newest.entries()) {
    for (const word of titleWords(prompt)) addTo(byWord, word, place);
  }
  const index = { newest, byWord };
  indexes.set(category, index);
  return index;
}

function titleWords({ title }: Prompt): Set<string> {
  return new Set(title.toLowerCase().match(/[a-z]{4,}/g) ?? []);
}
