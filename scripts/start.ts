/**
 * `npm start`: the embedded backend, unless there is another one, and the site, built if it has changed, until Ctrl-C.
 * `npm run dev` is the same with `next dev`.
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
import { dataFolder, EMBEDDED_KEYS, ensureKeys, readSettings } from './lib/settings.ts';
import { startSite } from './site.ts';

const PATIENCE = 15_000;

const dev = process.argv.includes('--dev');
const distDir = process.env.NEXT_DIST_DIR || '.next';

/** What runs, the first to stop last. */
const parts: { stop(): Promise<void> }[] = [];
let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  shown.end();
  for (const part of parts.reverse()) await part.stop();
  // Ends what was only starting, too: children notice that their parent is gone.
  process.exit(code);
}

function fail(error: unknown): void {
  shown.end();
  if (!ending) console.error(error instanceof Error ? error.message : error);
  end(1);
}

const shown = progress();
const say = (line: string): void => {
  if (!ending) shown.say(line);
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

  // Canonical addresses are part of static pages: without SITE_URL they name this port, and another port is another build.
  const env = { ...settings, SITE_URL: settings.SITE_URL || url };
  shown.step(() => 'Starting');
  const [{ connection, secretKey }] = await Promise.all([connect(env), dev || ensureBuild({ distDir, env, onStep: shown.step })]);
  Object.assign(env, connection);

  shown.step(() => 'Starting the site');
  let ready = false;
  const server = await startSite({ distDir, port, hostname, env, dev, log: (line) => ready && say(line) });
  parts.push(server);
  server.exited.then(async (code) => {
    // Ctrl-C reaches the whole group; the site may be the first to go.
    await sleep(300);
    fail(`The site ended unexpectedly (${code ?? 'killed'}).\n${server.lastLines(5)}`);
  });
  ready = true;
  shown.end();
  say(`${site.name} is at ${url}`);
  nextSteps(url, settings).forEach(say);
  sendMails(env, secretKey);
}

/** Without the secret key, or a way to send mails, those about decisions and what is new wait for `npm run moderation-mails`. */
function sendMails(env: Record<string, string>, secretKey = ''): void {
  const mail = mailSettings(env);
  if (!secretKey || !(mail.smtpUrl || mail.mailFolder)) return;
  const operator = operatorOf({ url: env.SUPABASE_URL ?? '', secretKey });
  // Also while everything ends: mails that are lost then are told nowhere else.
  const { say } = shown;
  parts.push(keepSendingMails({ operator, mail, siteUrl: env.SITE_URL ?? '', say }));
}

/**
 * Where the accounts are: nowhere with BACKEND=none, a Supabase project when one is named, otherwise the embedded backend, on
 * the PostgreSQL server of DATABASE_URL when there is one. `connection` is for the site, which never gets the secret key.
 */
async function connect(env: Record<string, string>): Promise<{ connection: Record<string, string>; secretKey?: string }> {
  if (env.BACKEND === 'none') return { connection: { SUPABASE_URL: '' } };
  if (env.SUPABASE_URL) {
    if (env.SUPABASE_PUBLISHABLE_KEY) return { connection: {}, secretKey: env.SUPABASE_SECRET_KEY };
    throw new Error(`SUPABASE_URL is set, SUPABASE_PUBLISHABLE_KEY is not: the site needs both. ${EMBEDDED_KEYS}`);
  }
  const data = dataFolder(env);
  const { authSecret, ...keys } = await ensureKeys({ dev }, say);
  const backend = await startPatiently({
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
  backend.onMail((mail) => (dev ? printMail(mail, say) : writeMail(mail, path.join(data, 'mail'), say)));
  if (dev) say('Mails are printed here with their links, which anybody who reads them can use');
  const connection = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: keys.publishableKey, AUTH_SECRET: authSecret };
  // The site's own mails go where the backend's do.
  return { connection: { ...connection, MAIL_DIR: path.join(data, 'mail') }, secretKey: keys.secretKey };
}

/** The backend of a process that was killed needs a moment to close its database. */
async function startPatiently(options: StartOptions): Promise<Backend> {
  for (const giveUp = Date.now() + PATIENCE; ; await sleep(500)) {
    try {
      return await startBackend(options);
    } catch (error) {
      if (!String(error).includes('already running') || Date.now() > giveUp) throw error;
    }
  }
}

onEnd(() => end(0));
start().catch(fail);
