import { BLANK_PLACE } from '../text/space-escape';
import { type BlankSegment, parseTemplate, wordsAt } from './template';
import type { WrittenSegment } from './write-template';

/** Writes a prompt for another tool. `text` converts the text, which has BLANK_PLACE for each blank. `blank` writes a blank between two texts. */
export type PlaceholderWriter = { text: (text: string) => string; blank: (name: string, before: string, after: string) => string };

const ONLY = '[Only if given:';
/** Has the flag `u`, so that it never matches half of a character. */
const BLANK_PLACES = new RegExp(BLANK_PLACE, 'gu');

export const ONLY_IF_GIVEN = 'Leave out each part in brackets in which nothing was given.';

export const ANYTHING_ELSE_GIVEN = 'Whatever else was given belongs to this prompt, below its text.';

/** A template with placeholders for its blanks; an optional part is `[Only if given: for {{travelers}} people]`. */
export function withPlaceholders(template: string, { text, blank }: PlaceholderWriter): string {
  const blanks: BlankSegment[] = [];
  const written = parseTemplate(template.toWellFormed()).map((segment) => {
    if (segment.kind === 'text') return segment.text;
    blanks.push(segment);
    return segment.optional ? `${ONLY}${segment.before}${BLANK_PLACE}${segment.after}]` : BLANK_PLACE;
  });
  const pieces = text(written.join('')).split(BLANK_PLACES);
  const placeholder = ({ name }: BlankSegment, index: number) => {
    const isBesideBlank = pieces[index + 1] === '' && index + 1 < blanks.length;
    // Placeholders of blanks begin with a sign that no name has, and so must the text that stands for the next one.
    return blank(name, pieces[index] ?? '', isBesideBlank ? '$' : (pieces[index + 1] ?? ''));
  };
  return pieces.map((piece, index) => piece + (blanks[index] ? placeholder(blanks[index], index) : '')).join('');
}

export type FoundPlaceholder = { start: number; end: number; name: string };

/** Converts a text with placeholders to segments. `text` reverts what the `text` of a PlaceholderWriter did. */
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
    // Only text after the previous placeholder is searched for the bracket, so that all of it is scanned once.
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

/** Position of the bracket that ends an optional part; -1 if there is none. */
function closingOf(source: string, start: number, limit: number): number {
  const end = start + wordsAt(source, start).length;
  return end < limit && source[end] === ']' ? end : -1;
}
