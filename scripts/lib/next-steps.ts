import { paths } from '../../lib/paths.ts';
import { hasOwnDatabase, type Settings } from './settings.ts';

/** An account of supabase/seed.sql. */
export const EXAMPLE_ACCOUNT = 'maya@example.com with the password "password"';

/** Lines that `npm start` prints below the address of the site for people who use it for the first time. */
export function nextSteps(url: string, settings: Settings): string[] {
  const lines = ['Open it: the library needs no account'];
  if (settings.BACKEND !== 'none') lines.push(`Make an account: ${url}${paths.signup}`);
  // `npm run db:reset` may not know a DATA_DIR that `npm start` was given.
  if (hasOwnDatabase(settings) && !settings.DATA_DIR) {
    lines.push(
      'Look around in a community of examples: Ctrl-C, `npm run db:reset` (it empties the database), `npm start`,',
      `  and log in as ${EXAMPLE_ACCOUNT}`,
    );
  }
  return [...lines, 'Read on: README.md; stop it: Ctrl-C'].map((line) => `  ${line}`);
}
