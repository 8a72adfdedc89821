/** A stretch of text; one of the words that were searched for is in an object of its own. */
export type Marked = string | { hit: string };

/** A word as it is compared: lower case, without accents and apostrophes. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  // Nearly every word, and whole libraries are folded.
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFD').replace(/[\u0300-\u036f’']/g, '');
}

const PLAIN = /^[a-z\d]*$/;

/** The words of a text, as written. */
export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}’']+/u).filter(Boolean);
}

/** The words of a text as they are compared. */
export function foldedWords(text: string): string[] {
  return splitWords(text).map(foldWord).filter(Boolean);
}

/** Where the first hit stands in `text`, or -1. */
export function firstHitIn(text: string, hits: ReadonlySet<string>): number {
  const word = /[\p{L}\p{N}’']+/gu;
  for (let found = word.exec(text); found; found = word.exec(text)) if (hits.has(foldWord(found[0]))) return found.index;
  return -1;
}

/** Parts `text` into stretches that are hits and stretches that are not. `hits` holds folded words. */
export function markWords(text: string, hits: ReadonlySet<string>): Marked[] {
  if (hits.size === 0) return [text];
  const pieces: Marked[] = [];
  let plain = '';
  for (const [index, piece] of text.split(/([\p{L}\p{N}’']+)/u).entries()) {
    // What stands between words is not folded: putting a long run of accents in order takes the square of its length.
    const isWord = index % 2 === 1;
    if (!isWord || !hits.has(foldWord(piece))) {
      plain += piece;
      continue;
    }
    if (plain) pieces.push(plain);
    pieces.push({ hit: piece });
    plain = '';
  }
  return plain ? [...pieces, plain] : pieces;
}
