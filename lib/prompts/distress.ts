import patterns from '../../data/distress.json' with { type: 'json' };
import { addToList } from '../lists/add-to-list';
import { normalizeToken, splitWords, WITHOUT_SPACES, withoutArticle, withUsualLetters } from '../text/tokens';

/** Minimum number of first letters of a word that are compared. A shorter word is compared as a whole. */
const LETTERS = 5;

/** Maximum number of last letters of a longer word that are not compared, because the forms of a word mostly differ at the end. */
const ENDING = 3;

/** Source of one other word, which may stand between two words of a pattern: "want to just die" is "want to die". */
const BETWEEN = '(?:\\S+ )?';

/** Sources of what may stand at "…" in a pattern: up to four words, or twelve characters of a script without spaces. */
const APART = { words: '(?:\\S+ ){0,4}', characters: '.{0,12}' };

/** Matches a space between two characters of scripts without spaces, also after a combining mark of Japanese. */
const NEEDLESS_SPACE = new RegExp(`(?<=${WITHOUT_SPACES.source}[\\u3099\\u309a]?) (?=${WITHOUT_SPACES.source})`, 'gu');

const groups: Readonly<Record<string, readonly string[]>> = patterns.groups;
const anywhere = finderOf(patterns.anywhere);
const inLife = finderOf(patterns.inLife);
const texts = expressionFor(patterns.texts);
const harmless = expressionFor(patterns.harmless.flatMap(textsOf), 'g');
const fillers = expressionFor(patterns.fillers, 'g');
const alone = new Set(patterns.alone.map(wholeOf));

/**
 * True for a search that may come from somebody in danger: wishes to die, self-harm, abuse, panic, in any of the fifteen languages of the search.
 * In data/distress.json, a pattern of `anywhere` applies if the query has its words in order, one of `inLife` unless the query also names a kind of
 * text, such as an essay (`texts`), and one of `alone` if the query has nothing else but `fillers`. What is `harmless`, such as "life insurance", is
 * left out before patterns of `anywhere` and `inLife` are looked for.
 */
export function isInDistress(query: string): boolean {
  if (alone.has(wholeOf(query))) return true;
  const serious = comparable(query).replace(harmless, ' ');
  return anywhere(serious) || (inLife(serious) && !texts.test(serious));
}

/** The normalized words of a text, between spaces but in scripts without them. Korean is decomposed, so that a pattern may end within a syllable. */
function comparable(text: string): string {
  const words = splitWords(text).map((word) => withoutArticle(withUsualLetters(normalizeToken(word))).normalize('NFD'));
  return ` ${words.filter(Boolean).join(' ')} `.replace(NEEDLESS_SPACE, '');
}

/** Returns a function that looks for patterns in a comparable text. It tries only those that begin with a word of the text, or have no spaces. */
function finderOf(all: readonly string[]): (text: string) => boolean {
  const byFirst = new Map<string, RegExp[]>();
  for (const pattern of all) {
    const expression = new RegExp(patternSource(pattern), 'y');
    for (const first of firstWords(pattern)) addToList(byFirst, first, expression);
  }
  const unspaced = new RegExp((byFirst.get('') ?? []).map(({ source }) => source).join('|'));
  byFirst.delete('');
  return (text) => {
    if (WITHOUT_SPACES.test(text) && unspaced.test(text)) return true;
    return [...text.matchAll(/(?<= )\S+/g)].some(({ 0: word, index }) =>
      byFirst.get(word.slice(0, LETTERS))?.some((expression) => {
        expression.lastIndex = index;
        return expression.test(text);
      }),
    );
  };
}

/** First letters of the words that a pattern may begin with; an empty text for a script without spaces. */
function firstWords(pattern: string): Set<string> {
  const [first = ''] = pattern.split(' ');
  const [, name] = /^\{(\w+)\}/.exec(first) ?? [];
  if (name) return new Set((groups[name] ?? []).flatMap((text) => [...firstWords(text)]));
  const [word = ''] = wordsOf(first);
  return new Set([WITHOUT_SPACES.test(word) ? '' : word.slice(0, LETTERS)]);
}

/** A pattern as the source of a regular expression for comparable texts. `{name}` stands for each text of a group. */
function patternSource(pattern: string): string {
  const parts = pattern.split(/ ?… ?/).map((part) => part.split(' ').map(tokenSource).filter(Boolean));
  if (WITHOUT_SPACES.test(parts.flat().join(''))) return parts.map((words) => words.join('')).join(APART.characters);
  return parts.map((words) => words.join(BETWEEN)).join(APART.words);
}

function tokenSource(token: string): string {
  return token.replace(/\{(\w+)\}|[^{}]+/g, (text, name?: string) =>
    name ? `(?:${(groups[name] ?? []).map(patternSource).join('|')})` : wordsOf(text).map(beginningSource).join(BETWEEN),
  );
}

function wordsOf(text: string): string[] {
  return comparable(text).split(' ').filter(Boolean);
}

function beginningSource(word: string): string {
  if (WITHOUT_SPACES.test(word)) return word;
  return word.length < LETTERS ? `(?<= )${word} ` : `(?<= )${word.slice(0, Math.max(LETTERS, word.length - ENDING))}\\S* `;
}

/** Regular expression for any of several texts, word for word, the longest first. */
function expressionFor(possible: readonly string[], flags = ''): RegExp {
  const found = possible.map((text) => wordsOf(text).join(' ')).toSorted((one, other) => other.length - one.length);
  const { unspaced = [], spaced = [] } = Object.groupBy(found, (text) => (WITHOUT_SPACES.test(text) ? 'unspaced' : 'spaced'));
  return new RegExp([`(?<= )(?:${spaced.join('|')}) `, ...unspaced].join('|'), flags);
}

/** All texts that a pattern with groups stands for. */
function textsOf(pattern: string): string[] {
  const [place, name = ''] = /\{(\w+)\}/.exec(pattern) ?? [];
  return place ? (groups[name] ?? []).flatMap((text) => textsOf(pattern.replace(place, text))) : [pattern];
}

/** The words of a text that are no fillers; of several only the first letters. A single word stays whole: "moles" is no "molested". */
function wholeOf(text: string): string {
  const words = comparable(text).replace(fillers, '').split(' ').filter(Boolean);
  return (words.length === 1 ? words : words.map((word) => (WITHOUT_SPACES.test(word) ? word : word.slice(0, LETTERS)))).join(' ');
}
