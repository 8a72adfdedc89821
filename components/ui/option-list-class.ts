/** A list of options that lies over the page, under the field it belongs to. */
export const optionListClass = 'floating-list top-[calc(100%+4px)] left-0 text-ui font-medium print:hidden';

/** An option of it; `data-active`: the keys are at it. */
export const optionClass =
  'flex min-h-11 cursor-pointer items-center px-3.5 py-2 hover:bg-hover data-active:bg-hover data-active:outline-2 data-active:-outline-offset-3 data-active:outline-ink';
