import { addTo } from './add-to';
import { isFiller } from './search-words';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { tokenize } from './tokens';

/** A word of a query: its terms in the index with their certainty (0 to 1), and its weight in the query. */
export type QueryTerms = { terms: ReadonlyMap<string, number>; weight: number };

/** `is`: the query is a title or keyword; `has`: one is in it. */
export type Written = 'is' | 'has';

/** Weight at which a phrase counts half: one common word counts little, several rare ones nearly full. */
const HALF_WEIGHT = 4;
/** Maximum number of words that are compared with phrases: a set of them is a bit mask. */
const MAX_WORDS = 20;

/** Normalized words of a text without stop words. */
export const meaningfulWords = (text: string) => tokenize(text).filter((word) => !STOP_WORDS.has(word));

/** Texts of an item. `phrases`: title, then keywords. `takes`: terms of the names that its blanks take. */
export type Phrased = { phrases: readonly string[]; description: string; category: string; takes: readonly string[] };

/** Index of phrases. `rarity`: weight of a term. */
export function createPhraseIndex(items: readonly Phrased[], rarity: (term: string) => number) {
  const phrases: { item: number; isPhrase: boolean; beside: readonly number[]; weight: number }[] = [];
  const byTerm = new Map<string, number[]>();
  const byWords = new Map<string, number[]>();
  for (const [item, of] of items.entries()) {
    const texts = [...of.phrases, of.description, of.category, ''];
    const [title, end] = [phrases.length, phrases.length + texts.length];
    const beside = [title, end - 2, end - 1];
    for (const [at, text] of texts.entries()) {
      const terms = new Set(
        meaningfulWords(text)
          .filter((word) => !isFiller(word))
          .map(stem)
          .concat(at === texts.length - 1 ? of.takes : []),
      );
      const isPhrase = at < of.phrases.length;
      for (const term of terms) addTo(byTerm, term, phrases.length);
      if (isPhrase) addTo(byWords, tokenize(text).join(' '), item);
      phrases.push({ item, isPhrase, beside, weight: [...terms].reduce((sum, term) => sum + rarity(term), 0) });
    }
  }

  return {
    /** Items with a phrase that is the query, or that is in it with two meaningful words at least. */
    writtenIn(query: string): Map<number, Written> {
      const typed = tokenize(query).slice(0, MAX_WORDS);
      const found = new Map<number, Written>();
      for (let from = 0; from < typed.length; from++)
        for (let to = from + 2; to <= typed.length; to++) {
          const words = typed.slice(from, to);
          const isWhole = words.length === typed.length;
          if (!isWhole && words.filter((word) => !STOP_WORDS.has(word)).length < 2) continue;
          for (const item of byWords.get(words.join(' ')) ?? []) if (found.get(item) !== 'is') found.set(item, isWhole ? 'is' : 'has');
        }
      return found;
    },

    /**
     * By item: `nearness` (0 to 1) of the query to a whole phrase, and the part of it that is `together` (0 to 1) in one phrase or the
     * description.
     */
    compare(query: readonly QueryTerms[]): Map<number, Comparison> {
      const words = query.slice(0, MAX_WORDS);
      const had = new Map<number, { weight: number; words: number }>();
      for (const [at, { terms }] of words.entries()) {
        const weights = new Map<number, number>();
        for (const [term, certainty] of terms)
          for (const phrase of byTerm.get(term) ?? []) weights.set(phrase, Math.max(rarity(term) * certainty, weights.get(phrase) ?? 0));
        for (const [phrase, weight] of weights) {
          const before = had.get(phrase);
          had.set(phrase, { weight: (before?.weight ?? 0) + weight, words: (before?.words ?? 0) | (1 << at) });
        }
      }
      const total = words.reduce((sum, { weight }) => sum + weight, 0);
      const shareOf = (set: number) => words.reduce((sum, { weight }, at) => sum + (set & (1 << at) ? weight : 0), 0) / total;
      const compared = new Map<number, Comparison>();
      for (const [at, { weight, words: set }] of had) {
        const phrase = phrases[at];
        if (!phrase) continue;
        const near = !phrase.isPhrase ? 0 : (Math.min(1, weight / phrase.weight) * weight) / (weight + HALF_WEIGHT);
        const together = shareOf(phrase.beside.reduce((all, other) => all | (had.get(other)?.words ?? 0), set));
        const before = compared.get(phrase.item);
        compared.set(phrase.item, {
          nearness: Math.max(near, before?.nearness ?? 0),
          together: Math.max(together, before?.together ?? 0),
        });
      }
      return compared;
    },
  };
}

type Comparison = { nearness: number; together: number };
