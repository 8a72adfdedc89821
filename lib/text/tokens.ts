/** Normalizes a word for comparing: lower case, without accents, apostrophes and hyphens. */
export function normalizeToken(token: string): string {
  const lower = token.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFD').replace(/[\u0300-\u036f’'-]/g, '');
}

const PLAIN = /^[a-z\d]*$/;

/**
 * Matches a word. Each letter has at most three combining marks, because normalizing a long run of marks takes quadratic time. A hyphen
 * divides words, except in words such as "e-mail" and "to-do".
 */
export const WORD = /(?:(?<![\p{L}\p{N}’'/-])(?:\p{L}|to(?=-dos?\b))-(?=\p{L}))?(?:[\p{L}\p{N}’']\p{M}{0,3})+/giu;

export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

export function tokenize(text: string): string[] {
  return splitWords(text).map(normalizeToken).filter(Boolean);
}

/** Matches a character of a script without spaces between words, or of Korean, whose words have endings of one character. */
export const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Pairs of neighbouring characters of a word in Chinese, Japanese, Korean or Thai; null for other scripts and for a single character. */
export function characterPairs(word: string): string[] | null {
  const characters = WITHOUT_SPACES.test(word) ? [...word] : [];
  return characters.length > 1 ? characters.slice(1).map((character, at) => `${characters[at]}${character}`) : null;
}

/** Removes the Arabic article, and a preposition or conjunction written together with it, from a word. */
export const withoutArticle = (word: string) => word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u, '');

/** Letters that people replace by others when typing. Letters with accents are not listed: all accents are removed. */
const TYPED_AS: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ß: 'ss', ة: 'ه', ى: 'ي', أ: 'ا', إ: 'ا', آ: 'ا' };
const TYPED_OTHERWISE = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'gu');

/** Replaces letters of a normalized word by those that people often type instead. */
export const withUsualLetters = (word: string) => word.normalize('NFC').replace(TYPED_OTHERWISE, (sign) => TYPED_AS[sign] ?? sign);
