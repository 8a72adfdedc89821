/** `npm run db:release`: writes down the migrations that are released. From then on they are not edited; a change is a new migration. */
import { writeFileSync } from 'node:fs';
import { migrationHashes, RELEASED, released } from './lib/migrations.ts';

const all = { ...migrationHashes(), ...released() };
writeFileSync(RELEASED, `${JSON.stringify(all, null, 2)}\n`);
console.log(`${Object.keys(all).length} migrations are released (supabase/released.json)`);
