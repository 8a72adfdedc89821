/** PostgreSQL with 1,000,000 public prompts: how long the questions of the public pages take in it. */
import { growCommunity, PROMPTS_PER_PERSON } from '../generate-community.mjs';
import { communityQuestions, SEARCHES } from '../lib/community-queries.mjs';
import { connect, SETTINGS } from '../lib/postgres.mjs';
import { openBackend } from '../lib/stage.mjs';
import { count, median, milliseconds, percentile } from '../lib/stats.mjs';

/** Milliseconds at p95. */
const LIMITS = { read: 50, search: 150 };
const BIG_TABLE = 5000;
/** The first questions of a kind pay for plans that the connection keeps. */
const WARM_UP = 10;

/** Milliseconds of each question. @param {import('postgres').Sql} visitor @param {import('../lib/community-queries.mjs').Question[]} questions */
async function ask(visitor, questions) {
  const taken = [];
  for (const question of [...questions.slice(0, WARM_UP), ...questions]) {
    const start = performance.now();
    for (const { text, values } of question) await visitor.unsafe(text, values, { prepare: true });
    taken.push(performance.now() - start);
  }
  return taken.slice(Math.min(WARM_UP, questions.length));
}

/** How often each big table has been read from end to end, by any statement. @param {import('postgres').Sql} sql */
async function countSeqScans(sql) {
  const tables = await sql`
    select schemaname || '.' || relname as name, seq_scan from pg_stat_user_tables where n_live_tup > ${BIG_TABLE} and schemaname in ('public', 'private')`;
  return new Map(tables.map(({ name, seq_scan }) => [String(name), Number(seq_scan)]));
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function community(bench) {
  const size = bench.quick ? 1000 : 1_000_000;
  const { url, backend, sql } = await openBackend(bench);
  // Only its migrations were wanted.
  await backend.stop();
  bench.say(`Making a community of ${count(size)} prompts by ${count(size / PROMPTS_PER_PERSON)} people`);
  await growCommunity(sql, size);
  const visitor = connect(bench, url);
  await visitor`set role anon`;

  const questions = await communityQuestions(sql, bench.quick ? 20 : 100);
  const before = await countSeqScans(sql);
  for (const [kind, all] of Object.entries(questions)) {
    const times = await ask(visitor, all);
    const limit = SEARCHES.includes(kind) ? LIMITS.search : LIMITS.read;
    const p95 = percentile(times, 0.95);
    bench.line({
      what: `${kind}, p95, ${count(size)} prompts`,
      measured: `${milliseconds(p95)} (median ${milliseconds(median(times))})`,
      limit: `≤ ${limit} ms`,
      ok: p95 <= limit,
    });
  }
  await visitor`select pg_stat_force_next_flush()`;
  await visitor`select 1`;
  const after = await countSeqScans(sql);
  const read = [...after].filter(([table, scans]) => scans > (before.get(table) ?? 0)).map(([table]) => table);
  bench.line({
    what: `Sequential scans of tables with more than ${count(BIG_TABLE)} rows`,
    measured: read.join(', ') || `none (${after.size} tables watched)`,
    limit: 'none',
    ok: read.length === 0 && after.size > 0,
  });
  const [about] =
    await sql`select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`;
  const settings = Object.entries(SETTINGS).map(([name, value]) => `${name} ${value}`);
  bench.findings.notes.push(
    `PostgreSQL ${about?.version}, ${settings.join(', ')}, fsync off; database of ${about?.size}.`,
    'Measured at a client on the same machine, one question at a time, as role anon under row level security, prepared statements. A profile is three statements.',
    'People: one for ten public prompts; as many again as a tenth of the public prompts are private.',
  );
}
