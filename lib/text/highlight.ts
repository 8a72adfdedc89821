import { normalizeToken, WORD } from './tokens';

export type Marked = string | { match: string };

/** Offset of the first match in a text; -1 if there is none. `matches`: normalized words. */
export function firstMatchIn(text: string, matches: ReadonlySet<string>): number {
  for (const found of text.matchAll(WORD)) if (matches.has(normalizeToken(found[0]))) return found.index;
  return -1;
}

/** Splits a text into matches and the rest. `matches`: normalized words. */
export function markMatches(text: string, matches: ReadonlySet<string>): Marked[] {
  if (matches.size === 0) return [text];
  const pieces: Marked[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!matches.has(normalizeToken(word))) continue;
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ match: word });
    end = index + word.length;
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces;
}
