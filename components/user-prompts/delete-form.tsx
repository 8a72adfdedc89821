'use client';

import type { FormEvent } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { browserStore } from '@/lib/browser-store';
import { writeValues } from '@/lib/prompts/stored-values';
import { deletePromptOfPage } from '@/lib/user-prompts/actions';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { ExpandingQuestion } from './expanding-question';
import { DELETE_MESSAGES, deleteQuestion } from './user-prompt-messages';

/** Deletes the prompt after a confirmation: the browser's dialog, or without JavaScript an expanding one. */
export function DeleteForm({ prompt }: { prompt: UserPrompt }) {
  // On the wrapper, which sees the event before the form is sent.
  const ask = (event: FormEvent) => {
    if (!window.confirm(deleteQuestion(prompt.title))) event.preventDefault();
  };
  const form = (
    <ActionForm action={deletePromptOfPage} onLeave={() => writeValues(browserStore(), prompt.id, {})}>
      <FormNotice messages={DELETE_MESSAGES} />
      <input type="hidden" name="id" value={prompt.id} />
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
        <ExpandingQuestion button="Delete this prompt" text={deleteQuestion(prompt.title)}>
          {form}
        </ExpandingQuestion>
      </NoScriptFallback>
    </>
  );
}
