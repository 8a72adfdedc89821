import type { ReactNode } from 'react';
import { RowSkeletons } from './row-skeletons';

/** The rows of a list that can be narrowed, with the skeletons that take their place while the next ones load. */
export function PromptRows({ children }: { children: ReactNode }) {
  return (
    <div className="list-body">
      <div className="rows rows-two">{children}</div>
      <RowSkeletons />
    </div>
  );
}
