import type { ReactNode } from 'react';

export function SettingsPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 border-t-2 border-rule-strong pt-4 pb-8" aria-labelledby={id}>
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
