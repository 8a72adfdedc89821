/** A list of options that lies over the page, under the field it belongs to. */
export const optionListClass =
  'absolute top-[calc(100%+4px)] left-0 z-12 overflow-auto border-t-4 border-ink bg-paper-float font-sans text-ui font-medium text-ink shadow-float outline outline-[light-dark(transparent,var(--color-rule))] print:hidden';

/** An option of it; `data-active`: the keys are at it. */
export const optionClass =
  'flex min-h-11 cursor-pointer items-center px-3.5 py-2 not-first:border-t not-first:border-rule hover:bg-hover data-active:bg-hover data-active:outline-2 data-active:-outline-offset-3 data-active:outline-ink';
