import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './project.mjs';
import { count, reporting } from './reports.mjs';

/** What a developer's shell may say about their own site. */
const NOT_FOR_TESTS = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET', 'SITE_URL'].concat([
  ...['ANALYTICS_URL', 'LIBRARY_DIR', 'TRUST_PROXY', 'NEXT_DIST_DIR', 'REDIS_URL', 'NODE_ENV', 'PORT', 'HOSTNAME'],
]);

const PATIENCE = 10_000;

const windows = process.platform === 'win32';

/** Where checks run: with a temporary folder of their own, and nothing of theirs outlives it. */
export function openRoom() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gp-test-'));
  // PostgreSQL, which refuses to be root, must get through to its own folder.
  chmodSync(folder, 0o711);
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  let interrupted = false;

  const sweep = () => {
    if (running) kill(windows ? running.pid : -(running.pid ?? 0));
    for (const pid of startedIn(folder)) kill(pid);
  };

  return {
    /** @param {import('../test.mjs').Check} check @param {Record<string, string>} extra */
    async run({ name, title, command, report }, extra) {
      const file = path.join(folder, `${name}.json`);
      const { args, env } = reporting(report, file, path.join(folder, name));
      const streaming = Boolean(process.env.CI && report);
      process.stdout.write(streaming ? `${title}\n` : title);
      const begin = Date.now();
      const [program = '', ...rest] = [...command, ...args];
      running = spawn(program, rest, {
        cwd: ROOT,
        // A group of its own, so that what it leaves behind can be found.
        detached: !windows,
        shell: windows,
        stdio: ['ignore', streaming ? 'inherit' : 'pipe', streaming ? 'inherit' : 'pipe'],
        env: { ...environment(), ...env, ...extra, TMPDIR: folder, TEMP: folder, TMP: folder },
      });
      let output = '';
      for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk) => (output += chunk));
      const code = await ended(running).catch((error) => (output += error.message));
      if (interrupted) await new Promise(() => {});
      sweep();

      const { passed, failed, note } = count(report, file, code === 0);
      const facts = [`${passed} passed`, failed > 0 ? `${failed} failed` : '', note, `${((Date.now() - begin) / 1000).toFixed(1)} s`];
      console.log(`${streaming ? title : ''}: ${facts.filter(Boolean).join(', ')}`);
      if (failed > 0 && !streaming) console.log(`\n${output.trim()}\n`);
      return { passed, failed };
    },
    /** Lets the running check tidy up after itself: stop browsers and databases that are not in its group. */
    async interrupt() {
      interrupted = true;
      if (running?.exitCode !== null || running.signalCode !== null) return;
      running.kill('SIGINT');
      await Promise.race([ended(running), sleep(PATIENCE)]);
    },
    close() {
      sweep();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @param {number | undefined} pid */
function kill(pid) {
  if (!pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

/**
 * Browsers and databases leave the group of who started them, but not its temporary folder.
 * @param {string} folder
 */
function startedIn(folder) {
  if (!existsSync('/proc')) return [];
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`TMPDIR=${folder}`);
    } catch {
      return false;
    }
  });
}

function environment() {
  const env = { ...process.env };
  for (const name of NOT_FOR_TESTS) delete env[name];
  return env;
}

/** Its exit: what it left running may keep its output open. @param {import('node:child_process').ChildProcess} child */
function ended(child) {
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', (code) => setTimeout(resolve, 100, code)));
}
