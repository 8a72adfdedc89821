/** Where the mails of the embedded backend go, which has no mail server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mail } from '../backend.ts';

type Say = (line: string) => void;

/** In development: to the console. */
export function printMail({ to, subject, links }: Mail, say: Say): void {
  say(`Mail to ${to}: ${subject} ${links.join(' ')}`);
}

let written = 0;

/** In production: to a file that only its owner reads. The links are keys to accounts, and a log is read by more people. */
export function writeMail({ to, subject, text, links }: Mail, folder: string, say: Say): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${++written}.txt`;
  writeFileSync(path.join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n\n${links.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  say(`A mail is in ${path.relative(process.cwd(), folder)}/${name}`);
}
