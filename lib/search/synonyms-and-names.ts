import words from '../../data/search-words.json' with { type: 'json' };
import { tokenize } from '../text/tokens';
import { stem } from './stem';

/** Kind of a word that names a person, an occasion or a language. */
type NameKind = keyof typeof words.names;

const stemsOf = (text: string) => tokenize(text).map(stem).join(' ');

const SYNONYMS = new Map<string, Set<string>>();
for (const group of words.same) {
  const terms = group.map(stemsOf);
  for (const one of terms) SYNONYMS.set(one, new Set([...(SYNONYMS.get(one) ?? []), ...terms.filter((other) => other !== one)]));
}

const NAMES = new Map<string, NameKind>();
for (const [kind, names] of Object.entries(words.names)) for (const name of names) NAMES.set(stemsOf(name), kind as NameKind);

/** Stems of the words that mean the same as a word. */
export const synonymsOf = (word: string): Iterable<string> => SYNONYMS.get(stem(word)) ?? [];

export const kindOfName = (word: string): NameKind | undefined => NAMES.get(stem(word));

/** All synonyms and names. A typo may stand for one of them, even if no item has it. */
export const LISTED_WORDS: readonly string[] = [...new Set([...words.same.flat(), ...Object.values(words.names).flat()])];
