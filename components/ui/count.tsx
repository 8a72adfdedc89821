import type { ReactNode } from 'react';

export function Count({ className = '', children }: { className?: string; children: ReactNode }) {
  return <span className={`ml-auto font-normal tracking-normal text-ink-3 tabular-nums ${className}`}>{children}</span>;
}
