import { readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types';
import { type Backend, makeKeys, startBackend } from '../../scripts/backend';
import { type Site, startSite } from '../../scripts/site';
import { BUSY_MACHINE } from '../support/busy-machine';
import { putEmptyDatabase } from '../support/empty-database';

const keys = makeKeys();

/** The production build that is broken here; `npm test` uses the same. */
export const distDir = '.next-test';

/** Copies of the build for tests that measure how it grows: what others have drawn on its first request grows the common one. */
export const OWN_BUILDS = '.next-faults';

/** How often something is done: `npm test` does a few of each (FAULTS=short), `npm run test:faults` all. */
export const times = (all: number, few: number) => (process.env.FAULTS === 'short' ? few : all);

/** A folder of a test, and how to throw it away. */
export async function throwawayFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grok-prompts-faults-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A folder with the data of a backend that nobody has used yet. */
export async function backendFolder() {
  const place = await throwawayFolder();
  await putEmptyDatabase(place.folder);
  return place;
}

/** The embedded backend on a folder; the same folder and keys again carry on where it was. */
export function start(folder: string): Promise<Backend> {
  return startBackend({ dataDir: folder, keys, driver: 'pglite' });
}

/**
 * The site with a backend of its own, and further settings of the site. Addresses are believed, so that nobody uses up another one's attempts.
 * `ownBuild`: it serves a copy of the build; `sizeOfBuild` are the bytes of everything that the build which it serves keeps.
 */
export async function startWhole(
  settings: Record<string, string> = {},
  { ownBuild = false } = {},
): Promise<{ site: Site; backend: Backend; sizeOfBuild: () => number; stop: () => Promise<void> }> {
  const { folder, remove } = await backendFolder();
  const backend = await start(folder);
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    TRUST_PROXY: '1',
    ...BUSY_MACHINE,
    ...settings,
  };
  const served = ownBuild ? await mkdtemp(`${OWN_BUILDS}/`) : distDir;
  if (ownBuild) await cp(distDir, served, { recursive: true });
  const site = await startSite({ distDir: served, env });
  const stop = async () => {
    await site.stop();
    await backend.stop();
    await remove();
    if (ownBuild) await rm(served, { recursive: true });
  };
  return { site, backend, sizeOfBuild: () => sizeOf(served), stop };
}

/** Somebody with an account, signed in. */
export async function signUp(backend: Backend, name: string) {
  const client = connect(backend);
  const { data, error } = await client.auth.signUp({ email: `${name}@example.com`, password: 'correct horse' });
  if (error || !data.user || !data.session) throw new Error(`${name} could not sign up`, { cause: error });
  return { client, id: data.user.id, token: data.session.access_token, session: data.session };
}

/** A client of the backend, with somebody's token when given. */
export function connect(backend: Backend, token?: string): SupabaseClient<Database> {
  return createClient<Database>(backend.url, backend.publishableKey, {
    db: { retry: false },
    ...(token ? { accessToken: async () => token } : { auth: { persistSession: false, autoRefreshToken: false } }),
  });
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** What a process holds of the memory. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The milliseconds that a process has kept a processor busy since it started. */
export function busyMilliseconds(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  // In hundredths of a second, whatever the machine.
  return (Number(user) + Number(system)) * 10;
}
