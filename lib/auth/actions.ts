'use server';

import { redirect } from 'next/navigation';
import { env } from '../env';
import { submitForm } from '../forms/form-action';
import { done, type FormState, refused, refusedField } from '../forms/form-state';
import { log } from '../log';
import { paths } from '../paths';
import { countAttempt, waitWords } from '../rate-limit';
import { savePrompt } from '../saved-prompts/saving';
import { site } from '../site';
import { BackendError, inTime } from '../supabase/connection';
import { publicClient, sessionClient } from '../supabase/server';
import type { Account } from './account';
import { authFailure } from './auth-failure';
import { newPasswordSchema, resetSchema, signInSchema, signUpSchema } from './credentials';
import { currentUser } from './current-user';
import { safeNextPath } from './next-path';
import { clearRecoveryCookie, clearSessionCookies, setAccountCookie } from './session-cookies';

type CredentialsState = FormState<'email' | 'password'>;

export async function signIn(_: CredentialsState, formData: FormData): Promise<CredentialsState> {
  return submitForm({
    schema: signInSchema,
    formData,
    failure: 'An error occurred during sign in',
    run: async ({ email, password }) => {
      const wait = await countAttempt('signIn', email);
      if (wait > 0) return refused(waitWords(wait));
      const client = await sessionClient();
      const { data, error } = await inTime(client.auth.signInWithPassword({ email, password }));
      if (error) {
        const failure = authFailure(error);
        if (failure === 'unconfirmed') return refused('Confirm your email first: follow the link we sent you when you signed up.');
        if (failure === 'credentials')
          return refusedField('password', 'That email and password do not match. Try again, or reset your password.');
        throw new BackendError(error.message, { cause: error });
      }
      return welcome({ id: data.user.id, email: data.user.email ?? email }, formData);
    },
  });
}

export async function signUp(_: CredentialsState, formData: FormData): Promise<CredentialsState> {
  return submitForm({
    schema: signUpSchema,
    formData,
    failure: 'An error occurred during sign up',
    run: async ({ email, password }) => {
      const wait = await countAttempt('signUp', email);
      if (wait > 0) return refused(waitWords(wait));
      // Not the session's client: that one would leave cookies of a flow that our links do not use.
      const { data, error } = await inTime(
        publicClient().auth.signUp({ email, password, options: { emailRedirectTo: `${site.url}${paths.dashboard}` } }),
      );
      if (!error && data.session) {
        const session = await sessionClient();
        await inTime(session.auth.setSession(data.session));
        return welcome({ id: data.session.user.id, email: data.session.user.email ?? email }, formData);
      }
      if (!error) return done();
      const failure = authFailure(error);
      if (failure === 'weak') return refusedField('password', weakPasswordWords(error));
      // Where e-mails are confirmed, an address that has an account gets the same answer as one that has none.
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
      const wait = await countAttempt('reset', email);
      if (wait > 0) return refused(waitWords(wait));
      const { error } = await inTime(publicClient().auth.resetPasswordForEmail(email, { redirectTo: `${site.url}${paths.login}` }));
      if (error && authFailure(error) !== 'mailed') throw new BackendError(error.message, { cause: error });
      return done();
    },
  });
}

/** The end of a recovery: every other session of the account is over. */
export async function choosePassword(_: FormState<'password'>, formData: FormData): Promise<FormState<'password'>> {
  return submitForm({
    schema: newPasswordSchema,
    formData,
    failure: 'We could not save the new password. Try again.',
    run: async ({ password }) => {
      if (!(await currentUser())) return refused('This link is no longer valid. Ask for a new one.');
      const client = await sessionClient();
      const { error } = await inTime(client.auth.updateUser({ password }));
      if (error) {
        const failure = authFailure(error);
        if (failure === 'weak') return refusedField('password', weakPasswordWords(error));
        if (failure === 'same') return refusedField('password', 'Choose a password that you did not use before.');
        throw new BackendError(error.message, { cause: error });
      }
      const others = await inTime(client.auth.signOut({ scope: 'others' }));
      if (others.error) log.error({ err: others.error }, 'The other sessions could not be ended after a new password');
      await clearRecoveryCookie();
      redirect(paths.dashboard);
    },
  });
}

export async function signOut(): Promise<void> {
  if (env.backend) {
    const client = await sessionClient();
    try {
      await inTime(client.auth.signOut({ scope: 'local' }));
    } catch (err) {
      log.error({ err }, 'A session could not be ended on the backend');
    }
  }
  await clearSessionCookies();
  redirect(paths.home);
}

/** Lets somebody in: their profile exists, the prompt they wanted is saved, and they are where they were. */
async function welcome(account: Account, formData: FormData): Promise<never> {
  const client = await sessionClient();
  const { error } = await client.rpc('ensure_profile');
  if (error) log.error({ err: error }, error.code === 'PT409' ? 'Unable to generate unique username' : 'A profile could not be made');
  await setAccountCookie(account.email);
  const wanted = formData.get('save');
  if (typeof wanted === 'string' && wanted !== '') await savePrompt(account, wanted);
  redirect(safeNextPath(formData.get('next')));
}

function weakPasswordWords(error: object): string {
  const words: Record<string, string> = {
    length: 'it is too short',
    characters: 'it needs more kinds of characters',
    pwned: 'it is known from a data leak',
  };
  const given = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons : [];
  const reasons = given.flatMap((reason) => words[String(reason)] ?? []);
  return reasons.length > 0 ? `Choose a stronger password: ${reasons.join(', ')}.` : 'Choose a stronger password.';
}
