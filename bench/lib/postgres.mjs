import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../scripts/free-port.ts';

const PROGRAMS = '/usr/lib/postgresql';

/** What anybody gives a database of this size; the rest is as PostgreSQL comes. No fsync: only reading is measured. */
const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  work_mem: '16MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
  max_connections: '60',
  fsync: 'off',
};

/** Ends the server and removes its folder when this process ends, however it ends: its end closes the input of `cat`. */
const WATCHED = '"$0" "$@" 2>log & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; cd / && rm -rf "$FOLDER"';

function programs() {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).filter((name) => Number(name) >= 15) : [];
  const bin = versions.map((version) => path.join(PROGRAMS, version, 'bin')).find((folder) => existsSync(path.join(folder, 'postgres')));
  if (!bin) throw new Error(`There is no PostgreSQL 15 or newer under ${PROGRAMS} (apt-get install postgresql)`);
  return bin;
}

/** PostgreSQL refuses to run as root. */
function account() {
  if (process.getuid?.() !== 0) return undefined;
  const fields = readFileSync('/etc/passwd', 'utf8')
    .match(/^(?:postgres|nobody):.*$/m)?.[0]
    .split(':');
  if (!fields) throw new Error('PostgreSQL refuses to run as root, and there is no account for it');
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/**
 * A throwaway PostgreSQL server.
 * @param {import('./bench.mjs').Bench} bench
 */
export async function startPostgres(bench) {
  const bin = programs();
  const who = account();
  const folder = mkdtempSync(path.join(tmpdir(), 'gp-bench-postgres-'));
  if (who) chownSync(folder, who.uid, who.gid);
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', FOLDER: folder };
  const data = path.join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(bin, 'initdb'), init, { ...who, cwd: folder, stdio: 'ignore', env });
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, listen_addresses: '127.0.0.1', port, unix_socket_directories: folder });
  const args = ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const watcher = spawn('/bin/sh', ['-c', WATCHED, path.join(bin, 'postgres'), ...args], {
    ...who,
    cwd: folder,
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C reaches a whole group; the watcher must outlive it to clean up.
    detached: true,
  });
  const exited = new Promise((resolve) => watcher.once('exit', resolve));
  bench.later(async () => {
    watcher.stdin.end();
    await exited;
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const version = await answers(url);
  return { url, version, settings: SETTINGS };
}

/** @param {string} url */
async function answers(url) {
  for (const end = Date.now() + 30_000; ; ) {
    const sql = postgres(url, { max: 1, connect_timeout: 5 });
    try {
      return String((await sql`show server_version`)[0]?.server_version);
    } catch (cause) {
      if (Date.now() > end) throw new Error('PostgreSQL did not start', { cause });
      await sleep(100);
    } finally {
      await sql.end();
    }
  }
}

/** @param {import('./bench.mjs').Bench} bench @param {string} url @param {postgres.Options<{}>} [options] */
export function connect(bench, url, options) {
  const sql = postgres(url, { max: 1, onnotice: () => {}, ...options });
  bench.later(() => sql.end({ timeout: 1 }));
  return sql;
}
