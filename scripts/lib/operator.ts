import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { holderOf } from '../../supabase/lite/lock.ts';
import { startBackend } from '../backend.ts';
import { dataFolder, EMBEDDED_KEYS_HINT, ensureKeys, readSettings, type Settings } from './settings.ts';

export interface Connection {
  url: string;
  secretKey: string;
  stop?: () => Promise<void>;
}

/** Client with the secret key of the backend, for whoever runs the site. */
export type Operator = ReturnType<typeof operatorOf>;

export function operatorOf({ url, secretKey }: Connection) {
  return createClient<Database>(url, secretKey, { db: { retry: false }, auth: { persistSession: false, autoRefreshToken: false } });
}

/** Connects to the Supabase project of SUPABASE_URL with SUPABASE_SECRET_KEY, or else to the embedded backend, started unless the site runs. */
export async function connect(settings: Settings): Promise<Connection> {
  if (settings.BACKEND === 'none') throw new Error('BACKEND=none: there is no backend to ask.');
  if (settings.SUPABASE_URL) {
    if (settings.SUPABASE_SECRET_KEY) return { url: settings.SUPABASE_URL, secretKey: settings.SUPABASE_SECRET_KEY };
    throw new Error(
      `SUPABASE_URL is set, SUPABASE_SECRET_KEY is not: it is in the settings of the project, under API keys. ${EMBEDDED_KEYS_HINT}`,
    );
  }
  const dataDir = path.join(dataFolder(settings), 'backend');
  const keys = await ensureKeys({ dev: false }, console.log);
  const url = await holderOf(dataDir);
  if (url === '') throw new Error('The backend is only starting: try again in a moment.');
  if (url) return { url, secretKey: keys.secretKey };
  return startBackend({ dataDir, keys, driver: settings.DATABASE_URL ? 'postgres' : 'pglite', databaseUrl: settings.DATABASE_URL });
}

/** Runs a command with the client of the backend. An error is printed as one line, and makes the exit code 1. */
export async function asOperator(run: (operator: Operator, settings: Settings) => Promise<void>): Promise<void> {
  try {
    const settings = await readSettings({ dev: false });
    const connection = await connect(settings);
    try {
      await run(operatorOf(connection), settings);
    } finally {
      await connection.stop?.();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
