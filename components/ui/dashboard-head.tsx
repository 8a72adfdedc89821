import type { ReactNode } from 'react';

export function HeadNote({ children }: { children: ReactNode }) {
  return <p className="text-meta text-ink-3">{children}</p>;
}

export function DashboardHead({ title, dir, children }: { title: ReactNode; dir?: 'auto'; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-4 max-2xs:gap-x-2 partial:invisible">
      <h1 className="min-h-11 min-w-0 flex-auto text-[clamp(2rem,1.5rem+2vw,2.75rem)] wrap-anywhere max-2xs:text-[1.75rem]" dir={dir}>
        {title}
      </h1>
      {children}
    </div>
  );
}
