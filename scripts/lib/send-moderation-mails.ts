/** Sends authors what moderators decided. The site has no secret key and knows no address but that of who is signed in, so its parent does it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { checkDelivery, deliver, deliveryFailure, type MailSettings } from '../../lib/mail/deliver.ts';
import { moderationMail } from '../../lib/mail/moderation-mails.ts';
import type { Operator } from './operator.ts';

/** Milliseconds between two looks. */
const INTERVAL = 30_000;

/** How long stopping waits for mails that are under way: what was taken is nowhere else. */
const PATIENCE = 15_000;

type Say = (line: string) => void;

interface Sender {
  operator: Operator;
  mail: MailSettings;
  siteUrl: string;
  say: Say;
}

/** The settings of mails, and where they go without any: `otherwise`, or nowhere. */
export function mailSettings(env: Record<string, string>, otherwise = ''): MailSettings {
  return { smtpUrl: env.SMTP_URL || null, mailFolder: env.MAIL_DIR || otherwise || null, mailFrom: env.MAIL_FROM || null };
}

/** Sends all that waits; answers how many. Nothing is taken while none could be sent, and what is taken is sent or told as lost. */
export async function sendModerationMails({ operator, mail, siteUrl, say }: Sender): Promise<number> {
  let sent = 0;
  while (await someWait(operator)) {
    await checkDelivery(mail).catch((error) => {
      throw new Error(`Moderation mails wait, and cannot be sent now${codes(error)}.`);
    });
    const { data, error, status } = await operator.rpc('take_moderation_mails');
    if (error) throw unreadable(error, status);
    for (const decision of data) {
      try {
        await deliver(moderationMail(decision, siteUrl), mail);
        sent += 1;
      } catch (cause) {
        say(`A moderation mail could not be sent${codes(cause)}`);
      }
    }
  }
  return sent;
}

async function someWait(operator: Operator): Promise<boolean> {
  const { data, error, status } = await operator.from('moderation_mails').select('id').limit(1);
  if (error) throw unreadable(error, status);
  return data.length > 0;
}

const unreadable = ({ code }: { code: string }, status: number) =>
  new Error(
    `The moderation mails could not be read: ${status ? `the backend answered ${status} ${code}` : 'the backend did not answer'}`.trim(),
  );

function codes(error: unknown): string {
  const { code, responseCode } = deliveryFailure(error);
  const known = [code, responseCode].filter((one) => one !== undefined).join(' ');
  return known && ` (${known})`;
}

/** Does that every half a minute until it is stopped. A fault that stays is told once. */
export function keepSendingModerationMails(sender: Sender): { stop(): Promise<void> } {
  const ending = new AbortController();
  let told = '';
  const look = async () => {
    try {
      const sent = await sendModerationMails(sender);
      if (sent > 0) sender.say(`Moderation mails sent: ${sent}`);
      told = '';
    } catch (error) {
      const line = String(error instanceof Error ? error.message : error);
      if (line !== told) sender.say(line);
      told = line;
    }
  };
  const running = (async () => {
    while (!ending.signal.aborted) {
      await look();
      await sleep(INTERVAL, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async stop() {
      ending.abort();
      await Promise.race([running, sleep(PATIENCE)]);
    },
  };
}
