/** `npm run db:reset` replaces the database in DATA_DIR by a new one with the example community of seed.sql. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../supabase/lite/lock.ts';
import { makeKeys, startBackend } from './backend.ts';
import { EXAMPLE_ACCOUNT } from './lib/next-steps.ts';
import { dataFolder, hasOwnDatabase, readSettings } from './lib/settings.ts';

const settings = await readSettings({ dev: false });
if (!hasOwnDatabase(settings))
  throw new Error('BACKEND, SUPABASE_URL or DATABASE_URL is set: npm run db:reset empties only the database in DATA_DIR.');
const dataDir = path.join(dataFolder(settings), 'backend');

if ((await lockFolder(dataDir)) !== undefined) throw new Error('The site is running with this database: stop it first.');
await rm(dataDir, { recursive: true, force: true });
const backend = await startBackend({ dataDir, keys: makeKeys(), seed: true });
await backend.stop();
console.log(
  `${path.relative(process.cwd(), dataDir)}: ${backend.applied.length} migrations and an example community. \`npm start\`, and log in as ${EXAMPLE_ACCOUNT}.`,
);
