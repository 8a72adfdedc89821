import type { ReactNode } from 'react';

/** What should be known, at the right of the title. */
export function HeadNote({ children }: { children: ReactNode }) {
  return <p className="text-meta text-ink-3">{children}</p>;
}

/** The title of a dashboard page, and at its right what can be done or should be known. */
export function DashboardHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-5 max-[400px]:gap-x-2">
      <h1 className="min-h-11 text-[clamp(2rem,1.5rem+2vw,2.75rem)] max-[400px]:text-[1.75rem]">{title}</h1>
      {children}
    </div>
  );
}
