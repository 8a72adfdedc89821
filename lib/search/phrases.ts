import { addTo } from './add-to';
import { isFiller } from './search-words';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { tokenize } from './tokens';

/** A word of a query: the terms of an index that it stands for, each with how surely it is meant (0 to 1), and how much it weighs in the query. */
export type QueryTerms = { terms: ReadonlyMap<string, number>; weight: number };

/** How a query stands to the titles and keywords of an item: `is`: it is one as written; `has`: one stands in it. */
export type Written = 'is' | 'has';

/** A phrase of one common word says little of what is searched for, one of several rare ones nearly all. */
const HALF_WEIGHT = 4;
/** How many words of a query are compared with whole phrases, and with their words: a set of them is the bits of a number. */
const MAX_WORDS = 20;

/** The words of a text that carry meaning, normalized. */
export const meaningfulWords = (text: string) => tokenize(text).filter((word) => !STOP_WORDS.has(word));

/** What says what an item is for: `phrases` are title and keywords, the title first; the others only stand beside them. `takes` are terms. */
export type Phrased = { phrases: readonly string[]; description: string; category: string; takes: readonly string[] };

/** The phrases of items. `rarity` is what a term weighs. */
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
    /** The items with a phrase that the query is, or that stands in it with two words that carry meaning at least. */
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
     * By item, how nearly a query has a whole phrase (`nearness`, 0 to 1: by the nearest, and the more its words weigh the nearer), and how much of the query
     * stands together, in one of its phrases or its description, with title, category and the names that it takes (`together`, 0 to 1).
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
