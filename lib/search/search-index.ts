import 'server-only';
import { type Certainty, hasAll, judge, type Scored } from './certainty';
import type { Evidence } from './evidence';
import { PhraseIndex, type SearchableText } from './phrase-index';
import { correctionOf, queryReader } from './query';
import { rank } from './ranking';
import { stem } from './stem';

export type { SearchableText } from './phrase-index';

export type Found<Item> = { item: Item; matches: readonly string[] };

/**
 * Results, best first. `near`: items that come close, after few matches. `corrected`: the query after correcting typos, null if it has none.
 * `isKnown`: two thirds of its words stand in the items, and the others are typos of such words.
 */
export type SearchAnswer<Item> = {
  matches: Found<Item>[];
  near: Found<Item>[];
  certainty: Certainty;
  corrected: string | null;
  isKnown: boolean;
};

/** `search` returns null for a query without a word to search for. */
export type SearchIndex<Item> = {
  search(query: string): SearchAnswer<Item> | null;
  /** Items like another one, and how much, 0 to 1. */
  alike(item: Item): ReadonlyMap<Item, number>;
};

const WEIGHTS = { covered: 0.5, phrase: 0.35, together: 0.35, title: 0.2, general: 0.2 };
/** Part of their score that items give to those like them, and gain of a preferred one. */
const SUPPORT = 0.1;
const PREFERRED = 0.02;

/**
 * An index over the texts of items. Words count by their rarity in titles, keywords and descriptions; names of people, occasions and languages, and
 * what follows "for" or "about", count less. An item scores by how much of the query it has, how much of that is together in one of its phrases,
 * and how nearly the query is one of its phrases. It matches when it has all carrying words together, or when it leads all others clearly.
 * `inText`: all words but one may be in the text alone, for items that are about what is in their text.
 */
export function createSearchIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  { inText = false } = {},
): SearchIndex<Item> {
  const texts = items.map(textOf);
  const index = new PhraseIndex(texts);
  const read = queryReader(index);
  const bonus = (item: number) => (texts[item]?.preferred ? PREFERRED : 0);
  const anyLanguage = texts.flatMap((text, item) => (text.anyLanguage ? [item] : []));

  function search(typed: string): SearchAnswer<Item> | null {
    const query = read(typed);
    if (query.words.length === 0) return null;
    const { words } = query;
    const scored: Scored[] = rank(
      index,
      { typed, query, anyLanguage },
      { weights: WEIGHTS, support: SUPPORT, alike: index.alike, bonus },
    ).map((one) => ({ ...one, isMatch: one.isNamed || hasAll(one, query, inText) }));
    const { matches, near, certainty } = judge(scored);
    const unknown = words.filter(({ word }) => !index.has(stem(word)));
    const foundOf = ({ item, had }: Evidence): Found<Item>[] => {
      const found = items[item];
      const terms = words.flatMap(({ terms }, at) => ((had[at] ?? 0) > 0 ? [...terms.keys()] : []));
      return found === undefined ? [] : [{ item: found, matches: terms.flatMap((term) => [...index.formsOf(term)]) }];
    };
    return {
      matches: matches.flatMap(foundOf),
      near: near.flatMap(foundOf),
      certainty,
      corrected: correctionOf(words),
      isKnown: unknown.length <= words.length / 3 && unknown.every(({ typoOf }) => typoOf),
    };
  }

  function alike(item: Item): ReadonlyMap<Item, number> {
    return new Map(
      [...index.alike(items.indexOf(item))].flatMap(([at, part]) => {
        const other = items[at];
        return other === undefined ? [] : [[other, part]];
      }),
    );
  }

  return { search, alike };
}
