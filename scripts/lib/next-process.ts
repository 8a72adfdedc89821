import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './project.ts';

const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const PRELOAD = new URL('./die-with-parent.mjs', import.meta.url).href;
const STOP_TIMEOUT = 5000;

/**
 * Options by which Node collects garbage earlier: after 20,000 requests for pages that do not exist, a process has 300 MB instead of 740 at the
 * same speed (docs/decisions/memory.md). The Dockerfile has them, too.
 */
const HEAP_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** Limits the arenas of glibc, which keep freed memory, to two. There could be eight for each core. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** Keeps Next from reading .env files, which `npm start` has read, and on which tests must not depend. */
const NO_ENV_FILES = { __NEXT_PROCESSED_ENV: 'true' };

/** Variables that Next must not have. They are empty, because `next dev` would read missing ones from .env.local. */
const NO_SECRETS = { SUPABASE_SECRET_KEY: '', SUPABASE_JWT_SECRET: '' };

interface NextOptions {
  /** Folder of the build, relative to the project. */
  distDir: string;
  /** Variables beside those of this process's environment. */
  env?: Record<string, string>;
  dev?: boolean;
  onLine?: (line: string) => void;
}

/** Runs the command `next`. It ends with this process, however this process ends. */
export function spawnNext(args: string[], { distDir, env = {}, dev = false, onLine }: NextOptions) {
  const child = spawn(process.execPath, [...HEAP_OPTIONS, '--import', PRELOAD, NEXT, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...FEW_ARENAS,
      ...process.env,
      ...(dev ? {} : NO_ENV_FILES),
      ...env,
      ...NO_SECRETS,
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_DIST_DIR: distDir,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      if (lines.push(line) > 200) lines.shift();
      onLine?.(line);
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      lines.push(error.message);
      resolve(null);
    });
    child.once('close', resolve);
  });
  return {
    pid: child.pid ?? 0,
    exited,
    lastLines: (count = 200) => lines.slice(-count).join('\n'),
    async stop() {
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await exited;
      clearTimeout(killTimer);
    },
  };
}
