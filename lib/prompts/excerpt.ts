import { type Marked, markWords } from '../search/words';
import { parseTemplate, variablesOf } from './template';

/** A piece of an excerpt: plain text, an empty blank by its label, or a blank by its default. */
export type ExcerptPiece = { kind: 'text' | 'blank' | 'default'; text: Marked[] };

type Piece = { kind: ExcerptPiece['kind']; text: string };

/** Enough for three lines at any width of a row; the rest is cut by the style sheet. */
const EXCERPT_LENGTH = 280;
/** A hit later than this would fall under the third line of a narrow screen, so the excerpt starts nearer to it. */
const SEEN_LENGTH = 110;

const NO_HITS: ReadonlySet<string> = new Set();

/**
 * The beginning of a prompt for a list, on one line, with the words in `hits` (folded) marked.
 * When none of them is near the beginning, the excerpt starts at the sentence of the first one, after an ellipsis.
 */
export function excerptOf(template: string, hits: ReadonlySet<string> = NO_HITS): ExcerptPiece[] {
  const pieces = piecesOf(template);
  const shown = cut(hits.size > 0 ? skipTo(firstHit(pieces, hits), pieces) : pieces);
  return shown.map(({ kind, text }) => ({ kind, text: markWords(text, hits) }));
}

function piecesOf(template: string): Piece[] {
  const defaults = new Map(variablesOf(template).map((variable) => [variable.name, variable]));
  return parseTemplate(template).map((segment) => {
    if (segment.kind === 'text') return { kind: 'text', text: segment.raw.replace(/\s+/g, ' ') };
    const variable = defaults.get(segment.name);
    if (variable?.default) return { kind: 'default', text: variable.default.replace(/\s+/g, ' ') };
    return { kind: 'blank', text: variable?.label ?? segment.name };
  });
}

/** Where the first hit starts, in characters of the text as shown; 0 without one. */
function firstHit(pieces: Piece[], hits: ReadonlySet<string>): number {
  let at = 0;
  for (const { text } of pieces) {
    for (const marked of markWords(text, hits)) {
      if (marked.hit) return at;
      at += marked.text.length;
    }
  }
  return 0;
}

function skipTo(hit: number, pieces: Piece[]): Piece[] {
  if (hit <= SEEN_LENGTH) return pieces;
  const before = pieces
    .map(({ text }) => text)
    .join('')
    .slice(0, hit);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf(': ')) + 2;
  const word = before.lastIndexOf(' ', hit - SEEN_LENGTH / 2) + 1;
  let skip = Math.max(sentence, word);
  // A text without spaces has no better place than the hit itself.
  if (hit - skip >= SEEN_LENGTH) skip = hit;
  const rest: Piece[] = [{ kind: 'text', text: '… ' }];
  for (const piece of pieces) {
    const text = piece.text.slice(skip);
    skip = Math.max(0, skip - piece.text.length);
    if (text) rest.push({ ...piece, text });
  }
  return rest;
}

function cut(pieces: Piece[]): Piece[] {
  const shown: Piece[] = [];
  let left = EXCERPT_LENGTH;
  for (const piece of pieces) {
    if (piece.text.length > left) {
      shown.push({ ...piece, text: `${piece.text.slice(0, left).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…` });
      break;
    }
    shown.push(piece);
    left -= piece.text.length;
  }
  return shown;
}
