import { isFiller, pairOf } from './search-words';
import { STOP_WORDS } from './stop-words';
import { normalizeToken, tokenize } from './tokens';

/**
 * A word of a query, or a pair of words with a meaning of its own. What is not demanded only says which of several fits better. `context` stands after "for", "about"
 * and the like: mostly what a prompt is filled in with.
 */
export type QueryWord = { word: string; demanded: boolean; context: boolean };

const BEFORE_CONTEXT = new Set(
  'about after as at because before but by for from in like on that to when which who with without'.split(' '),
);

/** The words of a query that carry meaning, each once. Beside others, a single letter carries none, nor a number that is not known. */
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

/** Words that ask for something and say nothing about it. */
const REQUEST = new Set(
  'a an the i me my please can could you help with make create generate generator give get need needs want some for of to do how write writing prompt prompts ai chatgpt grok'.split(
    ' ',
  ),
);

/** Whether a query says much that is not searched for: "too many things to do, can't start". One word of it that is found then proves little. */
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

/** A query with what stands for one word joined to one: "to do list", and "e mail" where items have "email". */
function withHyphens(query: string, isKnown: (word: string) => boolean): string {
  return query
    .replace(/\bto do(?= lists?\b)/gi, 'to-do')
    .replace(/\b(?![ai]\b)([a-z]) ([a-z]+)/gi, (both, letter: string, rest: string) =>
      isKnown(normalizeToken(letter + rest)) ? `${letter}-${rest}` : both,
    );
}
