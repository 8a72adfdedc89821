import { homedir } from 'node:os';
import path from 'node:path';

const NAME = 'grok-prompts';

type Place = { env: NodeJS.ProcessEnv; platform: NodeJS.Platform; home: string };
const here = (): Place => ({ env: process.env, platform: process.platform, home: homedir() });

/** Where this machine keeps what can be had again. */
export function cacheFolder({ env, platform, home }: Place = here()): string {
  if (isAbsolute(env.XDG_CACHE_HOME)) return path.join(env.XDG_CACHE_HOME, NAME);
  if (platform === 'win32') return path.join(env.LOCALAPPDATA || path.join(home, 'AppData', 'Local'), NAME, 'Cache');
  return platform === 'darwin' ? path.join(home, 'Library', 'Caches', NAME) : path.join(home, '.cache', NAME);
}

/** Where this machine keeps settings. */
export function configFolder({ env, platform, home }: Place = here()): string {
  if (isAbsolute(env.XDG_CONFIG_HOME)) return path.join(env.XDG_CONFIG_HOME, NAME);
  if (platform === 'win32') return path.join(env.APPDATA || path.join(home, 'AppData', 'Roaming'), NAME);
  return platform === 'darwin' ? path.join(home, 'Library', 'Application Support', NAME) : path.join(home, '.config', NAME);
}

/** The XDG specification ignores relative paths. */
const isAbsolute = (folder: string | undefined): folder is string => folder !== undefined && path.isAbsolute(folder);
