import type { ReactNode } from 'react';

/** The category filter beside the list. */
export function Listing({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 pb-20 lg:grid-cols-[208px_minmax(0,1fr)] lg:gap-10 print:block print:pb-0">
      {children}
    </div>
  );
}
