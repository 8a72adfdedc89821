import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/section';
import { CollapseButton } from './collapse-button';

type Props = { id: 'categories' | 'popular'; title: string; things: string; aside?: ReactNode; children: ReactNode };

/** A section that can be collapsed. The style sheet reads the state, so that the first paint is right (`collapsed` in app/globals.css). */
export function CollapsibleSection({ id, title, things, aside, children }: Props) {
  return (
    <section id={id} className="page-section" data-collapsible={id}>
      <SectionHead title={title}>
        <div className="mt-4 flex flex-wrap gap-2">
          {aside}
          <CollapseButton id={id} things={things} />
        </div>
      </SectionHead>
      <div className="collapsed:hidden" id={`${id}-body`}>
        {children}
      </div>
    </section>
  );
}
