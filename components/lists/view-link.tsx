'use client';

import { type MouseEvent, useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { compactRows } from '@/lib/browser/compact-rows';
import { type LibraryFilter, listPath } from '@/lib/lists/list-filter';

type Props = {
  path: string;
  filter: LibraryFilter;
  /** The label of the link while the rows are compact. */
  leave?: string;
};

/** Makes the rows of a list compact, or usual again. Without JavaScript it is a link to the list in the other view. */
export function ViewLink({ path, filter: { view, ...filter }, leave = 'With descriptions' }: Props) {
  useEffect(() => {
    if (view) compactRows.set(true);
  }, [view]);

  const change = (event: MouseEvent) => {
    compactRows.set(!compactRows.get());
    // While the address asks for compact rows, the link is followed to one that does not.
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
