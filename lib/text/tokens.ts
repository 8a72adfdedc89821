/** A word in the form that is compared: lower case, without accents, apostrophes and hyphens. */
export function normalizeToken(token: string): string {
  const lower = token.toLowerCase();
  // The fast path for nearly every word.
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFD').replace(/[\u0300-\u036f’'-]/g, '');
}

const PLAIN = /^[a-z\d]*$/;

/**
 * A word of a text, with the vowels and accents that are written as marks on its letters; so many, because putting a long run of them in order takes the
 * square of its length. Hyphens divide, except after what means nothing alone: "e-mail" and "to-do" are one word.
 */
export const WORD = /(?:(?<![\p{L}\p{N}’'/-])(?:\p{L}|to(?=-dos?\b))-(?=\p{L}))?(?:[\p{L}\p{N}’']\p{M}{0,3})+/giu;

/** The words of a text, as written. */
export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The words of a text as they are compared. */
export function tokenize(text: string): string[] {
  return splitWords(text).map(normalizeToken).filter(Boolean);
}

/** Scripts that do not divide words, or whose words have endings of one sign. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Pairs of neighbouring signs of a word in such a script; null for a word of any other, and for a single sign. */
export function pairsOfSigns(word: string): string[] | null {
  const signs = WITHOUT_SPACES.test(word) ? [...word] : [];
  return signs.length > 1 ? signs.slice(1).map((sign, at) => `${signs[at]}${sign}`) : null;
}

/** A word without the Arabic article and what is written onto it. */
export const withoutArticle = (word: string) => word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u, '');
