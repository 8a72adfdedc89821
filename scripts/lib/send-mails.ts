import { setTimeout as sleep } from 'node:timers/promises';
import { dailyMail } from '../../lib/server/mail/daily-mails.ts';
import { checkDelivery, deliver, deliveryFailure, type Mail, type MailSettings } from '../../lib/server/mail/deliver.ts';
import { moderationMail } from '../../lib/server/mail/moderation-mails.ts';
import type { Operator } from './operator.ts';
import type { Settings } from './settings.ts';

const SEND_INTERVAL = 30_000;

/** Milliseconds that stopping waits for mails that are being sent, because the database no longer has them. */
const STOP_TIMEOUT = 15_000;

interface Sender {
  operator: Operator;
  mail: MailSettings;
  siteUrl: string;
  say: (line: string) => void;
  /** State of sending that can be stopped. Without it, all waiting mails are sent. */
  run?: Run;
}

/** No more mails are taken once `stopped` is true; `left` is the number of mails that were taken and are not sent yet. */
interface Run {
  stopped: boolean;
  left: number;
}

/** Settings of mails in the environment. `defaultFolder` is where mails are written without a setting, if anywhere. */
export function mailSettings(env: Settings, defaultFolder = ''): MailSettings {
  return { smtpUrl: env.SMTP_URL || null, mailFolder: env.MAIL_DIR || defaultFolder || null, mailFrom: env.MAIL_FROM || null };
}

export const sendModerationMails = (sender: Sender) =>
  sendAll('Moderation', sender, {
    someWait: ({ operator }) => operator.from('moderation_mails').select('id').limit(1),
    take: ({ operator }) => operator.rpc('take_moderation_mails'),
    write: moderationMail,
  });

export const sendDailyMails = (sender: Sender) =>
  sendAll('Daily', sender, {
    someWait: ({ operator }) => operator.from('daily_mails').select('user_id').lte('due_at', new Date().toISOString()).limit(1),
    take: ({ operator }) => operator.rpc('take_daily_mails'),
    write: dailyMail,
  });

type Answer<Row> = PromiseLike<{ status: number } & ({ data: Row[]; error: null } | { data: null; error: { code: string } })>;

interface Kind<Row> {
  someWait: (sender: Sender) => Answer<unknown>;
  take: (sender: Sender) => Answer<Row>;
  write: (row: Row, siteUrl: string) => Mail | null;
}

/** Sends all waiting mails and returns their number. None is taken while none can be sent, and each that is taken is sent or reported as lost. */
async function sendAll<Row>(name: string, sender: Sender, { someWait, take, write }: Kind<Row>): Promise<number> {
  const { mail, siteUrl, say, run = { stopped: false, left: 0 } } = sender;
  const rowsOf = async <T>(asked: Answer<T>) => {
    const { data, error, status } = await asked;
    if (error) throw unreadable(name, error, status);
    return data;
  };
  let sent = 0;
  while (!run.stopped && (await rowsOf(someWait(sender))).length > 0) {
    await checkDelivery(mail).catch((error) => {
      throw new Error(`${name} mails wait, and cannot be sent now${codes(error)}.`);
    });
    if (run.stopped) break;
    const taken = await rowsOf(take(sender));
    // Another process may have taken the mails, or the clocks may differ.
    if (taken.length === 0) break;
    const mails = taken.flatMap((row) => write(row, siteUrl) ?? []);
    run.left = mails.length;
    for (const each of mails) {
      try {
        await deliver(each, mail);
        sent += 1;
      } catch (cause) {
        say(`A ${name.toLowerCase()} mail could not be sent${codes(cause)}`);
      }
      run.left -= 1;
    }
  }
  return sent;
}

const unreadable = (name: string, { code }: { code: string }, status: number) =>
  new Error(`${name} mails could not be read: ${status ? `the backend answered ${status} ${code}` : 'the backend did not answer'}`.trim());

function codes(error: unknown): string {
  const { code, responseCode } = deliveryFailure(error);
  const known = [code, responseCode].filter((one) => one !== undefined).join(' ');
  return known && ` (${known})`;
}

/**
 * Sends both kinds of mails every half a minute until it is stopped, in the process that starts the site, because the site has no secret key. An
 * error that repeats itself is reported once.
 */
export function keepSendingMails(sender: Sender, stopTimeout = STOP_TIMEOUT): { stop(): Promise<void> } {
  const ending = new AbortController();
  const run: Run = { stopped: false, left: 0 };
  const reported = new Map<string, string>();
  const send = async (name: string, sendMails: (sender: Sender) => Promise<number>) => {
    try {
      const sent = await sendMails({ ...sender, run });
      if (sent > 0) sender.say(`${name} mails sent: ${sent}`);
      reported.delete(name);
    } catch (error) {
      const line = String(error instanceof Error ? error.message : error);
      if (line !== reported.get(name)) sender.say(line);
      reported.set(name, line);
    }
  };
  const running = (async () => {
    while (!run.stopped) {
      await send('Moderation', sendModerationMails);
      if (!run.stopped) await send('Daily', sendDailyMails);
      await sleep(SEND_INTERVAL, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async stop() {
      run.stopped = true;
      ending.abort();
      await Promise.race([running, sleep(stopTimeout)]);
      if (run.left > 0) sender.say(`Mails lost, because they were not sent when everything ended: ${run.left}`);
    },
  };
}
