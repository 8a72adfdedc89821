import type { ReactNode } from 'react';

/** How many of something there are, at the end of its line. */
export function Count({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span data-count="" className={`ml-auto font-normal tracking-normal text-ink-3 tabular-nums ${className}`}>
      {children}
    </span>
  );
}
