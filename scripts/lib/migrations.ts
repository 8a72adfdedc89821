import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.ts';

const MIGRATIONS = path.join(ROOT, 'supabase/migrations');
export const RELEASED_FILE = path.join(ROOT, 'supabase/released.json');

export function migrationHashes(): Record<string, string> {
  const names = readdirSync(MIGRATIONS).sort();
  return Object.fromEntries(names.map((name) => [name, hash('sha256', readFileSync(path.join(MIGRATIONS, name)))]));
}

export const releasedHashes = (): Record<string, string> => JSON.parse(readFileSync(RELEASED_FILE, 'utf8'));
