import { ensureBuild } from '../build.mjs';
import { startSite } from '../site.mjs';
import { chooseBuildFolder } from './build-folder.mjs';
import { install } from './install.mjs';
import { askHolder, tryLock } from './lock.mjs';
import { onEnd } from './on-end.mjs';
import { demandFreePort, Problem, parseHostname, parsePort } from './port.mjs';
import { ensureKeys, readSettings } from './settings.mjs';
import { openBackend } from './shared-backend.mjs';

/** @type {(() => Promise<void>)[]} what runs, the first to stop last */
const parts = [];
let stopping = false;

/** @param {number} code */
async function end(code) {
  if (stopping) return;
  stopping = true;
  for (const stop of parts.reverse()) await stop().catch(() => {});
  // Ends what was only starting, too: children notice that their parent is gone.
  process.exit(code);
}

/** @param {unknown} error */
function fail(error) {
  if (stopping) return;
  console.error(error instanceof Error ? error.message : error);
  end(1);
}

/** @param {Promise<{ stop(): Promise<void> }>} part */
function keep(part) {
  parts.push(async () => (await part).stop());
  return part;
}

/** @param {string} line */
const say = (line) => void (stopping || console.log(line));

/**
 * `npm start` and `npm run dev`: everything that is needed, then the site, until Ctrl-C.
 * @param {{ dev: boolean }} options
 */
export async function serve({ dev }) {
  onEnd(() => void end(0));
  try {
    await run(dev, dev ? 'npm run dev' : 'npm start');
  } catch (error) {
    fail(error);
  }
}

/** @param {boolean} dev @param {string} command */
async function run(dev, command) {
  const port = parsePort(process.env.PORT);
  const hostname = parseHostname(process.env.HOSTNAME);
  const url = `http://localhost:${port}`;
  if (!(await tryLock(`port ${port}`, { url })) && (await askHolder(`port ${port}`))) {
    console.log(`Grok Prompts is already running at ${url}`);
    process.exit(0);
  }
  await demandFreePort(port, hostname, command);
  await install(say);

  const settings = await readSettings({ dev });
  const backendEnv = await connect(settings, dev, url);
  const env = { ...settings, ...backendEnv };
  const distDir = dev ? '.next' : await chooseBuildFolder(port, env);
  if (!dev) await ensureBuild({ distDir, env, log: say });

  let ready = false;
  const log = (/** @type {string} */ line) => ready && say(line);
  const site = await keep(startSite({ distDir, port, hostname, env, dev, log }));
  site.exited.then(async (code) => {
    // Ctrl-C reaches the whole group; the site may be the first to go.
    await new Promise((resolve) => setTimeout(resolve, 300));
    fail(`The site ended unexpectedly (${code ?? 'killed'}).\n${site.lastLines(5)}`);
  });
  ready = true;
  say(`Grok Prompts is at ${url}`);
}

/**
 * Where the accounts are: nowhere with BACKEND=none, a Supabase project when one is named, otherwise the embedded backend, on
 * the PostgreSQL server of DATABASE_URL when there is one.
 * @param {Record<string, string>} settings
 * @param {boolean} dev
 * @param {string} url
 * @returns {Promise<Record<string, string>>}
 */
async function connect(settings, dev, url) {
  if (settings.BACKEND === 'none') return { SUPABASE_URL: '' };
  if (settings.SUPABASE_URL) {
    if (settings.SUPABASE_PUBLISHABLE_KEY) return {};
    throw new Problem('SUPABASE_URL is set, SUPABASE_PUBLISHABLE_KEY is not: the site needs both.');
  }
  const keys = await ensureKeys({ dev }, say);
  const backend = await keep(
    openBackend({
      keys,
      siteUrl: settings.SITE_URL || url,
      databaseUrl: settings.DATABASE_URL,
      confirmEmail: settings.CONFIRM_EMAIL === '1',
      dev,
      say,
    }),
  );
  backend.failed.then(fail);
  return { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: keys.publishableKey };
}
