import type { ReactNode } from 'react';

type Props = {
  /** In two columns where there is room. */
  two?: boolean;
  /** Right under the rule of a section. */
  underRule?: boolean;
  children: ReactNode;
};

/** A list of rows. */
export function Rows({ two, underRule, children }: Props) {
  return (
    <div className={`group/rows grid grid-cols-1 ${two ? 'gap-x-10 md:grid-cols-2' : ''}`} data-two={two} data-under-rule={underRule}>
      {children}
    </div>
  );
}
