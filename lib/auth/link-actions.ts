'use server';

import { randomBytes } from 'node:crypto';
import { redirect } from 'next/navigation';
import { currentUser } from '../account/current-user';
import { setDeviceCookie } from '../account/device-cookie';
import { withReturnTo } from '../account/return-to';
import { accountPaths } from '../account-paths';
import { formAction, userFormAction } from '../forms/form-action';
import { done, invalidField, refused } from '../forms/form-state';
import { paths } from '../paths';
import { log } from '../server/log/log';
import { passwordChanged } from '../server/mail/account-mails';
import { sendMail } from '../server/mail/send-mail';
import { BackendError, isUnreachable, type Session, type User, withTimeout } from '../supabase/connection';
import { publicClient, sessionClient } from '../supabase/server';
import { authFailure } from './auth-failure';
import { completeSignIn } from './complete-sign-in';
import { confirmEmailSchema, mailLinkSchema, newPasswordSchema } from './credentials';
import type { MailLink } from './mail-link';
import { weakPasswordMessage } from './password-message';
import { mayChoosePassword, setAccountCookie, setRecoveryCookie, voidRecoveryProof } from './session-cookies';

/** Redeems a recovery link; the new password is chosen on /login. There is no rate limit, because tokens cannot be guessed. */
export const redeemRecovery = formAction(
  { schema: mailLinkSchema, rate: 'none', failure: 'A recovery link could not be redeemed' },
  async (link) => {
    const user = await redeem(link);
    if (!user) return refused('invalid-link');
    // Another person may have signed up with this address: their password becomes invalid when it is confirmed.
    if (Date.now() - Date.parse(user.email_confirmed_at ?? '') < JUST_NOW) await tryToReplacePassword(randomPassword());
    await setRecoveryCookie(user.id);
    redirect(withReturnTo(paths.login, link));
  },
);

/** Confirms an address. The password is chosen here, because another person may have signed up with it. */
export const confirmEmail = formAction(
  { schema: confirmEmailSchema, rate: 'none', failure: 'An address could not be confirmed' },
  async ({ password, ...link }) => {
    const user = await redeem(link);
    if (!user) return refused('invalid-link');
    if (!(await tryToReplacePassword(password))) {
      // The token is used up: the password is chosen on /login, and until then none is valid.
      await tryToReplacePassword(randomPassword());
      await setRecoveryCookie(user.id);
      redirect(withReturnTo(paths.login, link));
    }
    return completeSignIn({ id: user.id, email: user.email ?? '' }, link);
  },
);

/** Saves a new password for whoever redeemed a link. There is no rate limit, because attempts in a stolen session would use up the owner's. */
export const choosePassword = userFormAction(
  { schema: newPasswordSchema, rate: 'none', failure: 'A new password could not be saved' },
  async ({ password, ...returnTo }, user) => {
    if (!(await mayChoosePassword(user.id))) return refused('invalid-link');
    const failure = await replacePassword(password);
    if (failure) return invalidField('password', failure);
    await voidRecoveryProof();
    sendMail(passwordChanged(user.email));
    return completeSignIn(user, returnTo);
  },
);

/**
 * Confirms a new address of an existing account. With secure email change two links are sent; the first one followed redirects nowhere.
 * No link signs anybody in, because the address may be mistyped and belong to another person.
 */
export const confirmNewEmail = formAction(
  { schema: mailLinkSchema, rate: 'none', failure: 'A new address could not be confirmed' },
  async ({ token, email }) => {
    const client = publicClient();
    const { data, error } = await withTimeout(client.auth.verifyOtp({ token_hash: token, type: 'email_change' }));
    if (error && isUnreachable(error)) throw new BackendError(error.message, { cause: error });
    if (error) return refused('invalid-link');
    if (!data.session) return done();
    await withTimeout(client.auth.signOut({ scope: 'local' }));
    if (data.user?.email?.toLowerCase() !== email) return refused('invalid-link');
    if ((await currentUser())?.id !== data.user.id) redirect(`${paths.login}?notice=email`);
    await setAccountCookie(email);
    await setDeviceCookie(email);
    redirect(`${accountPaths.account}?notice=email`);
  },
);

/** Redeems the token of a link for a session, which replaces that of this browser. Null if the link is invalid or for another address. */
async function redeem({ token, type, email }: Pick<MailLink, 'token' | 'type' | 'email'>): Promise<User | null> {
  const { data, error } = await withTimeout(publicClient().auth.verifyOtp({ token_hash: token, type }));
  if (error && isUnreachable(error)) throw new BackendError(error.message, { cause: error });
  const { session, user } = data;
  if (error || !session || !user) return null;
  if (user.email?.toLowerCase() !== email) {
    await endSession(session);
    return null;
  }
  const client = await sessionClient();
  await withTimeout(client.auth.signOut({ scope: 'local' })).catch((err) =>
    log.warn({ err }, 'The session before a link could not be ended'),
  );
  await withTimeout(client.auth.setSession(session));
  await setAccountCookie(user.email ?? '');
  return user;
}

async function endSession(session: Session): Promise<void> {
  const client = publicClient();
  await withTimeout(client.auth.setSession(session));
  await withTimeout(client.auth.signOut({ scope: 'local' }));
}

/** Milliseconds for which an address counts as just confirmed; more than needed, because clocks differ. */
const JUST_NOW = 60_000;

const randomPassword = () => `${randomBytes(32).toString('base64url')}aA1!`;

/** Sets a new password and ends the user's other sessions. Returns null, or the message for a weak password. */
async function replacePassword(password: string): Promise<string | null> {
  const client = await sessionClient();
  const update = async (to: string) => (await withTimeout(client.auth.updateUser({ password: to }))).error;
  let error = await update(password);
  // The old password may be chosen again. Another one in between ends the tokens, as a trigger does when the password changes.
  if (error && authFailure(error) === 'same') error = (await update(randomPassword())) ?? (await update(password));
  if (error && authFailure(error) === 'weak') return weakPasswordMessage(error);
  if (error) throw new BackendError(error.message, { cause: error });
  const others = await withTimeout(client.auth.signOut({ scope: 'others' }));
  if (others.error) log.error({ err: others.error }, 'The other sessions could not be ended after a new password');
  return null;
}

/** Sets a new password; true on success. It never throws, because the token is used up: after an error the link could not be followed again. */
async function tryToReplacePassword(password: string): Promise<boolean> {
  try {
    return (await replacePassword(password)) === null;
  } catch (err) {
    log.error({ err }, 'A password could not be replaced after a link was redeemed');
    return false;
  }
}
