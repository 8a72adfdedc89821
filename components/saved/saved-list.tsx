'use client';

import { createContext, Fragment, type ReactNode, use, useOptimistic, useState } from 'react';
import { CorrectedNote } from '@/components/lists/corrected-note';
import { ClearLink, NarrowedText } from '@/components/lists/narrowed-list';
import { ViewLink } from '@/components/lists/view-link';
import { ListBar } from '@/components/ui/list-bar';
import { compactOf, isNarrowed, type ListFilter, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';

type Row = { id: string; row: ReactNode };
type Props = {
  rows: Row[];
  /** Saved prompts that match the filter, and all. */
  total: number;
  all: number;
  filter: ListFilter;
  /** The query without its typo, if it had one. */
  corrected: string | null;
  form: ReactNode;
  /** Shown in place of the rows if there are none. */
  children: ReactNode;
};

type Retained = ReadonlyMap<string, Row & { at: number }>;

const NONE: Retained = new Map();

type List = {
  /** Keeps the row of a prompt where it is, whatever the server says is on this page. */
  retainRow: (id: string) => void;
  /** Counts ahead of the server; to be called in the transition that asks it. */
  addToCount: (step: number) => void;
};

const ListContext = createContext<List>({ retainRow: () => undefined, addToCount: () => undefined });

export function useSavedList() {
  return use(ListContext);
}

/** The saved prompts. A removed one stays in its place until the page is left, so that it can be saved again. */
export function SavedList({ rows, total, all, filter, corrected, form, children }: Props) {
  const path = listPath(paths.saved, filter);
  const [{ retained, on }, setRetained] = useState({ retained: NONE, on: path });
  // Another filter is like another page, but the form stays.
  if (on !== path) setRetained({ retained: NONE, on: path });
  const [step, addToCount] = useOptimistic(0, (before, more: number) => before + more);
  const shown = rows.filter(({ id }) => !retained.has(id));
  for (const row of [...retained.values()].sort((a, b) => a.at - b.at)) shown.splice(row.at, 0, row);

  const retainRow = (id: string) => {
    const at = shown.findIndex((row) => row.id === id);
    const row = shown[at];
    if (row) setRetained({ retained: new Map(retained).set(id, { ...row, at }), on: path });
  };

  if (shown.length === 0 && all === 0) return children;
  const narrowed = isNarrowed(filter);
  return (
    <ListContext value={{ retainRow, addToCount }}>
      {form}
      <div data-compact={compactOf(filter)}>
        <ListBar>
          <p className="min-w-0 flex-auto wrap-anywhere" role="status">
            {narrowed ? (
              <NarrowedText count={total + step} all={all + step} q={corrected ?? filter.q} />
            ) : (
              <b className="num font-strong">{plural(all + step, 'prompt')}</b>
            )}
          </p>
          {narrowed && <ClearLink path={paths.saved} filter={filter} />}
          <ViewLink path={paths.saved} filter={filter} leave="With text" />
        </ListBar>
        <CorrectedNote q={filter.q} corrected={corrected} hrefOf={(q) => listPath(paths.saved, { ...filter, q })} />
        {shown.length === 0 ? children : shown.map(({ id, row }) => <Fragment key={id}>{row}</Fragment>)}
      </div>
    </ListContext>
  );
}
