import { BLANK_PLACE } from '../text/apart';
import { type BlankSegment, parseTemplate } from './template';
import type { WrittenSegment } from './write-template';

/**
 * How another tool writes a prompt. `text` gets the whole text, with `BLANK_PLACE` where a blank stands. `blank` gets what stands before it and
 * after it, for tools that read a name as far as it goes.
 */
export type Notation = { text: (text: string) => string; blank: (name: string, before: string, after: string) => string };

const ONLY = '[Only if given:';
/** Not the first half of another character. */
const BLANK_PLACES = new RegExp(BLANK_PLACE, 'gu');

/** What is said to a model below a text with such parts. */
export const ONLY_IF_GIVEN = 'Leave out each part in brackets in which nothing was given.';

/** What is said to a model about the last field, where a tool has no field for it. */
export const ANYTHING_ELSE_GIVEN = 'Whatever else was given belongs to this prompt, below its text.';

/** A template in the notation of a tool that has no optional parts: `[Only if given: for {{travelers}} people]`. */
export function withPlaceholders(template: string, { text, blank }: Notation): string {
  const blanks: BlankSegment[] = [];
  const written = parseTemplate(template.toWellFormed()).map((segment) => {
    if (segment.kind === 'text') return segment.text;
    blanks.push(segment);
    return segment.optional ? `${ONLY}${segment.before}${BLANK_PLACE}${segment.after}]` : BLANK_PLACE;
  });
  const pieces = text(written.join('')).split(BLANK_PLACES);
  const placeholder = ({ name }: BlankSegment, index: number) => {
    const isBesideBlank = pieces[index + 1] === '' && index + 1 < blanks.length;
    // Of the next placeholder its tool knows the sign, which is none of a name.
    return blank(name, pieces[index] ?? '', isBesideBlank ? '$' : (pieces[index + 1] ?? ''));
  };
  return pieces.map((piece, index) => piece + (blanks[index] ? placeholder(blanks[index], index) : '')).join('');
}

/** A placeholder in a text: where it stands, and the name of its blank. */
export type FoundPlaceholder = { start: number; end: number; name: string };

/** The segments of a text in such a notation. `text` takes back what the notation did to the whole text. */
export function readPlaceholders(written: string, found: readonly FoundPlaceholder[], text: (text: string) => string): WrittenSegment[] {
  const ends = [0, ...found.map(({ end }) => end)];
  const source = text(ends.map((end, index) => written.slice(end, found[index]?.start).toWellFormed()).join(BLANK_PLACE));
  const segments: WrittenSegment[] = [];
  let from = 0;
  const addText = (end: number) => {
    if (end > from) segments.push({ kind: 'text', text: source.slice(from, end) });
  };
  const starts = [...source.matchAll(BLANK_PLACES)].map(({ index }) => index);
  for (const [index, { name }] of found.entries()) {
    const start = starts[index] ?? source.length;
    const end = start + BLANK_PLACE.length;
    // Not further back than the one before it, so that a text is looked through once.
    const opening = from + source.slice(from, start).lastIndexOf('[');
    const before = opening >= from && source.startsWith(ONLY, opening) ? source.slice(opening + ONLY.length, start) : null;
    const closing = before === null ? -1 : closingOf(source, end, starts[index + 1] ?? source.length);
    const optional = before !== null && closing >= 0 && !/[\]|]/.test(before);
    addText(optional ? opening : start);
    const words = optional ? { before, after: source.slice(end, closing) } : { before: '', after: '' };
    segments.push({ kind: 'blank', name, optional, ...words });
    from = optional ? closing + 1 : end;
  }
  addText(source.length);
  return segments;
}

/** Where the words of an optional part end; -1 where they are none. */
function closingOf(source: string, start: number, limit: number): number {
  const words = /[^[\]|]*/y;
  words.lastIndex = start;
  const end = start + (words.exec(source)?.[0].length ?? 0);
  return end < limit && source[end] === ']' ? end : -1;
}
