import type { Variable } from '@/lib/prompts/template';

/** The text of a prompt, read-only or editable, beside `wrapClass`. */
export const promptTextClass =
  'max-w-[38em] font-serif text-pretty [hanging-punctuation:first] *:whitespace-pre-line *:not-first:mt-[0.7em] print:max-w-none print:text-[13pt] print:[orphans:3] print:[widows:3]';

/** The number of a blank, as it stands before it in the text. */
export const blankNumberClass = 'text-meta font-semibold text-signal-text tabular-nums';

/** A longer one may take more than a phone's line. */
const isShort = (label: string) => label.length <= 24;

/** The class of an empty blank, whose label stays on one line where that is long enough: in two it would look like two blanks. */
export function emptyBlankClass(label: string): string {
  return isShort(label) ? 'blank blank-short' : 'blank blank-long';
}

/** What stands in a blank where it is to be filled in: its example, else its label. */
export function emptyText({ label, example }: Variable): string {
  return example ? `e.g. ${example}` : label;
}

/** The class of a blank that shows its `emptyText`. */
export function emptyFieldClass(variable: Variable): string {
  return `blank ${emptyClass(variable, 'blank-short', 'blank-long')}${variable.example ? ' blank-example' : ''}`;
}

/** The class of a blank that is written in place. */
export function blankInputClass(variable: Variable): string {
  return `blank-input-text ${emptyClass(variable, 'blank-input-short', 'blank-input-long')}`;
}

/** An example that needs more than a line runs on in the next, as what is written in its place will. */
function emptyClass(variable: Variable, short: string, long: string): string {
  if (isShort(emptyText(variable))) return short;
  return variable.example ? '' : long;
}

/** The class of a blank that is read, with what was written in it: a long text, such as a pasted one, is as light as the words around it. */
export function filledBlankClass(text: string): string {
  return text.length > 120 ? 'blank-filled blank-filled-long' : 'blank-filled';
}
