import type { ReactNode } from 'react';

// While the page is parsed, the last rows may still grow, so their feet are hidden.
const TWO_COLUMNS = 'gap-x-10 *:-mt-px *:border-b parsing:[&>:not(:has(+*+*))>footer]:invisible md:grid-cols-2 compact:grid-cols-1';
const UNDER_RULE = '*:first:border-t-transparent *:first:[--row-top:10px] md:*:nth-2:border-t-transparent md:*:nth-2:[--row-top:10px]';

/** The grid around the rows of a list. */
export function Rows({ columns = 1, underRule, children }: { columns?: 1 | 2 | undefined; underRule?: boolean; children: ReactNode }) {
  const rules = underRule ? UNDER_RULE : columns === 1 ? '*:first:border-t-transparent' : '';
  return <div className={`grid grid-cols-1 ${columns === 2 ? TWO_COLUMNS : ''} ${rules}`}>{children}</div>;
}
