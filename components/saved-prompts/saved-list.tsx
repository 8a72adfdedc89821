'use client';

import { createContext, Fragment, type ReactNode, use, useOptimistic, useState } from 'react';
import { Rows } from '@/components/prompts/list/rows';
import { ListBar } from '@/components/ui/list-bar';
import { plural } from '@/lib/plural';

type Row = { id: string; row: ReactNode };
type Props = {
  /** Those of this page. */
  rows: Row[];
  /** How many are saved in all. */
  total: number;
  /** Shown where there are no rows. */
  children: ReactNode;
};

type List = {
  /** The row of a prompt stays where it is, whatever the server says is on this page. */
  keepInPlace: (id: string) => void;
  /** Counts on before the server has; to be called in the transition that asks it. */
  countOn: (step: number) => void;
};

const ListContext = createContext<List>({ keepInPlace: () => undefined, countOn: () => undefined });

/** The list around a saved prompt. */
export function useSavedList() {
  return use(ListContext);
}

/** What is saved. A prompt that was removed stays in its place until the page is left, so that it can be saved again. */
export function SavedList({ rows, total, children }: Props) {
  const [removed, setRemoved] = useState<ReadonlyMap<string, Row & { at: number }>>(new Map());
  const [count, countOn] = useOptimistic(total, (before, step: number) => before + step);
  const shown = rows.filter(({ id }) => !removed.has(id));
  for (const row of [...removed.values()].sort((a, b) => a.at - b.at)) shown.splice(row.at, 0, row);

  const keepInPlace = (id: string) => {
    const at = shown.findIndex((row) => row.id === id);
    const row = shown[at];
    if (row) setRemoved(new Map(removed).set(id, { ...row, at }));
  };

  if (shown.length === 0) return children;
  return (
    <ListContext value={{ keepInPlace, countOn }}>
      <ListBar>
        <p>
          <b className="num font-[650]">{plural(count, 'prompt')}</b>
        </p>
      </ListBar>
      <Rows two>
        {shown.map(({ id, row }) => (
          <Fragment key={id}>{row}</Fragment>
        ))}
      </Rows>
    </ListContext>
  );
}
