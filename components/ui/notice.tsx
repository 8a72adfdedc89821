import type { ReactNode } from 'react';

/** A message in inverted colours. With a `role` screen readers announce it. */
export function Notice({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <div role={role} className="flex min-h-12 items-center gap-3 bg-ink px-4 py-3 text-ui font-semibold text-paper forced-colors:border">
      {children}
    </div>
  );
}

/** A remark in a page, with a bar at its left. */
export function Note({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`border-l-4 border-ink py-1 pl-4 text-ui text-ink-2 ${className}`}>{children}</p>;
}
