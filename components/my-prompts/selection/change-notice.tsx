'use client';

import { useEffect, useRef, useState, useTransition } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { noticeButtonClass } from '@/components/ui/button-class';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { Notice } from '@/components/ui/notice';
import { afterUndoTime } from '@/lib/browser/undo-time';
import { TIMES } from '@/lib/limits';
import { undoChange } from '@/lib/my-prompts/actions';
import { UNDO_MESSAGES } from '../user-prompt-messages';
import { useChanges } from './selection';

/** Says what was last changed in the list. It disappears after a while; with Undo only once neither pointer nor focus is on it. */
export function ChangeNotice() {
  const { lastChange, notify } = useChanges();
  const box = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<ButtonProblem | null>(null);
  const [pending, startTransition] = useTransition();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `notify` is new each time
  useEffect(() => {
    setProblem(null);
    if (!lastChange) return;
    if (lastChange.takesFocus) (undo.current ?? box.current)?.focus({ preventScroll: true });
    const hide = () => notify(null);
    if (lastChange.id) return afterUndoTime(() => box.current, hide);
    const timer = setTimeout(() => {
      if (box.current?.contains(document.activeElement)) focusNeighbour(box.current);
      hide();
    }, TIMES.updateBanner);
    return () => clearTimeout(timer);
  }, [lastChange]);

  if (!lastChange) return null;
  const { id } = lastChange;
  const send = () => {
    if (pending || !id) return;
    startTransition(async () => {
      const result = await sendFields(undoChange, { change: id });
      startTransition(() => {
        if (result.status === 'refused') setProblem({ refusal: result, messages: UNDO_MESSAGES });
        else notify({ id: null, prompts: 0, message: 'Undone.', takesFocus: true });
      });
    });
  };
  return (
    <div ref={box} className="sticky bottom-0 z-front outline-none print:hidden" data-selection="" tabIndex={-1}>
      <Notice>
        <span className="min-w-0 flex-1 wrap-anywhere">{lastChange.message}</span>
        {id && (
          <button ref={undo} type="button" className={noticeButtonClass} aria-disabled={pending || undefined} onClick={send}>
            {pending ? 'Undoing…' : 'Undo'}
          </button>
        )}
      </Notice>
      {problem && (
        <div className="bg-paper-2 px-4 py-2">
          <ButtonError {...problem} />
        </div>
      )}
    </div>
  );
}
