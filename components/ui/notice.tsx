import type { ReactNode } from 'react';

/** A message in inverted colours. With `alert` or `status` screen readers announce it. */
export function Notice({ children, alert = false, status = false }: { children: ReactNode; alert?: boolean; status?: boolean }) {
  return (
    <div
      role={alert ? 'alert' : status ? 'status' : undefined}
      className="flex min-h-12 items-center gap-3 bg-ink px-4 py-3 text-ui font-semibold text-paper forced-colors:border"
    >
      {children}
    </div>
  );
}

/** A remark in a page, with a bar at its left. */
export function Note({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`border-l-4 border-ink py-1 pl-4 text-ui text-ink-2 ${className}`}>{children}</p>;
}
