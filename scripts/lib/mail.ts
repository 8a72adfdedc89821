import path from 'node:path';
import { deliver } from '../../lib/server/mail/deliver.ts';
import type { Mail } from '../backend.ts';

type Say = (line: string) => void;

/** Prints a mail of the embedded backend, which has no mail server, in development. */
export function printMail({ to, subject, links }: Mail, say: Say): void {
  say(`Mail to ${to}: ${subject} ${links.join(' ')}`);
}

/** Writes a mail of the embedded backend to a file that only its owner can read: its links open accounts, and more people read the log. */
export async function writeMail({ to, subject, text, links }: Mail, folder: string, say: Say): Promise<void> {
  const mail = { to, subject, text: `${text}\n\n${links.join('\n')}\n` };
  const name = await deliver(mail, { smtpUrl: null, mailFolder: folder, mailFrom: null });
  say(`A mail is in ${path.relative(process.cwd(), folder)}/${name}`);
}
