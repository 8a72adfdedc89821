'use client';

import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/link';
import { type Action, isPrompt, pathOf, type Row } from '@/lib/palette/palette';

const OPTION =
  'palette-option col-span-full flex min-h-12 w-full items-center border-t border-rule px-4 py-1.5 text-left no-underline touch:min-h-13 md:px-6';

type Props = {
  id: string;
  row: Row;
  /** The line of the grid. */
  line: number;
  selected: boolean;
  onActivate: () => void;
  onFollow: (click: MouseEvent) => void;
  onAct: (action: Action) => void;
};

/** A row of the palette: a link, or something that is done. The focus stays in the field. */
export function PaletteOption({ id, row, line, selected, onActivate, onFollow, onAct }: Props) {
  const option = {
    ...{ id, role: 'option', tabIndex: -1, 'aria-selected': selected, onPointerMove: onActivate },
    ...{ className: OPTION, style: { gridRow: line } },
  } as const;
  const text = <RowText row={row} />;
  if ('command' in row && 'action' in row.command) {
    const { action } = row.command;
    return (
      <button {...option} type="button" onClick={() => onAct(action)}>
        {text}
      </button>
    );
  }
  return (
    <Link {...option} href={pathOf(row) ?? ''} onClick={onFollow}>
      {text}
    </Link>
  );
}

function RowText({ row }: { row: Row }) {
  const { title, note } = row;
  return (
    <span className={`flex min-w-0 flex-auto flex-wrap items-baseline gap-x-3 ${isPrompt(row) ? 'pr-22 md:pr-38' : ''}`}>
      <span className="text-ui font-semibold wrap-anywhere" dir="auto">
        {title}
      </span>
      {note && (
        <span className="text-meta text-ink-3 wrap-anywhere" dir="auto">
          {note}
        </span>
      )}
    </span>
  );
}
