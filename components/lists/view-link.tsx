'use client';

import { type MouseEvent, useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { compactRows } from '@/lib/browser/list-view';
import { type LibraryFilter, listPath } from '@/lib/lists/list-filter';

type Props = {
  path: string;
  filter: LibraryFilter;
  /** The words that lead back from compact rows. */
  leave?: string;
};

/** Makes the rows of a list compact, or usual again. Without JavaScript a link to the same list in that view. */
export function ViewLink({ path, filter: { view, ...filter }, leave = 'With descriptions' }: Props) {
  useEffect(() => {
    if (view) compactRows.set(true);
  }, [view]);

  const change = (event: MouseEvent) => {
    compactRows.set(!compactRows.get());
    // The address says that it is shown: the link leads to one that does not.
    if (!view) event.preventDefault();
  };
  return (
    <Link
      className="tall-target flex-none print:hidden"
      href={listPath(path, view ? filter : { ...filter, view: 'compact' })}
      scroll={false}
      rel="nofollow"
      onClick={change}
    >
      {view ? (
        leave
      ) : (
        <>
          <span className="compact:hidden">Compact</span>
          <span className="hidden compact:inline">{leave}</span>
        </>
      )}
    </Link>
  );
}
