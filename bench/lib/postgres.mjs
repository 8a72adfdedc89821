import postgres from 'postgres';
import { startPostgres as startServer } from '../../tests/db/support/postgres-server.ts';

/** What anybody gives a database of this size; the rest is as PostgreSQL comes, but for fsync: only reading is measured. */
export const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  work_mem: '16MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
};

/** @param {import('./bench.mjs').Bench} bench @returns {Promise<string>} its address */
export async function startPostgres(bench) {
  const { url, stop } = await startServer(SETTINGS);
  bench.later(stop);
  return url;
}

/** @param {import('./bench.mjs').Bench} bench @param {string} url */
export function connect(bench, url) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  bench.later(() => sql.end({ timeout: 1 }));
  return sql;
}
