import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types';
import { type Backend, makeKeys, startBackend } from '../../scripts/backend.mjs';

const keys = makeKeys();

/** A folder for a backend's data, and how to throw it away. */
export async function throwawayFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grok-prompts-faults-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The embedded backend on a folder; the same folder and keys again carry on where it was. */
export function start(folder: string): Promise<Backend> {
  return startBackend({ dataDir: folder, keys, driver: 'pglite' });
}

/** Somebody with an account, signed in. */
export async function signUp(backend: Backend, name: string) {
  const client = connect(backend);
  const { data, error } = await client.auth.signUp({ email: `${name}@example.com`, password: 'correct horse' });
  if (error || !data.user || !data.session) throw new Error(`${name} could not sign up`, { cause: error });
  return { client, id: data.user.id, token: data.session.access_token };
}

/** A client of the backend, with somebody's token when given. */
export function connect(backend: Backend, token?: string): SupabaseClient<Database> {
  return createClient<Database>(backend.url, backend.publishableKey, {
    db: { retry: false },
    ...(token ? { accessToken: async () => token } : { auth: { persistSession: false, autoRefreshToken: false } }),
  });
}
