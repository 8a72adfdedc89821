import type { ReactNode } from 'react';

/** A row that is still to come, of the size of a row. */
export function SkeletonRow({ children }: { children?: ReactNode }) {
  return (
    <div className="row">
      <span className="skeleton-title" />
      <span className="skeleton-excerpt">
        <span />
        <span />
        <span />
      </span>
      {children}
    </div>
  );
}
