'use client';

import { useEffect } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { noticeButtonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { announce } from '@/lib/browser/announce';
import { undoChange } from '@/lib/my-prompts/actions';
import { UNDO_MESSAGES } from '../user-prompt-messages';

export function UndoNote({ change, children }: { change: string; children: string }) {
  useEffect(() => announce(children), [children]);
  return (
    <ActionForm
      action={undoChange}
      className="grid gap-2 pb-5"
      whenDone={
        <div className="pb-5" role="status">
          <Notice>Undone.</Notice>
        </div>
      }
    >
      <input type="hidden" name="change" value={change} />
      <Notice>
        <span className="min-w-0 flex-1">{children}</span>
        <SubmitButton className={noticeButtonClass} pendingLabel="Undoing…">
          Undo
        </SubmitButton>
      </Notice>
      <FormNotice messages={UNDO_MESSAGES} />
    </ActionForm>
  );
}
