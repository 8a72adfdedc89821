import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { configFolder } from './folders';
import { writePrivateFile } from './write-file';

const fileOf = (folder: string) => path.join(folder, 'tokens.json');

/** The token for a site: GROK_PROMPTS_TOKEN, else the one that `login` stored for the site. */
export function tokenFor(site: string, env = process.env, folder = configFolder()): string | null {
  return env.GROK_PROMPTS_TOKEN?.trim() || (storedTokens(folder)[site] ?? null);
}

/** Stores the token for a site, and returns the path of the file. */
export function storeToken(site: string, token: string, folder = configFolder()): string {
  writePrivateFile(fileOf(folder), `${JSON.stringify({ ...storedTokens(folder), [site]: token }, null, 2)}\n`);
  return fileOf(folder);
}

/** Removes the stored token for a site; false if there is none. */
export function removeToken(site: string, folder = configFolder()): boolean {
  const { [site]: removed, ...others } = storedTokens(folder);
  if (removed === undefined) return false;
  if (Object.keys(others).length === 0) rmSync(fileOf(folder));
  else writePrivateFile(fileOf(folder), `${JSON.stringify(others, null, 2)}\n`);
  return true;
}

function storedTokens(folder: string): Record<string, string> {
  try {
    const tokens: unknown = JSON.parse(readFileSync(fileOf(folder), 'utf8'));
    return Object.fromEntries(Object.entries(tokens ?? {}).filter(([, token]) => typeof token === 'string'));
  } catch {
    return {};
  }
}
