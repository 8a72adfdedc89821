import { paths } from '@/lib/paths';
import { FieldError } from './field-error';

/** Why a button did not do what it says. Somebody whose session ended can sign in beside it. */
export function ButtonError({ error }: { error: string }) {
  return (
    <FieldError>
      <span>{error}</span>
      {error === 'Not authenticated' ? (
        <>
          : your session has ended.{' '}
          <a href={paths.login} target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , then try again.
        </>
      ) : (
        !error.endsWith('.') && '. Try again in a moment.'
      )}
    </FieldError>
  );
}
