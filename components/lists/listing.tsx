import type { ReactNode } from 'react';

/** The category filter beside the list. */
export function Listing({ children }: { children: ReactNode }) {
  return <div className="side-grid gap-4 pb-20 lg:gap-10 print:pb-0">{children}</div>;
}
