import type { ReactNode } from 'react';
import { CollapseButton } from './collapse-button';

type Props = { id: 'categories' | 'popular'; title: string; things: string; aside?: ReactNode; children: ReactNode };

/** A section that can be collapsed. The style sheet reads the state, so that it is right at the first paint (site.css). */
export function CollapsibleSection({ id, title, things, aside, children }: Props) {
  return (
    <section id={id} className="section" data-collapsible={id}>
      <div className="section-head">
        <h2>{title}</h2>
        <div className="mt-4 flex flex-wrap gap-2">
          {aside}
          <CollapseButton id={id} things={things} />
        </div>
      </div>
      <div className="collapsible-body" id={`${id}-body`}>
        {children}
      </div>
    </section>
  );
}
