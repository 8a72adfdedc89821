import type { ReactNode, Ref } from 'react';
import { Remark } from './remark';

type Props = { ref?: Ref<HTMLElement>; id?: string; title: string; aside?: ReactNode; className?: string; children: ReactNode };

export function Section({ ref, id, title, aside, className = '', children }: Props) {
  return (
    <section ref={ref} id={id} className={`page-section ${className}`}>
      <SectionHead title={title}>{aside && <div className="mt-2 text-ui text-ink-3 lg:max-w-[30ch]">{aside}</div>}</SectionHead>
      <div>{children}</div>
    </section>
  );
}

export function SectionHead({ title, count, children }: { title: string; count?: number; children?: ReactNode }) {
  return (
    <div className="pt-2">
      <h2 className="text-balance">
        {title} {count !== undefined && <Remark>{count.toLocaleString('en')}</Remark>}
      </h2>
      {children}
    </div>
  );
}
