import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeKeys } from '../../scripts/backend';
import { freePort } from '../support/free-port';
import { throwawayFolder } from './support';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = '.next-test-start';
const keys = makeKeys();
let port: number;
let data: Awaited<ReturnType<typeof throwawayFolder>>;
let library: string;

beforeAll(async () => {
  [port, data] = [await freePort(), await throwawayFolder()];
  library = smallLibrary();
});
afterAll(async () => {
  await data.remove();
  await rm(path.join(ROOT, DIST), { recursive: true, force: true });
});

/** The prompts that the guides show: enough to build the site, and drawn in a moment. */
function smallLibrary(): string {
  const folder = path.join(data.folder, 'library');
  const guides = path.join(ROOT, 'content/guides');
  const shown = readdirSync(guides).map((file) => readFileSync(path.join(guides, file), 'utf8'));
  const prompts: { slug: string }[] = JSON.parse(readFileSync(path.join(ROOT, 'data/prompts.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(ROOT, 'data/categories.json'), path.join(folder, 'categories.json'));
  const few = prompts.filter(({ slug }) => shown.some((guide) => guide.includes(`"${slug}"`)));
  writeFileSync(path.join(folder, 'prompts.json'), JSON.stringify(few));
  return folder;
}

type Started = { child: ChildProcess; output: () => string; exited: Promise<number | null> };

/** `npm start` with its data and its build in places of their own, as somebody runs it who has set no SITE_URL. */
function start(env: Record<string, string> = {}, command = [process.execPath, 'scripts/start.ts']): Started {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ ...process.env, PORT: String(port), HOSTNAME: '', SITE_URL: '', SUPABASE_URL: '', DATABASE_URL: '', BACKEND: '' },
      // Keys that are given are not written to .env.local.
      ...{ SUPABASE_PUBLISHABLE_KEY: keys.publishableKey, SUPABASE_SECRET_KEY: keys.secretKey, SUPABASE_JWT_SECRET: keys.jwtSecret },
      ...{ AUTH_SECRET: keys.jwtSecret, DATA_DIR: data.folder, LIBRARY_DIR: library, NEXT_DIST_DIR: DIST },
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, exited: new Promise((resolve) => child.once('close', resolve)) };
}

/** What it runs and what these run, by the folder of its data in their environment. */
function processes(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return readFileSync(`/proc/${name}/environ`, 'utf8').includes(`DATA_DIR=${data.folder}\0`) ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

async function ready({ output, exited }: Started): Promise<void> {
  const ended = exited.then(() => {
    throw new Error(output());
  });
  await Promise.race([expect.poll(output, { timeout: 600_000 }).toContain(`Grok Prompts is at http://localhost:${port}`), ended]);
}

afterEach(() => {
  for (const pid of processes()) process.kill(pid, 'SIGKILL');
});

const addressesOf = async (page: string) => (await fetch(`http://localhost:${port}${page}`)).text();

test('npm start says how far it is, names its port where SITE_URL is not set, is alone in its folder, and Ctrl-C leaves nothing running', async () => {
  const first = start();
  await ready(first);
  expect(first.output()).toMatch(/Building the site: (\d+) of \1 pages and pictures\n/);
  expect(await addressesOf('/about')).toContain(`<link rel="canonical" href="http://localhost:${port}/about"`);
  expect(await addressesOf('/sitemap.xml')).toContain(`<loc>http://localhost:${port}/about</loc>`);
  expect(await addressesOf('/robots.txt')).toContain(`http://localhost:${port}/sitemap.xml`);
  expect(await addressesOf('/readyz')).toContain('ready');
  const environments = processes().map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8'));
  const sites = environments.filter((environment) => environment.includes('__NEXT_PROCESSED_ENV=true\0'));
  expect(sites.length).toBeGreaterThan(0);
  expect(sites.join(), 'the site has no secret key').not.toContain(keys.secretKey);
  expect(environments.join(), 'the process around it has').toContain(`SUPABASE_SECRET_KEY=${keys.secretKey}\0`);

  const second = start({ PORT: String(await freePort()) });
  expect(await second.exited).toBe(0);
  expect(second.output()).toContain(`Grok Prompts is already running at http://localhost:${port}`);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);

  first.child.kill('SIGINT');
  expect(await first.exited).toBe(0);
  expect(processes()).toEqual([]);
});

test('kill -9 of npm or of its script leaves nothing running, and the next one needs no hand and no build', async () => {
  // npm runs a script in a shell, which outlives npm.
  const shell = `"${process.execPath}" scripts/start.ts; true`;
  const npm = start({ npm_lifecycle_event: 'start', SCRIPT: shell }, ['sh', '-c', 'sh -c "$SCRIPT"; true']);
  await ready(npm);
  npm.child.kill('SIGKILL');
  await expect.poll(processes, { timeout: 120_000 }).toEqual([]);

  const script = start();
  await ready(script);
  expect(script.output()).not.toContain('Building');
  script.child.kill('SIGKILL');
  await expect.poll(processes, { timeout: 120_000 }).toEqual([]);
});
