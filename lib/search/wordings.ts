import { addTo } from './add-to';
import { normalizeToken, splitWords } from './tokens';
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

/** Letters of a word that are compared: endings differ in many languages, beginnings seldom. */
const LETTERS = 5;
/**
 * Weights of the part of the query that a wording has, of the part of the wording that the query has, of the part of the query that all wordings
 * of an item have, and of how many of them are like it.
 */
const SCORE = { query: 0.6, wording: 0.4, item: 0.3, general: 0.3 };
/** How surely a term stands for one that nothing has. */
const MISTYPED = 0.6;
/** Part of the best score from which others are shown, and their greatest number. */
const BESIDE_BEST = 0.6;
const MOST = 6;
/** An unknown word weighs as much as one that this number of items have. */
const UNKNOWN_AS = 5;

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const wordsOf = (text: string, form: 'NFC' | 'NFD' = 'NFC') => splitWords(text).map((word) => normalizeToken(word).normalize(form));

/**
 * Terms of a text in any language: the first letters of each word, and pairs of signs where words are not divided or have endings of one sign.
 * `form`: NFD compares Korean by the letters of its syllables, NFC by syllables.
 */
export function letterTerms(text: string, form?: 'NFC' | 'NFD'): string[] {
  const terms = wordsOf(text, form).flatMap((word) => {
    const letters = [...word.replace(/^ال/u, '')];
    if (!WITHOUT_SPACES.test(word)) return /\d/.test(word) ? letters.join('') : letters.slice(0, LETTERS).join('');
    return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
  return [...new Set(terms.filter(Boolean))];
}

/** An index of wordings in one language. Needs no list of words of the language: frequent ones weigh little. */
export function createWordingIndex<Item>(wordings: Wordings<Item>): WordingIndex<Item> {
  const items = [...wordings.keys()];
  const words = new Set<string>();
  /** By phrase: the place of its item. */
  const itemOf: number[] = [];
  /** By term: the phrases that have it, those of an item one behind the other. */
  const phrasesWith = new Map<string, number[]>();
  for (const [item, texts] of [...wordings.values()].entries())
    for (const text of texts) {
      for (const word of wordsOf(text)) words.add(word);
      for (const term of letterTerms(text)) addTo(phrasesWith, term, itemOf.length);
      itemOf.push(item);
    }
  const rarities = new Map<string, number>();
  const rarityOf = (count: number) => Math.log(1 + items.length / count);
  const weights = new Float64Array(itemOf.length);
  for (const [term, phrases] of phrasesWith) {
    const rarity = rarityOf(phrases.filter((phrase, at) => itemOf[phrase] !== itemOf[phrases[at - 1] ?? -1]).length);
    rarities.set(term, rarity);
    for (const phrase of phrases) weights[phrase] = (weights[phrase] ?? 0) + rarity;
  }

  /** The terms of a query, or the nearest ones to those that nothing has, by how much each weighs. */
  function weightsOf(query: string): { total: number; terms: [term: string, weight: number][] } {
    let total = 0;
    const terms = letterTerms(query).flatMap((term): [string, number][] => {
      const rarity = rarities.get(term);
      total += rarity ?? rarityOf(UNKNOWN_AS);
      if (rarity !== undefined) return [[term, rarity]];
      return nearestWords(term, phrasesWith.keys()).map((near) => [near, MISTYPED * (rarities.get(near) ?? 0)]);
    });
    return { total, terms };
  }

  function search(query: string): WordingAnswer<Item> {
    const { total, terms } = weightsOf(query);
    const phraseHas = new Map<number, number>();
    const itemHas = new Map<number, number>();
    for (const [term, weight] of terms) {
      const having = phrasesWith.get(term) ?? [];
      for (const phrase of having) phraseHas.set(phrase, (phraseHas.get(phrase) ?? 0) + weight);
      for (const item of new Set(having.map((phrase) => itemOf[phrase] ?? 0))) itemHas.set(item, (itemHas.get(item) ?? 0) + weight);
    }
    const best = new Map<number, { fit: number; covered: number; alike: number }>();
    for (const [phrase, weight] of phraseHas) {
      const item = itemOf[phrase] ?? 0;
      const before = best.get(item) ?? { fit: 0, covered: 0, alike: 0 };
      const covered = Math.min(1, weight / total);
      const share = Math.min(1, weight / (weights[phrase] ?? 1));
      const fit = SCORE.query * covered + SCORE.wording * share;
      best.set(item, { ...(fit > before.fit ? { fit, covered } : before), alike: before.alike + share });
    }
    const ranked = [...best]
      .map(([item, { fit, covered, alike }]) => {
        const ofItem = SCORE.item * Math.min(1, (itemHas.get(item) ?? 0) / total);
        return { item, covered, score: fit + ofItem + SCORE.general * (alike / (3 + alike)) };
      })
      .sort((one, other) => other.score - one.score);
    const top = ranked[0];
    const shown = ranked.filter(({ score }) => score >= (top?.score ?? 0) * BESIDE_BEST).slice(0, MOST);
    return { items: shown.flatMap(({ item }) => items[item] ?? []), covered: top?.covered ?? 0, score: top?.score ?? 0 };
  }

  function partKnown(query: string): number {
    const typed = wordsOf(query);
    return typed.filter((word) => words.has(word)).length / typed.length;
  }

  return { search, partKnown };
}
