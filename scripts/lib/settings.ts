import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nextEnv from '@next/env';
import { parseSiteUrl } from '../../lib/site.ts';
import { type Keys, makeKeys } from '../backend.ts';
import { parseHostname } from './port.ts';
import { ROOT } from './project.ts';

type Settings = Record<string, string>;

/** `folder` is the project's own unless a test says otherwise. */
type Options = { dev: boolean; folder?: string };

const NAMES = {
  publishableKey: 'SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
  jwtSecret: 'SUPABASE_JWT_SECRET',
  authSecret: 'AUTH_SECRET',
} as const;

/** What the .env files say that the environment does not, read as Next reads them. */
function readFiles({ dev, folder = ROOT }: Options): Settings {
  // The machine's name, which shells and containers put there, is no wish and must not hide an address.
  if (!parseHostname(process.env.HOSTNAME)) delete process.env.HOSTNAME;
  const quiet = { info: () => {}, error: console.error };
  const { parsedEnv } = nextEnv.loadEnvConfig(folder, dev, quiet, true);
  const settings = { ...parsedEnv } as Settings;
  nextEnv.resetEnv();
  return settings;
}

/** Said where a key of a Supabase project is missing. */
export const EMBEDDED_KEYS =
  'Keys that npm start wrote into .env.local beside a SUPABASE_JWT_SECRET are those of the embedded backend: replace them by those of your project.';

/** As makeKeys makes them. Those of Supabase end with a checksum and are of another length. */
const isMade = (key: string | undefined) => /^sb_(?:publishable|secret)_[\w-]{32}$/.test(key ?? '');

/** What the .env files say, below what the environment says. A Supabase project is not given the keys of the embedded backend. */
export async function readSettings(options: Options): Promise<Settings> {
  const files = readFiles(options);
  const settings = { ...files, ...process.env } as Settings;
  if (settings.SUPABASE_URL && files[NAMES.jwtSecret])
    for (const name of [NAMES.publishableKey, NAMES.secretKey]) if (isMade(files[name])) delete settings[name];
  if (settings.SITE_URL) settings.SITE_URL = parseSiteUrl(settings.SITE_URL);
  return settings;
}

/** Whether people's accounts are in a database that this project keeps in the folder of its data. */
export function hasOwnDatabase({ BACKEND, SUPABASE_URL, DATABASE_URL }: Settings): boolean {
  return BACKEND !== 'none' && !SUPABASE_URL && !DATABASE_URL;
}

/** Where `npm start` keeps its database and mails. */
export function dataFolder(settings: Settings, root = ROOT): string {
  const usual = path.join(root, '.data');
  const folder = path.resolve(root, settings.DATA_DIR || usual);
  // Version 1.0.0 did not read DATA_DIR of the files, and a site must not find itself without its accounts.
  const isLeftBehind = existsSync(path.join(usual, 'backend/database')) && !existsSync(path.join(folder, 'backend'));
  if (isLeftBehind && hasOwnDatabase(settings) && !process.env.DATA_DIR)
    throw new Error(`DATA_DIR is ${folder}, but the database is in ${usual}: move its folder backend, or make an empty one there.`);
  return folder;
}

/** Random keys, made on the first run and stored in .env.local, which only its owner may read. */
export async function ensureKeys(options: Options, say: (line: string) => void): Promise<Keys & { authSecret: string }> {
  const file = path.join(options.folder ?? ROOT, '.env.local');
  const settings = { ...readFiles(options), ...process.env };
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
