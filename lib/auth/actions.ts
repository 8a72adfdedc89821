'use server';

import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { env } from '../env';
import { submitForm } from '../forms/form-action';
import { done, type FormState, refused, refusedField } from '../forms/form-state';
import { log } from '../log';
import { paths } from '../paths';
import { countAttemptOn, tooManyAttempts } from '../rate-limit';
import { site } from '../site';
import { BackendError, withTimeout } from '../supabase/connection';
import { confirmsEmail, requireBackend } from '../supabase/health';
import { publicClient, sessionClient } from '../supabase/server';
import { authFailure } from './auth-failure';
import { completeSignIn } from './complete-sign-in';
import { resetSchema, signInSchema, signUpSchema } from './credentials';
import { weakPasswordMessage } from './password-message';
import { clearSessionCookies } from './session-cookies';
import { answerTime, withoutWaitingForMail } from './uniform-time';

type CredentialsState = FormState<'email' | 'password'>;

/** One answer for an unknown address, a wrong password and an address that is not confirmed: none of them tells about the account. */
const NO_MATCH =
  'That email and password do not match. Try again, or reset your password. If you have just signed up, follow the link we sent you first.';

export async function signIn(_: CredentialsState, formData: FormData): Promise<CredentialsState> {
  return submitForm({
    schema: signInSchema,
    formData,
    failure: 'An error occurred during sign in',
    run: async ({ email, password }) => {
      const mayAnswer = answerTime();
      const wait = await countAttemptOn('signIn', email);
      if (wait > 0) return tooManyAttempts(wait);
      const client = await sessionClient();
      const { data, error } = await withTimeout(client.auth.signInWithPassword({ email, password }));
      if (error) {
        await mayAnswer;
        const failure = authFailure(error);
        if (failure === 'credentials' || failure === 'unconfirmed') return refusedField('password', NO_MATCH);
        throw new BackendError(error.message, { cause: error });
      }
      return completeSignIn({ id: data.user.id, email: data.user.email ?? email }, wanted(formData));
    },
  });
}

export async function signUp(_: CredentialsState, formData: FormData): Promise<CredentialsState> {
  return submitForm({
    schema: signUpSchema,
    formData,
    failure: 'An error occurred during sign up',
    run: async ({ email, password }) => {
      const wait = await countAttemptOn('signUp', email);
      if (wait > 0) return tooManyAttempts(wait);
      // Where e-mails are confirmed nobody waits for the mail; where they are not, the answer is a session.
      const confirms = await confirmsEmail();
      const call = callSignUp(email, password);
      const outcome = confirms ? await withoutWaitingForMail(call) : { done: true as const, value: await call };
      if (!outcome.done) {
        logLater(outcome.pending, 'A sign-up failed after it was answered');
        return done();
      }
      const { data, error } = outcome.value;
      if (!error && data.session) {
        const session = await sessionClient();
        await withTimeout(session.auth.setSession(data.session));
        return completeSignIn({ id: data.session.user.id, email: data.session.user.email ?? email }, wanted(formData));
      }
      if (!error) return done();
      const failure = authFailure(error);
      if (failure === 'weak') return refusedField('password', weakPasswordMessage(error));
      if (failure === 'mailed') return done();
      if (failure === 'exists')
        return refused('We could not create an account with that email. If you already have one, sign in or reset your password.');
      throw new BackendError(error.message, { cause: error });
    },
  });
}

export async function requestReset(_: FormState<'email'>, formData: FormData): Promise<FormState<'email'>> {
  return submitForm({
    schema: resetSchema,
    formData,
    failure: 'An error occurred while sending the reset email',
    run: async ({ email }) => {
      const wait = await countAttemptOn('reset', email);
      if (wait > 0) return tooManyAttempts(wait);
      await requireBackend();
      const outcome = await withoutWaitingForMail(sendRecovery(email));
      if (!outcome.done) logLater(outcome.pending, 'A reset link could not be sent after its request was answered');
      return done();
    },
  });
}

async function callSignUp(email: string, password: string) {
  // Not the session's client: that one would leave cookies of a flow that our links do not use.
  const options = { emailRedirectTo: `${site.url}${paths.dashboard}` };
  const answer = await withTimeout(publicClient().auth.signUp({ email, password, options }));
  // Somebody has signed up with this address before. Whoever reads its mail gets in by a password of their own choice.
  if (answer.error && authFailure(answer.error) === 'mailed') await sendRecovery(email);
  return answer;
}

/** Sends a link to choose a new password, where there is an account. */
async function sendRecovery(email: string): Promise<void> {
  const { error } = await withTimeout(publicClient().auth.resetPasswordForEmail(email, { redirectTo: `${site.url}${paths.login}` }));
  if (error && authFailure(error) !== 'mailed') throw new BackendError(error.message, { cause: error });
}

/** What a visitor wanted to do when they were asked to sign in. */
function wanted(formData: FormData) {
  return { next: formData.get('next'), save: formData.get('save') };
}

/** Lets a call go on after the answer, and logs when it fails. */
function logLater(pending: Promise<unknown>, message: string): void {
  after(() => pending.catch((err) => log.error({ err }, message)));
}

export async function signOut(): Promise<void> {
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
}
