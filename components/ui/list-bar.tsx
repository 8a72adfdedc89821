import type { ReactNode } from 'react';

/** The line above a list: how many there are, and at its right a link. */
export function ListBar({ children }: { children: ReactNode }) {
  return <div className="flex items-baseline justify-between gap-4 border-t-2 border-rule-strong pt-3 pb-2.5 text-ui">{children}</div>;
}
