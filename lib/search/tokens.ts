/** A word in the form that is compared: lower case, without accents and apostrophes. */
export function normalizeToken(token: string): string {
  const lower = token.toLowerCase();
  // The fast path for nearly every word.
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFD').replace(/[\u0300-\u036f’']/g, '');
}

const PLAIN = /^[a-z\d]*$/;

/** The words of a text, as written. */
export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}’']+/u).filter(Boolean);
}

/** The words of a text as they are compared. */
export function tokenize(text: string): string[] {
  return splitWords(text).map(normalizeToken).filter(Boolean);
}
