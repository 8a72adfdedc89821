import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aptInstall } from '../../scripts/lib/apt.ts';
import { freePort } from './free-port.ts';

const isThere = () => spawnSync('redis-server', ['--version']).status === 0;

/** Installs Redis where apt can; a machine without it cannot run the tests that need it. */
function requireRedis(): void {
  if (isThere()) return;
  console.log('Installing Redis');
  const output = aptInstall('redis-server');
  if (!isThere())
    throw new Error(`Redis is needed and could not be installed. Install redis-server and run this again.\n${output.slice(-1000)}`);
}

/** A throwaway Redis that keeps nothing, on a port of its own or on a given one. `stop` kills it, and its temporary folder is gone. */
export async function startRedis(port = 0): Promise<{ url: string; port: number; stop: () => Promise<void> }> {
  requireRedis();
  const folder = await mkdtemp(path.join(tmpdir(), 'gp-redis-'));
  port ||= await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async () => {
    server.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  let output = '';
  const ready = await new Promise<boolean>((resolve) => {
    server.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ready to accept connections')) resolve(true);
    });
    exited.then(() => resolve(false));
  });
  if (!ready) {
    await stop();
    throw new Error(`Redis did not start:\n${output}`);
  }
  return { url: `redis://127.0.0.1:${port}`, port, stop };
}
