import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mail } from '../backend.ts';

type Say = (line: string) => void;

/** Prints a mail of the embedded backend, which has no mail server, in development. */
export function printMail({ to, subject, links }: Mail, say: Say): void {
  say(`Mail to ${to}: ${subject} ${links.join(' ')}`);
}

let mailsWritten = 0;

/**
 * Writes a mail of the embedded backend to a file that only its owner can read: its links open accounts, and more people read the log. It is
 * written before the function returns, because the process may end with the backend.
 */
export function writeMail({ to, subject, text, links }: Mail, folder: string, say: Say): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${++mailsWritten}.txt`;
  writeFileSync(path.join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n\n${links.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  say(`A mail is in ${path.relative(process.cwd(), folder)}/${name}`);
}
