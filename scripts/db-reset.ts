/** `npm run db:reset`: wipes the local data folder, migrates an empty database and fills it with the community of seed.sql. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../supabase/lite/lock.ts';
import { makeKeys, startBackend } from './backend.ts';
import { EXAMPLE_ACCOUNT } from './lib/next-steps.ts';
import { ROOT } from './lib/project.ts';

const dataDir = path.join(ROOT, '.data/backend');

if ((await lockFolder(dataDir)) !== undefined) throw new Error('The site is running with this database: stop it first.');
await rm(dataDir, { recursive: true, force: true });
const backend = await startBackend({ dataDir, keys: makeKeys(), seed: true });
await backend.stop();
console.log(
  `.data/backend: ${backend.applied.length} migrations and an example community. \`npm start\`, and log in as ${EXAMPLE_ACCOUNT}.`,
);
