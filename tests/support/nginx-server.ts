import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall } from '../../scripts/lib/apt.ts';
import { freePort } from './free-port.ts';

const SHIPPED = path.resolve(import.meta.dirname, '../../deploy/nginx.conf');
// Debian has it where only root looks for programs.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const isThere = () => spawnSync('nginx', ['-v'], { env }).status === 0;

/** Installs nginx where apt can; a machine without it cannot run what needs it. */
function requireNginx(): void {
  if (isThere()) return;
  console.log('Installing nginx');
  const output = aptInstall('nginx-light');
  if (!isThere())
    throw new Error(`nginx is needed and could not be installed. Install nginx-light and run this again.\n${output.slice(-1000)}`);
}

/** Another proxy before nginx, as docs/operations.md says it: whoever asks from this machine. */
const BEHIND_PROXY = ' set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;';

/** deploy/nginx.conf as it is, but for where the site is, where nginx listens, what is before it, and where it writes. */
function configuration([port, library, made]: number[], sitePort: number, folder: string, behindProxy: boolean): string {
  const changes: [string, string][] = [
    ['listen 8080 default_server;', `listen 127.0.0.1:${port} default_server;${behindProxy ? BEHIND_PROXY : ''}`],
    ['server site:3000;', `server 127.0.0.1:${sitePort};`],
  ];
  let text = readFileSync(SHIPPED, 'utf8');
  for (const [from, to] of changes) {
    if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf should say "${from}" once`);
    text = text.replace(from, to);
  }
  const everywhere: [string, string][] = [
    ['8081', String(library)],
    ['8082', String(made)],
    ['/tmp/nginx', path.join(folder, 'nginx')],
    ['/var/cache/nginx', path.join(folder, 'cache')],
  ];
  return everywhere.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

/** The cache that the project ships, in front of a site on this machine. `cache` is the folder of what it stores. */
export async function startNginx(
  sitePort: number,
  { behindProxy = false } = {},
): Promise<{ url: string; cache: string; stop: () => Promise<void> }> {
  requireNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'gp-nginx-'));
  // Its workers are another user where it is started by root.
  chmodSync(folder, 0o755);
  const cache = path.join(folder, 'cache');
  mkdirSync(cache, { mode: 0o777 });
  const [port, ...inner] = [await freePort(), await freePort(), await freePort()];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration([port, ...inner], sitePort, folder, behindProxy));
  const server = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const exited = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await accepts(port))) {
    if (server.exitCode === null) await sleep(50);
    else {
      await stop();
      throw new Error(`nginx did not start:\n${output}`);
    }
  }
  return { url: `http://127.0.0.1:${port}`, cache, stop };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
