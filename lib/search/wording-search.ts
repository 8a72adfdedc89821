import { characterPairs, normalizeToken, splitWords, withoutArticle, withUsualLetters } from '../text/tokens';
import { PhraseIndex } from './phrase-index';
import { MAX_WORDS, queryOf, sumOf } from './query';
import { rank } from './ranking';
import type { SimilarItems } from './similar-items';
import { nearestWords } from './typos';

/** Items, best first. `together`: as in the Evidence of the first one. `hasKnownWord`: true if the wordings have a word of the query. */
type WordingAnswer = { items: number[]; together: number; hasKnownWord: boolean };

// How words of other languages are compared, and how well prompts are found by that, is in docs/decisions/search-matching.md.
const MIN_EQUAL_FIRST_LETTERS = 4;
const MIN_SIMILARITY = 0.5;
/** Minimum length of the last part of a compound, and the certainty that it stands for the compound. */
const PART = { letters: 5, certainty: 0.5 };
/** Certainty that a word stands for a word with a typo. */
const MISTYPED = 0.7;
/** Minimum similarity of two forms of the same word, whose items are counted together. */
const SAME_WORD = 0.7;
const WEIGHTS = { covered: 0.4, phrase: 0.4, together: 0.4, title: 0, general: 0.6, support: 0.3 };
/** Minimum score of an item that is shown, as a part of the best score. */
const PART_OF_BEST = 0.6;
const MAX_SHOWN = 6;
/** Number of items that an unknown word counts as being in. */
const ITEMS_OF_UNKNOWN = 5;

/** Words of a text in any language, without duplicates; for scripts without spaces, and for Korean, pairs of neighbouring characters instead. */
function wordsOf(text: string): string[] {
  const words = splitWords(text).map((word) => withoutArticle(withUsualLetters(normalizeToken(word))));
  return [...new Set(words.flatMap((word) => characterPairs(word) ?? word).filter(Boolean))];
}

/** Similarity of two words from 0 to 1, by the number of equal first letters: the forms of a word mostly differ at the end. */
function similarityOf(word: string, other: string): number {
  if (word === other) return 1;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  return same < MIN_EQUAL_FIRST_LETTERS ? 0 : (2 * same) / (word.length + other.length);
}

/** Indexes items by their wordings in one language, the first as a title. No list of stop words is needed, because frequent words weigh little. */
export function createWordingSearch(
  wordings: readonly (readonly string[])[],
  similarItems: SimilarItems,
): (typed: string) => WordingAnswer {
  const index = new PhraseIndex(
    wordings.map(([title = '', ...keywords]) => ({ title, keywords })),
    wordsOf,
  );

  /** Terms that a word stands for, with the certainty: similar words and what it ends with, or else the nearest spelling. */
  function termsOf(word: string): Map<string, number> {
    const found = new Map<string, number>();
    for (let from = 1; from <= word.length - PART.letters; from++)
      if (index.has(word.slice(from))) found.set(word.slice(from), PART.certainty);
    for (const other of word.length < MIN_EQUAL_FIRST_LETTERS ? [word].filter((one) => index.has(one)) : index.terms()) {
      const similarity = similarityOf(word, other);
      if (similarity >= MIN_SIMILARITY) found.set(other, similarity);
    }
    return found.size > 0 ? found : new Map(nearestWords(word, index.terms()).map((other) => [other, MISTYPED]));
  }

  return (typed) => {
    const words = wordsOf(typed).slice(0, MAX_WORDS);
    const query = queryOf(
      words.map((word) => {
        const terms = termsOf(word);
        const count = sumOf([...terms].map(([term, certainty]) => (certainty >= SAME_WORD ? index.itemsWith(term).length : 0)));
        return { word, terms, weight: index.rarityOf(count || ITEMS_OF_UNKNOWN), isSubject: true };
      }),
    );
    const ranked = rank(index, { typed, query }, { weights: WEIGHTS, similarItems });
    const [top] = ranked;
    const shown = ranked.filter(({ score }) => score >= (top?.score ?? 0) * PART_OF_BEST).slice(0, MAX_SHOWN);
    return {
      items: shown.map(({ item }) => item),
      together: top?.together ?? 0,
      hasKnownWord: words.some((word) => index.has(word)),
    };
  };
}
