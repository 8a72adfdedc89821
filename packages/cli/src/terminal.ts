import { withoutControls } from '../../../lib/text/text-fields';

/** A piece of a line, plain or in a style of the terminal (SGR). */
export type Span = string | { text: string; sgr: string };

export const bold = (text: string): Span => ({ text, sgr: '1' });
export const dim = (text: string): Span => ({ text, sgr: '2' });
export const accent = (text: string): Span => ({ text, sgr: '36' });

/** Characters that change the order of those after them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text in one line, without what would change the line that it stands in. */
export const oneLine = (text: string) => withoutControls(text.replace(/[\t\n\r\u2028\u2029]+/g, ' ')).replace(DIRECTIONS, '');

/**
 * Texts as they are written. Control characters are dropped: what comes from the net must not move the cursor of a terminal, rename its window
 * or write into its clipboard.
 */
function styled(spans: readonly Span[], colours: boolean, clean: (text: string) => string): string {
  return spans
    .map((span) => {
      if (typeof span === 'string') return clean(span);
      const text = clean(span.text);
      return colours ? `\u001b[${span.sgr}m${text}\u001b[0m` : text;
    })
    .join('');
}

/** A line as it is written: no text in it begins another one. */
export function render(spans: readonly Span[], colours: boolean): string {
  return styled(spans, colours, oneLine);
}

/** True for a terminal that shows colours and whose user wants them (https://no-color.org). */
export function hasColours(stream: { isTTY?: boolean }, env = process.env): boolean {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}

/** Writes a line of the result. */
export function print(...spans: Span[]): void {
  process.stdout.write(`${render(spans, hasColours(process.stdout))}\n`);
}

/** Writes several lines of the result. */
export function printLines(spans: readonly Span[]): void {
  process.stdout.write(`${styled(spans, hasColours(process.stdout), withoutControls)}\n`);
}

/** Writes a line for programs: fields, with tabs between them. */
export function printFields(...fields: string[]): void {
  process.stdout.write(`${fields.map(oneLine).join('\t')}\n`);
}

/** Writes a line about the result, which is not part of it. */
export function say(...spans: Span[]): void {
  process.stderr.write(`${render(spans, hasColours(process.stderr))}\n`);
}

/** Writes a text as it is into a pipe or a file, and without control characters on a terminal. */
export function printText(text: string): void {
  process.stdout.write(`${process.stdout.isTTY ? withoutControls(text) : text}\n`);
}

/** Writes a value as JSON, in ASCII where terminals would take a character for a command. */
export function printJson(value: unknown): void {
  process.stdout.write(`${jsonText(value)}\n`);
}

export function jsonText(value: unknown): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]/g, code);
}
