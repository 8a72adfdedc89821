/** PostgreSQL with 1,000 to 1,000,000 public prompts: how long the questions of the public pages take in it, and by which plans. */
import { existsSync, readFileSync } from 'node:fs';
import { growCommunity, PROMPTS_PER_PERSON } from '../generate-community.mjs';
import { communityQuestions, SEARCHES } from '../lib/community-queries.mjs';
import { countSeqScans, plansOf } from '../lib/plans.mjs';
import { connect } from '../lib/postgres.mjs';
import { openBackend } from '../lib/stage.mjs';
import { count, median, milliseconds, percentile } from '../lib/stats.mjs';

/** Milliseconds at p95. */
const LIMITS = { read: 50, search: 150 };
const BIG_TABLE = 5000;

/**
 * Milliseconds of every question, as the role of visitors; `cpu` of them the server's process was at work, which a busy machine does not stretch.
 * @param {import('postgres').Sql} visitor @param {Record<string, import('../lib/community-queries.mjs').Question[]>} questions
 */
async function ask(visitor, questions) {
  /** @type {Record<string, { p50: number, p95: number, cpu95: number }>} */
  const times = {};
  const worked = await workOf(visitor);
  for (const [kind, questionsOf] of Object.entries(questions)) {
    const taken = [];
    // The first ones pay for plans that the connection keeps.
    for (const question of [...questionsOf.slice(0, 10), ...questionsOf]) {
      const [start, before] = [performance.now(), worked()];
      for (const { text, values } of question) await visitor.unsafe(text, values, { prepare: true });
      taken.push({ all: performance.now() - start, cpu: worked() - before });
    }
    const kept = taken.slice(Math.min(10, questionsOf.length));
    const all = kept.map((time) => time.all);
    const cpu = kept.map((time) => time.cpu);
    times[kind] = { p50: median(all), p95: percentile(all, 0.95), cpu95: percentile(cpu, 0.95) };
  }
  await visitor`select pg_stat_force_next_flush()`;
  await visitor`select 1`;
  return times;
}

/** A clock of the processor time of a connection's server process, in milliseconds; without one (not Linux) it stands still. @param {import('postgres').Sql} sql */
async function workOf(sql) {
  const [{ pid } = { pid: 0 }] = await sql`select pg_backend_pid() as pid`;
  const file = `/proc/${pid}/schedstat`;
  return () => (existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0);
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function community(bench) {
  const sizes = bench.quick ? [200, 1000] : [1000, 10_000, 100_000, 1_000_000];
  const { server, backend, sql } = await openBackend(bench);
  // Only its migrations were wanted.
  await backend.stop();
  const visitor = connect(bench, server.url);
  await visitor`set role anon`;

  /** @type {{ size: number, times: Awaited<ReturnType<typeof ask>> }[]} */
  const steps = [];
  bench.findings.data.steps = steps;
  let from = 0;
  for (const size of sizes) {
    bench.say(`Making a community of ${count(size)} prompts by ${count(size / PROMPTS_PER_PERSON)} people`);
    const start = performance.now();
    await growCommunity(sql, { from, to: size });
    bench.say(`made in ${((performance.now() - start) / 1000).toFixed(0)} s; asking`);
    const questions = await communityQuestions(sql, bench.quick ? 20 : 100);
    const before = await countSeqScans(sql, BIG_TABLE);
    steps.push({ size, times: await ask(visitor, questions) });
    const after = await countSeqScans(sql, BIG_TABLE);
    from = size;
    if (size === sizes.at(-1)) await judgePlans(bench, server.url, questions, { before, after });
  }
  const [{ bytes } = { bytes: 0 }] = await sql`select pg_database_size(current_database()) as bytes`;
  judgeTimes(bench, steps);
  bench.findings.notes.push(
    `PostgreSQL ${server.version}, ${Object.entries(server.settings)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}; database of ${(Number(bytes) / 1024 ** 3).toFixed(1)} GB.`,
    'Measured at a client on the same machine, one question at a time, as role anon under row level security, prepared statements. A profile is three statements.',
    'People: one for ten public prompts; as many again as a tenth of the public prompts are private.',
  );
}

/** @param {import('../lib/bench.mjs').Bench} bench @param {{ size: number, times: Awaited<ReturnType<typeof ask>> }[]} steps */
function judgeTimes(bench, steps) {
  const last = steps.at(-1);
  if (!last) return;
  for (const [kind, { p50, p95, cpu95 }] of Object.entries(last.times)) {
    const limit = SEARCHES.includes(kind) ? LIMITS.search : LIMITS.read;
    bench.line({
      what: `${kind}, p95, ${count(last.size)} prompts`,
      measured: `${milliseconds(p95)}, ${milliseconds(cpu95)} of them at work (median ${milliseconds(p50)})`,
      limit: `≤ ${limit} ms`,
      ok: p95 <= limit,
    });
  }
  bench.findings.tables.push({
    caption: 'p50 / p95 in milliseconds, and p95 of the processor time',
    head: ['question', ...steps.map(({ size }) => count(size))],
    rows: Object.keys(last.times).map((kind) => [
      kind,
      ...steps.map(({ times }) => `${times[kind]?.p50.toFixed(1)} / ${times[kind]?.p95.toFixed(1)}, ${times[kind]?.cpu95.toFixed(1)}`),
    ]),
  });
}

/**
 * @param {import('../lib/bench.mjs').Bench} bench @param {string} url
 * @param {Record<string, import('../lib/community-queries.mjs').Question[]>} questions
 * @param {{ before: Map<string, number>, after: Map<string, number> }} scans
 */
async function judgePlans(bench, url, questions, { before, after }) {
  const plans = await plansOf(url, questions);
  bench.findings.tables.push({
    caption: 'Plans (auto_explain with nested statements)',
    head: ['question', 'indexes', 'sequential scans'],
    rows: Object.entries(plans).map(([kind, { indexes, seqScans }]) => [kind, indexes.join(', '), seqScans.join(', ') || 'none']),
  });
  const big = [...after.keys()];
  const explained = Object.entries(plans).flatMap(([kind, { seqScans }]) =>
    seqScans.filter((table) => big.some((name) => name.endsWith(`.${table}`))).map((table) => `${table} for ${kind}`),
  );
  const counted = big.filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0));
  const found = [...explained, ...counted.map((table) => `${table} (counted)`)];
  bench.line({
    what: `Sequential scans of tables with more than ${count(BIG_TABLE)} rows`,
    measured: found.join(', ') || `none (${big.length} tables watched)`,
    limit: 'none',
    ok: found.length === 0 && big.length > 0,
  });
}
