/** Requests a second of the pages that answer a query, in turns with a bare dynamic Next page of the same size. */
import { barePath, startBaseline } from '../lib/baseline.mjs';
import { sizeOf } from '../lib/http.mjs';
import { inTurns } from '../lib/load.mjs';
import { openStage } from '../lib/stage.mjs';
import { count, kilobytes } from '../lib/stats.mjs';

/** What people type: one word, several, the beginning of one, a mistake. */
const QUERIES = [
  'email',
  'marketing plan',
  'interview',
  'write a test',
  'lesson',
  'customer',
  'budget',
  'story ope',
  'refactor',
  'product page',
  'data',
  'meeting notes',
  'recipie',
  'sql',
  'review code',
  'plan',
];

const KINDS = {
  prompts: { path: '/prompts', limit: 0.3 },
  search: { path: '/search', limit: 0.15 },
  shared: { path: '/prompts/shared', limit: 0.15 },
};

/** The queries again, but never twice the same: marks that no search reads tell them apart. @param {string} path */
function neverAsked(path) {
  let count = 0;
  return () => {
    const query = QUERIES[count % QUERIES.length];
    count += 1;
    const marks = count.toString(2).replaceAll('0', '.').replaceAll('1', ',');
    return `${path}?q=${encodeURIComponent(`${query} ${marks}`)}`;
  };
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param {Awaited<ReturnType<typeof inTurns>>} run */
const rates = (run) => ({
  measured: `${run.ratio.toFixed(2)} × (${count(run.ours)} requests/s${run.failed ? `, ${run.failed} failed` : ''})`,
  against: `bare dynamic page ${count(run.theirs)} requests/s`,
});

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function dynamic(bench) {
  const prompts = bench.quick ? 200 : 5000;
  const { site } = await openStage(bench, { prompts });
  /** @type {Record<string, { raw: number, gzip: number }>} */
  const sizes = {};
  /** @param {string} path */
  const addresses = (path) => QUERIES.map((query) => `${path}?q=${encodeURIComponent(query)}`);
  for (const [key, { path, limit }] of Object.entries(KINDS)) {
    try {
      const all = [];
      for (const address of addresses(path)) all.push(await sizeOf(site.url + address));
      sizes[key] = { raw: mean(all.map(({ raw }) => raw)), gzip: mean(all.map(({ gzip }) => gzip)) };
    } catch (error) {
      bench.line({
        what: `${path}?q=`,
        measured: error instanceof Error ? error.message : String(error),
        limit: `≥ ${limit} ×`,
        ok: false,
      });
    }
  }
  const bare = await startBaseline(bench, 'dynamic', sizes);

  /** @type {string[][]} */
  const rows = [];
  bench.findings.tables.push({
    caption: 'What was sent, on average',
    head: ['page', 'as it is', 'gzip', 'bare page as it is', 'gzip'],
    rows,
  });
  bench.findings.data.pages = [];
  const effort = bench.quick ? { seconds: 4, rounds: 1 } : { seconds: 3, rounds: 4 };
  for (const [key, size] of Object.entries(sizes)) {
    const { path, limit } = KINDS[/** @type {keyof typeof KINDS} */ (key)];
    const bareSize = await sizeOf(bare.url + barePath('dynamic', key));
    rows.push([`${path}?q=`, ...[size.raw, size.gzip, bareSize.raw, bareSize.gzip].map(kilobytes)]);
    const ours = { base: site.url, paths: addresses(path), seconds: effort.seconds };
    const theirs = { ...ours, base: bare.url, paths: addresses(barePath('dynamic', key)) };
    const first = await inTurns({ ...ours, nextPath: neverAsked(path) }, theirs, effort.rounds);
    const ok = first.ratio >= limit && first.failed === 0;
    bench.line({ what: `${path}?q=, each query for the first time`, ...rates(first), limit: `≥ ${limit} ×`, ok });
    bench.findings.data.pages.push({ path: `${path}?q=`, gzip: true, ours: first.ours, theirs: first.theirs, rounds: first.rounds });
  }
  bench.findings.notes.push(
    `32 connections, ${QUERIES.length} queries in turn, each made different by signs that no search reads, so that nothing of its answer is cached. The bare page reads the query too and shows one text of the average size.`,
    `The community holds ${prompts} public prompts on PostgreSQL, with @supabase/lite as the backend, on the same machine.`,
  );
}
