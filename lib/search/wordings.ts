import { normalizeToken, pairsOfSigns, splitWords, withoutArticle } from '../text/tokens';
import type { Alike } from './alike';
import { PhraseIndex } from './phrase-index';
import { MAX_WORDS, queryOf, sumOf } from './query';
import { rank } from './ranking';
import { nearestWords } from './typos';

/** Items, best first, the part of the query that the best has, and true if a word of the query stands in the wordings as it is. */
export type WordingAnswer = { items: number[]; covered: number; isKnownWord: boolean };

/** Letters that two words must begin with to be compared, and least likeness of words that stand for each other. */
const BEGINNING = 4;
const ALIKE = 0.5;
/** Letters of the last part of a compound, and how surely that stands for the whole. */
const PART = { letters: 5, certainty: 0.5 };
/** How surely a word stands for a mistyped one. */
const MISTYPED = 0.7;
/** From this likeness on words are forms of one, whose rarity counts together. */
const SAME_WORD = 0.7;
const WEIGHTS = { covered: 0.4, phrase: 0.4, together: 0.4, title: 0, general: 0.6 };
/** Part of their score that items give to those like them. */
const SUPPORT = 0.3;
/** Part of the best score from which others are shown, and their greatest number. */
const BESIDE_BEST = 0.6;
const MOST = 6;
/** An unknown word weighs as much as one that this number of items have. */
const UNKNOWN_AS = 5;

/** Letters that people also type as others, besides those with accents. */
const TYPED_AS: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ß: 'ss', ة: 'ه', ى: 'ي', أ: 'ا', إ: 'ا', آ: 'ا' };
const TYPED_OTHERWISE = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'gu');

/** Words of a text in any language, each once: pairs of signs where words are not divided or have endings of one sign. */
function wordsOf(text: string): string[] {
  const words = splitWords(text).map((word) =>
    withoutArticle(
      normalizeToken(word)
        .normalize('NFC')
        .replace(TYPED_OTHERWISE, (sign) => TYPED_AS[sign] ?? sign),
    ),
  );
  return [...new Set(words.flatMap((word) => pairsOfSigns(word) ?? word).filter(Boolean))];
}

/** How alike two words are that begin alike, 0 to 1: endings differ in many languages, beginnings seldom. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  return same < BEGINNING ? 0 : (2 * same) / (word.length + other.length);
}

/**
 * Searches items by what people type for each in one language: a title, then other words for the same. Needs no list of words of the language:
 * frequent ones weigh little. `alike`: items like another one.
 */
export function createWordingSearch(wordings: readonly (readonly string[])[], alike: Alike): (typed: string) => WordingAnswer {
  const index = new PhraseIndex(
    wordings.map(([title = '', ...keywords]) => ({ title, keywords })),
    wordsOf,
  );

  /** Words of the wordings that a word stands for and how surely: itself and those like it, what it ends with, or else the nearest spelling. */
  function standsFor(word: string): Map<string, number> {
    const found = new Map<string, number>();
    for (let from = 1; from <= word.length - PART.letters; from++)
      if (index.has(word.slice(from))) found.set(word.slice(from), PART.certainty);
    for (const other of word.length < BEGINNING ? [word].filter((one) => index.has(one)) : index.terms()) {
      const alike = likeness(word, other);
      if (alike >= ALIKE) found.set(other, alike);
    }
    return found.size > 0 ? found : new Map(nearestWords(word, index.terms()).map((other) => [other, MISTYPED]));
  }

  return (typed) => {
    const words = wordsOf(typed).slice(0, MAX_WORDS);
    const query = queryOf(
      words.map((word) => {
        const terms = standsFor(word);
        const count = sumOf([...terms].map(([term, certainty]) => (certainty >= SAME_WORD ? index.itemsWith(term).length : 0)));
        return { word, terms, weight: index.rarityOf(count || UNKNOWN_AS), carries: true };
      }),
    );
    const ranked = rank(index, { typed, query }, { weights: WEIGHTS, support: SUPPORT, alike });
    const [top] = ranked;
    const shown = ranked.filter(({ score }) => score >= (top?.score ?? 0) * BESIDE_BEST).slice(0, MOST);
    return {
      items: shown.map(({ item }) => item),
      covered: top?.together ?? 0,
      isKnownWord: words.some((word) => index.has(word)),
    };
  };
}
