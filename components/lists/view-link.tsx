'use client';

import { type MouseEvent, useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { listViews } from '@/lib/browser/list-view';
import { type LibraryFilter, type ListView, listPath } from '@/lib/lists/list-filter';

type Props = {
  path: string;
  filter: LibraryFilter;
  /** What the link shows, and leaves again. */
  to: ListView;
};

const WORDS = {
  excerpts: { show: 'Excerpts', leave: 'Compact', shows: 'excerpts:hidden', leaves: 'hidden excerpts:inline' },
  compact: { show: 'Compact', leave: 'With descriptions', shows: 'compact:hidden', leaves: 'hidden compact:inline' },
};

/** Shows the rows of a list in its other view, or in the usual one again. Without JavaScript a link to the same list in it. */
export function ViewLink({ path, filter: { view, ...filter }, to }: Props) {
  const { show, leave, shows, leaves } = WORDS[to];
  const shown = listViews[to];
  useEffect(() => {
    if (view === to) shown.set(true);
  }, [view, to, shown]);

  const change = (event: MouseEvent) => {
    shown.set(!shown.get());
    // The address says that it is shown: the link leads to one that does not.
    if (!view) event.preventDefault();
  };
  return (
    <Link
      className="tall-target flex-none print:hidden"
      href={listPath(path, view ? filter : { ...filter, view: to })}
      scroll={false}
      rel="nofollow"
      onClick={change}
    >
      {view ? (
        leave
      ) : (
        <>
          <span className={shows}>{show}</span>
          <span className={leaves}>{leave}</span>
        </>
      )}
    </Link>
  );
}
