'use client';

import { createContext, Fragment, type ReactNode, use, useState } from 'react';

type Row = { id: string; row: ReactNode };
type Props = {
  rows: Row[];
  /** Shown when nothing is saved. */
  children: ReactNode;
};

const MarkContext = createContext<(id: string, saved: boolean) => void>(() => undefined);

/** Tells the list around that a prompt was removed by its heart, or saved again. */
export function useMarkSaved() {
  return use(MarkContext);
}

/** What is saved. A prompt whose heart was emptied keeps its place until the page is left, so that a slip can be undone. */
export function SavedList({ rows, children }: Props) {
  const [kept, setKept] = useState<ReadonlyMap<string, Row & { at: number; saved: boolean }>>(new Map());
  const shown = rows.filter(({ id }) => !kept.has(id));
  for (const row of [...kept.values()].sort((a, b) => a.at - b.at)) shown.splice(row.at, 0, row);
  const count = shown.filter(({ id }) => kept.get(id)?.saved ?? true).length;

  const mark = (id: string, saved: boolean) => {
    const at = shown.findIndex((row) => row.id === id);
    const row = shown[at];
    if (row) setKept(new Map(kept).set(id, { ...row, at, saved }));
  };

  if (shown.length === 0) return children;
  return (
    <MarkContext value={mark}>
      <div className="list-bar">
        <p>
          <b className="num">{count === 1 ? '1 prompt' : `${count} prompts`}</b>
        </p>
      </div>
      <div className="rows rows-two">
        {shown.map(({ id, row }) => (
          <Fragment key={id}>{row}</Fragment>
        ))}
      </div>
    </MarkContext>
  );
}
