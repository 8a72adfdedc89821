/** `npm run db:reset`: wipes the local data folder, migrates an empty database and fills it with the community of seed.sql. */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../supabase/lite/lock.mjs';
import { makeKeys, startBackend } from './backend.mjs';

const dataDir = path.resolve(import.meta.dirname, '../.data/backend');

await mkdir(dataDir, { recursive: true });
// Refuses while a server is using the folder; the data itself may be broken.
await lockFolder(dataDir);
await rm(dataDir, { recursive: true, force: true });
const backend = await startBackend({ dataDir, keys: makeKeys(), seed: true });
await backend.stop();
console.log(
  `${path.relative('.', dataDir)}: ${backend.applied.length} migrations, the example community; everybody's password is "password"`,
);
