'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { clearDeviceCookie } from '../account/device-cookie';
import { accountPaths } from '../account-paths';
import { tooManyAttempts, userFormAction } from '../forms/form-action';
import { done, invalidField } from '../forms/form-state';
import { RATES } from '../limits';
import { paths } from '../paths';
import { cacheTags } from '../server/cache/cache-tags';
import { invalidate } from '../server/cache/invalidate';
import { log } from '../server/log/log';
import { accountDeleted, emailChangeAsked, passwordChanged } from '../server/mail/account-mails';
import { sendMail } from '../server/mail/send-mail';
import { countWithLimit } from '../server/rate-limit/rate-limit';
import { site } from '../site';
import { BackendError, dataOf, waitLonger, withTimeout } from '../supabase/connection';
import { type publicClient, sessionClient } from '../supabase/server';
import { authFailure } from './auth-failure';
import { changeEmailSchema, changePasswordSchema, deleteAccountSchema } from './credentials';
import { withPassword } from './current-password';
import { mailRedirect } from './mail-link';
import { weakPasswordMessage } from './password-message';
import { clearSessionCookies } from './session-cookies';
import { withoutWaitingForMail } from './uniform-time';

type Client = ReturnType<typeof publicClient>;

/** Changes the password, ends every other session and, by a trigger, every token. This browser adopts the session of the password check. */
export const changePassword = userFormAction(
  { schema: changePasswordSchema, rate: 'sensitive', failure: 'A password could not be changed' },
  ({ password, newPassword }, user) =>
    withPassword<'newPassword'>(user, password, async ({ client, session }) => {
      const { error } = await withTimeout(client.auth.updateUser({ password: newPassword }));
      if (error) {
        await endPasswordCheckSession(client);
        const failure = authFailure(error);
        if (failure === 'same') return invalidField('newPassword', 'That is already your password.');
        if (failure === 'weak') return invalidField('newPassword', weakPasswordMessage(error));
        throw new BackendError(error.message, { cause: error });
      }
      const others = await withTimeout(client.auth.signOut({ scope: 'others' }));
      if (others.error) log.error({ err: others.error }, 'The other sessions could not be ended after a new password');
      await withTimeout((await sessionClient()).auth.setSession(session));
      sendMail(passwordChanged(user.email));
      return done();
    }),
);

/** Asks for a new e-mail, which replaces the old one once the mailed links are followed. The answer does not tell if another account has it. */
export const changeEmail = userFormAction(
  { schema: changeEmailSchema, rate: 'sensitive', failure: 'A new email could not be asked for' },
  ({ email, password }, user) =>
    withPassword<'email'>(user, password, async ({ client }) => {
      if (email.toLowerCase() === user.email.toLowerCase()) {
        await endPasswordCheckSession(client);
        return invalidField('email', 'That is already your email.');
      }
      const { perAccount, seconds } = RATES.newEmail;
      const { wait } = await countWithLimit('newEmail:account', user.id, perAccount, seconds);
      if (wait > 0) {
        await endPasswordCheckSession(client);
        return tooManyAttempts(wait);
      }
      await withoutWaitingForMail(requestEmailChange(client, email), 'A new email failed after it was answered');
      sendMail(emailChangeAsked(user.email, email));
      return done();
    }),
);

async function requestEmailChange(client: Client, email: string): Promise<void> {
  const emailRedirectTo = `${site.url}${mailRedirect({ next: accountPaths.account })}`;
  const { error } = await withTimeout(client.auth.updateUser({ email }, { emailRedirectTo }));
  await endPasswordCheckSession(client);
  const failure = error && authFailure(error);
  if (failure && failure !== 'exists' && failure !== 'mailed') throw new BackendError(error.message, { cause: error });
}

const noFields = z.object({});

async function endSessions(scope: 'others' | 'global'): Promise<void> {
  const { error } = await withTimeout((await sessionClient()).auth.signOut({ scope }));
  if (error) throw new BackendError(error.message, { cause: error });
}

export const signOutOthers = userFormAction(
  { schema: noFields, rate: 'write', failure: 'The other sessions could not be ended' },
  async () => {
    await endSessions('others');
    return done();
  },
);

export const signOutEverywhere = userFormAction(
  { schema: noFields, rate: 'write', failure: 'The sessions of somebody could not be ended' },
  async () => {
    await endSessions('global');
    await clearSessionCookies();
    redirect(`${paths.login}?notice=everywhere`);
  },
);

/** Milliseconds that a deletion waits for the database, which ends a statement after 8 s itself. */
const DELETION_TIMEOUT = 10_000;

/** Deletes the account and everything in it. The database requires the new session of the password check. */
export const deleteAccount = userFormAction(
  { schema: deleteAccountSchema, rate: 'sensitive', failure: 'An account could not be deleted' },
  ({ password }, user) =>
    withPassword<never>(user, password, async ({ client }) => {
      waitLonger(DELETION_TIMEOUT);
      const answer = await client.rpc('delete_account');
      if (answer.error) await endPasswordCheckSession(client);
      // There may be no row if another tab deletes the account at the same moment.
      for (const { username, prompts, collections } of dataOf(answer)) {
        invalidate([
          cacheTags.profile(user.id),
          cacheTags.publicPrompts,
          cacheTags.collections,
          ...(username ? [cacheTags.username(username)] : []),
          ...prompts.map(cacheTags.prompt),
          ...collections.map(cacheTags.collection),
        ]);
        sendMail(accountDeleted(user.email));
      }
      await clearSessionCookies();
      await clearDeviceCookie();
      redirect(`${paths.login}?notice=deleted`);
    }),
);

async function endPasswordCheckSession(client: Client): Promise<void> {
  const { error } = await withTimeout(client.auth.signOut({ scope: 'local' }));
  if (error) log.warn({ err: error }, 'A session that was made to ask for the password could not be ended');
}
