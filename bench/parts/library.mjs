/** The build, the disk, the first page and the memory with a library of today's size and with ten thousand prompts. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from '../../scripts/build.ts';
import { ROOT } from '../../scripts/lib/project.ts';
import { folderSize } from '../../scripts/lib/sizes.ts';
import { startSite } from '../../scripts/site.ts';
import { getRaw, sizeOf } from '../lib/http.mjs';
import { DATA, repeatLibrary } from '../lib/large-library.mjs';
import { temporaryFolder } from '../lib/stage.mjs';
import { count, kilobytes, median, milliseconds, percentile, timed } from '../lib/stats.mjs';

const DIST = '.next-bench-library';
const LARGE = 10_000;
/** How often as much as today's library a large one may take. */
const RATIO = 2;
const RESIDENT_LIMIT_MB = 350;

/** Searches before the memory is read, so that it holds what searching takes, in English and in two other languages. */
const SEARCHES = ['weekly meal plan', 'carta de renuncia', 'план тренировок'];

/** @typedef {{ build: number, disk: number, first: number, cold: number[], warm: number[], resident: number, list: number, grown: number }} Measured seconds, MB, ms, ms, ms, MB, bytes, MB */

/** @param {import('../lib/bench.mjs').Bench} bench @param {number} size @param {number} asked @returns {Promise<Measured>} */
async function measure(bench, size, asked) {
  const folder = temporaryFolder(bench);
  const slugs = repeatLibrary(folder, size);
  const env = { LIBRARY_DIR: folder, SITE_URL: 'http://localhost:3000', BACKEND: 'none', SUPABASE_URL: '' };
  const built = path.join(ROOT, DIST);
  rmSync(built, { recursive: true, force: true });
  bench.say(`Building ${count(size)} prompts`);
  const build = await timed(() => ensureBuild({ distDir: DIST, env }));
  const disk = folderSize(built) / 1e6;
  // The first start reads the build from the disk, the second one from the memory of the system: only like is compared with like.
  await (await startSite({ distDir: DIST, env })).stop();
  const site = await startSite({ distDir: DIST, env });
  try {
    const first = await timed(() => get(`${site.url}/`));
    const step = Math.max(1, Math.floor(slugs.length / asked));
    const pages = slugs.filter((_, at) => at % step === 0).map((slug) => `${site.url}/prompt/${slug}`);
    const cold = await eachTimed(pages);
    const warm = await eachTimed(pages);
    for (const q of SEARCHES) await get(`${site.url}/search?q=${encodeURIComponent(q)}`);
    const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
    const list = (await sizeOf(`${site.url}/prompts`)).gzip;
    return { build: build / 1000, disk, first, cold, warm, resident, list, grown: folderSize(built) / 1e6 - disk };
  } finally {
    await site.stop();
    rmSync(built, { recursive: true, force: true });
  }
}

/** @param {string} url */
async function get(url) {
  const { status } = await getRaw(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
}

/** @param {string[]} urls */
async function eachTimed(urls) {
  const times = [];
  for (const url of urls) times.push(await timed(() => get(url)));
  return times;
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function library(bench) {
  const today = JSON.parse(readFileSync(path.join(DATA, 'prompts.json'), 'utf8')).length;
  const asked = bench.quick ? 100 : 900;
  const small = await measure(bench, today, asked);
  const large = await measure(bench, LARGE, asked);
  const against = `${count(today)} prompts`;
  const seconds = (/** @type {number} */ value) => `${value.toFixed(1)} s`;
  const megabytes = (/** @type {number} */ value) => `${value.toFixed(0)} MB`;
  /** @param {string} what @param {'build' | 'disk' | 'first' | 'list'} key @param {(value: number) => string} written @param {number} ratio */
  const compare = (what, key, written, ratio) =>
    bench.line({
      what: `${count(LARGE)} prompts, ${what}`,
      measured: written(large[key]),
      against: `${written(small[key])} with ${against}`,
      limit: `≤ ${ratio} ×`,
      ok: large[key] <= ratio * small[key],
    });
  compare('the build', 'build', seconds, RATIO);
  compare('the build on disk', 'disk', megabytes, RATIO);
  compare('the first answer of the home page', 'first', milliseconds, RATIO);
  compare('/prompts as it travels', 'list', kilobytes, 1.1);
  for (const [size, { cold, warm, resident, grown }] of [
    [today, small],
    [LARGE, large],
  ].map(([size, measured]) => /** @type {const} */ ([Number(size), /** @type {Measured} */ (measured)]))) {
    bench.line({
      what: `${count(size)} prompts, ${count(cold.length)} pages on their first request`,
      measured: `${milliseconds(median(cold))}, p99 ${milliseconds(percentile(cold, 0.99))}`,
      against: `${milliseconds(median(warm))}, p99 ${milliseconds(percentile(warm, 0.99))} on the second`,
    });
    bench.line({
      what: `${count(size)} prompts, memory after these pages and searches in three languages, which took ${megabytes(grown)} on disk`,
      measured: megabytes(resident),
      limit: `≤ ${RESIDENT_LIMIT_MB} MB`,
      ok: resident <= RESIDENT_LIMIT_MB,
    });
  }
}
