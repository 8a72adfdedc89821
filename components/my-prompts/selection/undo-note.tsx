'use client';

import { useEffect } from 'react';
import { ActionForm, FormNotice } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { noticeButtonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { announce } from '@/lib/browser/announce';
import type { RawQuery } from '@/lib/lists/list-filter';
import { undoChange } from '@/lib/my-prompts/actions';
import { isUuid } from '@/lib/text/uuid';
import { UNDO_MESSAGES } from '../user-prompt-messages';

const MADE = {
  category: 'Category changed.',
  tag: 'Tags changed.',
  untag: 'Tags removed.',
  add: 'Added to the collection.',
  remove: 'Removed from the collection.',
  private: 'Made private.',
  delete: 'Deleted. What you delete stays under Deleted for 30 days.',
  import: 'Imported. New prompts are private until you make them public.',
};

/** The change that led to this page (`?undo=`, `&did=`, and `&prompts=` and `&skipped=` after an import), with Undo. */
export function UndoNote({ query: { undo, did, prompts, skipped } }: { query: RawQuery }) {
  if (typeof undo !== 'string' || !isUuid(undo)) return null;
  const kind = (Object.keys(MADE) as (keyof typeof MADE)[]).find((known) => known === did);
  const count = kind === 'import' ? numberIn(prompts) : 0;
  const message = count > 0 ? importedMessage(count, numberIn(skipped)) : kind ? MADE[kind] : 'Changed.';
  return (
    <UndoForm key={undo} change={undo}>
      {message}
    </UndoForm>
  );
}

const numberIn = (text: RawQuery[string]) => (typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0);

const importedMessage = (count: number, skipped: number) =>
  [
    count === 1 ? 'Imported 1 prompt.' : `Imported ${count.toLocaleString('en')} prompts.`,
    ...(skipped > 0 ? [`Skipped ${skipped.toLocaleString('en')}.`] : []),
    'New prompts are private until you make them public.',
  ].join(' ');

function UndoForm({ change, children }: { change: string; children: string }) {
  useEffect(() => announce(children), [children]);
  return (
    <ActionForm
      action={undoChange}
      fields={{ change }}
      className="grid gap-2 pb-5"
      whenDone={
        <div className="pb-5" role="status">
          <Notice>Undone.</Notice>
        </div>
      }
    >
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
