import type { ReactNode } from 'react';

/** The title of a dashboard page, and at its right what can be done or should be known. */
export function DashboardHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="dash-head">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
