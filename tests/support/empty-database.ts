import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys, startBackend } from '../../scripts/backend';
import { migrationHashes } from '../../scripts/lib/migrations';
import { ROOT } from '../../scripts/lib/project';

/** Puts what a first start of the embedded backend makes into the folder of its data. To make it again takes four times as long as to copy it and start. */
export async function putEmptyDatabase(dataDir: string): Promise<void> {
  await cp(await emptyDatabase(), dataDir, { recursive: true });
}

/** Made once for these migrations and packages, by whichever process comes first. */
async function emptyDatabase(): Promise<string> {
  const packages = readFileSync(path.join(ROOT, 'package-lock.json'));
  const hash = createHash('sha256').update(JSON.stringify(migrationHashes())).update(packages).digest('hex').slice(0, 16);
  const place = path.join(tmpdir(), `gp-empty-database-${hash}`);
  if (existsSync(place)) return place;
  const made = await mkdtemp(`${place}-`);
  const backend = await startBackend({ dataDir: made, keys: makeKeys() });
  await backend.stop();
  await rm(path.join(made, 'lock'), { force: true });
  await rename(made, place).catch(async (cause) => {
    await rm(made, { recursive: true, force: true });
    if (!existsSync(place)) throw cause;
  });
  return place;
}
