import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.ts';

const MIGRATIONS = path.join(ROOT, 'supabase/migrations');
export const RELEASED = path.join(ROOT, 'supabase/released.json');

/** SHA-256 of each file in supabase/migrations, by its name. */
export function migrationHashes(): Record<string, string> {
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(MIGRATIONS, name)))
      .digest('hex');
  return Object.fromEntries(
    readdirSync(MIGRATIONS)
      .sort()
      .map((name) => [name, hash(name)]),
  );
}

/** The hashes of the migrations that a release has had, by their names. */
export function released(): Record<string, string> {
  return existsSync(RELEASED) ? (JSON.parse(readFileSync(RELEASED, 'utf8')) as Record<string, string>) : {};
}
