import { normalizeToken, tokenize } from '../text/tokens';
import { kindOfName } from './search-words';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/** `isName`: the word is the name of a person, an occasion or a language, or a number. `isDetail`: it follows "for", "about" and the like. */
export type QueryWord = { word: string; isName: boolean; isLanguage: boolean; isDetail: boolean };

/** Words before what a prompt is about or for, which is mostly written into a blank. */
const BEFORE_DETAILS = new Set(
  'about after as at because before but by for from in like on that to when which who with without'.split(' '),
);

/** True for a query in quotation marks, which is searched for as it is typed. */
export const isQuoted = (query: string) => /^["“„«].+["”“»]$/.test(query.trim());

/** Meaningful words of a query, each once. */
export function queryWords(query: string, isKnown: (word: string) => boolean): QueryWord[] {
  const typed = tokenize(withHyphens(query.replace(/\bact as\b/gi, ' '), isKnown));
  const first = typed.findIndex((word) => !STOP_WORDS.has(word));
  const details = typed.findIndex((word, at) => at > first && BEFORE_DETAILS.has(word));
  const words = new Map<string, QueryWord>();
  for (const [at, word] of typed.entries()) {
    if (STOP_WORDS.has(word) || words.has(stem(word))) continue;
    const kind = kindOfName(word);
    words.set(stem(word), {
      word,
      isName: kind !== undefined || /^\d+$/.test(word),
      isLanguage: kind === 'language',
      isDetail: details >= 0 && at > details,
    });
  }
  return [...words.values()];
}

/** Joins words: "to do list", and "e mail" if items have "email". */
function withHyphens(query: string, isKnown: (word: string) => boolean): string {
  return query
    .replace(/\bto do(?= lists?\b)/gi, 'to-do')
    .replace(/\b(?![ai]\b)([a-z]) ([a-z]+)/gi, (both, letter: string, rest: string) =>
      isKnown(normalizeToken(letter + rest)) ? `${letter}-${rest}` : both,
    );
}
