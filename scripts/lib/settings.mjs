import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { ROOT } from './project.mjs';

const KEY_NAMES = /** @type {const} */ ({
  publishableKey: 'SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
  jwtSecret: 'SUPABASE_JWT_SECRET',
});

/**
 * What the .env files say, read as Next reads them, below what the environment says.
 * @param {{ dev: boolean, folder?: string }} options
 * @returns {Promise<Record<string, string>>}
 */
export async function readSettings({ dev, folder = ROOT }) {
  const { default: nextEnv } = await import('@next/env');
  const quiet = { info: () => {}, error: console.error };
  const { parsedEnv } = nextEnv.loadEnvConfig(folder, dev, quiet, true);
  const settings = { ...parsedEnv };
  nextEnv.resetEnv();
  return /** @type {Record<string, string>} */ ({ ...settings, ...process.env });
}

/**
 * The keys of the embedded backend: made on the first run, kept in .env.local.
 * @param {{ dev: boolean, folder?: string }} options
 * @param {(line: string) => void} say
 */
export function ensureKeys(options, say) {
  const file = path.join(options.folder ?? ROOT, '.env.local');
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
      const before = await readFile(file, 'utf8').catch(() => '# Keys of this machine. Git ignores this file.\n');
      const text = before === '' || before.endsWith('\n') ? before : `${before}\n`;
      await writeFile(file, text + missing.join(''), { mode: 0o600 });
      await chmod(file, 0o600);
      say('Made the keys of the local backend in .env.local');
    }
    return keys;
  });
}
