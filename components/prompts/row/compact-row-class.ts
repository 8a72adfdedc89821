export const compactTitleClass = 'text-ui leading-[1.35] font-semibold wrap-anywhere max-xl:text-body xl:truncate';

/** A title's link covers its row, under the actions and the links among the facts. */
export const compactLinkClass = 'covering-link no-underline decoration-2 group-hover/row:underline focus-visible:after:-outline-offset-3';

/** Copy is a word, as quiet as the row. */
export const compactCopyClass =
  'inline-flex min-h-8 items-center justify-center rounded-control px-2.5 text-meta font-semibold hover:bg-hover touch:min-h-11 [&_svg]:hidden print:hidden!';

export const compactIconClass =
  'relative inline-grid size-8 flex-none place-items-center rounded-control [--icon-size:18px] hover:bg-hover focus-visible:outline-offset-0 touch:size-11 print:hidden!';
