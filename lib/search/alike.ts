import { addTo } from '../lists/add-to';
import type { PhraseIndex } from './phrase-index';

/** Items like another one, and how much, 0 to 1. */
export type Alike = (item: number) => ReadonlyMap<number, number>;

/** Terms that more items have than this, or than this part of them, tell nothing about which items are alike. */
const SHARED = { most: 60, part: 1 / 40 };
const MOST_ALIKE = 60;

type RareTerm = { items: readonly number[]; weight: number };

/** Tells which items share rare terms outside of their texts. */
export function createAlike(index: PhraseIndex): Alike {
  let rareTerms: ReadonlyMap<number, readonly RareTerm[]> | undefined;
  const known = new Map<number, ReadonlyMap<number, number>>();

  function find(item: number): ReadonlyMap<number, number> {
    rareTerms ??= rareTermsByItem(index);
    const termsOf = (one: number) => rareTerms?.get(one) ?? [];
    const sizeOf = (one: number) => Math.sqrt(termsOf(one).reduce((sum, { weight }) => sum + weight, 0));
    const shared = new Map<number, number>();
    for (const { items, weight } of termsOf(item)) for (const other of items) shared.set(other, (shared.get(other) ?? 0) + weight);
    shared.delete(item);
    const alike = [...shared].map(([other, weight]): [number, number] => [other, weight / (sizeOf(item) * sizeOf(other))]);
    return new Map(alike.sort((one, other) => other[1] - one[1]).slice(0, MOST_ALIKE));
  }

  return (item) => {
    const alike = known.get(item) ?? find(item);
    known.set(item, alike);
    return alike;
  };
}

function rareTermsByItem(index: PhraseIndex): ReadonlyMap<number, readonly RareTerm[]> {
  const terms = new Map<number, RareTerm[]>();
  const most = Math.min(SHARED.most, index.itemCount * SHARED.part);
  for (const term of index.terms()) {
    const items = index.itemsWith(term);
    const rare = { items, weight: index.rarity(term) ** 2 };
    if (items.length <= most) for (const item of items) addTo(terms, item, rare);
  }
  return terms;
}
