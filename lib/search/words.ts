/** A stretch of text, and whether it is one of the words that were searched for. */
export type Marked = { text: string; hit: boolean };

/** A word as it is compared: lower case, without accents and apostrophes. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();
}

/** The words of a text, as written. */
export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}’']+/u).filter(Boolean);
}

/** Parts `text` into stretches that are hits and stretches that are not. `hits` holds folded words. */
export function markWords(text: string, hits: ReadonlySet<string>): Marked[] {
  const pieces: Marked[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{N}’']+|[^\p{L}\p{N}’']+/gu)) {
    const hit = hits.has(foldWord(piece));
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += piece;
    else pieces.push({ text: piece, hit });
  }
  return pieces;
}
