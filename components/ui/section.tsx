import type { ReactNode } from 'react';

type Props = { id?: string; title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A part of a page under a strong rule: heading left, content right. */
export function Section({ id, title, aside, className = '', children }: Props) {
  return (
    <section id={id} className={`section ${className}`}>
      <div className="section-head">
        <h2>{title}</h2>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  );
}
