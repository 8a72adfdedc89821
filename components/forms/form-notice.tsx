'use client';

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
        {refusalMessage(state, messages)}
        {state.code === 'signed-out' && !messages['signed-out'] && (
          <>
            {': your session has ended. '}
            <a href={paths.login} target="_blank" rel="noreferrer">
              Sign in in a new tab
            </a>
            , then send this form again. What you typed stays here.
          </>
        )}
        {state.code === 'no-username' && (
          <>
            {'. '}
            <a href={paths.editProfile} target="_blank" rel="noreferrer">
              Choose one in your profile
            </a>
            , then send this form again. What you typed stays here.
          </>
        )}
      </FieldError>
    </div>
  );
}
