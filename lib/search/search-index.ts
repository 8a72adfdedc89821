import 'server-only';
import { tokenize } from '../text/tokens';
import { type Alike, createAlike } from './alike';
import { type Certainty, hasAll, judge } from './certainty';
import type { Evidence } from './evidence';
import { PhraseIndex } from './phrase-index';
import { queryReader } from './query';
import { rank } from './ranking';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/** Texts of an item by where they stand. `keywords` are found but not shown. */
export type SearchableText = {
  title: string;
  keywords: readonly string[];
  /** Searches of people who use other words; found, not shown. */
  typed?: readonly string[];
  description: string;
  category?: string;
  text: string;
  /** True if a blank takes the name of a language. */
  anyLanguage?: boolean;
  /** True to come before equals. */
  preferred?: boolean;
};

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
export type SearchIndex<Item> = { search(query: string): SearchAnswer<Item> | null; alike: Alike };

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
  /** The term of each word as written. */
  const words = new Map<string, string>();
  const ofHeads = new Set<string>();
  const texts = items.map(textOf);
  const index = new PhraseIndex(
    texts.map(({ category = '', ...text }) => ({ ...text, description: `${text.description} ${category}` })),
    (phrase, kind) => {
      const telling = tokenize(phrase).filter((word) => !STOP_WORDS.has(word));
      for (const word of telling) {
        words.set(word, stem(word));
        if (kind !== 'text') ofHeads.add(word);
      }
      return telling.map(stem);
    },
  );
  const wordsByTerm = Map.groupBy(words.keys(), (word) => words.get(word));
  /** Words as written that a term stands for. */
  const formsOf = (term: string) => [...(words.has(term) ? [term] : []), ...(wordsByTerm.get(term) ?? [])];
  const preferred = new Set(texts.flatMap((text, item) => (text.preferred ? [item] : [])));
  const anyLanguage = texts.flatMap((text, item) => (text.anyLanguage ? [item] : []));
  const read = queryReader(index, { words: [...words.keys()], ofHeads });
  const bonus = (item: number) => (preferred.has(item) ? PREFERRED : 0);
  const alike = createAlike(index);

  function search(typed: string): SearchAnswer<Item> | null {
    const query = read(typed);
    if (query.words.length === 0) return null;
    const ranked = rank(index, { typed, query, anyLanguage }, { weights: WEIGHTS, support: SUPPORT, alike, bonus });
    const { matches, near, certainty } = judge(ranked.map((one) => ({ ...one, isMatch: one.isNamed || hasAll(one, query, inText) })));
    const foundOf = ({ item, had }: Evidence): Found<Item>[] => {
      const found = items[item];
      const terms = query.words.flatMap(({ terms }, at) => ((had[at] ?? 0) > 0 ? [...terms.keys()] : []));
      return found === undefined ? [] : [{ item: found, matches: terms.flatMap(formsOf) }];
    };
    return {
      matches: matches.flatMap(foundOf),
      near: near.flatMap(foundOf),
      certainty,
      corrected: query.corrected,
      isKnown: query.isKnown,
    };
  }

  return { search, alike };
}
