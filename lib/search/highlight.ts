import { normalizeToken } from './tokens';

/** A stretch of text; one of the words that were searched for is in an object of its own. */
export type Marked = string | { match: string };

/** Where the first match stands in `text`, or -1. */
export function firstMatchIn(text: string, matches: ReadonlySet<string>): number {
  const word = /[\p{L}\p{N}’']+/gu;
  for (let found = word.exec(text); found; found = word.exec(text)) if (matches.has(normalizeToken(found[0]))) return found.index;
  return -1;
}

/** Parts `text` into stretches that match and stretches that do not. `matches` holds normalized words. */
export function markMatches(text: string, matches: ReadonlySet<string>): Marked[] {
  if (matches.size === 0) return [text];
  const pieces: Marked[] = [];
  let plain = '';
  for (const [index, piece] of text.split(/([\p{L}\p{N}’']+)/u).entries()) {
    // What stands between words is not normalized: putting a long run of accents in order takes the square of its length.
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
