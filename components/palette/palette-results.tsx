'use client';

import type { MouseEvent, Ref } from 'react';
import { dialogBodyClass } from '@/components/ui/dialog';
import { type Action, isPrompt, type PromptEntry, type Row, type Section } from '@/lib/palette/palette';
import { PaletteOption } from './palette-option';
import { PaletteTools } from './palette-tools';

type Props = {
  /** What scrolls. */
  ref: Ref<HTMLDivElement>;
  id: string;
  sections: Section[];
  active: Row | undefined;
  /** The key of the prompt that was just copied. */
  copied: string | undefined;
  idOf: (row: Row) => string;
  onActivate: (row: Row) => void;
  onCopy: (entry: PromptEntry) => void;
  /** Called when the link that adds a prompt to collections is followed. */
  onAdd: (entry: PromptEntry, click: MouseEvent) => void;
  /** Called when a link is followed, by a click of this kind. */
  onFollow: (row: Row, click: MouseEvent) => void;
  onAct: (action: Action) => void;
};

/**
 * The results. A list of options may hold no buttons, so the tools of a prompt stand behind the list, and in its row by the grid that both are in;
 * list and groups are no boxes of their own.
 */
export function PaletteResults({ ref, id, sections, active, copied, idOf, onActivate, onCopy, onAdd, onFollow, onAct }: Props) {
  let line = 0;
  const placed = sections.map(({ key, heading, rows }) => ({
    key,
    heading,
    line: ++line,
    rows: rows.map((row) => ({ row, line: ++line })),
  }));
  return (
    <div
      ref={ref}
      // It scrolls, also where the row has no button to stop at.
      tabIndex={active && isPrompt(active) ? -1 : 0}
      className={`${dialogBodyClass} grid auto-rows-max grid-cols-[minmax(0,1fr)_auto] content-start scroll-py-9`}
    >
      <div id={id} className="contents" role="listbox" aria-label="Results">
        {placed.map(({ key, heading, line, rows }) => (
          <div key={key} className="contents" role="group" aria-labelledby={`${id}-${line}`}>
            <div
              id={`${id}-${line}`}
              className="col-span-full px-4 pt-4 pb-1.5 text-label font-semibold tracking-label text-ink-3 font-stretch-88% md:px-6"
              style={{ gridRow: line }}
              role="presentation"
            >
              {heading}
            </div>
            {rows.map(({ row, line }) => (
              <PaletteOption
                key={row.key}
                id={idOf(row)}
                row={row}
                line={line}
                selected={row === active}
                onActivate={() => onActivate(row)}
                onFollow={(click) => onFollow(row, click)}
                onAct={onAct}
              />
            ))}
          </div>
        ))}
      </div>
      {placed.flatMap(({ rows }) =>
        rows.map(
          ({ row, line }) =>
            isPrompt(row) && (
              <PaletteTools
                key={row.key}
                entry={row.entry}
                line={line}
                active={row === active}
                copied={row.key === copied}
                onActivate={() => onActivate(row)}
                onCopy={() => onCopy(row.entry)}
                onAdd={(click) => onAdd(row.entry, click)}
              />
            ),
        ),
      )}
    </div>
  );
}
