import { type BlankSegment, parseTemplate } from './template';
import type { WrittenSegment } from './write-template';

/**
 * How another tool writes a prompt. `blank` gets what stands before it and after it, for tools that read a name as far as it goes.
 */
export type Notation = { text: (text: string) => string; blank: (name: string, before: string, after: string) => string };

const ONLY = '[Only if given:';

/** What is said to a model below a text with such parts. */
export const ONLY_IF_GIVEN = 'Leave out each part in brackets in which nothing was given.';

/** A template in the notation of a tool that has no optional parts: `[Only if given: for {{travelers}} people]`. */
export function withPlaceholders(template: string, { text, blank }: Notation): string {
  const pieces = parseTemplate(template).map((segment) => (segment.kind === 'text' ? text(segment.text) : segment));
  return pieces
    .map((piece, index) => {
      if (typeof piece === 'string') return piece;
      if (piece.optional)
        return `${ONLY}${text(piece.before)}${blank(piece.name, text(piece.before), text(piece.after) || ']')}${text(piece.after)}]`;
      return blank(piece.name, beginningOf(pieces[index - 1]), beginningOf(pieces[index + 1]));
    })
    .join('');
}

/** What stands beside a blank: a text, or the bracket of an optional part; of another blank whatever a tool may begin it with. */
function beginningOf(piece: string | BlankSegment | undefined): string {
  if (typeof piece === 'object') return piece.optional ? '[' : '$';
  return piece ?? '';
}

/** A placeholder in a text: where it stands, and the name of its blank. */
export type FoundPlaceholder = { start: number; end: number; name: string };

/** The segments of a text in such a notation. `text` takes back what the notation did to texts. */
export function readPlaceholders(source: string, found: readonly FoundPlaceholder[], text: (text: string) => string): WrittenSegment[] {
  const segments: WrittenSegment[] = [];
  let from = 0;
  const addText = (end: number) => {
    if (end > from) segments.push({ kind: 'text', text: text(source.slice(from, end)) });
  };
  found.forEach(({ start, end, name }, index) => {
    // Not further back than the one before it, so that a text is looked through once.
    const opening = from + source.slice(from, start).lastIndexOf('[');
    const before = opening >= from && source.startsWith(ONLY, opening) ? source.slice(opening + ONLY.length, start) : null;
    const closing = before === null ? -1 : closingOf(source, end, found[index + 1]?.start ?? source.length);
    const optional = before !== null && closing >= 0 && !/[\]|]/.test(before);
    addText(optional ? opening : start);
    const words = optional ? { before: text(before), after: text(source.slice(end, closing)) } : { before: '', after: '' };
    segments.push({ kind: 'blank', name, optional, ...words });
    from = optional ? closing + 1 : end;
  });
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
