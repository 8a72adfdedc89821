import type { Refusal } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { FormError } from './form-error';
import { type Messages, refusalMessage } from './refusal-message';

/** A refusal of an action that a button outside of a form has called, and the messages of that action. */
export type ButtonProblem = { refusal: Refusal; messages: Messages };

export function ButtonError({ refusal, messages }: ButtonProblem) {
  const message = refusalMessage(refusal, messages);
  return (
    <FormError>
      {refusal.code === 'signed-out' ? (
        <span>
          Not authenticated: your session has ended.{' '}
          <a href={paths.login} target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , then try again.
        </span>
      ) : (
        <span>{refusal.code === 'failed' || refusal.code === 'unexpected' ? `${message}. Try again in a moment.` : message}</span>
      )}
    </FormError>
  );
}
