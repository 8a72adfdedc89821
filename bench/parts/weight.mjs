/** What a browser fetches for a page before it is idle: JavaScript against the bare page, HTML and CSS against a limit. */
import { barePath, startBaseline } from '../lib/baseline.mjs';
import { openBrowser, signIn } from '../lib/browser.mjs';
import { SOME_CATEGORY, SOME_GUIDE, somePrompt } from '../lib/library-pages.mjs';
import { openStage, someSharedPrompt } from '../lib/stage.mjs';
import { kilobytes } from '../lib/stats.mjs';

const PUBLIC_LIMIT = 20 * 1024;
const DASHBOARD_LIMIT = 45 * 1024;
const DOCUMENT_LIMIT = 45 * 1024;
const SOMEBODY = 'maya';
/** Hers, in supabase/seed.sql. */
const COLLECTION = { path: '/dashboard/collections/5eed0000-0000-4000-8000-00000000c001', publicPath: '/u/maya/monday-in-the-bakery' };

/**
 * Compressed bytes by kind.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 */
async function weigh(context, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  /** @type {Promise<{ kind: string, bytes: number }>[]} */
  const fetched = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    fetched.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const landed = new URL(page.url()).pathname;
  if (!response?.ok() || landed !== new URL(url).pathname) throw new Error(`${url} answered ${response?.status()} at ${landed}`);
  const all = await Promise.all(fetched);
  await page.close();
  const of = (/** @type {string} */ kind) => all.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    script: of('script'),
    html: of('document'),
    css: of('stylesheet'),
    font: of('font'),
    all: all.reduce((sum, one) => sum + one.bytes, 0),
  };
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function weight(bench) {
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 100 : 1000 });
  const shared = await someSharedPrompt(sql);
  const bareServer = await startBaseline(bench, 'static', {});
  const browser = await openBrowser(bench);
  const visitor = await browser.newContext();
  const bare = await weigh(visitor, bareServer.url + barePath('static'));
  bench.line({ what: 'Bare Next page, JavaScript', measured: kilobytes(bare.script) });

  const member = await browser.newContext();
  await signIn(member, site.url, SOMEBODY).catch((error) => bench.say(`signing in failed: ${error}`));
  const publicPaths = [
    ...['/', '/prompts', '/prompts?q=email', '/search?q=email', `/category/${SOME_CATEGORY}`, `/prompt/${somePrompt()}`],
    ...['/prompts/shared', `/prompt/shared/${shared.id}`, `/u/${shared.username}`, COLLECTION.publicPath],
    ...['/guides', `/guides/${SOME_GUIDE}`, '/about', '/faq', '/login', '/signup', '/reset'],
  ];
  const memberPaths = [
    '/dashboard/my-prompts',
    '/dashboard/saved',
    '/dashboard/collections',
    COLLECTION.path,
    '/dashboard/create',
    '/dashboard/profile',
  ];
  const pages = [
    ...publicPaths.map((path) => ({ path, context: visitor, limit: PUBLIC_LIMIT })),
    ...memberPaths.map((path) => ({ path, context: member, limit: DASHBOARD_LIMIT })),
  ];
  /** @type {string[][]} */
  const rows = [];
  bench.findings.tables.push({
    caption: 'Compressed, before the network is idle',
    head: ['page', 'HTML', 'CSS', 'JavaScript', 'fonts', 'all'],
    rows,
  });
  for (const { path, context, limit } of pages) {
    const demand = `≤ +${kilobytes(limit)}`;
    try {
      const page = await weigh(context, site.url + path);
      rows.push([path, ...[page.html, page.css, page.script, page.font, page.all].map(kilobytes)]);
      const more = page.script - bare.script;
      bench.line({
        what: `${path}, JavaScript`,
        measured: `+${kilobytes(more)}`,
        against: `bare page ${kilobytes(bare.script)}`,
        limit: demand,
        ok: more <= limit,
      });
      if (path !== '/' && path !== '/prompts') continue;
      const documents = page.html + page.css;
      bench.line({
        what: `${path}, HTML and CSS`,
        measured: kilobytes(documents),
        limit: `≤ ${kilobytes(DOCUMENT_LIMIT)}`,
        ok: documents <= DOCUMENT_LIMIT,
      });
    } catch (error) {
      bench.line({
        what: `${path}, JavaScript`,
        measured: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
        limit: demand,
        ok: false,
      });
    }
  }
  bench.findings.notes.push(
    'Chromium with an empty cache; bodies as they travel (gzip). The nomodule polyfill is not fetched and not counted.',
  );
}
