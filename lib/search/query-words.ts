import { normalizeToken, tokenize } from '../text/tokens';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { kindOfName } from './synonyms-and-names';

/** A word of a query. `isName`: it names a person, an occasion or a language, or is a number. `isDetail`: it follows "for", "about" and the like. */
export type QueryWord = { word: string; isName: boolean; isLanguage: boolean; isDetail: boolean };

/** Words after which a query says what a text is about or for whom: people mostly write such details into a blank. */
const BEFORE_DETAILS = new Set(
  'about after as at because before but by for from in like on that to when which who with without'.split(' '),
);

/** True for a query in quotation marks, whose typos are not corrected. */
export const isQuoted = (query: string) => /^["“„«].+["”“»]$/.test(query.trim());

/** Words of a query without stop words and duplicates. `isKnown` says if the index has a normalized word. */
export function queryWords(query: string, isKnown: (word: string) => boolean): QueryWord[] {
  const typed = tokenize(withHyphens(query.replace(/\bact as\b/gi, ' '), isKnown));
  const first = typed.findIndex((word) => !STOP_WORDS.has(word));
  const detailsStart = typed.findIndex((word, at) => at > first && BEFORE_DETAILS.has(word));
  const words = new Map<string, QueryWord>();
  for (const [at, word] of typed.entries()) {
    if (STOP_WORDS.has(word) || words.has(stem(word))) continue;
    const kind = kindOfName(word);
    words.set(stem(word), {
      word,
      isName: kind !== undefined || /^\d+$/.test(word),
      isLanguage: kind === 'language',
      isDetail: detailsStart >= 0 && at > detailsStart,
    });
  }
  return [...words.values()];
}

/** Puts the hyphen into "to-do list", and into words such as "e-mail" if "email" is known. */
function withHyphens(query: string, isKnown: (word: string) => boolean): string {
  return query
    .replace(/\bto do(?= lists?\b)/gi, 'to-do')
    .replace(/\b(?![ai]\b)([a-z]) ([a-z]+)/gi, (both, letter: string, rest: string) =>
      isKnown(normalizeToken(letter + rest)) ? `${letter}-${rest}` : both,
    );
}
