import type { ReactNode } from 'react';

/** A quiet number at the right of a heading or link. */
export function Count({ className = '', children }: { className?: string; children: ReactNode }) {
  return <span className={`ml-auto font-normal tracking-normal text-ink-3 tabular-nums ${className}`}>{children}</span>;
}
