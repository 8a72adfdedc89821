/** Lighthouse, as a phone, over every kind of public page; accessibility in the dark theme too. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { barePath, startBaseline } from '../lib/baseline.mjs';
import { CHROMIUM, FLAGS } from '../lib/browser.mjs';
import { SOME_CATEGORY, SOME_GUIDE, somePrompt } from '../lib/library-pages.mjs';
import { openStage, someSharedPrompt } from '../lib/stage.mjs';
import { median } from '../lib/stats.mjs';

const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const DARK = '--blink-settings=preferredColorScheme=0';

/** Pages that say themselves that search engines shall not list them; only that audit is left out. */
const UNLISTED = { skipAudits: ['is-crawlable'] };

/**
 * How many times slower than a machine the phone is that Lighthouse means, by the machine's BenchmarkIndex: the corners of the calculator
 * that Lighthouse's docs/throttling.md leads to. Its fixed 4 is for an index of 1533.
 */
const SLOWDOWNS = /** @type {const} */ ([
  [150, 1],
  [800, 2],
  [1300, 3],
  [2000, 6],
]);

/** @param {number} index */
function slowdownFor(index) {
  for (const [at, [to, most]] of SLOWDOWNS.entries()) {
    const [from, least] = SLOWDOWNS[at - 1] ?? [0, 1];
    if (index <= to) return least + ((most - least) * (index - from)) / (to - from);
  }
  return 6;
}

/** @typedef {{ scores: Record<string, number>, shift: number, failed: string[], version: string, power: number }} Report */

/** @typedef {{ categories: string[], flags?: string[], skipAudits?: string[], slowdown?: number }} Options */

/** Lighthouse misses the beginning of a page now and then (NO_NAVSTART), and asks to be run again. @param {string} url @param {Options} options */
function run(url, options) {
  return runOnce(url, options).catch(() => runOnce(url, options));
}

/**
 * @param {string} url
 * @param {Options} options
 * @returns {Promise<Report>}
 */
async function runOnce(url, { categories, flags = [], skipAudits = [], slowdown = 4 }) {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: ['--headless=new', ...FLAGS, ...flags] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categories,
      skipAudits,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no report');
    const { lhr } = result;
    const failed = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
      id === 'performance'
        ? []
        : auditRefs.filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 1).map(({ id: audit }) => audit),
    );
    return {
      scores: Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
      shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
      failed,
      version: lhr.lighthouseVersion,
      power: lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

/** The middle of each figure. @param {Report[]} reports @returns {Report} */
function middle(reports) {
  const [first] = reports;
  if (!first) throw new Error('No report');
  const names = Object.keys(first.scores);
  return {
    ...first,
    scores: Object.fromEntries(names.map((name) => [name, median(reports.map(({ scores }) => scores[name] ?? 0))])),
    shift: median(reports.map(({ shift }) => shift)),
    power: median(reports.map(({ power }) => power)),
    failed: [...new Set(reports.flatMap(({ failed }) => failed))],
  };
}

/** @param {string} url @param {number} times @param {Options} options */
async function runOften(url, times, options) {
  const reports = [];
  for (let time = 0; time < times; time++) reports.push(await run(url, options));
  return middle(reports);
}

/**
 * A page as Lighthouse's preset sees it, and its performance once more with the CPU slowed down by what this machine asks for.
 * @param {string} url @param {number} times @param {{ categories?: string[], skipAudits?: string[] }} [options]
 */
async function measure(url, times, { categories = ['performance'], ...options } = {}) {
  // The first visitor pays for what is made on demand.
  await fetch(url);
  const report = await runOften(url, times, { categories, ...options });
  const slowdown = slowdownFor(report.power);
  const again = await runOften(url, times, { categories: ['performance'], slowdown });
  return { report, slowdown, calibrated: again.scores.performance ?? 0 };
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function lighthousePart(bench) {
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 100 : 1000 });
  const shared = await someSharedPrompt(sql);
  const listed = [
    ...['/', '/prompts', `/category/${SOME_CATEGORY}`, `/prompt/${somePrompt()}`],
    ...['/prompts/shared', `/prompt/shared/${shared.id}`, `/u/${shared.username}`],
    ...['/guides', `/guides/${SOME_GUIDE}`, '/about', '/faq'],
  ];
  const unlisted = ['/prompts?q=email', '/search?q=email', '/login'];
  const pages = [...listed.map((path) => ({ path, skip: {} })), ...unlisted.map((path) => ({ path, skip: UNLISTED }))];
  const times = bench.quick ? 1 : 3;
  let version = '';
  const baseline = await startBaseline(bench, 'static', {});
  const bare = await measure(baseline.url + barePath('static'), times);
  /** @type {number[]} */
  const slowdowns = [bare.slowdown];
  bench.line({ what: 'A bare Next page', measured: `performance ${bare.report.scores.performance} (calibrated ${bare.calibrated})` });
  for (const { path, skip } of bench.quick ? pages.filter((_, index) => index % 6 === 0) : pages) {
    try {
      const url = site.url + path;
      const page = await measure(url, times, { categories: Object.keys(CATEGORIES), ...skip });
      const dark = await run(url, { categories: ['accessibility'], flags: [DARK] });
      version = page.report.version;
      slowdowns.push(page.slowdown);
      judge(bench, path, page, dark);
    } catch (error) {
      bench.line({
        what: path,
        measured: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
        limit: 'a report',
        ok: false,
      });
    }
  }
  bench.findings.notes.push(
    `Calibrated: performance once more with the CPU slowed down by what Lighthouse's docs/throttling.md asks of a machine of this speed, ${Math.min(...slowdowns).toFixed(1)} to ${Math.max(...slowdowns).toFixed(1)} times here instead of 4. The limit is for the preset.`,
    `Lighthouse ${version}, its mobile settings (simulated slow 4G, CPU four times slower), the median of ${times}; dark: accessibility once more with prefers-color-scheme: dark.`,
    'Unlisted on purpose, so measured without the audit is-crawlable: search results and the page to sign in.',
  );
}

/** @param {import('../lib/bench.mjs').Bench} bench @param {string} path @param {Awaited<ReturnType<typeof measure>>} page @param {Report} dark */
function judge(bench, path, { report: { scores, shift, failed }, calibrated }, dark) {
  const reached = Object.entries(CATEGORIES).every(([name, limit]) => (scores[name] ?? 0) >= limit);
  const darkScore = dark.scores.accessibility ?? 0;
  const faults = [...failed, ...dark.failed.map((audit) => `${audit} (dark)`)];
  bench.line({
    what: path,
    measured:
      `performance ${scores.performance} (calibrated ${calibrated}), accessibility ${scores.accessibility} (dark ${darkScore}), best practices ${scores['best-practices']}, ` +
      `SEO ${scores.seo}, CLS ${shift.toFixed(3)}${faults.length > 0 ? `; failed: ${faults.join(', ')}` : ''}`,
    limit: '≥ 95, 100 (100), 100, 100, 0',
    ok: reached && darkScore === 100 && Math.round(shift * 1000) === 0,
  });
}
