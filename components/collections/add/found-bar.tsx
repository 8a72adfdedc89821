import type { ReactNode } from 'react';

export function FoundBar({ message, children }: { message: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 text-meta text-ink-2">
      <p className="num" role="status">
        {message}
      </p>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}
