import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeKeys, startBackend } from '../../../scripts/backend';
import { prepareAgedAccounts } from '../../support/aged-accounts';
import { putEmptyDatabase } from '../../support/empty-database';

export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gp-pglite-'));
  const keys = makeKeys();
  await putEmptyDatabase(dataDir);
  await prepareAgedAccounts({ dataDir, keys });
  const backend = await startBackend({ dataDir, keys });
  project.provide('backend', { driver: 'pglite', url: backend.url, keys });
  return async () => {
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
