import { firstHitIn, type Marked, markWords } from '../search/words';
import { parseTemplate, type Variable, variablesOf } from './template';

/** A piece of the beginning of a prompt: plain text, an empty blank by its label, or a blank by its default. */
export type Piece = { kind: 'text' | 'blank' | 'default'; text: string };

/** The same with its hits marked, as small as a page can carry it: text, or a blank with what it shows. */
export type ExcerptPiece = Marked | { blank: Marked[] } | { default: Marked[] };

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
  return beginningOf(template, hits).flatMap(({ kind, text }): ExcerptPiece[] => {
    const marked = markWords(text, hits);
    return kind === 'text' ? marked : kind === 'blank' ? [{ blank: marked }] : [{ default: marked }];
  });
}

/** The pieces of an excerpt, unmarked. */
export function beginningOf(template: string, hits: ReadonlySet<string> = NO_HITS): Piece[] {
  const pieces = piecesOf(template);
  return cut(hits.size > 0 ? skipTo(firstHit(pieces, hits), pieces) : pieces);
}

function piecesOf(template: string): Piece[] {
  // Once for each variable, however often it stands in the text.
  const blanks = new Map(variablesOf(template).map((variable) => [variable.name, blankPiece(variable)]));
  return parseTemplate(template).map((segment) => {
    const blank = segment.kind === 'blank' ? blanks.get(segment.name) : undefined;
    return blank ?? { kind: 'text', text: onOneLine(segment.raw) };
  });
}

function blankPiece(variable: Variable): Piece {
  return variable.default ? { kind: 'default', text: onOneLine(variable.default) } : { kind: 'blank', text: variable.label };
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Where the first hit starts, in characters of the text as shown; 0 without one. */
function firstHit(pieces: Piece[], hits: ReadonlySet<string>): number {
  let before = 0;
  for (const { text } of pieces) {
    const at = firstHitIn(text, hits);
    if (at >= 0) return before + at;
    before += text.length;
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
