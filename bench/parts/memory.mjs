/** Resident memory of one site process while all kinds of pages are asked for as fast as they come. */
import { readFileSync } from 'node:fs';
import { everyPrompt, SOME_CATEGORY, SOME_GUIDE, someWords } from '../lib/library-pages.mjs';
import { load } from '../lib/load.mjs';
import { openStage } from '../lib/stage.mjs';
import { count, median, megabytes } from '../lib/stats.mjs';

const LIMIT = 350 * 1024 ** 2;
/** How much higher the end may lie than the middle: the noise of a garbage collector. */
const FLAT = 1.1;

/** @param {number} pid */
function residentBytes(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB$/m);
  return Number(line?.[1]) * 1024;
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function memory(bench) {
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 300 : 5000 });
  /** @type {{ id: string, username: string }[]} */
  const shared = await sql`
    select prompts.id, people.username from public.user_prompts prompts join public.user_profiles people on people.id = prompts.user_id
    where prompts.is_public order by prompts.id limit 3000`;
  const paths = [
    ...['/', '/prompts', `/category/${SOME_CATEGORY}`, `/guides/${SOME_GUIDE}`],
    ...['/prompts', '/search', '/prompts/shared'].flatMap((path) => someWords().map((word) => `${path}?q=${word}`)),
    ...everyPrompt().map((slug) => `/prompt/${slug}`),
    ...shared.flatMap(({ id, username }) => [`/prompt/shared/${id}`, `/u/${username}`]),
    // Addresses that lead nowhere must not be kept.
    ...Array.from({ length: 200 }, (_, index) => `/prompt/shared/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
  ];
  const fresh = residentBytes(site.pid);
  bench.line({ what: 'Just started', measured: megabytes(fresh) });

  /** @type {{ second: number, bytes: number }[]} */
  const samples = [];
  const start = performance.now();
  const sampler = setInterval(() => samples.push({ second: (performance.now() - start) / 1000, bytes: residentBytes(site.pid) }), 500);
  bench.later(() => clearInterval(sampler));
  const seconds = bench.quick ? 6 : 90;
  // Several groups of clients that walk the same addresses from different places.
  const groups = 4;
  const runs = await Promise.all(
    Array.from({ length: groups }, (_, index) => {
      const from = Math.floor((paths.length * index) / groups);
      return load({ base: site.url, paths: [...paths.slice(from), ...paths.slice(0, from)], seconds, connections: 8 });
    }),
  );
  clearInterval(sampler);
  const answered = runs.reduce((sum, { perSecond }) => sum + perSecond, 0) * seconds;

  const highest = Math.max(...samples.map(({ bytes }) => bytes));
  const quarter = (/** @type {number} */ index) =>
    median(samples.slice((samples.length * (index - 1)) / 4, (samples.length * index) / 4).map(({ bytes }) => bytes));
  const growth = quarter(4) / quarter(2);
  bench.line({ what: 'At most, under load', measured: megabytes(highest), limit: `≤ ${megabytes(LIMIT)}`, ok: highest <= LIMIT });
  bench.line({
    what: 'Last quarter of the time against the second',
    measured: `${growth.toFixed(2)} × (${megabytes(quarter(4))})`,
    against: megabytes(quarter(2)),
    limit: `≤ ${FLAT} ×`,
    ok: growth <= FLAT,
  });
  bench.findings.data.samples = samples;
  bench.findings.notes.push(
    `${seconds} s, 32 connections, ${count(answered)} pages over ${count(paths.length)} addresses: static, searched, made on demand, and missing ones.`,
    'Resident memory of the process of `next start` (VmRSS), sampled twice a second.',
  );
}
