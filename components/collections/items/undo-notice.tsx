'use client';

import { useForm } from '@/components/forms/action-form';
import { buttonClass } from '@/components/ui/button-class';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { Note } from '@/components/ui/notice';

/** Offers to undo a removal without JavaScript, where the page comes back without the row. */
export function UndoNotice() {
  const { state } = useForm();
  const removed = state.status === 'done' ? state.values?.remove : undefined;
  if (!removed) return null;
  return (
    <NoScriptFallback>
      <Note className="my-3 flex flex-wrap items-center justify-between gap-2">
        Removed from this collection.
        <button type="submit" className={buttonClass({ size: 'small' })} name="restore" value={removed}>
          Undo
        </button>
      </Note>
    </NoScriptFallback>
  );
}
