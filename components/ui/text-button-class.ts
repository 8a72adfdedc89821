/** The classes of a button that looks like a link, in a line of text. */
export const textButtonClass =
  'relative font-semibold text-ink underline underline-offset-[0.2em] after:absolute after:-inset-3 hover:decoration-2';
