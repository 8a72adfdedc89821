/** The classes of a list of options that lies over the page, below its field. */
export const optionListClass = 'floating-list top-[calc(100%+4px)] left-0 text-ui font-medium print:hidden';

/** The classes of an option in a list of `optionListClass`. The arrow keys make one `active`. */
export function optionClass(active: boolean): string {
  return `flex min-h-11 cursor-pointer items-center px-3.5 py-2 ${active ? 'bg-hover outline-2 -outline-offset-3 outline-ink' : 'hover:bg-hover'}`;
}
