import type { ReactNode } from 'react';

/** A weak example and the better one that follows it. */
export function Before({ children }: { children: ReactNode }) {
  return (
    <div className="compare" data-kind="before">
      <p className="compare-label">Before</p>
      {children}
    </div>
  );
}

export function After({ children }: { children: ReactNode }) {
  return (
    <div className="compare" data-kind="after">
      <p className="compare-label">After</p>
      {children}
    </div>
  );
}
