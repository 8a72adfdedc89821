/**
 * `npm run searches`: what was searched in the library and not found on three different days or more of the last 90. Asks the Supabase project of
 * SUPABASE_URL with SUPABASE_SECRET_KEY, otherwise the embedded backend, also while the site runs.
 */
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { MISSED_SEARCHES } from '../lib/limits.ts';
import type { Database } from '../lib/supabase/database.types.ts';
import { holderOf } from '../supabase/lite/lock.ts';
import { startBackend } from './backend.ts';
import { ROOT } from './lib/project.ts';
import { ensureKeys, readSettings } from './lib/settings.ts';

interface Connection {
  url: string;
  secretKey: string;
  stop?: () => Promise<void>;
}

async function connect(): Promise<Connection> {
  const settings = await readSettings({ dev: false });
  if (settings.BACKEND === 'none') throw new Error('BACKEND=none: without a backend nothing is counted.');
  if (settings.SUPABASE_URL) {
    if (settings.SUPABASE_SECRET_KEY) return { url: settings.SUPABASE_URL, secretKey: settings.SUPABASE_SECRET_KEY };
    throw new Error('SUPABASE_URL is set, SUPABASE_SECRET_KEY is not: it is in the settings of the project, under API keys.');
  }
  const dataDir = path.join(path.resolve(ROOT, process.env.DATA_DIR || '.data'), 'backend');
  const keys = await ensureKeys({ dev: false }, console.log);
  const url = await holderOf(dataDir);
  if (url === '') throw new Error('The backend is only starting: try again in a moment.');
  if (url) return { url, secretKey: keys.secretKey };
  return startBackend({ dataDir, keys, driver: settings.DATABASE_URL ? 'postgres' : 'pglite', databaseUrl: settings.DATABASE_URL });
}

async function printSearches({ url, secretKey }: Connection): Promise<void> {
  const client = createClient<Database>(url, secretKey, { db: { retry: false }, auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.rpc('often_missed_searches');
  if (error) throw new Error(`The searches could not be read: ${error.message}`);
  const { days, shownFromDays } = MISSED_SEARCHES;
  if (data.length === 0) return console.log(`Nothing was searched in vain on ${shownFromDays} different days of the last ${days}.`);
  console.log('days  searches  words');
  for (const row of data) console.log(`${String(row.days).padStart(4)}${String(row.searches).padStart(10)}  ${row.words}`);
}

try {
  const connection = await connect();
  try {
    await printSearches(connection);
  } finally {
    await connection.stop?.();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
