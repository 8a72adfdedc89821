import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys, startBackend } from '../../scripts/backend.ts';
import { ensureBuild } from '../../scripts/build.ts';
import { startSite } from '../../scripts/site.ts';
import { startRedis } from '../../tests/support/redis-server.ts';
import { growCommunity } from '../generate-community.mjs';
import { connect, startPostgres } from './postgres.mjs';

const DIST = '.next-test';

/** A folder that is removed at the end. @param {import('./bench.mjs').Bench} bench */
export function temporaryFolder(bench) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gp-bench-'));
  bench.later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * PostgreSQL with the schema of supabase/migrations, the people of seed.sql and the backend in front of it.
 * @param {import('./bench.mjs').Bench} bench
 */
export async function openBackend(bench) {
  const url = await startPostgres(bench);
  const backend = await startBackend({
    dataDir: temporaryFolder(bench),
    keys: makeKeys(),
    driver: 'postgres',
    databaseUrl: url,
    seed: true,
  });
  bench.later(() => backend.stop());
  return { url, backend, sql: connect(bench, url) };
}

/**
 * Everything: PostgreSQL, the backend, a community of so many prompts, and the built site in so many processes, which may share a Redis.
 * @param {import('./bench.mjs').Bench} bench
 * @param {{ prompts: number, sites?: number, redis?: boolean }} size
 */
export async function openStage(bench, { prompts, sites = 1, redis = false }) {
  await ensureBuild({ distDir: DIST, onStep: (text) => bench.say(text()) });
  bench.say(`Starting PostgreSQL, a community of ${prompts} prompts, the backend and ${sites === 1 ? 'the site' : `${sites} sites`}`);
  const { backend, sql } = await openBackend(bench);
  await growCommunity(sql, prompts);
  const env = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey, LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  if (redis) {
    const server = await startRedis();
    bench.later(server.stop);
    Object.assign(env, { REDIS_URL: server.url });
  }
  const running = await Promise.all(
    Array.from({ length: sites }, async () => {
      const site = await startSite({ distDir: DIST, env });
      bench.later(site.stop);
      return site;
    }),
  );
  const [site] = running;
  if (!site) throw new Error('No site was asked for');
  return { site, sites: running, backend, sql };
}

/** Some public prompt of the generated community, its author and their address. @param {import('postgres').Sql} sql */
export async function someSharedPrompt(sql) {
  const [row] = await sql`
    select prompts.id, people.username from public.user_prompts prompts join public.user_profiles people on people.id = prompts.user_id
    where prompts.is_public order by prompts.created_at desc, prompts.id limit 1`;
  return { id: String(row?.id), username: String(row?.username) };
}
