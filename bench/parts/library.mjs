/** A generated library of up to 10,000 prompts: searching it, building it, and the weight of its pages. */
import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureBuild } from '../../scripts/build.ts';
import { ROOT } from '../../scripts/lib/project.ts';
import { startSite } from '../../scripts/site.ts';
import { generateLibrary } from '../generate-library.mjs';
import { getRaw, sizeOf } from '../lib/http.mjs';
import { SOME_CATEGORY } from '../lib/library-pages.mjs';
import { queriesFor } from '../lib/queries.mjs';
import { seededRandom } from '../lib/random.mjs';
import { temporaryFolder } from '../lib/stage.mjs';
import { count, kilobytes, megabytes, milliseconds, percentile, timed } from '../lib/stats.mjs';

const DIST = '.next-test';
const SEARCH_LIMIT = 50;
const BUILD_LIMIT = 8;
/** A page may differ by the length of the titles on it. */
const WEIGHT_LIMIT = 1.05;
/** How far the cost of one more prompt may lie above the average of the smaller steps. */
const LINEAR_LIMIT = 1.5;

/** @typedef {ReturnType<typeof generateLibrary>} Prompts */

/** @param {string} folder */
function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** @param {Prompts} prompts @param {number} times */
function queriesOf(prompts, times) {
  const random = seededRandom(3);
  const texts = Array.from({ length: times }, () => {
    const prompt = prompts[Math.floor(random() * prompts.length)];
    return { title: prompt?.title ?? '', body: prompt?.promptText ?? '', category: prompt?.categoryId };
  });
  return queriesFor(texts, random);
}

/** @param {string} folder @param {ReturnType<typeof queriesOf>} queries */
async function search(folder, queries) {
  const file = path.join(folder, 'queries.json');
  writeFileSync(file, JSON.stringify(queries));
  const bench = path.join(ROOT, 'bench/lib');
  const args = ['--conditions=react-server', '--import', `${bench}/typescript-paths.mjs`, `${bench}/search-process.mjs`, file];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, LIBRARY_DIR: folder },
    maxBuffer: 1e8,
  });
  rmSync(file);
  /** @type {{ first: number, times: Record<string, number[]>, resident: number }} */
  const result = JSON.parse(stdout);
  return result;
}

/** Builds from nothing, then looks at the pages. @param {string} folder @param {Prompts} prompts @param {import('../lib/bench.mjs').Bench} bench */
async function build(folder, prompts, bench) {
  rmSync(path.join(ROOT, DIST), { recursive: true, force: true });
  const start = performance.now();
  await ensureBuild({ distDir: DIST, env: { LIBRARY_DIR: folder } });
  const seconds = (performance.now() - start) / 1000;
  const disk = bytesIn(path.join(ROOT, DIST, 'server'));
  const site = await startSite({ distDir: DIST, env: { LIBRARY_DIR: folder } });
  try {
    const list = await sizeOf(`${site.url}/prompts`);
    const category = await sizeOf(`${site.url}/category/${SOME_CATEGORY}`);
    const queries = queriesOf(prompts, bench.quick ? 10 : 300)['one word'];
    const address = (/** @type {number} */ index) => `${site.url}/prompts?q=${encodeURIComponent(queries[index]?.q ?? '')}`;
    const page = await timed(queries.length, (index) => getRaw(address(index)));
    return { seconds, disk, list, category, page: percentile(page.slice(5), 0.99) };
  } finally {
    await site.stop();
  }
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function library(bench) {
  bench.later(() => rmSync(path.join(ROOT, DIST), { recursive: true, force: true }));
  const sizes = bench.quick ? [250, 500] : [250, 1000, 3000, 10_000];
  const largest = sizes.at(-1) ?? 0;
  const home = temporaryFolder(bench);
  /** @type {string[][]} */
  const rows = [];
  bench.findings.tables.push({
    caption: 'By size',
    head: [
      'prompts',
      'search p50',
      'p99',
      'index made in',
      'page /prompts?q= p99',
      'build',
      'built files',
      '/prompts',
      '/category/x',
      'process that searched',
    ],
    rows,
  });
  const steps = [];
  for (const size of sizes) {
    const folder = path.join(home, String(size));
    const prompts = generateLibrary(size, folder);
    const found = await search(folder, queriesOf(prompts, bench.quick ? 20 : 300));
    const all = Object.values(found.times).flat();
    bench.say(`${count(size)} prompts: search p99 ${milliseconds(percentile(all, 0.99))}; building`);
    const built = await build(folder, prompts, bench);
    const step = { size, p50: percentile(all, 0.5), p99: percentile(all, 0.99), ...built };
    steps.push(step);
    bench.say(`${count(size)} prompts: built in ${built.seconds.toFixed(0)} s`);
    rows.push([
      ...[count(size), milliseconds(step.p50), milliseconds(step.p99), milliseconds(found.first), milliseconds(built.page)],
      ...[
        `${built.seconds.toFixed(1)} s`,
        megabytes(built.disk),
        kilobytes(built.list.gzip),
        kilobytes(built.category.gzip),
        megabytes(found.resident),
      ],
    ]);
    if (size !== largest) continue;
    const kinds = Object.entries(found.times).map(([kind, times]) => [
      kind,
      ...[0.5, 0.95, 0.99].map((share) => milliseconds(percentile(times, share))),
    ]);
    bench.findings.tables.push({
      caption: `Search among ${count(size)} prompts, by kind of query`,
      head: ['query', 'p50', 'p95', 'p99'],
      rows: kinds,
    });
  }
  bench.findings.data.steps = steps;
  judge(bench, steps);
  bench.findings.notes.push(
    'Search: searchLibrary of lib/prompts/search.ts in plain Node, after a warm-up, over seven kinds of queries in equal parts.',
    `Build: scripts/build.ts with LIBRARY_DIR, from an empty ${DIST}, types and linting apart.`,
  );
}

/** @param {import('../lib/bench.mjs').Bench} bench @param {{ size: number, p99: number, seconds: number, list: { gzip: number } }[]} steps */
function judge(bench, steps) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return;
  const size = `${count(last.size)} prompts`;
  bench.line({
    what: `Search, p99, ${size}`,
    measured: milliseconds(last.p99),
    limit: `≤ ${SEARCH_LIMIT} ms`,
    ok: last.p99 <= SEARCH_LIMIT,
  });
  const times = last.seconds / first.seconds;
  bench.line({
    what: `Build, ${size}`,
    measured: `${times.toFixed(1)} × (${last.seconds.toFixed(0)} s)`,
    against: `${count(first.size)} prompts ${first.seconds.toFixed(0)} s`,
    limit: `≤ ${BUILD_LIMIT} ×`,
    ok: times <= BUILD_LIMIT,
  });
  const before = steps.at(-2);
  if (before && before !== first) {
    const cost = (/** @type {typeof first} */ a, /** @type {typeof first} */ b) => ((b.seconds - a.seconds) / (b.size - a.size)) * 1000;
    const growth = cost(before, last) / cost(first, before);
    bench.line({
      what: `Build, each prompt from ${count(before.size)} to ${count(last.size)}`,
      measured: milliseconds(cost(before, last)),
      against: `${milliseconds(cost(first, before))} up to ${count(before.size)}`,
      limit: `linear: ≤ ${LINEAR_LIMIT} ×`,
      ok: growth <= LINEAR_LIMIT,
    });
  }
  const weight = last.list.gzip / first.list.gzip;
  bench.line({
    what: `/prompts, HTML, ${size}`,
    measured: kilobytes(last.list.gzip),
    against: `${kilobytes(first.list.gzip)} with ${count(first.size)}`,
    limit: `≤ ${WEIGHT_LIMIT} ×`,
    ok: weight <= WEIGHT_LIMIT,
  });
}
