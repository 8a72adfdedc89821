/**
 * `npm run moderation-mails` sends authors the decisions of moderators, and daily mails about what people follow, for sites that `npm start` does
 * not run. It asks the Supabase project of SUPABASE_URL with SUPABASE_SECRET_KEY, or else the embedded backend.
 */
import path from 'node:path';
import { asOperator } from './lib/operator.ts';
import { parsePort } from './lib/port.ts';
import { mailSettings, sendDailyMails, sendModerationMails } from './lib/send-mails.ts';
import { dataFolder } from './lib/settings.ts';

await asOperator(async (operator, settings) => {
  const mail = mailSettings(settings, settings.SUPABASE_URL ? '' : path.join(dataFolder(settings), 'mail'));
  if (!mail.smtpUrl && !mail.mailFolder) throw new Error('There is no way to send mails: set SMTP_URL, or MAIL_DIR for a folder.');
  if (settings.SUPABASE_URL && !settings.SITE_URL) throw new Error('SITE_URL is not set: the mails link to the site.');
  const siteUrl = settings.SITE_URL || `http://localhost:${parsePort(settings.PORT)}`;
  let lost = 0;
  // The functions that send mails say nothing but that a mail is lost.
  const say = (line: string) => {
    lost += 1;
    console.error(line);
  };
  console.log(`Moderation mails sent: ${await sendModerationMails({ operator, mail, siteUrl, say })}`);
  console.log(`Daily mails sent: ${await sendDailyMails({ operator, mail, siteUrl, say })}`);
  if (lost > 0) throw new Error(`Mails lost: ${lost}`);
});
