/** `npm test` runs all checks of CI, several at a time, and `npm test -- unit e2e` only the checks of these names. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { onEnd } from './lib/on-end.ts';
import { ROOT } from './lib/project.ts';

const CHECKS: Record<string, string> = {
  types: 'next typegen && tsc --noEmit',
  lint: 'biome check .',
  imports: 'node scripts/check-imports.ts',
  schema: 'node scripts/db-types.ts --check',
  unit: 'vitest run --config tests/unit/vitest.config.ts',
  db: 'vitest run --config tests/db/vitest.config.ts',
  e2e: 'playwright test --config tests/e2e/playwright.config.ts',
  faults: 'vitest run --config tests/faults/vitest.config.ts',
};

/** Variables of a developer's own site, which must not change the tests. */
const NOT_FOR_TESTS = [
  ...['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET', 'AUTH_SECRET', 'BACKEND_TIMEOUT'],
  ...['SITE_URL', 'ANALYTICS_URL', 'LIBRARY_DIR', 'TRUST_PROXY', 'NEXT_DIST_DIR', 'REDIS_URL', 'NODE_ENV', 'PORT', 'HOSTNAME', 'DATA_DIR'],
];

/** Quick checks, which run at the same time. If one fails, the slow ones do not begin. */
const QUICK_CHECKS = ['types', 'lint', 'imports'];

/**
 * Lanes of slow checks: those of one lane run one after the other, and the lanes at the same time, because journeys wait as much as they work.
 * Faults come after the journeys, because they load the machine and measure memory.
 */
const LANES = [
  ['e2e', 'faults'],
  ['schema', 'unit', 'db'],
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  console.error(`There is no check called ${unknown.join(', ')}. There are: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(1);
}

/** Temporary folder of the checks, by which processes that they left running are found. */
const folder = mkdtempSync(path.join(tmpdir(), 'gp-test-'));
// PostgreSQL, which refuses to run as root, needs to enter its own folder in this one.
chmodSync(folder, 0o711);

const env = process.env;
Object.assign(env, { FAULTS: 'short', TMPDIR: folder, TEMP: folder, TMP: folder });
for (const name of NOT_FOR_TESTS) delete env[name];
// The output of the checks comes through a pipe, and has colours if this process prints to a terminal.
if (process.stdout.isTTY) env.FORCE_COLOR ??= '1';
// The backend hashes passwords with the least work (10 by default), because the tests make more than a thousand.
env.LITE_AUTH_BCRYPT_COST ??= '4';
// With TRACE, the results stay where traces are looked for.
if (!env.TRACE) env.TEST_RESULTS = path.join(folder, 'results');

/** Ids of processes that the checks left running. Browsers and databases leave the process group that started them, but not its temporary folder. */
function leftRunning(): number[] {
  const pids = existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Boolean) : [];
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`TMPDIR=${folder}`);
    } catch {
      return false;
    }
  });
}

/** Sends the signals to all processes that are left, waits up to ten seconds after each, and removes the temporary folder. */
async function stopAll(signals: NodeJS.Signals[] = ['SIGKILL']): Promise<void> {
  for (const signal of signals) {
    for (const pid of leftRunning()) {
      try {
        process.kill(pid, signal);
      } catch {
        // The process has ended.
      }
    }
    for (let tries = 0; tries < 100 && leftRunning().length > 0; tries++) await sleep(100);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

let interrupted = false;
onEnd(async () => {
  interrupted = true;
  await stopAll(['SIGINT', 'SIGKILL']);
  process.exit(130);
});

/** Number of the last lines of a failed check, which are printed again at the end of the log. */
const REPEATED_LINES = 100;

/** Runs the command of a check, and prints its output with the name before each line. Returns the exit code and the end of the output. */
async function run(name: string, command: string): Promise<{ code: number | null; end: string }> {
  const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const end: string[] = [];
  for (const stream of ['stdout', 'stderr'] as const) {
    createInterface({ input: child[stream] }).on('line', (line) => {
      process[stream].write(`${name.padEnd(7)} ${line}\n`);
      end.push(line);
      if (end.length > REPEATED_LINES) end.shift();
    });
  }
  const closed = once(child, 'close');
  const [code] = await once(child, 'exit');
  // Processes that the command left running may keep its output open.
  await Promise.race([closed, sleep(5_000)]);
  return { code, end: end.join('\n') };
}

const results: string[] = [];
const failures: string[] = [];
const isWanted = (name: string) => names.length === 0 || names.includes(name);

async function check(name: string): Promise<boolean> {
  const command = CHECKS[name] ?? '';
  console.log(`${name.padEnd(7)} ${command}`);
  const begin = Date.now();
  const { code, end } = await run(name, command);
  if (interrupted) await new Promise(() => {});
  if (code !== 0) failures.push(`${name} failed. The end of what it printed:\n\n${end.trim()}`);
  results.push(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - begin) / 1000)} s)`);
  return code === 0;
}

const begin = Date.now();
const slow = Object.keys(CHECKS).filter((name) => isWanted(name) && !QUICK_CHECKS.includes(name));
const isSound = (await Promise.all(QUICK_CHECKS.filter(isWanted).map(check))).every(Boolean);
if (isSound)
  await Promise.all(
    LANES.map(async (lane) => {
      for (const name of lane.filter(isWanted)) await check(name);
    }),
  );
await stopAll();
for (const failure of failures) console.log(`\n${failure}`);
const took = Math.round((Date.now() - begin) / 1000);
console.log(`\n${results.join('\n')}\n${results.length - failures.length} checks passed, ${failures.length} failed (${took} s)`);
if (!isSound && slow.length > 0)
  console.log(`Not run, because of that failure: ${slow.join(', ')}. Run them by name: npm test -- ${slow.join(' ')}`);
process.exitCode = failures.length > 0 ? 1 : 0;
