/**
 * Sends authors what moderators decided, and people what is new of what they follow. The site has no secret key and knows no address but that of who
 * is signed in, so its parent does it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { dailyMail } from '../../lib/server/mail/daily-mails.ts';
import { checkDelivery, deliver, deliveryFailure, type Mail, type MailSettings } from '../../lib/server/mail/deliver.ts';
import { moderationMail } from '../../lib/server/mail/moderation-mails.ts';
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
  /** Without it all that waits is sent. */
  run?: Run;
}

/** Sending that can be stopped: nothing more is taken then. `left`: how many mails are taken and not sent yet. */
interface Run {
  stopped: boolean;
  left: number;
}

/** The settings of mails, and where they go without any: `otherwise`, or nowhere. */
export function mailSettings(env: Record<string, string>, otherwise = ''): MailSettings {
  return { smtpUrl: env.SMTP_URL || null, mailFolder: env.MAIL_DIR || otherwise || null, mailFrom: env.MAIL_FROM || null };
}

/** Sends authors what moderators decided; answers how many mails that were. */
export const sendModerationMails = (sender: Sender) =>
  sendAll('Moderation', sender, {
    someWait: ({ operator }) => operator.from('moderation_mails').select('id').limit(1),
    take: ({ operator }) => operator.rpc('take_moderation_mails'),
    write: moderationMail,
  });

/** Sends people what is new of what they follow, to each once a day; answers how many mails that were. */
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

/** Sends all that waits. Nothing is taken while none could be sent, and what is taken is sent or told as lost. */
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
    // Another process has them, or has another clock.
    if (taken.length === 0) break;
    const mails = taken.flatMap((row) => write(row, siteUrl) ?? []);
    run.left = mails.length;
    for (const written of mails) {
      try {
        await deliver(written, mail);
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

const KINDS = { Moderation: sendModerationMails, Daily: sendDailyMails };

/** Sends both every half a minute until it is stopped, which waits `patience` milliseconds at most. A fault that stays is told once. */
export function keepSendingMails(sender: Sender, patience = PATIENCE): { stop(): Promise<void> } {
  const ending = new AbortController();
  const run: Run = { stopped: false, left: 0 };
  const told = new Map<string, string>();
  const look = async (name: keyof typeof KINDS) => {
    try {
      const sent = await KINDS[name]({ ...sender, run });
      if (sent > 0) sender.say(`${name} mails sent: ${sent}`);
      told.delete(name);
    } catch (error) {
      const line = String(error instanceof Error ? error.message : error);
      if (line !== told.get(name)) sender.say(line);
      told.set(name, line);
    }
  };
  const running = (async () => {
    while (!run.stopped) {
      await look('Moderation');
      if (!run.stopped) await look('Daily');
      await sleep(INTERVAL, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async stop() {
      run.stopped = true;
      ending.abort();
      await Promise.race([running, sleep(patience)]);
      if (run.left > 0) sender.say(`Mails lost, because they were not sent when everything ended: ${run.left}`);
    },
  };
}
