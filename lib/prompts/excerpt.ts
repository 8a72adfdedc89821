import { firstMatchIn, type Marked, markMatches } from '../text/highlight';
import { anythingElseOf, type Filled, isIncluded, parseTemplate, resolve, type Values, variablesOf, withoutDoubledMarks } from './template';

type Piece = { kind: 'text' | 'blank' | 'default' | 'value'; text: string };

/** A piece of an excerpt in a compact form, because lists send many pieces to the browser. */
export type ExcerptPiece = Marked | { blank: Marked[] } | { default: Marked[] } | { value: Marked[] };

/** Number of characters that fill three lines at any width. */
const EXCERPT_LENGTH = 280;
/** Position up to which a match is in the first three lines on a phone. The excerpt starts nearer to a later match. */
const SEEN_LENGTH = 110;
/** Position up to which a value is in the first two lines on a phone. The excerpt starts nearer to a later value. */
const SEEN_VALUE_LENGTH = 60;

const NO_MATCHES: ReadonlySet<string> = new Set();

/** Excerpt of a prompt on one line, with matches marked. If the first match, or without matches the first value, is far down, it begins near that. */
export function excerptOf(template: string, matches: ReadonlySet<string> = NO_MATCHES, values: Values = {}): ExcerptPiece[] {
  return shownPieces(template, matches, values).flatMap(({ kind, text }): ExcerptPiece[] => {
    const marked = markMatches(text, matches);
    if (kind === 'text') return marked;
    return kind === 'blank' ? [{ blank: marked }] : kind === 'default' ? [{ default: marked }] : [{ value: marked }];
  });
}

function shownPieces(template: string, matches: ReadonlySet<string>, values: Values): Piece[] {
  const pieces = piecesOf(template, values);
  const skipped =
    matches.size > 0 ? skipTo(placeOfMatch(pieces, matches), pieces, SEEN_LENGTH) : skipTo(placeOfValue(pieces), pieces, SEEN_VALUE_LENGTH);
  return cut(skipped);
}

function piecesOf(template: string, values: Values): Piece[] {
  const blanks = new Map(
    variablesOf(template).map((variable) => {
      const filled = resolve(variable, values);
      return [variable.name, { label: variable.label, text: onOneLine(filled.text), from: filled.from }];
    }),
  );
  const pieces = withoutDoubledMarks(parseTemplate(template), (name) => blanks.get(name)).flatMap((segment): Piece[] => {
    if (segment.kind === 'text') return [textPiece(segment.text)];
    const blank = blanks.get(segment.name);
    if (!blank || !isIncluded(segment, blank)) return [];
    return [textPiece(segment.before), blankPiece(blank), textPiece(segment.after)].filter(({ text }) => text);
  });
  const anythingElse = anythingElseOf(values).trim();
  return anythingElse ? [...pieces, textPiece(' '), { kind: 'value', text: onOneLine(anythingElse) }] : pieces;
}

const textPiece = (text: string): Piece => ({ kind: 'text', text: onOneLine(text) });

function blankPiece({ label, text, from }: Filled & { label: string }): Piece {
  if (from === 'value') return { kind: 'value', text };
  return from === 'default' && text ? { kind: 'default', text } : { kind: 'blank', text: label };
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

function placeOfMatch(pieces: Piece[], matches: ReadonlySet<string>): number {
  let before = 0;
  for (const { text } of pieces) {
    const at = firstMatchIn(text, matches);
    if (at >= 0) return before + at;
    before += text.length;
  }
  return 0;
}

function placeOfValue(pieces: Piece[]): number {
  const first = pieces.findIndex(({ kind }) => kind === 'value');
  return pieces.slice(0, Math.max(first, 0)).reduce((length, { text }) => length + text.length, 0);
}

function skipTo(place: number, pieces: Piece[], seenLength: number): Piece[] {
  if (place <= seenLength) return pieces;
  const whole = pieces.map(({ text }) => text).join('');
  const before = whole.slice(0, place);
  // A label before the place is shown, too, as in "The goal: sell it".
  const colon = before.lastIndexOf(': ', place - 3);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), colon) + 2;
  const word = before.lastIndexOf(' ', place - seenLength / 2) + 1;
  let skip = Math.max(sentence, word);
  // A text without spaces is cut at the place itself.
  if (place - skip >= seenLength) skip = place;
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
    if (piece.text.length > left)
      return [...shown, { ...piece, text: `${piece.text.slice(0, left).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…` }];
    shown.push(piece);
    left -= piece.text.length;
  }
  return shown;
}
