import { paths } from '../../lib/paths.ts';
import { hasOwnDatabase } from './settings.ts';

/** One of supabase/seed.sql. */
export const EXAMPLE_ACCOUNT = 'maya@example.com with the password "password"';

/** Printed below the address of the site: what whoever is here for the first time may want to do, by the settings it runs with. */
export function nextSteps(url: string, settings: Record<string, string>): string[] {
  const lines = ['Open it: the library needs no account'];
  if (settings.BACKEND !== 'none') lines.push(`Make an account: ${url}${paths.signup}`);
  // `npm run db:reset` would not know a DATA_DIR that this command alone was given.
  if (hasOwnDatabase(settings) && !settings.DATA_DIR) {
    lines.push(
      'Look around in a community of examples: Ctrl-C, `npm run db:reset` (it empties the database), `npm start`,',
      `  and log in as ${EXAMPLE_ACCOUNT}`,
    );
  }
  return [...lines, 'Read on: README.md; stop it: Ctrl-C'].map((line) => `  ${line}`);
}
