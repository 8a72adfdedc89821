'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { SELECTION_FORM, useSelection } from './selection';

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
        // The arrow keys lead to it, and X ticks it.
        tabIndex={hydrated ? -1 : undefined}
        // On Back a browser would tick it again, and the list would not know.
        autoComplete="off"
        aria-label={`Select: ${title}`}
        // Enter would press the first button of the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
