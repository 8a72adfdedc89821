import type { ReactNode } from 'react';

/** A message in place of a form. */
export function AuthCard({ title, status = false, children }: { title: string; status?: boolean; children: ReactNode }) {
  return (
    <section
      className="grid justify-items-start gap-2.5 border-t-4 border-ink bg-paper-2 px-[22px] pt-5 pb-[22px]"
      role={status ? 'status' : undefined}
    >
      <h2 className="text-h3 leading-[1.25]">{title}</h2>
      {children}
    </section>
  );
}
