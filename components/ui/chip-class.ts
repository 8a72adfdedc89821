const CHIP = 'relative text-ui no-underline max-lg:min-h-11 max-lg:rounded-control max-lg:border max-lg:px-3.5 max-lg:whitespace-nowrap';

const LOOKS = {
  current:
    'border-ink bg-ink font-semibold text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
  link: 'border-rule-field font-medium hover:bg-hover',
  text: 'border-transparent font-medium text-ink-2',
};

/** The classes of an item of a ScrollingList: a box in a strip, or a line of the list on wide screens. `text` is for an item without a link. */
export function chipClass(look: keyof typeof LOOKS): string {
  return `${CHIP} ${LOOKS[look]}`;
}
