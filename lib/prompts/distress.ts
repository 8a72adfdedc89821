import patterns from '../../data/distress.json' with { type: 'json' };
import { characterPairs, normalizeToken, splitWords, withoutArticle } from '../text/tokens';

/** Number of other words that may be between two words of a pattern: "want to just die" matches "want to die". */
const BETWEEN = 1;

/** Number of first letters of a word that are compared, so that endings do not matter. */
const LETTERS = 5;

const anywhere = new RegExp(patterns.anywhere.map((text) => ` ${sequenceOf(text).join(` (?:\\S+ ){0,${BETWEEN}}`)} `).join('|'));
const alone = new Set(patterns.alone.map((text) => sequenceOf(text).join(' ')));

/**
 * True for a search that may come from somebody in danger: wishes to die, self-harm, abuse, panic, in any of the fifteen languages of the search.
 * In data/distress.json, a pattern of `anywhere` applies if the query has its words in order, one of `alone` if it is the whole query.
 */
export function isInDistress(query: string): boolean {
  const words = sequenceOf(query).join(' ');
  return alone.has(words) || anywhere.test(` ${words} `);
}

/** Beginnings of the words of a text, without duplicates. Korean syllables are decomposed, so that a pattern may end within one. */
function sequenceOf(text: string): string[] {
  const words = splitWords(text).map((word) => withoutArticle(normalizeToken(word)));
  return [...new Set(words.flatMap((word) => characterPairs(word) ?? word.slice(0, LETTERS)).filter(Boolean))];
}
