/**
 * `npm run moderation-mails`: sends authors what moderators decided, once, for sites that `npm start` does not run. Takes the mails from the
 * Supabase project of SUPABASE_URL with SUPABASE_SECRET_KEY, otherwise from the embedded backend.
 */
import path from 'node:path';
import { asOperator, DATA } from './lib/operator.ts';
import { parsePort } from './lib/port.ts';
import { mailSettings, sendModerationMails } from './lib/send-moderation-mails.ts';

await asOperator(async (operator, settings) => {
  const mail = mailSettings(settings, settings.SUPABASE_URL ? '' : path.join(DATA, 'mail'));
  if (!mail.smtpUrl && !mail.mailFolder) throw new Error('There is no way to send mails: set SMTP_URL, or MAIL_DIR for a folder.');
  if (settings.SUPABASE_URL && !settings.SITE_URL) throw new Error('SITE_URL is not set: the mails link to the site.');
  const siteUrl = (settings.SITE_URL || `http://localhost:${parsePort(settings.PORT)}`).replace(/\/+$/, '');
  let lost = 0;
  const say = (line: string) => {
    lost += 1;
    console.error(line);
  };
  const sent = await sendModerationMails({ operator, mail, siteUrl, say });
  console.log(`Moderation mails sent: ${sent}`);
  if (lost > 0) throw new Error(`Moderation mails lost: ${lost}`);
});
