import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openApp } from '../../../supabase/lite/app';
import { putEmptyDatabase } from '../../support/empty-database';
import { unique } from './people';

export type Row = Record<string, unknown>;
export interface Sql {
  rows<T extends Row = Row>(query: string): Promise<T[]>;
  close(): Promise<void>;
}

/** SQL as the owner of the tables, on an empty, migrated database of its own: PGlite lets nobody else into a running one. */
export async function openSql(): Promise<Sql> {
  const { driver, keys, databaseUrl } = inject('backend');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gp-sql-'));
  if (driver === 'pglite') await putEmptyDatabase(dataDir);
  const options = { dataDir, port: 0, keys, driver, confirmEmail: false };
  const { app, query } = await openApp({ ...options, databaseUrl: databaseUrl && (await createDatabase(databaseUrl)) });
  return {
    rows: query,
    async close() {
      await app.connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };

  async function createDatabase(server: string): Promise<string> {
    const name = unique('sql_');
    const { app: main } = await openApp({ ...options, databaseUrl: server });
    await main.connection.exec(`create database ${name}`);
    await main.connection.close();
    return server.replace(/[^/]+$/, name);
  }
}

/** Text as SQL writes it. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
