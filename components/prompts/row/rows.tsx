import type { ReactNode } from 'react';

type Props = {
  /** Two where there is room. */
  columns?: 1 | 2 | undefined;
  /** Right under the rule of a section. */
  underRule?: boolean;
  children: ReactNode;
};

/** A list of rows. */
export function Rows({ columns = 1, underRule, children }: Props) {
  return (
    <div
      className={`group/rows grid grid-cols-1 ${columns === 2 ? 'gap-x-10 md:grid-cols-2' : ''}`}
      data-two={columns === 2 || undefined}
      data-under-rule={underRule}
    >
      {children}
    </div>
  );
}
