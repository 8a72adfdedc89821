import type { ReactNode } from 'react';

type Props = { id: string; title: string; aside?: ReactNode; children: ReactNode };

export function StartSection({ id, title, aside, children }: Props) {
  return (
    <section className="pb-8" aria-labelledby={id}>
      <div className="flex min-h-12 items-baseline justify-between gap-4 border-t-2 border-rule-strong pt-3">
        <h2 className="text-h3" id={id}>
          {title}
        </h2>
        {aside && <span className="text-ui text-ink-3 [&_a]:text-ink">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
