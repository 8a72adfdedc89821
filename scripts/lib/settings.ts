import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nextEnv from '@next/env';
import { type Keys, makeKeys } from '../backend.ts';
import { ROOT } from './project.ts';

/** `folder` is the project's own unless a test says otherwise. */
type Options = { dev: boolean; folder?: string };

const NAMES = {
  publishableKey: 'SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
  jwtSecret: 'SUPABASE_JWT_SECRET',
  authSecret: 'AUTH_SECRET',
} as const;

/** What the .env files say, read as Next reads them, below what the environment says. */
export async function readSettings({ dev, folder = ROOT }: Options): Promise<Record<string, string>> {
  const quiet = { info: () => {}, error: console.error };
  const { parsedEnv } = nextEnv.loadEnvConfig(folder, dev, quiet, true);
  const settings = { ...parsedEnv };
  nextEnv.resetEnv();
  return { ...settings, ...process.env } as Record<string, string>;
}

/** Random keys, made on the first run and stored in .env.local, which only its owner may read. */
export async function ensureKeys(options: Options, say: (line: string) => void): Promise<Keys & { authSecret: string }> {
  const file = path.join(options.folder ?? ROOT, '.env.local');
  const settings = await readSettings(options);
  const keys = { ...makeKeys(), authSecret: makeKeys().jwtSecret };
  const made: string[] = [];
  for (const key of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
    const stored = settings[NAMES[key]];
    if (stored) keys[key] = stored;
    else made.push(`${NAMES[key]}=${keys[key]}`);
  }
  if (made.length > 0) {
    const before = await readFile(file, 'utf8').catch(() => '# Keys of this machine. Git ignores this file.');
    await writeFile(file, [before.trimEnd(), ...made, ''].join('\n'), { mode: 0o600 });
    await chmod(file, 0o600);
    say('Made the keys of the local backend in .env.local');
  }
  return keys;
}
