import { isEnglish } from './english-words';
import type { PhraseIndex } from './phrase-index';
import { type QueryWord, queryWords } from './query-words';
import { LISTED_WORDS, sameAs } from './search-words';
import { stem } from './stem';
import { isQuoted } from './tokens';
import { nearestWords } from './typos';

/** A word of a query with the terms it stands for and how surely (0 to 1), and its weight. */
type Word = QueryWord & { terms: ReadonlyMap<string, number>; weight: number; typoOf: string | null };

/** A query as understood. `carrying`: weights of the words that carry the need. */
export type Query = {
  words: readonly Word[];
  weights: readonly number[];
  total: number;
  carrying: readonly number[];
  carryingTotal: number;
};

/** How surely a term stands for a word: of the same meaning, or begun or mistyped. */
const SAME = 0.8;
const GUESSED = 0.7;
/** Parts of the weight of a word that is a name, of one that belongs to the details, and of a number. */
const NAME = 0.8;
const DETAIL = 0.6;
const NUMBER = 0.2;
/** A word weighs at most as much as one that this number of items have: an unknown word may be a detail for a blank. */
const UNKNOWN_AS = 12;
export const MAX_WORDS = 20;
const MAX_TYPOS = 4;

/** Understands queries to an index: the terms that each word stands for, and how much it weighs. */
export function queryReader(index: PhraseIndex): (query: string) => Query {
  const spelled = [...new Set([...index.vocabulary, ...LISTED_WORDS])];

  function read(query: string): Query {
    let typosLeft = isQuoted(query) ? 0 : MAX_TYPOS;
    const words = queryWords(query, (word) => index.has(stem(word)))
      .slice(0, MAX_WORDS)
      .map((one) => {
        const { terms, typoOf } = termsOf(one.word, () => typosLeft-- > 0);
        const count = [...terms].reduce((sum, [term, certainty]) => sum + (certainty === SAME ? 0 : index.count(term)), 0);
        const part = (one.isName ? (/^\d/.test(one.word) ? NUMBER : NAME) : 1) * (one.isDetail ? DETAIL : 1);
        return { ...one, terms, typoOf, weight: part * index.rarityOf(Math.max(count, UNKNOWN_AS)) };
      });
    return queryOf(words);
  }

  /** The terms of the index that a word stands for: itself and words of the same meaning, or else what it begins, or else the nearest spelling. */
  function termsOf(word: string, mayBeTypo: () => boolean): Pick<Word, 'terms' | 'typoOf'> {
    const terms = new Map<string, number>();
    for (const term of sameAs(word)) if (index.has(term)) terms.set(term, SAME);
    if (index.has(stem(word))) terms.set(stem(word), 1);
    if (terms.size > 0 || word.length < 2) return { terms, typoOf: null };
    const guess = (words: readonly string[]) => {
      for (const term of words.flatMap((one) => [stem(one), ...sameAs(one)])) if (index.has(term)) terms.set(term, GUESSED);
      return terms.size > 0;
    };
    if (guess(index.wordsFrom(word)) || isEnglish(word)) return { terms, typoOf: null };
    const nearest = mayBeTypo() ? nearestWords(word, spelled) : [];
    return { terms, typoOf: guess(nearest) ? (nearest[0] ?? null) : null };
  }

  return read;
}

/** Names of people and occasions and numbers do not carry the need, unless there is nothing else. */
export function queryOf(words: readonly Word[]): Query {
  const weights = words.map(({ weight }) => weight);
  const needed = words.map(({ weight, isName, isLanguage }) => (isName && !isLanguage ? 0 : weight));
  const carrying = needed.some((weight) => weight > 0) ? needed : weights;
  return { words, weights, total: sumOf(weights), carrying, carryingTotal: sumOf(carrying) };
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The query after correcting typos; null if it has none. */
export function correctionOf(words: readonly Word[]): string | null {
  if (words.every(({ typoOf }) => typoOf === null)) return null;
  return words.map(({ word, typoOf }) => typoOf ?? word).join(' ');
}
