import type { Refusal } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { FormError } from './form-error';
import { type Messages, refusalMessage } from './refusal-message';

/** The refusal of an action that a button outside of a form has called, with the messages for it. */
export type ButtonProblem = { refusal: Refusal; messages: Messages };

/** The error of a button outside of a form. */
export function ButtonError(problem: ButtonProblem) {
  return (
    <FormError>
      <Message {...problem} />
    </FormError>
  );
}

function Message({ refusal, messages }: ButtonProblem) {
  if (refusal.code === 'signed-out')
    return (
      <span>
        Not authenticated: your session has ended.{' '}
        <a href={paths.login} target="_blank" rel="noreferrer">
          Sign in in a new tab
        </a>
        , then try again.
      </span>
    );
  const message = refusalMessage(refusal, messages);
  if (refusal.code === 'failed' || refusal.code === 'unexpected') return <span>{message}. Try again in a moment.</span>;
  return <span>{message}</span>;
}
