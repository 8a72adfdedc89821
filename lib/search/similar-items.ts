import { addToList } from '../lists/add-to-list';
import type { PhraseIndex } from './phrase-index';

/** Returns the items that are similar to an item, with their similarity from 0 to 1. */
export type SimilarItems = (item: number) => ReadonlyMap<number, number>;

/** Maximum number of items, also as a part of all items, that have a term that is compared. */
const RARE = { items: 60, part: 1 / 40 };
const MAX_SIMILAR = 60;

type RareTerm = { items: readonly number[]; weight: number };

/** Finds similar items by the cosine similarity of their rare terms. Terms of the field `text` are not compared. */
export function createSimilarItems(index: PhraseIndex): SimilarItems {
  let rareTerms: ReadonlyMap<number, readonly RareTerm[]> | undefined;
  const known = new Map<number, ReadonlyMap<number, number>>();

  function findSimilar(item: number): ReadonlyMap<number, number> {
    rareTerms ??= rareTermsByItem(index);
    const termsOf = (one: number) => rareTerms?.get(one) ?? [];
    const lengthOf = (one: number) => Math.sqrt(termsOf(one).reduce((sum, { weight }) => sum + weight, 0));
    const shared = new Map<number, number>();
    for (const { items, weight } of termsOf(item)) for (const other of items) shared.set(other, (shared.get(other) ?? 0) + weight);
    shared.delete(item);
    const similar = [...shared].map(([other, weight]): [number, number] => [other, weight / (lengthOf(item) * lengthOf(other))]);
    return new Map(similar.sort((one, other) => other[1] - one[1]).slice(0, MAX_SIMILAR));
  }

  return (item) => {
    const similar = known.get(item) ?? findSimilar(item);
    known.set(item, similar);
    return similar;
  };
}

function rareTermsByItem(index: PhraseIndex): ReadonlyMap<number, readonly RareTerm[]> {
  const terms = new Map<number, RareTerm[]>();
  const most = Math.min(RARE.items, index.itemCount * RARE.part);
  for (const term of index.terms()) {
    const items = index.itemsWith(term);
    const rareTerm = { items, weight: index.rarity(term) ** 2 };
    if (items.length <= most) for (const item of items) addToList(terms, item, rareTerm);
  }
  return terms;
}
