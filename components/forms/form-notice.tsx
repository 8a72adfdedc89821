'use client';

import type { Refusal } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { useForm } from './action-form';
import { FieldError } from './field-error';
import { type Messages, refusalMessage } from './refusal-message';

/** The error of the form as a whole. After the session has ended it offers to sign in in a new tab, so that nothing typed is lost. */
export function FormNotice({ messages }: { messages: Messages }) {
  const { state, notice } = useForm();
  if (state.status !== 'refused' || state.code === 'invalid') return null;
  return (
    <div ref={notice} className="bg-paper-2 px-3.5 py-3 shadow-[inset_3px_0_0_var(--color-error)]" tabIndex={-1}>
      <FieldError>
        <Message refusal={state} messages={messages} />
      </FieldError>
    </div>
  );
}

function Message({ refusal, messages }: { refusal: Refusal; messages: Messages }) {
  if (messages[refusal.code]) return refusalMessage(refusal, messages);
  if (refusal.code === 'signed-out')
    return (
      <>
        Not authenticated: your session has ended.{' '}
        <a href={paths.login} target="_blank" rel="noreferrer">
          Sign in in a new tab
        </a>
        , then send this form again. What you typed stays here.
      </>
    );
  if (refusal.code === 'no-username')
    return (
      <>
        Unable to generate unique username.{' '}
        <a href={paths.editProfile} target="_blank" rel="noreferrer">
          Choose one in your profile
        </a>
        , then send this form again. What you typed stays here.
      </>
    );
  return refusalMessage(refusal, messages);
}
