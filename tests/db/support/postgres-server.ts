import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';

const PROGRAMS = '/usr/lib/postgresql';

/** Where PostgreSQL 15 or newer is, or why it cannot be used. */
export function findPostgres(): { bin: string } | { missing: string } {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).filter((name) => Number(name) >= 15) : [];
  const bin = versions.map((version) => path.join(PROGRAMS, version, 'bin')).find((folder) => existsSync(path.join(folder, 'initdb')));
  if (!bin) return { missing: `no PostgreSQL 15 or newer under ${PROGRAMS}` };
  if (!canImport('postgres')) return { missing: 'the npm package "postgres" is not installed' };
  if (process.getuid?.() === 0 && !unprivileged()) return { missing: 'PostgreSQL refuses to run as root, and there is no account for it' };
  return { bin };
}

/** Asked of a plain Node, because @supabase/lite will be the one to import it. */
function canImport(name: string): boolean {
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', `await import('${name}')`], { cwd: import.meta.dirname, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The account that PostgreSQL runs under when the tests are run by root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
}

/** A throwaway server: its data, socket and log are in one temporary folder that stop() removes. */
export async function startPostgres(bin: string): Promise<{ url: string; stop: () => void }> {
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
  const port = await freePort();
  const settings = `-k ${folder} -p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60`;
  try {
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
    run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');
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
