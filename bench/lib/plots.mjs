import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resultsFolder } from './results.mjs';
import { growthLines, ratioBars } from './svg.mjs';

/** @typedef {{ path: string, gzip: boolean, ours: number, theirs: number }} Compared */

/** @param {string} title @param {Compared[]} pages @param {(path: string) => number} limit */
const throughput = (title, pages, limit) =>
  ratioBars({
    title,
    unit: 'requests a second, as a share of the bare page (grey line: 1); dashed: the limit',
    bars: pages
      .filter(({ gzip }) => gzip)
      .map(({ path: name, ours, theirs }) => ({
        name,
        value: ours / theirs,
        note: `${(ours / theirs).toFixed(2)} (${Math.round(ours)}/s)`,
        limit: limit(name),
      })),
  });

/** @type {Record<string, (data: any) => [string, string][]>} by part: the files, with their content */
const PLOTS = {
  pages: ({ pages }) => [['pages', throughput('Public pages against a bare Next page of their size', pages, () => 0.9)]],
  dynamic: ({ pages }) => [
    ['dynamic', throughput('Searches against a bare dynamic Next page', pages, (name) => (name.startsWith('/prompts/shared') ? 0.5 : 0.7))],
  ],
  library: ({ steps }) => [
    [
      'library-search',
      growthLines({
        title: 'Library: searching it',
        xName: 'prompts',
        yName: 'milliseconds',
        limit: { value: 20, name: 'limit of p99 at 10,000' },
        series: ['p50', 'p99'].map((name) => ({
          name: `search ${name}`,
          points: steps.map((/** @type {any} */ step) => [step.size, step[name]]),
        })),
      }),
    ],
    [
      'library-build',
      growthLines({
        title: 'Library: building the site',
        xName: 'prompts',
        yName: 'seconds, kilobytes',
        limit: { value: 8 * (steps[0]?.seconds ?? 0), name: 'limit of the build: 8 × the first' },
        series: [
          { name: 'build, s', points: steps.map((/** @type {any} */ step) => [step.size, step.seconds]) },
          { name: '/prompts gzip, KB', points: steps.map((/** @type {any} */ step) => [step.size, step.list.gzip / 1024]) },
          { name: '/category/x gzip, KB', points: steps.map((/** @type {any} */ step) => [step.size, step.category.gzip / 1024]) },
        ],
      }),
    ],
  ],
  community: ({ steps }) => [
    [
      'community',
      growthLines({
        title: 'Community: p95 in the database',
        xName: 'public prompts',
        yName: 'milliseconds',
        limit: { value: 50, name: 'limit' },
        series: Object.keys(steps.at(-1)?.times ?? {}).map((kind) => ({
          name: kind,
          points: steps.map((/** @type {any} */ { size, times }) => [size, times[kind].p95]),
        })),
      }),
    ],
  ],
};

/**
 * Writes the plots of a part.
 * @param {import('./results.mjs').Result} result
 * @returns {string[]} the files' names
 */
export function drawPlots(result) {
  const plots = result.error ? undefined : PLOTS[result.part];
  if (!plots) return [];
  const folder = path.join(resultsFolder(result.quick), 'plots');
  mkdirSync(folder, { recursive: true });
  return plots(result.data).map(([name, svg]) => {
    writeFileSync(path.join(folder, `${name}.svg`), svg);
    return `plots/${name}.svg`;
  });
}
