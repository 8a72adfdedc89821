/** The text of a prompt, read-only or editable, beside `wrapClass`. */
export const promptTextClass =
  'max-w-[38em] font-serif text-pretty [hanging-punctuation:first] *:whitespace-pre-line *:not-first:mt-[0.7em] print:max-w-none print:text-[13pt] print:[orphans:3] print:[widows:3]';

/** Whether the label of a blank fits a phone's line, and does not wrap: in two lines it would look like two blanks. */
const fitsOneLine = (label: string) => label.length <= 24;

/** The class of an empty blank. */
export function emptyBlankClass(label: string): string {
  return fitsOneLine(label) ? 'blank blank-short' : 'blank';
}

/** The class of a blank that is written in place. */
export function blankInputClass(label: string): string {
  return fitsOneLine(label) ? 'blank-input-text blank-input-short' : 'blank-input-text';
}
