import type { SearchResult } from 'minisearch';
import type { QueryTerms, Written } from './phrases';

/** A word of a query: the terms of the index that it stands for, as a whole or `guessed`, and those that mean the same or take it as a name. */
export type Word = {
  typed: string;
  demanded: boolean;
  terms: string[];
  wider: string[];
  guessed: boolean;
  context: boolean;
  typoOf: string | null;
  weight: number;
};

export const BOOST = { title: 6, keywords: 5, description: 2, category: 1, takes: 1, text: 1 };
/** Boosts of a synonym, by field. */
export const BOOST_WIDER = { title: 2, keywords: 2, description: 1, category: 0.5, takes: 1, text: 0.3 };
export type Field = keyof typeof BOOST;

/** How much of a word an item has by the field where it stands, by a word of the same meaning, and by one that is not whole. */
const HAS: Record<Field, number> = { title: 1, keywords: 1, description: 0.9, category: 0.9, takes: 0.6, text: 0.4 };
const HAS_WIDER = 0.8;
const HAS_GUESSED = 0.7;
/** A word of the context says less of which prompt is meant. */
const OF_CONTEXT = 0.85;

const fieldsOf = ({ match }: SearchResult, terms: readonly string[]) => terms.flatMap((term) => (match[term] ?? []) as Field[]);

/** 0 for a word in title or keywords, 1 in the rest of the head or where a blank takes it, 2 in the text, 3 nowhere. */
function rankOfFields(fields: readonly Field[]): number {
  if (fields.includes('title') || fields.includes('keywords')) return 0;
  if (fields.some((field) => field !== 'text')) return 1;
  return fields.length > 0 ? 2 : 3;
}

const rankOfWord = (result: SearchResult, { terms, wider }: Word) =>
  Math.min(rankOfFields(fieldsOf(result, terms)), Math.max(rankOfFields(fieldsOf(result, wider)), 1));

/** Rank of the worst word. Items whose title or keyword is the query come before all others. */
export function rankOf(result: SearchResult, words: readonly Word[], written: Written | undefined): number {
  const rank = Math.max(...words.map((word) => rankOfWord(result, word)));
  return rank - (written === 'is' ? 4 : written === 'has' ? 1 : 0);
}

/** True if an item has a word. */
export const isIn = (result: SearchResult, word: Word) => rankOfWord(result, word) < 3;

/** True if an item has all words in its head, or with `inText` at least one of several. */
export function isMatch(result: SearchResult, words: readonly Word[], inText: boolean): boolean {
  const isInHead = (word: Word) => rankOfWord(result, word) < 2;
  return inText ? words.length === 1 || words.some(isInHead) : words.every(isInHead);
}

/** Part of a query that an item has, by weight. */
export function coverageOf(result: SearchResult, words: readonly Word[]): number {
  const part = ({ terms, wider, guessed }: Word) =>
    Math.max(
      0,
      ...fieldsOf(result, terms).map((field) => HAS[field] * (guessed ? HAS_GUESSED : 1)),
      ...fieldsOf(result, wider).map((field) => HAS[field] * HAS_WIDER),
    );
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return words.reduce((sum, word) => sum + word.weight * part(word), 0) / total;
}

/** A word as it is compared with phrases. */
export function queryTerms({ terms, wider, guessed, context, weight }: Word): QueryTerms {
  const part = context ? OF_CONTEXT : 1;
  const certain = new Map([
    ...wider.map((term) => [term, HAS_WIDER * part] as const),
    ...terms.map((term) => [term, (guessed ? HAS_GUESSED : 1) * part] as const),
  ]);
  return { terms: certain, weight };
}

/** A title of nothing but words of the query counts four times, and a preferred item a tenth more. `titleLength` is in words. */
export function scoreOf({ match, preferred }: SearchResult, score: number, titleLength = 1): number {
  const inTitle = Object.values(match).filter((fields) => fields.includes('title')).length;
  return score * (1 + inTitle / titleLength) ** 2 * (preferred ? 1.1 : 1);
}
