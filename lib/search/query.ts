import { isEnglish } from './english-words';
import type { PhraseIndex } from './phrase-index';
import { isQuoted, queryWords } from './query-words';
import { stem } from './stem';
import { LISTED_WORDS, synonymsOf } from './synonyms-and-names';
import { nearestWords } from './typos';

/** A word of a query. `terms`: terms of the index that it stands for, with the certainty from 0 to 1. `isSubject`: it says what is wanted. */
type Word = { word: string; terms: ReadonlyMap<string, number>; weight: number; isSubject: boolean; isLanguage?: boolean };

/** A parsed query. `subjectWeights` has 0 for names of people and occasions, and for numbers, unless the query has nothing else. */
export type Query = {
  words: readonly Word[];
  weights: readonly number[];
  total: number;
  subjectWeights: readonly number[];
  subjectTotal: number;
};

/** Certainty that a term stands for a word of the same meaning. */
const SYNONYM = 0.8;
/** Certainty that a term stands for a word that is not typed to the end, or has a typo. */
const GUESS = 0.7;
const FACTORS = { name: 0.8, number: 0.2, detail: 0.6 };
/** Minimum number of items that a word counts as being in, because an unknown word may only be a detail for a blank. */
const MIN_ITEMS = 12;
/** Maximum number of words of a query that count. Evidence has them as bits of one number. */
export const MAX_WORDS = 20;
const MAX_TYPOS = 4;

/** Normalized words of the items. `outsideText`: those that another field than `text` has, for which a typo may stand. */
type Vocabulary = { words: readonly string[]; outsideText: ReadonlySet<string> };

/**
 * A query as it is understood in English. `corrected`: the query without typos, null if there were none. `isKnown`: it is English, because the index
 * has two thirds of its words and the rest are typos, or one of two words and the other isRearranged, or all but the last of at most two, which
 * mayBeBegun. Names of languages beside other words are known.
 */
export type EnglishQuery = Query & { corrected: string | null; isKnown: boolean };

export function createQueryParser(index: PhraseIndex, vocabulary: Vocabulary): (query: string) => EnglishQuery {
  const spellings = new Set([...vocabulary.outsideText, ...LISTED_WORDS]);

  /** Terms that a word stands for: itself and its synonyms, or else words that it begins, or else, unless it is English, the nearest spelling. */
  function termsOf(word: string, mayBeTypo: () => boolean): { terms: ReadonlyMap<string, number>; typoOf?: string | undefined } {
    const terms = new Map<string, number>();
    for (const term of synonymsOf(word)) if (index.has(term)) terms.set(term, SYNONYM);
    if (index.has(stem(word))) terms.set(stem(word), 1);
    if (terms.size > 0 || word.length < 2) return { terms };
    const addGuesses = (words: readonly string[]) => {
      for (const term of words.flatMap((one) => [stem(one), ...synonymsOf(one)])) if (index.has(term)) terms.set(term, GUESS);
      return terms.size > 0;
    };
    if (addGuesses(vocabulary.words.filter((other) => other.startsWith(word))) || isEnglish(word)) return { terms };
    const nearest = mayBeTypo() ? nearestWords(word, spellings) : [];
    return { terms, typoOf: addGuesses(nearest) ? nearest[0] : undefined };
  }

  return (query) => {
    let typosLeft = isQuoted(query) ? 0 : MAX_TYPOS;
    const typed = queryWords(query, (word) => index.has(stem(word))).slice(0, MAX_WORDS);
    const withTerms = typed.map((one) => ({ ...one, ...termsOf(one.word, () => typosLeft-- > 0) }));
    const words = withTerms.map(({ word, isName, isLanguage, isDetail, terms }) => {
      const count = sumOf([...terms].map(([term, certainty]) => (certainty === SYNONYM ? 0 : index.itemsWith(term).length)));
      const factor = (isName ? (/^\d/.test(word) ? FACTORS.number : FACTORS.name) : 1) * (isDetail ? FACTORS.detail : 1);
      return { word, terms, isLanguage, isSubject: !isName || isLanguage, weight: factor * index.rarityOf(Math.max(count, MIN_ITEMS)) };
    });
    const namesOnlyLanguages = withTerms.every(({ isLanguage }) => isLanguage);
    const unknown = withTerms.filter(({ word, isLanguage }) => (namesOnlyLanguages || !isLanguage) && !index.has(stem(word)));
    const isBeingTyped = withTerms.length <= 2 && unknown.every((one) => one === withTerms.at(-1) && mayBeBegun(query, one));
    const shareOfTypos = words.length === 2 && unknown.every(isRearranged) ? 1 / 2 : 1 / 3;
    return {
      ...queryOf(words),
      corrected: withTerms.some(({ typoOf }) => typoOf) ? withTerms.map(({ word, typoOf }) => typoOf ?? word).join(' ') : null,
      isKnown: isBeingTyped || (unknown.length <= words.length * shareOfTypos && unknown.every(({ typoOf }) => typoOf)),
    };
  };
}

/** True for a typo that has the letters of what was meant, such as "podcsat". A word of another language that is like an English one seldom has. */
const isRearranged = ({ word, typoOf }: { word: string; typoOf?: string | undefined }) =>
  typoOf !== undefined && [...new Set(word)].sort().join() === [...new Set(typoOf)].sort().join();

/** True for an unknown word that begins a known one, in a query of ASCII characters, in which English is typed. */
const mayBeBegun = (query: string, { terms, typoOf }: { terms: ReadonlyMap<string, number>; typoOf?: string | undefined }) =>
  terms.size > 0 && !typoOf && /^\p{ASCII}*$/u.test(query);

export function queryOf(words: readonly Word[]): Query {
  const weights = words.map(({ weight }) => weight);
  const ofSubject = words.map(({ weight, isSubject }) => (isSubject ? weight : 0));
  const subjectWeights = ofSubject.some((weight) => weight > 0) ? ofSubject : weights;
  return { words, weights, total: sumOf(weights), subjectWeights, subjectTotal: sumOf(subjectWeights) };
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
