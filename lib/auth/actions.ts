'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { ReturnTo } from '../account/return-to';
import { env } from '../env';
import { formAction } from '../forms/form-action';
import { done, invalidField, refused } from '../forms/form-state';
import { paths } from '../paths';
import { log } from '../server/log/log';
import { site } from '../site';
import { BackendError, withTimeout } from '../supabase/connection';
import { confirmsEmail, requireBackend } from '../supabase/health';
import { publicClient, sessionClient } from '../supabase/server';
import { authFailure } from './auth-failure';
import { completeSignIn } from './complete-sign-in';
import { NO_MATCH, resetSchema, signInSchema, signUpSchema } from './credentials';
import { mailRedirect } from './mail-link';
import { weakPasswordMessage } from './password-message';
import { clearSessionCookies } from './session-cookies';
import { waitForAnswerTime, withoutWaitingForMail } from './uniform-time';

export const signIn = formAction(
  { schema: signInSchema, rate: 'signIn', failure: 'Somebody could not sign in' },
  async ({ email, password, ...returnTo }) => {
    const mayAnswer = waitForAnswerTime();
    const client = await sessionClient();
    const { data, error } = await withTimeout(client.auth.signInWithPassword({ email, password }));
    if (error) {
      await mayAnswer;
      const failure = authFailure(error);
      if (failure === 'credentials' || failure === 'unconfirmed') return invalidField('password', NO_MATCH);
      throw new BackendError(error.message, { cause: error });
    }
    return completeSignIn({ id: data.user.id, email: data.user.email ?? email }, returnTo);
  },
);

export const signUp = formAction(
  { schema: signUpSchema, rate: 'signUp', failure: 'Somebody could not sign up' },
  async ({ email, password, ...returnTo }) => {
    // Where sign-ups must be confirmed by e-mail, the response does not wait for the mail; elsewhere it waits for the result.
    const confirms = await confirmsEmail();
    const call = callSignUp(email, password, returnTo);
    const result = confirms ? await withoutWaitingForMail(call, 'A sign-up failed after it was answered') : { value: await call };
    if (!result) return done();
    const { data, error } = result.value;
    if (!error && data.session) {
      const session = await sessionClient();
      await withTimeout(session.auth.setSession(data.session));
      return completeSignIn({ id: data.session.user.id, email: data.session.user.email ?? email }, returnTo);
    }
    if (!error) return done();
    const failure = authFailure(error);
    if (failure === 'weak') return invalidField('password', weakPasswordMessage(error));
    if (failure === 'mailed') return done();
    if (failure === 'exists') return refused('email-unavailable');
    throw new BackendError(error.message, { cause: error });
  },
);

export const requestReset = formAction(
  { schema: resetSchema, rate: 'reset', failure: 'A reset link could not be sent' },
  async ({ email, ...returnTo }) => {
    await requireBackend();
    await withoutWaitingForMail(sendRecovery(email, returnTo), 'A reset link could not be sent after its request was answered');
    return done();
  },
);

async function callSignUp(email: string, password: string, returnTo: ReturnTo) {
  const options = { emailRedirectTo: `${site.url}${mailRedirect(returnTo)}` };
  // The session client would leave PKCE cookies, which our links do not use.
  const answer = await withTimeout(publicClient().auth.signUp({ email, password, options }));
  // Where another confirmation mail is refused so soon, a recovery link confirms the address, too.
  if (answer.error && authFailure(answer.error) === 'mailed') await sendRecovery(email, returnTo);
  return answer;
}

async function sendRecovery(email: string, returnTo: ReturnTo): Promise<void> {
  const redirectTo = `${site.url}${mailRedirect(returnTo)}`;
  const { error } = await withTimeout(publicClient().auth.resetPasswordForEmail(email, { redirectTo }));
  if (error && authFailure(error) !== 'mailed') throw new BackendError(error.message, { cause: error });
}

export const signOut = formAction({ schema: z.object({}), rate: 'none', failure: 'Somebody could not sign out' }, async () => {
  if (env.backend) {
    const client = await sessionClient();
    try {
      await withTimeout(client.auth.signOut({ scope: 'local' }));
    } catch (err) {
      log.error({ err }, 'A session could not be ended on the backend');
    }
  }
  await clearSessionCookies();
  redirect(paths.home);
});
