import { paths } from '../paths';
import { absoluteUrl, site } from '../site';
import { type Mail, writtenMail } from './mail';

const NOT_YOU = `If that was not you, choose a new password now: ${absoluteUrl(paths.reset)}
This ends every session and revokes every token. For help, write to ${site.email}.`;

/** To the owner, after the password was changed in the dashboard. */
export function passwordChanged(to: string): Mail {
  return writtenMail(to, 'Your password was changed', [
    `The password of your account ${to} was changed. Every other device was signed out, and your tokens were revoked.`,
    NOT_YOU,
  ]);
}

/** To the address that the account has, when another one was asked for. */
export function emailChangeAsked(to: string, newEmail: string): Mail {
  return writtenMail(to, 'A new email address for your account', [
    `Somebody who knows your password asked to change the email address of your account from ${to} to ${newEmail}. It will change once that address is confirmed.`,
    NOT_YOU,
  ]);
}

/** To the address of an account that is gone. */
export function accountDeleted(to: string): Mail {
  return writtenMail(to, 'Your account has been deleted', [
    `Your account ${to} and everything in it have been deleted, as you asked: your profile, your prompts and collections, what you saved, and your tokens. None of it can be restored.`,
    'Copies that others made of your public prompts stay with them, and keep the title and your name as plain text.',
    `If that was not you, write to ${site.email}.`,
  ]);
}
