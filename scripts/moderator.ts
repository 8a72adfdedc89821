/**
 * `npm run moderator -- NAME` makes the account of this username a moderator, with `--revoke` it ends that, and `npm run moderator` lists all. It
 * asks the Supabase project of SUPABASE_URL with SUPABASE_SECRET_KEY, or else the embedded backend, also while the site runs.
 */
import { parseArgs } from 'node:util';
import { asOperator } from './lib/operator.ts';
import { grantRole, listHolders, type Role, revokeRole, usernameOf } from './lib/roles.ts';

const USAGE = 'Usage: npm run moderator [-- NAME [--revoke]]';
const ROLE: Role = { table: 'moderators', holder: 'moderator', usage: USAGE };

function readArguments(): { name?: string; revoke: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { revoke: { type: 'boolean', default: false } }, allowPositionals: true });
    const [name, ...more] = positionals;
    if (more.length === 0 && (name || !values.revoke)) return { name: name && usernameOf(name), revoke: values.revoke };
  } catch {
    // parseArgs throws for an unknown option.
  }
  console.error(USAGE);
  process.exit(1);
}

const { name, revoke } = readArguments();
await asOperator((operator) =>
  name === undefined ? listHolders(operator, ROLE) : (revoke ? revokeRole : grantRole)(operator, ROLE, name),
);
