'use client';

import { createContext, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { announce } from '@/lib/browser/announce';
import { singleKeysOn } from '@/lib/browser/single-keys';
import type { Change } from '@/lib/forms/form-state';
import { countSelected, isSelected, NOTHING_SELECTED, type Selected, toggled } from './selected';

type MadeChange = Change & {
  message: string;
  /** True if ChangeNotice takes the focus, as where the pressed button is gone. */
  takesFocus: boolean;
};

export type Selection = {
  page: readonly string[];
  count: number;
  all: boolean;
  has: (id: string) => boolean;
  /** Selects or deselects a row or, for a `range`, all rows from the one that was toggled last to it. */
  toggle: (id: string, range: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** Ticks the boxes again after the form was reset, as React does with each answer. */
  tickAgain: () => void;
};

type Changes = {
  lastChange: MadeChange | null;
  /** Shows and announces a change. Null hides the one that is shown. */
  notify: (change: MadeChange | null) => void;
};

const ChangesContext = createContext<Changes>({ lastChange: null, notify: () => undefined });

export const useChanges = () => use(ChangesContext);

const SelectionContext = createContext<Selection | null>(null);

export const useSelection = () => use(SelectionContext);

export const SELECTION_FORM = 'selection';

/** Lets ChangeNotice say what was deleted in lists without a selection. */
export function ChangesProvider({ children }: { children: ReactNode }) {
  return <ChangesContext value={useLastChange()}>{children}</ChangesContext>;
}

function useLastChange(): Changes {
  const [lastChange, setLastChange] = useState<MadeChange | null>(null);
  const notify = (now: MadeChange | null) => {
    setLastChange(now);
    if (now) announce(now.id ? `${now.message} Undo is at the end of the list.` : now.message);
  };
  return { lastChange, notify };
}

/** A list whose rows can be selected: by their boxes, with Shift from one to another, and by the key X. */
export function SelectionProvider({ page, total, children }: { page: string[]; total: number; children: ReactNode }) {
  const [selected, setSelected] = useState<Selected>(NOTHING_SELECTED);
  const changes = useLastChange();
  const lastToggled = useRef<string | null>(null);

  const change = (next: Selected) => {
    setSelected(next);
    changes.notify(null);
    const count = countSelected(next, page, total);
    announce(count === 1 ? '1 prompt selected' : `${count.toLocaleString('en')} prompts selected`);
  };
  const toggle = (id: string, range: boolean) => {
    change(toggled(selected, page, id, range ? lastToggled.current : null));
    lastToggled.current = id;
  };
  const onKeyDown = ({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (key.toLowerCase() !== 'x' || ctrlKey || metaKey || altKey || !(target instanceof Element) || !singleKeysOn()) return;
    if (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')) return;
    const box = target.closest('article')?.querySelector<HTMLInputElement>(`input[form=${SELECTION_FORM}]`);
    if (box) toggle(box.value, shiftKey);
  };

  return (
    <SelectionContext
      value={{
        page,
        all: selected.all,
        count: countSelected(selected, page, total),
        has: (id) => isSelected(selected, id),
        toggle,
        selectAll: () => change({ ids: new Set(page), all: true }),
        clear: () => setSelected(NOTHING_SELECTED),
        tickAgain: () => setSelected((now) => ({ ...now })),
      }}
    >
      <ChangesContext value={changes}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a key for what the boxes do as well */}
        <div onKeyDown={onKeyDown}>{children}</div>
      </ChangesContext>
    </SelectionContext>
  );
}

export function SelectBox({ id, title }: { id: string; title: string }) {
  const selection = useSelection();
  const hydrated = useHydrated();
  if (!selection) return null;
  return (
    <label className="grid size-8 cursor-pointer place-items-center select-none touch:size-11 print:hidden">
      <input
        type="checkbox"
        className="size-4 cursor-pointer accent-ink"
        name="ids"
        value={id}
        form={SELECTION_FORM}
        checked={selection.has(id)}
        // The arrow keys reach the box, and X ticks it.
        tabIndex={hydrated ? -1 : undefined}
        // With autocompletion a browser would tick the box again after Back, unknown to the list.
        autoComplete="off"
        aria-label={`Select: ${title}`}
        // Enter would press the first button of the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
