/** `npm run db:release` lists all migrations as released, with their hashes. From then on they are not edited; a change is a new migration. */
import { writeFileSync } from 'node:fs';
import { migrationHashes, RELEASED_FILE, releasedHashes } from './lib/migrations.ts';

const all = { ...migrationHashes(), ...releasedHashes() };
writeFileSync(RELEASED_FILE, `${JSON.stringify(all, null, 2)}\n`);
console.log(`${Object.keys(all).length} migrations are released (supabase/released.json)`);
