import type { Variable } from '@/lib/prompts/template';

/** The classes of a prompt's text, read-only or editable, beside those of `wrapClass`. */
export const promptTextClass =
  'max-w-[38em] font-serif text-pretty [hanging-punctuation:first] *:whitespace-pre-line *:not-first:mt-[0.7em] print:max-w-none print:text-[13pt] print:[orphans:3] print:[widows:3]';

export const blankNumberClass = 'text-meta font-semibold text-signal-text tabular-nums';

/** True for a text of a blank that fits in one line of a phone. */
const isShort = (text: string) => text.length <= 24;

/** The classes of an empty blank that shows its label. A long label stays on one line where it can: in two it would look like two blanks. */
export function emptyBlankClass(label: string): string {
  return isShort(label) ? 'blank blank-short' : 'blank blank-long';
}

/** The text in an empty blank: its example if it has one, otherwise its label. */
export function emptyText({ label, example }: Variable): string {
  return example ? `e.g. ${example}` : label;
}

/** The classes of an empty blank with the text of `emptyText`. */
export function emptyFieldClass(variable: Variable): string {
  return `blank ${emptyClass(variable, 'blank-short', 'blank-long')}${variable.example ? ' blank-example' : ''}`;
}

export function blankInputClass(variable: Variable): string {
  return `blank-input-text ${emptyClass(variable, 'blank-input-short', 'blank-input-long')}`;
}

/** `short` or `long` by the length of the text; neither for a long example, which may be broken into lines as what is written in its place. */
function emptyClass(variable: Variable, short: string, long: string): string {
  if (isShort(emptyText(variable))) return short;
  return variable.example ? '' : long;
}

/** The classes of a filled blank to read. A long text, such as a pasted one, is not set bolder than the words around it. */
export function filledBlankClass(text: string): string {
  return text.length > 120 ? 'blank-filled blank-filled-long' : 'blank-filled';
}
