import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nextEnv from '@next/env';
import { parseSiteUrl } from '../../lib/site.ts';
import { type Keys, makeKeys } from '../backend.ts';
import { parseHostname } from './port.ts';
import { ROOT } from './project.ts';

export type Settings = Record<string, string>;

/** `dev` selects the .env files that `next dev` reads; `folder` has them, and is the project by default. */
type Options = { dev: boolean; folder?: string };

const VARIABLES = {
  publishableKey: 'SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
  jwtSecret: 'SUPABASE_JWT_SECRET',
  authSecret: 'AUTH_SECRET',
} as const;

/** Reads the variables that the .env files set and the environment does not, as Next reads them. */
function readFiles({ dev, folder = ROOT }: Options): Settings {
  // The name of the machine, to which shells and containers set HOSTNAME, must not hide an address in a file.
  if (!parseHostname(process.env.HOSTNAME)) delete process.env.HOSTNAME;
  const quiet = { info: () => {}, error: console.error };
  const { parsedEnv } = nextEnv.loadEnvConfig(folder, dev, quiet, true);
  const settings = { ...parsedEnv } as Settings;
  nextEnv.resetEnv();
  return settings;
}

export const EMBEDDED_KEYS_HINT =
  'Keys that npm start wrote into .env.local beside a SUPABASE_JWT_SECRET are those of the embedded backend: replace them by those of your project.';

/** True for a key of makeKeys. Those of Supabase have another length, because they end with a checksum. */
const isMade = (key: string | undefined) => /^sb_(?:publishable|secret)_[\w-]{32}$/.test(key ?? '');

/** Returns the environment, with what only the .env files set. For a Supabase project, keys of the embedded backend are left out. */
export async function readSettings(options: Options): Promise<Settings> {
  const files = readFiles(options);
  const settings = { ...files, ...process.env } as Settings;
  if (settings.SUPABASE_URL && files[VARIABLES.jwtSecret])
    for (const name of [VARIABLES.publishableKey, VARIABLES.secretKey]) if (isMade(files[name])) delete settings[name];
  if (settings.SITE_URL) settings.SITE_URL = parseSiteUrl(settings.SITE_URL);
  return settings;
}

/** True if the accounts are in a database in the data folder. */
export function hasOwnDatabase({ BACKEND, SUPABASE_URL, DATABASE_URL }: Settings): boolean {
  return BACKEND !== 'none' && !SUPABASE_URL && !DATABASE_URL;
}

/** Returns the data folder, in which `npm start` stores its database and mails. */
export function dataFolder(settings: Settings, root = ROOT): string {
  const defaultFolder = path.join(root, '.data');
  const folder = path.resolve(root, settings.DATA_DIR || defaultFolder);
  // Version 1.0.0 did not read DATA_DIR from .env files, and after an upgrade a site must not start without its accounts.
  const isLeftBehind = existsSync(path.join(defaultFolder, 'backend/database')) && !existsSync(path.join(folder, 'backend'));
  if (isLeftBehind && hasOwnDatabase(settings) && !process.env.DATA_DIR)
    throw new Error(`DATA_DIR is ${folder}, but the database is in ${defaultFolder}: move its folder backend, or make an empty one there.`);
  return folder;
}

/** Returns the keys of the local backend. Missing ones are made and stored in .env.local, which only its owner can read. */
export async function ensureKeys(options: Options, say: (line: string) => void): Promise<Keys & { authSecret: string }> {
  const file = path.join(options.folder ?? ROOT, '.env.local');
  const settings = { ...readFiles(options), ...process.env };
  const keys = { ...makeKeys(), authSecret: makeKeys().jwtSecret };
  const newLines: string[] = [];
  for (const key of Object.keys(VARIABLES) as (keyof typeof VARIABLES)[]) {
    const stored = settings[VARIABLES[key]];
    if (stored) keys[key] = stored;
    else newLines.push(`${VARIABLES[key]}=${keys[key]}`);
  }
  if (newLines.length > 0) {
    const before = await readFile(file, 'utf8').catch(() => '# Keys of this machine. Git ignores this file.');
    await writeFile(file, [before.trimEnd(), ...newLines, ''].join('\n'), { mode: 0o600 });
    await chmod(file, 0o600);
    say('Made the keys of the local backend in .env.local');
  }
  return keys;
}
