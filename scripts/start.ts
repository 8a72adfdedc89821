/**
 * `npm start` runs the site, which it builds if the sources have changed, and the embedded backend, if there is no other one, until Ctrl-C.
 * `npm run dev` does so with `next dev`.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { site } from '../lib/site.ts';
import { lockFolder } from '../supabase/lite/lock.ts';
import { type Backend, type StartOptions, startBackend } from './backend.ts';
import { ensureBuild } from './build.ts';
import { printMail, writeMail } from './lib/mail.ts';
import { nextSteps } from './lib/next-steps.ts';
import { onEnd } from './lib/on-end.ts';
import { operatorOf } from './lib/operator.ts';
import { demandFreePort, parseHostname, parsePort } from './lib/port.ts';
import { progress } from './lib/progress.mjs';
import { keepSendingMails, mailSettings } from './lib/send-mails.ts';
import { dataFolder, EMBEDDED_KEYS_HINT, ensureKeys, readSettings, type Settings } from './lib/settings.ts';
import { startSite } from './site.ts';

/** Milliseconds for which the backend is started again while the one of a killed process closes its database. */
const START_TIMEOUT = 15_000;

const dev = process.argv.includes('--dev');
const distDir = process.env.NEXT_DIST_DIR || '.next';

/** Running parts in the order of their start. The last one is stopped first. */
const parts: { stop(): Promise<void> }[] = [];
let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  progressLine.end();
  for (const part of parts.reverse()) await part.stop();
  // Children that are only starting end as well, because they notice that their parent is gone.
  process.exit(code);
}

function fail(error: unknown): void {
  progressLine.end();
  if (!ending) console.error(error instanceof Error ? error.message : error);
  end(1);
}

const progressLine = progress();
const say = (line: string): void => {
  if (!ending) progressLine.say(line);
};

async function start(): Promise<void> {
  const settings = await readSettings({ dev });
  const port = parsePort(settings.PORT);
  const hostname = parseHostname(settings.HOSTNAME);
  const url = `http://localhost:${port}`;
  const other = await lockFolder(dataFolder(settings), url);
  if (other !== undefined) {
    console.log(`${site.name} is already running at ${other}`);
    process.exit();
  }
  await demandFreePort(port, hostname);

  // Static pages contain canonical URLs. Without SITE_URL these name this port, so that another port needs another build.
  const env = { ...settings, SITE_URL: settings.SITE_URL || url };
  progressLine.step(() => 'Starting');
  const [{ connection, secretKey }] = await Promise.all([connect(env), dev || ensureBuild({ distDir, env, onStep: progressLine.step })]);
  Object.assign(env, connection);

  progressLine.step(() => 'Starting the site');
  let ready = false;
  const server = await startSite({ distDir, port, hostname, env, dev, log: (line) => ready && say(line) });
  parts.push(server);
  server.exited.then(async (code) => {
    // Ctrl-C reaches all processes, and the site may end before this one handles the signal.
    await sleep(300);
    fail(`The site ended unexpectedly (${code ?? 'killed'}).\n${server.lastLines(5)}`);
  });
  ready = true;
  progressLine.end();
  say(`${site.name} is at ${url}`);
  nextSteps(url, settings).forEach(say);
  sendMails(env, secretKey);
}

/** Sends moderation mails and daily mails while the site runs. Without a secret key or a way to send, they wait for `npm run moderation-mails`. */
function sendMails(env: Settings, secretKey = ''): void {
  const mail = mailSettings(env);
  if (!secretKey || !(mail.smtpUrl || mail.mailFolder)) return;
  const operator = operatorOf({ url: env.SUPABASE_URL ?? '', secretKey });
  // Lost mails are reported also while everything ends, because nothing else does so.
  parts.push(keepSendingMails({ operator, mail, siteUrl: env.SITE_URL ?? '', say: progressLine.say }));
}

/**
 * Returns the variables by which the site reaches its backend, and the secret key, which the site never gets. The backend is the Supabase project of
 * SUPABASE_URL, or else the embedded one, which is started, on the PostgreSQL server of DATABASE_URL if there is one.
 */
async function connect(env: Settings): Promise<{ connection: Settings; secretKey?: string }> {
  if (env.BACKEND === 'none') return { connection: { SUPABASE_URL: '' } };
  if (env.SUPABASE_URL) {
    if (env.SUPABASE_PUBLISHABLE_KEY) return { connection: {}, secretKey: env.SUPABASE_SECRET_KEY };
    throw new Error(`SUPABASE_URL is set, SUPABASE_PUBLISHABLE_KEY is not: the site needs both. ${EMBEDDED_KEYS_HINT}`);
  }
  const data = dataFolder(env);
  const { authSecret, ...keys } = await ensureKeys({ dev }, say);
  const backend = await startWithRetries({
    dataDir: path.join(data, 'backend'),
    keys,
    siteUrl: env.SITE_URL,
    driver: env.DATABASE_URL ? 'postgres' : 'pglite',
    databaseUrl: env.DATABASE_URL,
    confirmEmail: env.CONFIRM_EMAIL === '1',
    log: (line) => say(`backend: ${line}`),
  });
  parts.push(backend);
  backend.exited.then(() => fail('The backend ended unexpectedly.'));
  backend.onMail((mail) => {
    if (dev) return printMail(mail, say);
    try {
      writeMail(mail, path.join(data, 'mail'), say);
    } catch (error) {
      say(`A mail could not be written: ${error instanceof Error ? error.message : error}`);
    }
  });
  if (dev) say('Mails are printed here with their links, which anybody who reads them can use');
  const connection = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: keys.publishableKey, AUTH_SECRET: authSecret };
  // The site writes its own mails into the folder of the backend's.
  return { connection: { ...connection, MAIL_DIR: path.join(data, 'mail') }, secretKey: keys.secretKey };
}

async function startWithRetries(options: StartOptions): Promise<Backend> {
  for (const giveUp = Date.now() + START_TIMEOUT; ; await sleep(500)) {
    try {
      return await startBackend(options);
    } catch (error) {
      if (!String(error).includes('already running') || Date.now() > giveUp) throw error;
    }
  }
}

onEnd(() => end(0));
start().catch(fail);
