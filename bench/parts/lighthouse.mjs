/** Lighthouse, as a phone, over every kind of public page; accessibility in the dark theme too. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM, FLAGS } from '../lib/browser.mjs';
import { SOME_CATEGORY, SOME_GUIDE, somePrompt } from '../lib/library-pages.mjs';
import { openStage, someSharedPrompt } from '../lib/stage.mjs';
import { median } from '../lib/stats.mjs';

const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const DARK = '--blink-settings=preferredColorScheme=0';

/** Pages that say themselves that search engines shall not list them; only that audit is left out. */
const UNLISTED = { skipAudits: ['is-crawlable'] };

/** @typedef {{ scores: Record<string, number>, shift: number, failed: string[], version: string }} Report */

/**
 * @param {string} url
 * @param {{ categories: string[], flags?: string[], skipAudits?: string[] }} options
 * @returns {Promise<Report>}
 */
async function run(url, { categories, flags = [], skipAudits = [] }) {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: ['--headless=new', ...FLAGS, ...flags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent', onlyCategories: categories, skipAudits });
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
    failed: [...new Set(reports.flatMap(({ failed }) => failed))],
  };
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
  for (const { path, skip } of bench.quick ? pages.filter((_, index) => index % 6 === 0) : pages) {
    try {
      const url = site.url + path;
      // The first visitor pays for what is made on demand.
      await fetch(url);
      const reports = [];
      for (let time = 0; time < times; time++) reports.push(await run(url, { categories: Object.keys(CATEGORIES), ...skip }));
      const report = middle(reports);
      const dark = await run(url, { categories: ['accessibility'], flags: [DARK] });
      version = report.version;
      judge(bench, path, report, dark);
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
    `Lighthouse ${version}, its mobile settings (simulated slow 4G, CPU four times slower), the median of ${times}; dark: accessibility once more with prefers-color-scheme: dark.`,
    'Unlisted on purpose, so measured without the audit is-crawlable: search results and the page to sign in.',
  );
}

/** @param {import('../lib/bench.mjs').Bench} bench @param {string} path @param {Report} report @param {Report} dark */
function judge(bench, path, { scores, shift, failed }, dark) {
  const reached = Object.entries(CATEGORIES).every(([name, limit]) => (scores[name] ?? 0) >= limit);
  const darkScore = dark.scores.accessibility ?? 0;
  const faults = [...failed, ...dark.failed.map((audit) => `${audit} (dark)`)];
  bench.line({
    what: path,
    measured:
      `performance ${scores.performance}, accessibility ${scores.accessibility} (dark ${darkScore}), best practices ${scores['best-practices']}, ` +
      `SEO ${scores.seo}, CLS ${shift.toFixed(3)}${faults.length > 0 ? `; failed: ${faults.join(', ')}` : ''}`,
    limit: '≥ 95, 100 (100), 100, 100, 0',
    ok: reached && darkScore === 100 && Math.round(shift * 1000) === 0,
  });
}
