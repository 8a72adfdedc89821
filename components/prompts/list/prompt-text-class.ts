/** The text of a prompt, read-only or editable. */
export const promptTextClass =
  'max-w-[38em] font-serif text-pretty wrap-anywhere [hanging-punctuation:first] *:whitespace-pre-line *:not-first:mt-[0.7em] print:max-w-none print:text-[13pt] print:[orphans:3] print:[widows:3]';

/** The class of an empty blank: a label that fits a phone's line does not wrap. */
export function emptyBlankClass(label: string): string {
  return label.length <= 24 ? 'blank blank-short' : 'blank';
}
