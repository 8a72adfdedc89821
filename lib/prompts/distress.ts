import patterns from '../../data/distress.json' with { type: 'json' };
import { characterPairs, normalizeToken, splitWords, withoutArticle, withUsualLetters } from '../text/tokens';

/** Where people in danger get help, for lists of plain lines. */
export const HELP_NOW = 'If you are in danger, talk to a person now: findahelpline.com, or your local emergency number';

/** Number of other words that may be between two words of a pattern: "want to just die" matches "want to die". */
const BETWEEN = 1;

/** Number of first letters of a word that are compared, so that endings do not matter. */
const LETTERS = 5;

const groups: Readonly<Record<string, readonly string[]>> = patterns.groups;
const harmless = new RegExp(
  ` (?:${patterns.harmless
    .flatMap(expand)
    .map((text) => wordsOf(text).join(' '))
    .join('|')})(?= )`,
  'g',
);
const anywhere = Map.groupBy(
  patterns.anywhere.flatMap(expand).map((text) => beginningsOf(wordsOf(text))),
  ([first]) => first,
);
const alone = new Set(patterns.alone.map((text) => wholeOf(wordsOf(text))));

/**
 * True for a search that may come from somebody in danger: wishes to die, self-harm, abuse, panic, in any of the fifteen languages of the search.
 * In data/distress.json, a pattern of `anywhere` applies if the query has its words in order, one of `alone` if it is the whole query. What
 * is `harmless`, such as "life insurance", is left out before a pattern is looked for.
 */
export function isInDistress(query: string): boolean {
  const typed = wordsOf(query);
  if (alone.has(wholeOf(typed))) return true;
  const serious = ` ${typed.join(' ')} `.replace(harmless, ' ').trim();
  const words = beginningsOf(serious.split(' '));
  return words.some((word, at) => anywhere.get(word)?.some(([, ...rest]) => hasInOrder(words.slice(at + 1), rest)));
}

/** True if the words begin with those of a pattern, with at most BETWEEN others before each. */
function hasInOrder(words: readonly string[], [next, ...rest]: readonly string[]): boolean {
  if (next === undefined) return true;
  return words.slice(0, BETWEEN + 1).some((word, at) => word === next && hasInOrder(words.slice(at + 1), rest));
}

/** All texts of a pattern, in which `{name}` stands for each text of a group. */
function expand(pattern: string): string[] {
  const [place, name = ''] = /\{(\w+)\}/.exec(pattern) ?? [];
  return place ? (groups[name] ?? []).flatMap((text) => expand(pattern.replace(place, text))) : [pattern];
}

/** Words of a text. Korean syllables are decomposed, so that a pattern may end within one. */
function wordsOf(text: string): string[] {
  const words = splitWords(text).map((word) => withoutArticle(withUsualLetters(normalizeToken(word))).normalize('NFD'));
  return words.flatMap((word) => characterPairs(word) ?? word).filter(Boolean);
}

function beginningsOf(words: readonly string[]): string[] {
  return words.map((word) => word.slice(0, LETTERS));
}

/** The words as one text. One word alone is compared to its end: "moles" is no "molested". */
function wholeOf(words: readonly string[]): string {
  return (words.length === 1 ? words : beginningsOf(words)).join(' ');
}
