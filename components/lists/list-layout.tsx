import type { ReactNode } from 'react';

/** A list or a page of the dashboard. Skeletons are shown in its place while the next one loads slowly. */
export function ListWithSkeletons({ skeletons, children }: { skeletons: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1">
      <div className="col-start-1 row-start-1 min-w-0 list-loading:invisible">{children}</div>
      <div className="col-start-1 row-start-1 sticky top-20 hidden min-w-0 self-start list-loading:block" aria-hidden="true">
        {skeletons}
      </div>
    </div>
  );
}

/** The columns of a filter and its list; on small screens the filter is above. */
export function FilteredList({ children }: { children: ReactNode }) {
  return <div className="side-grid gap-4 pb-20 lg:gap-10 print:pb-0">{children}</div>;
}
