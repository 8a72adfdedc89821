import { paths } from '../../paths';
import { absoluteUrl, site } from '../../site';
import { composeMail, type Mail } from './deliver';

const NOT_YOU = `If that was not you, choose a new password now: ${absoluteUrl(paths.reset)}
This ends every session and revokes every token. For help, write to ${site.email}.`;

export function passwordChanged(to: string): Mail {
  return composeMail(to, 'Your password was changed', [
    `The password of your account ${to} was changed. Every other device was signed out, and your tokens were revoked.`,
    NOT_YOU,
  ]);
}

/** Mail to the current address when another one is to replace it. */
export function emailChangeAsked(to: string, newEmail: string): Mail {
  return composeMail(to, 'A new email address for your account', [
    `Somebody who knows your password asked to change the email address of your account from ${to} to ${newEmail}. It will change once that address is confirmed.`,
    NOT_YOU,
  ]);
}

export function accountDeleted(to: string): Mail {
  return composeMail(to, 'Your account has been deleted', [
    `Your account ${to} and everything in it have been deleted, as you asked: your profile, your prompts and collections, what you saved, and your tokens. None of it can be restored.`,
    'Copies that others made of your public prompts stay with them, and keep the title and your name as plain text.',
    `If that was not you, write to ${site.email}.`,
  ]);
}
