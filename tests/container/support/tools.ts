import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { aptInstall } from '../../../scripts/lib/apt';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

const PROGRAMS = ['buildah', 'debootstrap', 'setpriv', 'nsenter', 'unshare', 'git'];

/** What building and running a container without a Docker engine takes; installed where apt can. */
export function requireTools(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error('The container test mounts file systems: it needs Linux and root (sudo npm run test:container).');
  }
  if (missing().length === 0) return;
  console.log(`Installing ${missing().join(', ')}`);
  const output = aptInstall('buildah', 'debootstrap', 'util-linux', 'git');
  if (missing().length > 0) {
    throw new Error(`The container test needs ${missing().join(', ')}, which could not be installed.\n${output.slice(-1000)}`);
  }
}

const missing = () => PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);

/** Runs a program to its end and returns what it printed. A failure carries its last lines. */
export async function run(program: string, args: string[], cwd?: string): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  let output = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    output += chunk;
  });
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code === 0) return printed.trim();
  throw new Error(`${program} ${args.slice(0, 8).join(' ')} failed:\n${output.slice(-4000)}`);
}
