import { isFiller, pairOf } from './search-words';
import { STOP_WORDS } from './stop-words';
import { normalizeToken, tokenize } from './tokens';

/**
 * A word of a query, or a pair with a meaning of its own. A word that is not `demanded` only ranks. `context`: it follows "for", "about"
 * and the like.
 */
export type QueryWord = { word: string; demanded: boolean; context: boolean };

const BEFORE_CONTEXT = new Set(
  'about after as at because before but by for from in like on that to when which who with without'.split(' '),
);

/** Meaningful words of a query, each once. */
export function queryWords(query: string, isKnown: (word: string) => boolean): QueryWord[] {
  const typed = withPairsJoined(tokenize(withHyphens(query.replace(/\bact as\b/gi, ' '), isKnown)));
  const first = typed.findIndex((word) => !STOP_WORDS.has(word));
  const context = typed.findIndex((word, at) => at > first && BEFORE_CONTEXT.has(word));
  const words = new Map<string, QueryWord>();
  for (const [at, word] of typed.entries())
    if (!STOP_WORDS.has(word) && !words.has(word))
      words.set(word, { word, demanded: !isFiller(word), context: context >= 0 && at > context });
  const telling = [...words.values()].filter(({ word }) => isKnown(word) || (word.length > 1 && !isNumber(word)));
  if (telling.length === 0) return [...words.values()];
  return telling.map((one) => (telling.length > 1 && isNumber(one.word) ? { ...one, demanded: false } : one));
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** Words of a request that say nothing about its subject. */
const REQUEST = new Set(
  'a an the i me my please can could you help with make create generate generator give get need needs want some for of to do how write writing prompt prompts ai chatgpt grok'.split(
    ' ',
  ),
);

/** True for a query that tells a story: "too many things to do, can't start". One matching word then proves little. */
export function saysMore(query: string): boolean {
  return new Set(tokenize(query).filter((word) => !REQUEST.has(word))).size > 3;
}

function withPairsJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const pair = pairOf(word, words[at + 1]);
    if (pair) at++;
    joined.push(pair ?? word);
  }
  return joined;
}

/** Joins words: "to do list", and "e mail" if items have "email". */
function withHyphens(query: string, isKnown: (word: string) => boolean): string {
  return query
    .replace(/\bto do(?= lists?\b)/gi, 'to-do')
    .replace(/\b(?![ai]\b)([a-z]) ([a-z]+)/gi, (both, letter: string, rest: string) =>
      isKnown(normalizeToken(letter + rest)) ? `${letter}-${rest}` : both,
    );
}
