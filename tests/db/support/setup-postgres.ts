import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeKeys, startBackend } from '../../../scripts/backend';
import { prepareAgedAccounts } from '../../support/aged-accounts';
import { startPostgres } from './postgres-server';

export default async function setup(project: TestProject) {
  const server = await startPostgres();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gp-backend-'));
  const keys = makeKeys();
  const stop: (() => unknown)[] = [server.stop, () => rm(dataDir, { recursive: true, force: true })];
  try {
    const options = { dataDir, keys, driver: 'postgres' as const, databaseUrl: server.url };
    await prepareAgedAccounts(options);
    const backend = await startBackend(options);
    stop.unshift(backend.stop);
    project.provide('backend', { driver: 'postgres', url: backend.url, keys, databaseUrl: server.url });
  } catch (error) {
    for (const step of stop) await step();
    throw error;
  }
  return async () => {
    for (const step of stop) await step();
  };
}
