import { firstMatchIn, type Marked, markMatches } from '../search/highlight';
import { parseTemplate, type Variable, variablesOf } from './template';

/** A piece of the beginning of a prompt: plain text, an empty blank by its label, or a blank by its default. */
export type Piece = { kind: 'text' | 'blank' | 'default'; text: string };

/** The same with its matches marked, as compact as possible because lists send many: text, or a blank with what it shows. */
export type ExcerptPiece = Marked | { blank: Marked[] } | { default: Marked[] };

/** Enough for three lines at any width of a row; the rest is cut by the style sheet. */
const EXCERPT_LENGTH = 280;
/** A match later than this would fall under the third line of a narrow screen, so the excerpt starts nearer to it. */
const SEEN_LENGTH = 110;

const NO_MATCHES: ReadonlySet<string> = new Set();

/**
 * The beginning of a prompt for a list, on one line, with the words in `matches` (normalized) marked.
 * When none of them is near the beginning, the excerpt starts at the sentence of the first one, after an ellipsis.
 */
export function excerptOf(template: string, matches: ReadonlySet<string> = NO_MATCHES): ExcerptPiece[] {
  return beginningOf(template, matches).flatMap(({ kind, text }): ExcerptPiece[] => {
    const marked = markMatches(text, matches);
    return kind === 'text' ? marked : kind === 'blank' ? [{ blank: marked }] : [{ default: marked }];
  });
}

/** The pieces of an excerpt, unmarked. */
export function beginningOf(template: string, matches: ReadonlySet<string> = NO_MATCHES): Piece[] {
  const pieces = piecesOf(template);
  return cut(matches.size > 0 ? skipTo(firstMatch(pieces, matches), pieces) : pieces);
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

/** Where the first match starts, in characters of the text as shown; 0 without one. */
function firstMatch(pieces: Piece[], matches: ReadonlySet<string>): number {
  let before = 0;
  for (const { text } of pieces) {
    const at = firstMatchIn(text, matches);
    if (at >= 0) return before + at;
    before += text.length;
  }
  return 0;
}

function skipTo(match: number, pieces: Piece[]): Piece[] {
  if (match <= SEEN_LENGTH) return pieces;
  const before = pieces
    .map(({ text }) => text)
    .join('')
    .slice(0, match);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf(': ')) + 2;
  const word = before.lastIndexOf(' ', match - SEEN_LENGTH / 2) + 1;
  let skip = Math.max(sentence, word);
  // A text without spaces is cut at the match itself.
  if (match - skip >= SEEN_LENGTH) skip = match;
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
