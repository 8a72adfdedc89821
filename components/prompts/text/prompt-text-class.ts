import type { Variable } from '@/lib/prompts/template';

/** For the text of a prompt, read-only or editable, beside `wrapClass`. */
export const promptTextClass =
  'max-w-[38em] font-serif text-pretty [hanging-punctuation:first] *:whitespace-pre-line *:not-first:mt-[0.7em] print:max-w-none print:text-[13pt] print:[orphans:3] print:[widows:3]';

export const blankNumberClass = 'text-meta font-semibold text-signal-text tabular-nums';

/** A longer one may take more than a phone's line. */
const isShort = (label: string) => label.length <= 24;

/** For an empty blank. A long label stays on one line: in two it would look like two blanks. */
export function emptyBlankClass(label: string): string {
  return isShort(label) ? 'blank blank-short' : 'blank blank-long';
}

export function emptyText({ label, example }: Variable): string {
  return example ? `e.g. ${example}` : label;
}

export function emptyFieldClass(variable: Variable): string {
  return `blank ${emptyClass(variable, 'blank-short', 'blank-long')}${variable.example ? ' blank-example' : ''}`;
}

export function blankInputClass(variable: Variable): string {
  return `blank-input-text ${emptyClass(variable, 'blank-input-short', 'blank-input-long')}`;
}

/** An example that needs more than a line runs on in the next, like what is written in its place. */
function emptyClass(variable: Variable, short: string, long: string): string {
  if (isShort(emptyText(variable))) return short;
  return variable.example ? '' : long;
}

/** For a filled blank that is read: a long text, such as a pasted one, is as light as the words around it. */
export function filledBlankClass(text: string): string {
  return text.length > 120 ? 'blank-filled blank-filled-long' : 'blank-filled';
}
