/** The classes of Copy in a CompactRow: a word, as quiet as the row. */
export const compactCopyClass =
  'inline-flex min-h-8 items-center justify-center rounded-control px-2.5 text-meta font-semibold hover:bg-hover touch:min-h-11 [&_svg]:hidden print:hidden!';

/** The classes of an icon-only button in a CompactRow. */
export const compactIconClass =
  'relative inline-grid size-8 flex-none place-items-center rounded-control [--icon-size:18px] hover:bg-hover focus-visible:outline-offset-0 touch:size-11 print:hidden!';
