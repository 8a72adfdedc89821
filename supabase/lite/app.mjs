import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { App } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** env() in config.toml takes these, so that no secret is written to the data folder. */
const SECRETS = /** @type {const} */ ({
  jwtSecret: 'SUPABASE_JWT_SECRET',
  publishableKey: 'SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
});

/** PostgreSQL tells on every start that its tables exist already; nobody needs to read that. @param {string} address */
function withoutNotices(address) {
  const url = new URL(address);
  url.searchParams.set('client_min_messages', 'warning');
  return url.href;
}

/** @param {import('../../scripts/backend.mjs').ServerOptions} options */
async function writeConfig({ dataDir, driver, databaseUrl, keys }) {
  for (const [key, name] of Object.entries(SECRETS)) process.env[name] = keys[key];
  process.env.LITE_DATABASE_URL = driver === 'postgres' ? withoutNotices(databaseUrl) : path.join(dataDir, 'database');
  const config = await readFile(path.join(ROOT, 'supabase/config.toml'), 'utf8');
  const file = path.join(dataDir, 'config.toml');
  const local = config.replace(/^driver = .*$/m, `driver = "${driver}"`).replace(/^url = .*$/m, 'url = "env(LITE_DATABASE_URL)"');
  await writeFile(file, local, { mode: 0o600 });
  return file;
}

/**
 * Opens the database and brings it up to date.
 * @param {import('../../scripts/backend.mjs').ServerOptions} options
 * @param {{ send: (message: { to: string, subject: string, html?: string }) => Promise<void> }} [email]
 */
export async function openApp(options, email) {
  // lite looks for migrations and templates below the current folder.
  process.chdir(ROOT);
  const api = await createApi({ withSupabaseClient: false });
  const { connection, ...config } = await api.project.local.getConfig(await writeConfig(options));
  config.auth.email.enable_confirmations = options.confirmEmail;
  if (options.siteUrl) config.auth.site_url = options.siteUrl;
  if (options.jwtExpiry) config.auth.jwt_expiry = options.jwtExpiry;
  // "active" is what lite notes after it granted every table to anon and authenticated; the migrations grant what is needed.
  connection.rlsState = 'active';
  const app = await new App({ ...config, connection, options: { server: { admin: false }, drivers: { email } } }).init();
  await app.ensureSystemSchema();
  const { applied } = await applyPendingMigrations(app);
  if (options.seed) await connection.exec(await readFile('supabase/seed.sql', 'utf8'));
  return { app, applied: applied.map((file) => file.filename) };
}
