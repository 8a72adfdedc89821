import words from '../../data/search-words.json' with { type: 'json' };
import { tokenize } from '../text/tokens';
import { stem } from './stem';

/** Kinds of names: they say for whom, for when or in which language, not what is wanted. */
type NameKind = keyof typeof words.names;

const stemsOf = (text: string) => tokenize(text).map(stem).join(' ');

const SAME = new Map<string, Set<string>>();
for (const group of words.same) {
  const terms = group.map(stemsOf);
  for (const one of terms) SAME.set(one, new Set([...(SAME.get(one) ?? []), ...terms.filter((other) => other !== one)]));
}

const NAMES = new Map<string, NameKind>();
for (const [kind, names] of Object.entries(words.names)) for (const name of names) NAMES.set(stemsOf(name), kind as NameKind);

/** Stems of words with the same meaning. */
export const sameAs = (word: string): Iterable<string> => SAME.get(stem(word)) ?? [];

/** Kind of name of a word, such as a language. */
export const kindOfName = (word: string): NameKind | undefined => NAMES.get(stem(word));

/** Names and words of the same meaning, to be recognized with a typo too. */
export const LISTED_WORDS: readonly string[] = [...new Set([...words.same.flat(), ...Object.values(words.names).flat()])];
