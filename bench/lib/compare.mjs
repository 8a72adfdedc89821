import { barePath, startBaseline } from './baseline.mjs';
import { sizeOf } from './http.mjs';
import { inTurns } from './load.mjs';
import { count, kilobytes } from './stats.mjs';

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Requests a second of pages, each in turns with a bare Next page of its size.
 * @param {import('./bench.mjs').Bench} bench
 * @param {string} site
 * @param {'static' | 'dynamic' | 'route'} kind
 * @param {{ what: string, paths: string[], nextPath?: () => string, limit: number }[]} pages `nextPath` gives addresses as heavy as `paths`
 * @param {{ seconds: number, rounds: number }} effort
 */
export async function compareWithBarePages(bench, site, kind, pages, effort) {
  /** @type {Record<string, { raw: number, gzip: number }>} */
  const sizes = {};
  for (const [index, { paths }] of pages.entries()) {
    const all = [];
    for (const path of paths) all.push(await sizeOf(site + path));
    sizes[index] = { raw: mean(all.map(({ raw }) => raw)), gzip: mean(all.map(({ gzip }) => gzip)) };
  }
  const bare = await startBaseline(bench, kind, sizes);
  for (const [index, { what, paths, nextPath, limit }] of pages.entries()) {
    const path = barePath(kind, String(index));
    const [ours, theirs] = [sizes[index]?.gzip ?? 0, (await sizeOf(bare.url + path)).gzip];
    const query = paths.map((path) => path.slice(path.indexOf('?')));
    const theirPaths = kind === 'dynamic' ? query.map((query) => path + query) : [path];
    const { seconds, rounds } = effort;
    const run = await inTurns({ base: site, paths, nextPath, seconds }, { base: bare.url, paths: theirPaths, seconds }, rounds);
    bench.line({
      what: `${what} (${kilobytes(ours)})`,
      measured: `${run.ratio.toFixed(2)} × (${count(run.ours)} requests/s${run.failed ? `, ${run.failed} failed` : ''})`,
      against: `bare page (${kilobytes(theirs)}) ${count(run.theirs)} requests/s`,
      limit: `≥ ${limit} ×`,
      ok: run.ratio >= limit && run.failed === 0,
    });
  }
}
