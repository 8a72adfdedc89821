import { addTo } from './add-to';
import { normalizeToken, splitWords } from './tokens';

/** Titles of items in a language, each with other words for the same. */
export type Wordings<Item> = ReadonlyMap<Item, readonly string[]>;

/**
 * Items, best first, by how much of the query they have and how nearly the query is one of their wordings. `covered`: part of the query that the best has; `score`: how well it
 * fits.
 */
export type WordingAnswer<Item> = { items: Item[]; covered: number; score: number };

export type WordingIndex<Item> = { search(query: string): WordingAnswer<Item> };

/** Letters of a word that are compared: endings differ in many languages, beginnings seldom. */
const LETTERS = 5;
/** Weights of the part of the query that a wording has, and of the part of the wording that the query has. */
const SCORE = { query: 0.6, wording: 0.4 };
/** Part of the best score from which others are shown, and their greatest number. */
const BESIDE_BEST = 0.6;
const MOST = 6;
/** An unknown word weighs as much as one in this number of wordings. */
const UNKNOWN_AS = 12;

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Terms of a text in any language: the first letters of each word, and pairs of signs where words are not divided or have endings of one sign. */
export function letterTerms(text: string): string[] {
  const terms = splitWords(text).flatMap((word) => {
    const letters = [...normalizeToken(word).replace(/^ال/u, '')];
    if (!WITHOUT_SPACES.test(word)) return /\d/.test(word) ? letters.join('') : letters.slice(0, LETTERS).join('');
    return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
  return [...new Set(terms.filter(Boolean))];
}

/** An index of wordings in one language. Needs no list of words of the language: frequent ones weigh little. */
export function createWordingIndex<Item>(wordings: Wordings<Item>): WordingIndex<Item> {
  const phrases: { item: Item; weight: number }[] = [];
  const places = new Map<string, number[]>();
  for (const [item, texts] of wordings)
    for (const text of texts) {
      for (const term of letterTerms(text)) addTo(places, term, phrases.length);
      phrases.push({ item, weight: 0 });
    }
  const rarity = (term: string) => Math.log(1 + phrases.length / (places.get(term)?.length ?? UNKNOWN_AS));
  const weightOf = (terms: readonly string[]) => terms.reduce((sum, term) => sum + rarity(term), 0);
  for (const [term, found] of places) for (const phrase of found.flatMap((place) => phrases[place] ?? [])) phrase.weight += rarity(term);

  return {
    search(query) {
      const terms = letterTerms(query);
      const total = weightOf(terms);
      const had = new Map<number, number>();
      for (const term of terms) for (const place of places.get(term) ?? []) had.set(place, (had.get(place) ?? 0) + rarity(term));
      const best = new Map<Item, { score: number; covered: number }>();
      for (const [place, weight] of had) {
        const phrase = phrases[place];
        if (!phrase) continue;
        const covered = weight / total;
        const score = SCORE.query * covered + SCORE.wording * (weight / phrase.weight);
        if (score > (best.get(phrase.item)?.score ?? 0)) best.set(phrase.item, { score, covered });
      }
      const ranked = [...best].sort(([, one], [, other]) => other.score - one.score);
      const top = ranked[0]?.[1];
      const shown = ranked.filter(([, { score }]) => score >= (top?.score ?? 0) * BESIDE_BEST).slice(0, MOST);
      return { items: shown.map(([item]) => item), covered: top?.covered ?? 0, score: top?.score ?? 0 };
    },
  };
}
