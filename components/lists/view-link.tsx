'use client';

import { type MouseEvent, useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { excerptsShown } from '@/lib/browser/list-view';
import { type ListFilter, listPath } from '@/lib/lists/list-filter';

type Props = { path: string; filter: ListFilter };

/** Shows excerpts in the rows of a list, or hides them again. Without JavaScript a link to the same list with them, or without. */
export function ViewLink({ path, filter: { view, ...filter } }: Props) {
  useEffect(() => {
    if (view === 'excerpts') excerptsShown.set(true);
  }, [view]);

  const change = (event: MouseEvent) => {
    excerptsShown.set(!excerptsShown.get());
    // The address says that they are shown: the link leads to one that does not.
    if (!view) event.preventDefault();
  };
  return (
    <Link
      className="tall-target flex-none print:hidden"
      href={listPath(path, view ? filter : { ...filter, view: 'excerpts' })}
      scroll={false}
      onClick={change}
    >
      {view ? (
        'Compact'
      ) : (
        <>
          <span className="excerpts:hidden">With excerpts</span>
          <span className="hidden excerpts:inline">Compact</span>
        </>
      )}
    </Link>
  );
}
