import type { ReactNode } from 'react';

/** A part of the dialog, with its heading. */
export function UseInPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="border-b-2 border-rule-strong pb-2 text-h3">{title}</h3>
      {children}
    </section>
  );
}
