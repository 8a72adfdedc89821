import { normalizeToken, WORD } from './tokens';

/** A piece of a text: plain, or a match of a search. */
export type Marked = string | { match: string };

/** Offset of the first match in a text; -1 without one. `matches`: normalized words. */
export function firstMatchIn(text: string, matches: ReadonlySet<string>): number {
  for (const found of text.matchAll(WORD)) if (matches.has(normalizeToken(found[0]))) return found.index;
  return -1;
}

const WORDS = new RegExp(`(${WORD.source})`, WORD.flags);

/** Splits text into matches and the rest. `matches`: normalized words. */
export function markMatches(text: string, matches: ReadonlySet<string>): Marked[] {
  if (matches.size === 0) return [text];
  const pieces: Marked[] = [];
  let plain = '';
  for (const [index, piece] of text.split(WORDS).entries()) {
    // Text between words is not normalized: ordering a long run of combining marks takes quadratic time.
    const isWord = index % 2 === 1;
    if (!isWord || !matches.has(normalizeToken(piece))) {
      plain += piece;
      continue;
    }
    if (plain) pieces.push(plain);
    pieces.push({ match: piece });
    plain = '';
  }
  return plain ? [...pieces, plain] : pieces;
}
