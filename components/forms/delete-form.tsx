'use client';

import type { FormEvent } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import type { ActionResult, FormState } from '@/lib/forms/form-state';
import { ActionForm } from './action-form';
import { ExpandingQuestion } from './expanding-question';
import { FormNotice } from './form-notice';
import type { Messages } from './refusal-message';
import { SubmitButton } from './submit-button';

type Props = {
  action: (state: FormState, formData: FormData) => Promise<ActionResult>;
  id: string;
  question: string;
  button: string;
  messages: Messages;
  onLeave: () => void;
};

/** Deletes something after a confirmation: the browser's dialog, or without JavaScript an expanding one. */
export function DeleteForm({ action, id, question, button, messages, onLeave }: Props) {
  // On the wrapper, which sees the event before the form is sent.
  const ask = (event: FormEvent) => {
    if (!window.confirm(question)) event.preventDefault();
  };
  const form = (
    <ActionForm action={action} onLeave={onLeave}>
      <FormNotice messages={messages} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton className={buttonClass()} pendingLabel="Deleting…">
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
        <ExpandingQuestion button={button} text={question}>
          {form}
        </ExpandingQuestion>
      </NoScriptFallback>
    </>
  );
}
