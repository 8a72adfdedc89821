/** PostgreSQL with 1,000 to 1,000,000 public prompts: how long the questions of the public pages take in it, and by which plans. */
import { growCommunity, PROMPTS_PER_PERSON } from '../generate-community.mjs';
import { communityQuestions } from '../lib/community-queries.mjs';
import { countSeqScans, plansOf } from '../lib/plans.mjs';
import { connect } from '../lib/postgres.mjs';
import { openBackend } from '../lib/stage.mjs';
import { count, median, milliseconds, percentile } from '../lib/stats.mjs';

const LIMIT = 50;
const GROWTH_LIMIT = 2;
/** Milliseconds; a difference below this is the clock's. */
const NOISE = 1;
const SMALL = 10_000;
const BIG_TABLE = 5000;

/**
 * Milliseconds of every question, as the role of visitors.
 * @param {import('postgres').Sql} visitor @param {Record<string, import('../lib/community-queries.mjs').Question[]>} questions
 */
async function ask(visitor, questions) {
  /** @type {Record<string, { p50: number, p95: number }>} */
  const times = {};
  for (const [kind, all] of Object.entries(questions)) {
    const taken = [];
    // The first ones pay for plans that the connection keeps.
    for (const question of [...all.slice(0, 10), ...all]) {
      const start = performance.now();
      for (const { text, values } of question) await visitor.unsafe(text, values, { prepare: true });
      taken.push(performance.now() - start);
    }
    const kept = taken.slice(Math.min(10, all.length));
    times[kind] = { p50: median(kept), p95: percentile(kept, 0.95) };
  }
  await visitor`select pg_stat_force_next_flush()`;
  await visitor`select 1`;
  return times;
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function community(bench) {
  const sizes = bench.quick ? [200, 1000] : [1000, SMALL, 100_000, 1_000_000];
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
    bench.say(`made and indexed in ${((performance.now() - start) / 1000).toFixed(0)} s; asking`);
    const questions = await communityQuestions(sql, bench.quick ? 20 : 200);
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

/** @param {import('../lib/bench.mjs').Bench} bench @param {{ size: number, times: Record<string, { p50: number, p95: number }> }[]} steps */
function judgeTimes(bench, steps) {
  const last = steps.at(-1);
  const small = steps.find(({ size }) => size === SMALL) ?? steps[0];
  if (!last || !small) return;
  for (const [kind, { p95 }] of Object.entries(last.times)) {
    const before = small.times[kind]?.p95 ?? Number.NaN;
    const fast = p95 <= LIMIT;
    const steady = p95 <= Math.max(before * GROWTH_LIMIT, before + NOISE);
    bench.line({
      what: `${kind}, p95, ${count(last.size)} prompts`,
      measured: `${milliseconds(p95)}, ${(p95 / before).toFixed(1)} ×`,
      against: `${milliseconds(before)} with ${count(small.size)}`,
      limit: `≤ ${LIMIT} ms${fast ? '' : ' (missed)'} and ≤ ${GROWTH_LIMIT} ×${steady ? '' : ' (missed)'}`,
      ok: fast && steady,
    });
  }
  bench.findings.tables.push({
    caption: 'p50 / p95 in milliseconds',
    head: ['question', ...steps.map(({ size }) => count(size))],
    rows: Object.keys(last.times).map((kind) => [
      kind,
      ...steps.map(({ times }) => `${times[kind]?.p50.toFixed(1)} / ${times[kind]?.p95.toFixed(1)}`),
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
