'use client';

import type { FormEvent } from 'react';
import { showBanner } from '@/components/dashboard/banner';
import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { ExpandingQuestion } from '@/components/user-prompts/expanding-question';
import { deleteCollection } from '@/lib/collections/actions';
import { DELETE_MESSAGES, deleteQuestion } from './collection-messages';

/** Deletes a collection after a confirmation: the browser's dialog, or without JavaScript an expanding one. */
export function DeleteCollectionForm({ collection: { id, title } }: { collection: { id: string; title: string } }) {
  // On the wrapper, which sees the event before the form is sent.
  const ask = (event: FormEvent) => {
    if (!window.confirm(deleteQuestion(title))) event.preventDefault();
  };
  const form = (
    <ActionForm action={deleteCollection} onLeave={() => showBanner('Collection deleted.')}>
      <FormNotice messages={DELETE_MESSAGES} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton className={buttonClass()} busy="Deleting…">
        Delete
      </SubmitButton>
    </ActionForm>
  );
  return (
    <>
      <div className="js-only" onSubmitCapture={ask}>
        {form}
      </div>
      <NoScriptFallback>
        <ExpandingQuestion button="Delete this collection" text={deleteQuestion(title)}>
          {form}
        </ExpandingQuestion>
      </NoScriptFallback>
    </>
  );
}
