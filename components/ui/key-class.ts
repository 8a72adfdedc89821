export const keyClass =
  'inline-grid h-5.5 min-w-5.5 place-items-center rounded-control border border-rule-field px-1 font-sans text-label leading-none font-semibold text-ink-2';
