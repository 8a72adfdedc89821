import { withoutControls } from '../../../lib/text/text-fields';

/** A piece of a line, plain or in a style of the terminal (SGR). */
export type Span = string | { text: string; sgr: string };

export const bold = (text: string): Span => ({ text, sgr: '1' });
export const dim = (text: string): Span => ({ text, sgr: '2' });
export const accent = (text: string): Span => ({ text, sgr: '36' });

/** Characters that change the direction of the text after them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text on one line, without characters that would change the rest of the line. */
export const oneLine = (text: string) => withoutControls(text.replace(/[\t\n\r\u2028\u2029]+/g, ' ')).replace(DIRECTIONS, '');

/**
 * The text of spans, with the control sequences of their styles. `clean` removes control characters of the texts: what comes from the network must not
 * move the cursor of a terminal, rename its window or write to its clipboard.
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

/** Spans as one line: line breaks in their texts become spaces. */
export function render(spans: readonly Span[], colours: boolean): string {
  return styled(spans, colours, oneLine);
}

/** True for a terminal that shows colours and whose user wants them (https://no-color.org). */
export function hasColours(stream: { isTTY?: boolean }, env = process.env): boolean {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}

export function print(...spans: Span[]): void {
  process.stdout.write(`${render(spans, hasColours(process.stdout))}\n`);
}

export function printLines(spans: readonly Span[]): void {
  process.stdout.write(`${styled(spans, hasColours(process.stdout), withoutControls)}\n`);
}

/** Writes a line for programs: fields, with tabs between them. */
export function printFields(...fields: string[]): void {
  process.stdout.write(`${fields.map(oneLine).join('\t')}\n`);
}

/** Writes a line to standard error, so that standard output has only the result. */
export function say(...spans: Span[]): void {
  process.stderr.write(`${render(spans, hasColours(process.stderr))}\n`);
}

/** Writes a text unchanged to a pipe or a file, and without control characters to a terminal. */
export function printText(text: string): void {
  process.stdout.write(`${process.stdout.isTTY ? withoutControls(text) : text}\n`);
}

export function printJson(value: unknown): void {
  process.stdout.write(`${jsonText(value)}\n`);
}

/** A value as JSON, with escapes for characters that a terminal would take for commands. */
export function jsonText(value: unknown): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]/g, code);
}
