import 'server-only';
import type { Account } from '../account/account';
import { tooManyAttempts } from '../forms/form-action';
import { type ActionResult, invalidField } from '../forms/form-state';
import { attemptOn } from '../rate-limit/rate-limit';
import { BackendError, type Session, withTimeout } from '../supabase/connection';
import { publicClient } from '../supabase/server';
import { authFailure } from './auth-failure';

const WRONG = 'That is not the password of this account.';

type NewSession = { client: ReturnType<typeof publicClient>; session: Session };

/**
 * Runs what needs the password of somebody who is signed in, or says at the field `password` that it is another one. Asked by signing in, so that
 * it counts like the attempts to sign in to this account. The new session belongs to no browser: `run` uses it up, adopts it or ends it.
 */
export function withPassword<Field extends string>(
  user: Account,
  password: string,
  run: (session: NewSession) => Promise<ActionResult<Field | 'password'>>,
): Promise<ActionResult<Field | 'password'>> {
  const signIn = async (): Promise<ActionResult<Field | 'password'>> => {
    const client = publicClient();
    const { data, error } = await withTimeout(client.auth.signInWithPassword({ email: user.email, password }));
    const failure = error && authFailure(error);
    if (failure === 'credentials' || failure === 'unconfirmed') return invalidField<Field | 'password'>('password', WRONG);
    if (error) throw new BackendError(error.message, { cause: error });
    return run({ client, session: data.session });
  };
  return attemptOn('signIn', user.email, signIn, tooManyAttempts);
}
