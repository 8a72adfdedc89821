import 'server-only';
import type { Account } from '../account/account';
import { limitAttempts } from '../account/limit-attempts';
import { tooManyAttempts } from '../forms/form-action';
import { type ActionResult, invalidField } from '../forms/form-state';
import { BackendError, type Session, withTimeout } from '../supabase/connection';
import { publicClient } from '../supabase/server';
import { authFailure } from './auth-failure';

const WRONG_PASSWORD = 'That is not the password of this account.';

/**
 * Calls `run` if the user's password is right; a wrong one is an error of the field `password`. The password is checked by signing in, which
 * counts against the sign-in limit. No browser has the new session: `run` must adopt it or end it.
 */
export function withPassword<Field extends string>(
  user: Account,
  password: string,
  run: (signedIn: { client: ReturnType<typeof publicClient>; session: Session }) => Promise<ActionResult<Field | 'password'>>,
): Promise<ActionResult<Field | 'password'>> {
  const signIn = async (): Promise<ActionResult<Field | 'password'>> => {
    const client = publicClient();
    const { data, error } = await withTimeout(client.auth.signInWithPassword({ email: user.email, password }));
    const failure = error && authFailure(error);
    if (failure === 'credentials' || failure === 'unconfirmed') return invalidField<Field | 'password'>('password', WRONG_PASSWORD);
    if (error) throw new BackendError(error.message, { cause: error });
    return run({ client, session: data.session });
  };
  return limitAttempts('signIn', user.email, signIn, tooManyAttempts);
}
