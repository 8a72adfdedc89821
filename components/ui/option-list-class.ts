/** A list of options that lies over the page, under the field it belongs to. */
export const optionListClass = 'floating-list top-[calc(100%+4px)] left-0 text-ui font-medium print:hidden';

export function optionClass(active: boolean): string {
  return `flex min-h-11 cursor-pointer items-center px-3.5 py-2 ${active ? 'bg-hover outline-2 -outline-offset-3 outline-ink' : 'hover:bg-hover'}`;
}
