import type { ReactNode } from 'react';

/** The line above a list: how many there are, and links at its right. */
export function ListBar({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t-2 border-rule-strong pt-2.5 pb-2 text-ui partial:invisible">
      {children}
    </div>
  );
}
