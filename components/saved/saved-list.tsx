'use client';

import { createContext, Fragment, type ReactNode, use, useOptimistic, useState } from 'react';
import { CorrectedNote } from '@/components/lists/corrected-note';
import { ClearLink, NarrowedText } from '@/components/lists/narrowed-list';
import { ViewLink } from '@/components/lists/view-link';
import { ListBar } from '@/components/ui/list-bar';
import { compactOf, isNarrowed, type ListFilter, listPath } from '@/lib/lists/list-filter';
import { type RetainedRows, withRetainedRows } from '@/lib/lists/retained-rows';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';

type Row = { id: string; row: ReactNode };
type Props = {
  rows: Row[];
  /** The number of saved prompts that match the filter. */
  total: number;
  /** The number of all saved prompts. */
  all: number;
  filter: ListFilter;
  /** The query without its typos; null if it had none. */
  corrected: string | null;
  form: ReactNode;
  /** Shown in place of the rows if there are none. */
  children: ReactNode;
};

const NO_ROWS: RetainedRows<Row> = new Map();

type SavedListActions = {
  /** Keeps the row of a prompt in its place, even if the server has no such row on this page any more. */
  retainRow: (id: string) => void;
  /** Adds to the shown numbers, until the transition ends in which it is called. */
  addToCount: (step: number) => void;
};

const SavedListContext = createContext<SavedListActions>({ retainRow: () => undefined, addToCount: () => undefined });

export function useSavedList() {
  return use(SavedListContext);
}

/** The saved prompts. A removed one stays in its place until the list is left or its address changes, so that it can be saved again. */
export function SavedList({ rows, total, all, filter, corrected, form, children }: Props) {
  const path = listPath(paths.saved, filter);
  const [{ retained, pathOfRetained }, setRetained] = useState({ retained: NO_ROWS, pathOfRetained: path });
  // Another address of the list ends what was retained. A `key` would do that, too, but also render the form anew.
  if (pathOfRetained !== path) setRetained({ retained: NO_ROWS, pathOfRetained: path });
  const [step, addToCount] = useOptimistic(0, (before, more: number) => before + more);
  const shown = withRetainedRows(rows, ({ id }) => id, retained).map((row) => rows.find(({ id }) => id === row.id) ?? row);

  const retainRow = (id: string) => {
    const index = shown.findIndex((row) => row.id === id);
    const row = shown[index];
    if (row) setRetained({ retained: new Map(retained).set(id, { row, index }), pathOfRetained: path });
  };

  if (shown.length === 0 && all === 0) return children;
  const narrowed = isNarrowed(filter);
  return (
    <SavedListContext value={{ retainRow, addToCount }}>
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
    </SavedListContext>
  );
}
