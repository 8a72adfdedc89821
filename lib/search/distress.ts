import patterns from '../../data/distress.json' with { type: 'json' };
import { normalizeToken, pairsOfSigns, splitWords, withoutArticle } from '../text/tokens';

/** Number of other words that may stand between two words of a pattern: "i want to just die". */
const BETWEEN = 1;

/** Letters of a word that are compared, so that endings do not matter. */
const LETTERS = 5;

const anywhere = new RegExp(patterns.anywhere.map((text) => ` ${sequenceOf(text).join(` (?:\\S+ ){0,${BETWEEN}}`)} `).join('|'));
const alone = new Set(patterns.alone.map((text) => sequenceOf(text).join(' ')));

/**
 * True for a search that may come from somebody in danger: wishes to die, self-harm, abuse, panic, in any of the fifteen languages. Patterns of
 * `anywhere` count when their words stand in the query in this order, those of `alone` when they are the whole query.
 */
export function isInDistress(query: string): boolean {
  const words = sequenceOf(query).join(' ');
  return alone.has(words) || anywhere.test(` ${words} `);
}

/** The beginnings of the words of a text, each once. Signs are those of NFD, so that a pattern may end within a Korean syllable. */
function sequenceOf(text: string): string[] {
  const words = splitWords(text).map((word) => withoutArticle(normalizeToken(word)));
  return [...new Set(words.flatMap((word) => pairsOfSigns(word) ?? word.slice(0, LETTERS)).filter(Boolean))];
}
