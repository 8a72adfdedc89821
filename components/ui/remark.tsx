import type { ReactNode } from 'react';

/** A count or another quiet remark at the right of a heading or link. */
export function Remark({ className = '', children }: { className?: string; children: ReactNode }) {
  return <span className={`ml-auto font-normal tracking-normal text-ink-3 tabular-nums ${className}`}>{children}</span>;
}
