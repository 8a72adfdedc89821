import 'server-only';
import { tokenize } from '../text/tokens';
import { type Certainty, hasQueryWords, judge } from './certainty';
import type { Evidence } from './evidence';
import { PhraseIndex } from './phrase-index';
import { createQueryParser, type EnglishQuery } from './query';
import { rank } from './ranking';
import { createSimilarItems, type SimilarItems } from './similar-items';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

export type SearchableText = {
  title: string;
  keywords: readonly string[];
  /** Searches by which people find the item in other words than its own. */
  wordings?: readonly string[];
  description: string;
  category?: string;
  text: string;
  /** True for an item with a blank that takes the name of a language. */
  anyLanguage?: boolean;
  /** True for an item that comes before others with the same score. */
  preferred?: boolean;
};

/** A found item. `matches`: the normalized words by which it was found. */
export type Found<Item> = { item: Item; matches: readonly string[] };

/** Results, best first. `near`: items that come close, listed after a few matches. */
export type SearchAnswer<Item> = Pick<EnglishQuery, 'corrected' | 'isKnown'> & {
  matches: Found<Item>[];
  near: Found<Item>[];
  certainty: Certainty;
};

/** An index with its search, which returns null for a query without a word to search for. */
export type SearchIndex<Item> = { search(query: string): SearchAnswer<Item> | null; similarItems: SimilarItems };

const WEIGHTS = { covered: 0.5, phrase: 0.35, together: 0.35, title: 0.2, general: 0.2, support: 0.1 };
const PREFERRED = 0.02;

/** Indexes items for searches in English (docs/decisions/search-matching.md). `inText`: items match by their texts, too (hasQueryWords). */
export function createSearchIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  { inText = false } = {},
): SearchIndex<Item> {
  const stemByWord = new Map<string, string>();
  const outsideText = new Set<string>();
  const texts = items.map(textOf);
  const index = new PhraseIndex(
    texts.map(({ category = '', ...text }) => ({ ...text, description: `${text.description} ${category}` })),
    (phrase, field) => {
      const meaningful = tokenize(phrase).filter((word) => !STOP_WORDS.has(word));
      for (const word of meaningful) {
        stemByWord.set(word, stem(word));
        if (field !== 'text') outsideText.add(word);
      }
      return meaningful.map(stem);
    },
  );
  const wordsByTerm = Map.groupBy(stemByWord.keys(), (word) => stemByWord.get(word));
  const wordsOf = (term: string) => [...(stemByWord.has(term) ? [term] : []), ...(wordsByTerm.get(term) ?? [])];
  const preferred = new Set(texts.flatMap((text, item) => (text.preferred ? [item] : [])));
  const anyLanguage = texts.flatMap((text, item) => (text.anyLanguage ? [item] : []));
  const parseQuery = createQueryParser(index, { words: [...stemByWord.keys()], outsideText });
  const bonus = (item: number) => (preferred.has(item) ? PREFERRED : 0);
  const similarItems = createSimilarItems(index);

  function search(typed: string): SearchAnswer<Item> | null {
    const query = parseQuery(typed);
    if (query.words.length === 0) return null;
    const ranked = rank(index, { typed, query, anyLanguage }, { weights: WEIGHTS, similarItems, bonus });
    const scored = ranked.map((one) => ({ ...one, isMatch: one.isNamed || hasQueryWords(one, query, inText) }));
    const { matches, near, certainty } = judge(scored);
    const foundOf = ({ item, wordParts }: Evidence): Found<Item>[] => {
      const found = items[item];
      const terms = query.words.flatMap(({ terms }, at) => ((wordParts[at] ?? 0) > 0 ? [...terms.keys()] : []));
      return found === undefined ? [] : [{ item: found, matches: terms.flatMap(wordsOf) }];
    };
    const { corrected, isKnown } = query;
    return { matches: matches.flatMap(foundOf), near: near.flatMap(foundOf), certainty, corrected, isKnown };
  }

  return { search, similarItems };
}
