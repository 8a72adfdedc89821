import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { App } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import type { ServerOptions } from '../../scripts/backend.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What holds for every connection to a PostgreSQL server. The timeouts of roles do not: lite changes its role after it has connected. */
function withSettings(address = ''): string {
  if (!URL.canParse(address)) throw new Error('DATABASE_URL must be an address such as postgres://user:password@host:5432/database.');
  const url = new URL(address);
  // PostgreSQL tells on every start that its tables exist already; nobody needs to read that.
  url.searchParams.set('client_min_messages', 'warning');
  url.searchParams.set('statement_timeout', '8s');
  return url.href;
}

async function writeConfig({ dataDir, driver, databaseUrl, keys }: ServerOptions): Promise<string> {
  // env() in config.toml takes these, so that no secret is written to the data folder.
  process.env.SUPABASE_JWT_SECRET = keys.jwtSecret;
  process.env.SUPABASE_PUBLISHABLE_KEY = keys.publishableKey;
  process.env.SUPABASE_SECRET_KEY = keys.secretKey;
  process.env.LITE_DATABASE_URL = driver === 'postgres' ? withSettings(databaseUrl) : path.join(dataDir, 'database');
  const config = await readFile(path.join(ROOT, 'supabase/config.toml'), 'utf8');
  const file = path.join(dataDir, 'config.toml');
  const local = config.replace(/^driver = .*$/m, `driver = "${driver}"`).replace(/^url = .*$/m, 'url = "env(LITE_DATABASE_URL)"');
  await writeFile(file, local, { mode: 0o600 });
  return file;
}

type Parsers = Record<number, (text: string) => unknown>;
type Driver = { parsers: Parsers } | { options: { parsers: Parsers } };

const TIMESTAMPTZ = 1184;

/** lite answers with PostgreSQL's own text of a moment, "2026-11-22 16:45:56.236+00"; Supabase with ISO 8601. */
function answerIsoMoments(driver: Driver): void {
  const { parsers } = 'parsers' in driver ? driver : driver.options;
  parsers[TIMESTAMPTZ] = (text) => text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00');
}

/** What lite gives a driver that sends mails. */
type SendMail = (message: { to: string; subject: string; html?: string }) => Promise<void>;

/** Opens the database and brings it up to date. */
export async function openApp(options: ServerOptions, send?: SendMail) {
  // lite looks for migrations and templates below the current folder.
  process.chdir(options.project ?? ROOT);
  const api = await createApi({ withSupabaseClient: false });
  const { connection, ...config } = await api.project.local.getConfig(await writeConfig(options));
  config.auth = {
    ...config.auth,
    ...(options.siteUrl && { site_url: options.siteUrl }),
    ...(options.jwtExpiry && { jwt_expiry: options.jwtExpiry }),
    // With both, lite asks the old address alone, so that the new one could be anybody's.
    email: { ...config.auth?.email, enable_confirmations: options.confirmEmail, double_confirm_changes: false },
  };
  // "active" is what lite notes after it granted every table to anon and authenticated; the migrations grant what is needed.
  Object.assign(connection, { rlsState: 'active' });
  answerIsoMoments((connection as unknown as { driver: Driver }).driver);
  const drivers = send ? { email: { send } } : {};
  const app = await new App({ ...config, connection, options: { server: { admin: false }, drivers } }).init();
  await app.ensureSystemSchema();
  // Only requests are cut off: a migration may take as long as its tables are large. One connection is open so far.
  await connection.exec('set statement_timeout = 0');
  const { applied } = await applyPendingMigrations(app);
  await connection.exec('reset statement_timeout');
  if (options.seed) await connection.exec(await readFile('supabase/seed.sql', 'utf8'));
  const query = async <Row>(text: string) => ((await connection.exec(text)) as { rows: Row[] }).rows;
  return { app, query, applied: applied.map((file) => file.filename) };
}
