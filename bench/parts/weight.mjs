/** What a browser fetches for a page of every kind, against the limits that `npm test` holds (tests/e2e/whole-site/page-weight.spec.ts). */
import { BARE_PAGE, overweight, pagesToWeigh, REQUESTS, weigh } from '../../tests/support/page-weight.ts';
import { barePath, startBaseline } from '../lib/baseline.mjs';
import { openBrowser, signIn } from '../lib/browser.mjs';
import { openStage, someSharedPrompt } from '../lib/stage.mjs';

const SOMEBODY = 'maya';
const KB = (/** @type {number} */ size) => `${size.toFixed(1)} KB`;

/** Pages of the community, some of somebody in supabase/seed.sql. @param {import('postgres').Sql} sql */
async function peoplesPages(sql) {
  const withBlanks = await someSharedPrompt(sql);
  const [plain] = await sql`
    insert into public.user_prompts (user_id, title, content, is_public)
    select id, 'A heading', 'Write a heading for my shop.', true from public.user_profiles where username = ${SOMEBODY} returning id`;
  return {
    prompt: `/prompt/shared/${plain?.id}`,
    promptWithBlanks: `/prompt/shared/${withBlanks.id}`,
    profile: `/u/${SOMEBODY}`,
    collection: `/u/${SOMEBODY}/monday-in-the-bakery`,
    ownCollection: '/dashboard/collections/5eed0000-0000-4000-8000-00000000c001',
  };
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function weight(bench) {
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 100 : 1000 });
  const bareServer = await startBaseline(bench, 'static', {});
  const browser = await openBrowser(bench);
  const visitor = await browser.newContext();
  // A service worker would answer in place of the server, with what it has stored.
  const member = await browser.newContext({ serviceWorkers: 'block' });
  await signIn(member, site.url, SOMEBODY);

  const bare = BARE_PAGE + (await weigh(visitor, bareServer.url + barePath('static'))).script;
  const is = KB(BARE_PAGE);
  bench.line({ what: 'Bare Next page, JavaScript', measured: KB(bare), limit: `${is}, BARE_PAGE of the limits`, ok: KB(bare) === is });
  for (const { path, limits } of pagesToWeigh(await peoplesPages(sql))) {
    const page = await weigh(path.startsWith('/dashboard') ? member : visitor, site.url + path);
    bench.line({
      what: path,
      measured: `+${KB(page.script)}, ${KB(page.html)} + ${KB(page.css)}, ${page.requests}`,
      limit: `≤ +${KB(limits.script)}, ${KB(limits.document)}, ${REQUESTS}`,
      ok: overweight(path, page, limits).length === 0,
    });
  }
  bench.findings.notes.push(
    'JavaScript beyond the bare page, HTML + CSS, requests: Chromium with an empty cache, until the network is idle, as they travel (gzip).',
  );
}
