import { PhraseIndex } from './phrase-index';
import { MAX_WORDS, type Query, queryOf } from './query';
import { rank } from './ranking';
import { normalizeToken, pairsOfSigns, splitWords, withoutArticle } from './tokens';
import { nearestWords } from './typos';

/** Titles of items in a language, each with other words for the same. */
export type Wordings<Item> = ReadonlyMap<Item, readonly string[]>;

/** Items, best first, the part of the query that the best has, and true if a word of the query stands in the wordings as it is. */
export type WordingAnswer<Item> = { items: Item[]; covered: number; isKnownWord: boolean };

export type WordingIndex<Item> = { search(query: string): WordingAnswer<Item> };

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

/** How alike two words of the same beginning are, 0 to 1: endings differ in many languages, beginnings seldom. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  if (Math.min(word.length, other.length) < BEGINNING) return 0;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  return (2 * same) / (word.length + other.length);
}

/** An index of wordings in one language. Needs no list of words of the language: frequent ones weigh little. `alike`: items like another one. */
export function createWordingIndex<Item>(wordings: Wordings<Item>, alike: (item: Item) => ReadonlyMap<Item, number>): WordingIndex<Item> {
  const items = [...wordings.keys()];
  const places = new Map(items.map((item, at) => [item, at]));
  const texts = [...wordings.values()].map(([title = '', ...keywords]) => ({ title, keywords, description: '', text: '' }));
  const index = new PhraseIndex(texts, (phrase) => wordsOf(phrase).map((word) => [word, word]));
  const placesAlike = (at: number) => {
    const item = items[at];
    const found = item === undefined ? [] : [...alike(item)];
    return new Map(found.map(([other, likeness]) => [places.get(other) ?? -1, likeness]));
  };

  /** Words of the wordings that a word stands for and how surely: itself and those like it, what it ends with, or else the nearest spelling. */
  function standsFor(word: string): Map<string, number> {
    const like = index.wordsFrom(word.slice(0, BEGINNING)).map((other): [string, number] => [other, likeness(word, other)]);
    const ends = Array.from({ length: Math.max(0, word.length - PART.letters) }, (_, at) => word.slice(at + 1)).filter((end) =>
      index.has(end),
    );
    const found = new Map([
      ...ends.map((end): [string, number] => [end, PART.certainty]),
      ...like.filter(([, likeness]) => likeness >= ALIKE),
    ]);
    return found.size > 0 ? found : new Map(nearestWords(word, index.vocabulary).map((other) => [other, MISTYPED]));
  }

  function read(typed: string): Query {
    const words = wordsOf(typed)
      .slice(0, MAX_WORDS)
      .map((word) => {
        const terms = standsFor(word);
        const count = [...terms].reduce((sum, [term, certainty]) => sum + (certainty >= SAME_WORD ? index.count(term) : 0), 0);
        return {
          word,
          isName: false,
          isLanguage: false,
          isDetail: false,
          terms,
          typoOf: null,
          weight: index.rarityOf(count || UNKNOWN_AS),
        };
      });
    return queryOf(words);
  }

  function search(typed: string): WordingAnswer<Item> {
    const query = read(typed);
    const ranked = rank(index, { typed, query }, { weights: WEIGHTS, support: SUPPORT, alike: placesAlike });
    const [top] = ranked;
    const shown = ranked.filter(({ score }) => score >= (top?.score ?? 0) * BESIDE_BEST).slice(0, MOST);
    return {
      items: shown.flatMap(({ item }) => items[item] ?? []),
      covered: top?.together ?? 0,
      isKnownWord: query.words.some(({ word }) => index.has(word)),
    };
  }

  return { search };
}
