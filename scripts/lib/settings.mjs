import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { ROOT } from './project.mjs';

const ENV_FILE = path.join(ROOT, '.env.local');

const KEY_NAMES = /** @type {const} */ ({
  publishableKey: 'SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
  jwtSecret: 'SUPABASE_JWT_SECRET',
});

/**
 * What the .env files say, read as Next reads them, below what the environment says.
 * @param {{ dev: boolean }} options
 * @returns {Promise<Record<string, string>>}
 */
export async function readSettings({ dev }) {
  const { default: nextEnv } = await import('@next/env');
  const quiet = { info: () => {}, error: console.error };
  const { parsedEnv } = nextEnv.loadEnvConfig(ROOT, dev, quiet, true);
  const settings = { ...parsedEnv };
  nextEnv.resetEnv();
  return /** @type {Record<string, string>} */ ({ ...settings, ...process.env });
}

/**
 * The keys of the embedded backend: made on the first run, kept in .env.local.
 * @param {{ dev: boolean }} options
 * @param {(line: string) => void} say
 */
export function ensureKeys(options, say) {
  return withLock('keys', async () => {
    const settings = await readSettings(options);
    const { makeKeys } = await import('../backend.mjs');
    const keys = makeKeys();
    const missing = [];
    for (const [key, name] of Object.entries(KEY_NAMES)) {
      if (settings[name]) keys[key] = settings[name];
      else missing.push(`${name}=${keys[key]}\n`);
    }
    if (missing.length > 0) {
      const before = await readFile(ENV_FILE, 'utf8').catch(() => '# Keys of this machine. Git ignores this file.\n');
      const text = before === '' || before.endsWith('\n') ? before : `${before}\n`;
      await writeFile(ENV_FILE, text + missing.join(''), { mode: 0o600 });
      await chmod(ENV_FILE, 0o600);
      say('Made the keys of the local backend in .env.local');
    }
    return keys;
  });
}
