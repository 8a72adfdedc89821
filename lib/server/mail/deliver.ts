import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '../../site.ts';

/** Mail of the site itself. The auth service sends those with tokens (supabase/templates). */
export type Mail = { to: string; subject: string; text: string; headers?: Record<string, string> };

export function composeMail(to: string, subject: string, paragraphs: string[], siteUrl: string = site.url): Mail {
  return { to, subject, text: `${[...paragraphs, `${site.name}, ${siteUrl}`].join('\n\n')}\n` };
}

/** Milliseconds within which the mail server must accept a connection, greet, and send each answer. */
const SMTP_TIMEOUT = 15_000;

/** Destination of mails: a mail server, or else a folder. Without both, mails are dropped. */
export interface MailSettings {
  smtpUrl: string | null;
  mailFolder: string | null;
  /** Sender of the mails; null for the site's address. */
  mailFrom: string | null;
}

/** Sends a mail to the server, or writes a file that only its owner can read. Returns the file's name; null if none was written. */
export async function deliver(mail: Mail, { smtpUrl, mailFolder, mailFrom }: MailSettings): Promise<string | null> {
  if (smtpUrl) {
    await (await mailServer(smtpUrl)).sendMail({ from: mailFrom ?? `"${site.name}" <${site.email}>`, ...mail });
  } else if (mailFolder) {
    const { to, subject, text, headers = {} } = mail;
    const head = Object.entries({ To: to, Subject: subject, ...headers }).map(([name, value]) => `${name}: ${value}\n`);
    await makeFolder(mailFolder);
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.txt`;
    await writeFile(path.join(mailFolder, name), `${head.join('')}\n${text}`, { mode: 0o600, flag: 'wx' });
    return name;
  }
  return null;
}

/** Throws if mails cannot be delivered: if the server does not answer or refuses the sign-in, or the folder cannot be created. */
export async function checkDelivery({ smtpUrl, mailFolder }: MailSettings): Promise<void> {
  if (smtpUrl) await (await mailServer(smtpUrl)).verify();
  else if (mailFolder) await makeFolder(mailFolder);
}

/** Loggable part of a delivery failure: codes only, because messages may quote addresses. */
export function deliveryFailure(error: unknown): Partial<Record<'code' | 'command' | 'responseCode', unknown>> {
  const { code, command, responseCode }: ReturnType<typeof deliveryFailure> = Object(error);
  return { code, command, responseCode };
}

async function mailServer(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, connectionTimeout: SMTP_TIMEOUT, greetingTimeout: SMTP_TIMEOUT, socketTimeout: SMTP_TIMEOUT });
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });
