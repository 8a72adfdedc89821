import words from '../../data/search-words.json' with { type: 'json' };
import { stem } from './stem';
import { tokenize } from './tokens';

/** Kinds of names that blanks take: "learn korean" is done by a prompt for any language. */
export type NameKind = keyof typeof words.names;

/** True for a pair of words. */
export const isPair = (term: string) => term.includes(' ');

const stemsOf = (text: string) => tokenize(text).map(stem).join(' ');

/** Pairs that mean something else than their words alone ("day off"), stemmed. */
const PAIRS: ReadonlySet<string> = new Set(words.pairs.map(stemsOf));

/** Words that a prompt need not have to do what is searched for: "polite", "ideas". */
const FILLERS: ReadonlySet<string> = new Set(words.fillers);

const SAME = new Map<string, Set<string>>();
for (const group of words.same) {
  const terms = group.map(stemsOf);
  for (const one of terms) SAME.set(one, new Set([...(SAME.get(one) ?? []), ...terms.filter((other) => other !== one)]));
}

const KINDS = new Map<string, NameKind>();
for (const [kind, names] of Object.entries(words.names)) for (const name of names) KINDS.set(stem(name), kind as NameKind);

export const isFiller = (word: string) => FILLERS.has(word);

/** Stems of words with the same meaning. */
export const sameAs = (word: string): Iterable<string> => SAME.get(isPair(word) ? word : stem(word)) ?? [];

/** Kind of name of a word, such as a language. */
export const kindOf = (word: string): NameKind | undefined => KINDS.get(stem(word));

/** Names and words of the same meaning, to be recognized with a typo too. */
export const LISTED_WORDS: readonly string[] = [...new Set([...words.same.flat(), ...Object.values(words.names).flat()])].filter(
  (word) => !isPair(word),
);

/** The pair that two neighbouring words are, as a term of its own; null for others. */
export function pairOf(one: string | undefined, other: string | undefined): string | null {
  if (one === undefined || other === undefined) return null;
  const pair = `${stem(one)} ${stem(other)}`;
  return PAIRS.has(pair) ? pair : null;
}
