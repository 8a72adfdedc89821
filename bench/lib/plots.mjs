import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { init } from 'echarts';
import { resultsFolder } from './results.mjs';

const WIDTH = 720;
const RED = '#b3261e';
const BLUE = '#0b57d0';
const COLORS = [BLUE, '#146c2e', '#8a5000', '#6b3fa0', '#006a6a', '#5f6368', '#a3005c', '#3b5b00', '#004a77', '#7a4100', '#444444'];

/** @typedef {{ path: string, gzip: boolean, ours: number, theirs: number }} Compared */
/** @typedef {{ name: string, points: [number, number][] }} Series */
/** @typedef {{ value: number, name: string }} Limit */

/** @param {string} title @param {number} height @param {import('echarts').EChartsOption} option */
function svg(title, height, option) {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  chart.setOption({ title: { text: title }, animation: false, color: COLORS, backgroundColor: '#ffffff', ...option });
  const text = chart.renderToSVGString({ useViewBox: true });
  chart.dispose();
  return `${text}\n`;
}

/** Bars from left to right: the share of what each is compared with, and a mark where its limit is. */
function shares(/** @type {string} */ title, /** @type {Compared[]} */ pages, /** @type {(path: string) => number} */ limitOf) {
  const shown = pages
    .filter(({ gzip }) => gzip)
    .map(({ path: name, ours, theirs }) => ({ name, value: ours / theirs, limit: limitOf(name), perSecond: Math.round(ours) }));
  const bars = shown.map(({ value, limit, perSecond }) => ({
    value,
    label: { formatter: `${value.toFixed(2)} (${perSecond}/s)` },
    itemStyle: { color: value >= limit ? BLUE : RED },
  }));
  return svg(title, 120 + 34 * shown.length, {
    grid: { left: 250, right: 120, top: 50, bottom: 60 },
    xAxis: { name: 'requests a second, as a share of the bare page; black: the limit', nameLocation: 'middle', nameGap: 30, min: 0 },
    yAxis: { type: 'category', data: shown.map(({ name }) => name), inverse: true, axisLabel: { width: 230, overflow: 'truncate' } },
    series: [
      { type: 'bar', data: bars, label: { show: true, position: 'right' } },
      { type: 'scatter', data: shown.map(({ limit }) => limit), symbol: 'rect', symbolSize: [3, 30], color: '#1f1f1f', z: 3 },
    ],
  });
}

/** Lines on logarithmic axes, named at their ends. A line that rises by one decade a decade grows with the size. */
function growth(
  /** @type {string} */ title,
  /** @type {string} */ xName,
  /** @type {string} */ yName,
  /** @type {Limit} */ limit,
  /** @type {Series[]} */ series,
) {
  const sizes = series.flatMap(({ points }) => points.map(([size]) => size));
  const markLine = {
    symbol: 'none',
    data: [{ yAxis: limit.value }],
    lineStyle: { color: RED },
    label: { formatter: limit.name, position: /** @type {const} */ ('insideStartTop'), color: RED },
  };
  return svg(title, 480, {
    grid: { left: 70, right: 200, top: 80, bottom: 60 },
    xAxis: { type: 'log', name: xName, nameLocation: 'middle', nameGap: 30, min: Math.min(...sizes), max: Math.max(...sizes) },
    yAxis: { type: 'log', name: yName, nameTextStyle: { align: 'left' } },
    series: series.map(({ name, points }, index) => ({
      type: 'line',
      name,
      data: points,
      symbol: 'circle',
      endLabel: { show: true, formatter: '{a}', color: 'inherit', distance: 12 },
      labelLayout: { moveOverlap: 'shiftY' },
      labelLine: { show: true },
      ...(index === 0 && { markLine }),
    })),
  });
}

/** A figure of every step. @param {string} name @param {any[]} steps @param {(step: any) => number} figure @returns {Series} */
const line = (name, steps, figure) => ({ name, points: steps.map((step) => [step.size, figure(step)]) });

/** @type {Record<string, (data: any) => Record<string, string>>} by part: the plots, by name */
const PLOTS = {
  pages: ({ pages }) => ({ pages: shares('Public pages against a bare Next page of their size', pages, () => 0.9) }),
  dynamic: ({ pages }) => ({
    dynamic: shares('Searches against a bare dynamic Next page', pages, (name) => (name.startsWith('/prompts/shared') ? 0.5 : 0.7)),
  }),
  library: ({ steps }) => ({
    'library-search': growth('Library: searching it', 'prompts', 'milliseconds', { value: 50, name: 'limit of p99 at 10,000' }, [
      line('search p50', steps, ({ p50 }) => p50),
      line('search p99', steps, ({ p99 }) => p99),
    ]),
    'library-build': growth(
      'Library: building the site',
      'prompts',
      'seconds, kilobytes',
      { value: 8 * (steps[0]?.seconds ?? 0), name: 'limit of the build: 8 × the first' },
      [
        line('build, s', steps, ({ seconds }) => seconds),
        line('/prompts gzip, KB', steps, ({ list }) => list.gzip / 1024),
        line('/category/x gzip, KB', steps, ({ category }) => category.gzip / 1024),
      ],
    ),
  }),
  community: ({ steps }) => ({
    community: growth(
      'Community: p95 in the database',
      'public prompts',
      'milliseconds',
      { value: 150, name: 'limit of searches' },
      Object.keys(steps.at(-1)?.times ?? {}).map((kind) => line(kind, steps, ({ times }) => times[kind].p95)),
    ),
  }),
};

/**
 * Writes the plots of a part.
 * @param {import('./results.mjs').Result} result
 * @returns {string[]} the files' names
 */
export function drawPlots(result) {
  const plots = result.error ? {} : (PLOTS[result.part]?.(result.data) ?? {});
  const folder = path.join(resultsFolder(result.quick), 'plots');
  mkdirSync(folder, { recursive: true });
  return Object.entries(plots).map(([name, text]) => {
    writeFileSync(path.join(folder, `${name}.svg`), text);
    return `plots/${name}.svg`;
  });
}
