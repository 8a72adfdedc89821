import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after } from 'next/server';
import { env } from '../env';
import { log } from '../log/log';
import type { Mail } from './account-mails';

/** Milliseconds that the mail server may take for a connection, its greeting and each answer. */
const PATIENCE = 15_000;

/** Sends a mail once the answer is given, where there is a way to. What it tells of is done, so that a failure is logged and changes nothing. */
export function sendMail(mail: Mail): void {
  after(() => deliver(mail).catch(logFailure));
}

/** To the mail server of SMTP_URL, or as a file that only its owner reads to the folder MAIL_DIR; without both, nowhere. */
async function deliver(mail: Mail): Promise<void> {
  const { smtpUrl, mailFolder, mailFrom } = env;
  if (smtpUrl) {
    const { createTransport } = await import('nodemailer');
    const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
    await createTransport({ url: smtpUrl, ...patience }).sendMail({ from: mailFrom, ...mail });
  } else if (mailFolder) {
    const { to, subject, text } = mail;
    await mkdir(mailFolder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.txt`;
    await writeFile(path.join(mailFolder, name), `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600, flag: 'wx' });
    log.info({ file: name }, 'A mail was written');
  }
}

/** What a mail server answers may quote addresses: only its codes are logged. */
function logFailure(err: Partial<Record<'code' | 'command' | 'responseCode', unknown>>): void {
  const { code, command, responseCode } = err;
  log.error({ code, command, responseCode }, 'A mail could not be sent');
}
