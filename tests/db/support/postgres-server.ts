import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aptInstall } from '../../../scripts/lib/apt.ts';
import { freePort } from '../../support/free-port.ts';

const PROGRAMS = '/usr/lib/postgresql';
const OLDEST = 15;

/** The folder of PostgreSQL's programs. Installs them where apt can; a machine without them cannot run these tests. */
export function postgresPrograms(): string {
  const there = findPrograms();
  if (there) return there;
  console.log('Installing PostgreSQL');
  const output = aptInstall('postgresql');
  const installed = findPrograms();
  if (installed) return installed;
  throw new Error(
    `PostgreSQL ${OLDEST} or newer is needed and could not be installed. Install it and run this again.\n${output.slice(-1000)}`,
  );
}

function findPrograms(): string | undefined {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS) : [];
  const folders = versions.map((version) => path.join(PROGRAMS, version, 'bin'));
  return [...folders, elsewhere()].find((folder) => majorVersion(folder) >= OLDEST);
}

/** Where it is on other systems than Debian. */
function elsewhere(): string {
  return spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Asked of the server itself: a client alone has a folder, too. */
function majorVersion(folder: string): number {
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

/** The account that PostgreSQL, which refuses to be root, runs under when the tests are run by root. */
function unprivileged(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody" for it.');
}

/** A throwaway server, with settings beyond the tests' own: its data, socket and log are in one temporary folder that stop() removes. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<{ url: string; stop: () => void }> {
  const bin = postgresPrograms();
  const account = process.getuid?.() === 0 ? unprivileged() : undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'gp-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const run = (program: string, ...args: string[]) => {
    execFileSync(path.join(bin, program), args, {
      ...account,
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
    });
  };
  const data = path.join(folder, 'data');
  const all = { listen_addresses: '127.0.0.1', fsync: 'off', max_connections: '60', ...settings };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  let port: number;
  try {
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
    // Just before it is used: whatever connects meanwhile may be given the same.
    port = await freePort();
    run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', `-k ${folder} -p ${port} ${options.join(' ')}`, 'start');
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error('PostgreSQL did not start', { cause });
  }
  const stop = () => {
    run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
