import { isEnglish } from './english-words';
import type { PhraseIndex } from './phrase-index';
import { isQuoted, queryWords } from './query-words';
import { LISTED_WORDS, sameAs } from './search-words';
import { stem } from './stem';
import { nearestWords } from './typos';

/** A word of a query with the terms it stands for and how surely (0 to 1), and its weight. `carries`: it carries the need. */
type Word = { word: string; terms: ReadonlyMap<string, number>; weight: number; carries: boolean; isLanguage?: boolean };

/** A query as understood. `carrying`: weights of the words that carry the need, or of all if none does. */
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

/** Words as written in the items, and those of them that stand anywhere but in texts, which a typo may stand for. */
export type Vocabulary = { words: readonly string[]; ofHeads: ReadonlySet<string> };

/** `corrected` and `isKnown`: see SearchAnswer. */
type EnglishQuery = Query & { corrected: string | null; isKnown: boolean };

/** Understands queries to an index in English. */
export function queryReader(index: PhraseIndex, vocabulary: Vocabulary): (query: string) => EnglishQuery {
  const spelled = new Set([...vocabulary.ofHeads, ...LISTED_WORDS]);

  /** The terms of the index that a word stands for: itself and words of the same meaning, or else what it begins, or else the nearest spelling. */
  function termsOf(word: string, mayBeTypo: () => boolean): { terms: ReadonlyMap<string, number>; typoOf?: string | undefined } {
    const terms = new Map<string, number>();
    for (const term of sameAs(word)) if (index.has(term)) terms.set(term, SAME);
    if (index.has(stem(word))) terms.set(stem(word), 1);
    if (terms.size > 0 || word.length < 2) return { terms };
    const guess = (words: readonly string[]) => {
      for (const term of words.flatMap((one) => [stem(one), ...sameAs(one)])) if (index.has(term)) terms.set(term, GUESSED);
      return terms.size > 0;
    };
    if (guess(vocabulary.words.filter((other) => other.startsWith(word))) || isEnglish(word)) return { terms };
    const nearest = mayBeTypo() ? nearestWords(word, spelled) : [];
    return { terms, typoOf: guess(nearest) ? nearest[0] : undefined };
  }

  return (query) => {
    let typosLeft = isQuoted(query) ? 0 : MAX_TYPOS;
    const typed = queryWords(query, (word) => index.has(stem(word))).slice(0, MAX_WORDS);
    const understood = typed.map((one) => ({ ...one, ...termsOf(one.word, () => typosLeft-- > 0) }));
    const words = understood.map(({ word, isName, isLanguage, isDetail, terms }) => {
      const count = sumOf([...terms].map(([term, certainty]) => (certainty === SAME ? 0 : index.itemsWith(term).length)));
      const part = (isName ? (/^\d/.test(word) ? NUMBER : NAME) : 1) * (isDetail ? DETAIL : 1);
      return { word, terms, isLanguage, carries: !isName || isLanguage, weight: part * index.rarityOf(Math.max(count, UNKNOWN_AS)) };
    });
    const unknown = understood.filter(({ word }) => !index.has(stem(word)));
    const hasTypo = understood.some(({ typoOf }) => typoOf);
    return {
      ...queryOf(words),
      corrected: hasTypo ? understood.map(({ word, typoOf }) => typoOf ?? word).join(' ') : null,
      isKnown: unknown.length <= words.length / 3 && unknown.every(({ typoOf }) => typoOf),
    };
  };
}

/** Names of people and occasions and numbers do not carry the need, unless there is nothing else. */
export function queryOf(words: readonly Word[]): Query {
  const weights = words.map(({ weight }) => weight);
  const needed = words.map(({ weight, carries }) => (carries ? weight : 0));
  const carrying = needed.some((weight) => weight > 0) ? needed : weights;
  return { words, weights, total: sumOf(weights), carrying, carryingTotal: sumOf(carrying) };
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
