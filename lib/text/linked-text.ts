export type TextPiece = { text: string; href?: string };

const LINK = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*)\)/g;

/** Splits text at links written `[text](/path)`. */
export function parseLinks(source: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of source.matchAll(LINK)) {
    if (match.index > end) pieces.push({ text: source.slice(end, match.index) });
    pieces.push({ text: match[1] ?? '', href: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < source.length) pieces.push({ text: source.slice(end) });
  return pieces;
}

/** A text in which its links are words like others. */
export function plainLinks(source: string): string {
  return parseLinks(source)
    .map(({ text }) => text)
    .join('');
}
