import { homedir } from 'node:os';
import path from 'node:path';

const NAME = 'grok-prompts';

type System = { env: NodeJS.ProcessEnv; platform: NodeJS.Platform; home: string };
const thisSystem = (): System => ({ env: process.env, platform: process.platform, home: homedir() });

export function cacheFolder({ env, platform, home }: System = thisSystem()): string {
  if (isAbsolute(env.XDG_CACHE_HOME)) return path.join(env.XDG_CACHE_HOME, NAME);
  if (platform === 'win32') return path.join(env.LOCALAPPDATA || path.join(home, 'AppData', 'Local'), NAME, 'Cache');
  return platform === 'darwin' ? path.join(home, 'Library', 'Caches', NAME) : path.join(home, '.cache', NAME);
}

export function configFolder({ env, platform, home }: System = thisSystem()): string {
  if (isAbsolute(env.XDG_CONFIG_HOME)) return path.join(env.XDG_CONFIG_HOME, NAME);
  if (platform === 'win32') return path.join(env.APPDATA || path.join(home, 'AppData', 'Roaming'), NAME);
  return platform === 'darwin' ? path.join(home, 'Library', 'Application Support', NAME) : path.join(home, '.config', NAME);
}

/** False for a relative path: the XDG Base Directory Specification says to ignore those. */
const isAbsolute = (folder: string | undefined): folder is string => folder !== undefined && path.isAbsolute(folder);
