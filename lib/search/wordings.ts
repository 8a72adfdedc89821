import { addTo } from '../lists/add-to';
import { normalizeToken, pairsOfSigns, splitWords, withoutArticle } from './tokens';
import { nearestWords } from './typos';

/** Titles of items in a language, each with other words for the same. */
export type Wordings<Item> = ReadonlyMap<Item, readonly string[]>;

/** Items, best first. `covered`: part of the query that one wording of the best has; `score`: how well the best fits. */
export type WordingAnswer<Item> = { items: Item[]; covered: number; score: number };

export type WordingIndex<Item> = {
  search(query: string): WordingAnswer<Item>;
  /** Part of the words of a query that stand in the wordings, 0 to 1. */
  partKnown(query: string): number;
};

/** Letters that two words must begin with to be compared, and letters by which words count as the same for how rare they are. */
const BEGINNING = 4;
const STEM = 5;
/** How alike words must be, and how surely a word stands for a mistyped one. */
const ALIKE = 0.5;
const MISTYPED = 0.7;
/**
 * Weights of the part of the query that a wording has, of the part of the wording that the query has, of the part of the query that all wordings
 * of an item have, and of how many of them are like it.
 */
const SCORE = { query: 0.6, wording: 0.4, item: 0.3, general: 0.5 };
/** Part of the best score from which others are shown, and their greatest number. */
const BESIDE_BEST = 0.6;
const MOST = 6;
/** An unknown word weighs as much as one that this number of items have. */
const UNKNOWN_AS = 5;

const typedWords = (text: string) => splitWords(text).map((word) => normalizeToken(word).normalize('NFC'));

/** Words of a text in any language, each once: pairs of signs where words are not divided or have endings of one sign. */
function wordsOf(text: string): Set<string> {
  const words = typedWords(text).map(withoutArticle);
  return new Set(words.flatMap((word) => pairsOfSigns(word) ?? word).filter(Boolean));
}

/** How alike two words of the same beginning are, 0 to 1: endings differ in many languages, beginnings seldom. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  if (Math.min(word.length, other.length) < BEGINNING) return 0;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  return (2 * same) / (word.length + other.length);
}

/** An index of wordings in one language. Needs no list of words of the language: frequent ones weigh little. */
export function createWordingIndex<Item>(wordings: Wordings<Item>): WordingIndex<Item> {
  const items = [...wordings.keys()];
  /** By phrase: the place of its item, and the weight of its words. */
  const itemOf: number[] = [];
  const weightOf: number[] = [];
  /** By word: the phrases that have it. */
  const phrasesWith = new Map<string, number[]>();
  const wordsFrom = new Map<string, string[]>();
  const itemsWithStem = new Map<string, { count: number; last: number }>();
  const rarityOf = (word: string) => Math.log(1 + items.length / (itemsWithStem.get(word.slice(0, STEM))?.count ?? UNKNOWN_AS));
  for (const [item, texts] of [...wordings.values()].entries())
    for (const text of texts) {
      for (const word of wordsOf(text)) {
        if (!phrasesWith.has(word)) addTo(wordsFrom, word.slice(0, BEGINNING), word);
        addTo(phrasesWith, word, itemOf.length);
        const stem = word.slice(0, STEM);
        const { count, last } = itemsWithStem.get(stem) ?? { count: 0, last: -1 };
        if (last !== item) itemsWithStem.set(stem, { count: count + 1, last: item });
      }
      itemOf.push(item);
      weightOf.push(0);
    }
  for (const [word, phrases] of phrasesWith) for (const phrase of phrases) weightOf[phrase] = (weightOf[phrase] ?? 0) + rarityOf(word);

  /** Words of the wordings that a word stands for and how surely: those like it, or else the nearest spelling. */
  function standsFor(word: string): [word: string, certainty: number][] {
    const alike = (wordsFrom.get(word.slice(0, BEGINNING)) ?? []).map((other): [string, number] => [other, likeness(word, other)]);
    const found = alike.filter(([, certainty]) => certainty >= ALIKE);
    return found.length > 0 ? found : nearestWords(word, phrasesWith.keys()).map((other) => [other, MISTYPED]);
  }

  function search(query: string): WordingAnswer<Item> {
    const phraseHas = new Map<number, number>();
    const itemHas = new Map<number, number>();
    let total = 0;
    for (const word of wordsOf(query)) {
      const weight = rarityOf(word);
      total += weight;
      const inPhrase = new Map<number, number>();
      const inItem = new Map<number, number>();
      for (const [other, certainty] of standsFor(word))
        for (const phrase of phrasesWith.get(other) ?? []) {
          raise(inPhrase, phrase, certainty);
          raise(inItem, itemOf[phrase] ?? 0, certainty);
        }
      for (const [phrase, certainty] of inPhrase) phraseHas.set(phrase, (phraseHas.get(phrase) ?? 0) + certainty * weight);
      for (const [item, certainty] of inItem) itemHas.set(item, (itemHas.get(item) ?? 0) + certainty * weight);
    }
    const best = new Map<number, { fit: number; covered: number; alike: number }>();
    for (const [phrase, weight] of phraseHas) {
      const item = itemOf[phrase] ?? 0;
      const before = best.get(item) ?? { fit: 0, covered: 0, alike: 0 };
      const covered = weight / total;
      const share = Math.min(1, weight / (weightOf[phrase] ?? 1));
      const fit = SCORE.query * covered + SCORE.wording * share;
      best.set(item, { ...(fit > before.fit ? { fit, covered } : before), alike: before.alike + share });
    }
    const ranked = [...best]
      .map(([item, { fit, covered, alike }]) => {
        const ofItem = SCORE.item * ((itemHas.get(item) ?? 0) / total);
        return { item, covered, score: fit + ofItem + SCORE.general * (alike / (3 + alike)) };
      })
      .sort((one, other) => other.score - one.score);
    const top = ranked[0];
    const shown = ranked.filter(({ score }) => score >= (top?.score ?? 0) * BESIDE_BEST).slice(0, MOST);
    return { items: shown.flatMap(({ item }) => items[item] ?? []), covered: top?.covered ?? 0, score: top?.score ?? 0 };
  }

  function partKnown(query: string): number {
    const typed = typedWords(query);
    return typed.filter((word) => phrasesWith.has(word)).length / typed.length;
  }

  return { search, partKnown };
}

function raise(values: Map<number, number>, key: number, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}
