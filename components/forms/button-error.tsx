import type { Refusal } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { FieldError } from './field-error';
import { type Messages, refusalMessage } from './refusal-message';

export type ButtonProblem = { refusal: Refusal; messages: Messages };

export function ButtonError({ refusal, messages }: ButtonProblem) {
  return (
    <FieldError>
      <span>{refusalMessage(refusal, messages)}</span>
      {refusal.code === 'signed-out' && (
        <>
          : your session has ended.{' '}
          <a href={paths.login} target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , then try again.
        </>
      )}
      {(refusal.code === 'failed' || refusal.code === 'unexpected') && '. Try again in a moment.'}
    </FieldError>
  );
}
