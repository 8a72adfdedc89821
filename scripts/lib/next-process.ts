import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './project.ts';

const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const PRELOAD = new URL('./die-with-parent.mjs', import.meta.url).href;
const PATIENCE = 5000;

/**
 * Node takes memory until a collection is worth its while, which on a large machine is late: 740 MB after 20,000 addresses that nobody
 * has, against 300 MB with these (docs/decisions/memory.md), at the same speed. The Dockerfile starts the server with the same.
 */
const MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** glibc keeps what is freed in an arena for each of up to eight threads per core; of few there is less. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** What reads .env files is `npm start`; a test must not depend on the ones that happen to lie here. */
const NO_ENV_FILES = { __NEXT_PROCESSED_ENV: 'true' };

/** Empty, not absent, so that `next dev` does not find them in .env.local. */
const NO_SECRETS = { SUPABASE_SECRET_KEY: '', SUPABASE_JWT_SECRET: '' };

export interface NextOptions {
  /** Relative to the project. */
  distDir: string;
  /** Added to this process's environment. */
  env?: Record<string, string>;
  dev?: boolean;
  onLine?: (line: string) => void;
}

/** Runs the command `next`. It ends with this process, however this process ends. */
export function spawnNext(args: string[], { distDir, env = {}, dev = false, onLine }: NextOptions) {
  const child = spawn(process.execPath, [...MEMORY, '--import', PRELOAD, NEXT, ...args], {
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
      const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      await exited;
      clearTimeout(patience);
    },
  };
}
