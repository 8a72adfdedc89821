'use client';

import { useEffect, useRef, useState, useTransition } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { noticeButtonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { afterUndoTime } from '@/lib/browser/undo-time';
import { TIMES } from '@/lib/limits';
import { undoChange } from '@/lib/my-prompts/actions';
import { UNDO_MESSAGES } from '../user-prompt-messages';
import { useChanges } from './selection';

/** The last change of prompts in the list, with Undo. It goes after a while, but not under the pointer or the focus. */
export function ChangeNotice() {
  const { done, tell } = useChanges();
  const box = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<ButtonProblem | null>(null);
  const [pending, startTransition] = useTransition();

  useEffect(() => {
    setProblem(null);
    if (!done) return;
    if (done.takesFocus) (undo.current ?? box.current)?.focus({ preventScroll: true });
  }, [done]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tell` is new each time
  useEffect(() => {
    if (!done) return;
    if (done.id)
      return afterUndoTime(
        () => box.current,
        () => tell(null),
      );
    const timer = setTimeout(() => tell(null), TIMES.updateBanner);
    return () => clearTimeout(timer);
  }, [done]);

  if (!done) return null;
  const { id } = done;
  const send = () => {
    if (pending || !id) return;
    startTransition(async () => {
      const result = await sendFields(undoChange, { change: id });
      startTransition(() => {
        if (result.status === 'refused') setProblem({ refusal: result, messages: UNDO_MESSAGES });
        else tell({ id: null, prompts: 0, message: 'Undone.', takesFocus: true });
      });
    });
  };
  return (
    <div ref={box} className="sticky bottom-0 z-front outline-none print:hidden" data-selection="" tabIndex={-1}>
      <Notice>
        <span className="min-w-0 flex-1 wrap-anywhere">{done.message}</span>
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
