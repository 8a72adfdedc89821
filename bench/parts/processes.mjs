/** Several site processes on one PostgreSQL: how soon a change is seen everywhere, and what another process adds. */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser, signIn } from '../lib/browser.mjs';
import { getRaw } from '../lib/http.mjs';
import { SOME_CATEGORY, somePrompt } from '../lib/library-pages.mjs';
import { load } from '../lib/load.mjs';
import { openStage } from '../lib/stage.mjs';
import { count, median } from '../lib/stats.mjs';

const SITES = 4;
const LIMIT = 60;
/** Where they share a Redis. */
const SHARED_LIMIT = 2;
const PATIENCE = 90;
const OWNER = 'maya';

/** @typedef {import('../../scripts/site.ts').Site} Site */
/** @typedef {{ id: string, title: string, pages: [string, ...string[]] }} Shared */

/**
 * Seconds until no site shows a prompt any more, neither on its own page nor in a list, all of which they had kept; visitors come
 * twice a second.
 * @param {Site[]} sites @param {Shared} prompt
 */
function secondsUntilGone(sites, { id, pages: [page, ...lists] }) {
  const start = performance.now();
  return Promise.all(
    sites.map(async (site) => {
      for (;;) {
        const [own, ...others] = await Promise.all([page, ...lists].map((path) => getRaw(site.url + path)));
        const seconds = (performance.now() - start) / 1000;
        if (own?.status === 404 && others.every(({ status, body }) => status === 200 && !body.includes(id))) return seconds;
        if (seconds > PATIENCE) return Number.POSITIVE_INFINITY;
        await sleep(500);
      }
    }),
  );
}

/** Every site keeps all pages that show a prompt. @param {Site[]} sites @param {Shared} prompt */
async function warm(sites, { id, pages }) {
  for (const path of pages) {
    const all = await Promise.all(sites.flatMap(({ url }) => [0, 1].map(() => getRaw(url + path))));
    const shown = all.every(({ status, body }) => status === 200 && body.includes(id));
    const answers = all.map(({ status }) => status).join(', ');
    if (!shown) throw new Error(`${path} does not show ${id} everywhere (answers: ${answers})`);
  }
}

/**
 * Makes a prompt private over the REST API, as another application of its owner would.
 * @param {{ url: string, publishableKey: string }} backend @param {string} id
 */
async function hideOverApi(backend, id) {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ init) => {
    const response = await fetch(backend.url + path, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const body = JSON.stringify({ email: `${OWNER}@example.com`, password: 'password' });
  const session = await (await ask('/auth/v1/token?grant_type=password', { method: 'POST', headers, body })).json();
  await ask(`/rest/v1/user_prompts?id=eq.${id}`, {
    method: 'PATCH',
    headers: { ...headers, authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({ is_public: false }),
  });
}

/** @param {import('../lib/bench.mjs').Bench} bench @param {Site} site @param {string} title */
async function hideOnSite(bench, site, title) {
  const browser = await openBrowser(bench);
  const page = await signIn(await browser.newContext(), site.url, OWNER);
  await page.goto(`${site.url}/dashboard/my-prompts`);
  const card = page.locator('article, li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await card.getByRole('button', { name: 'Make Private' }).first().click();
  await saved;
}

/** @param {number[]} all */
const inSeconds = (all) => all.map((seconds) => (Number.isFinite(seconds) ? `${seconds.toFixed(1)} s` : 'never')).join(', ');

/**
 * With a Redis only what is changed on a site is measured: of other applications the sites hear nothing.
 * @param {import('../lib/bench.mjs').Bench} bench @param {Awaited<ReturnType<typeof openStage>>} stage @param {boolean} [redis]
 */
async function changes(bench, { sites, backend, sql }, redis = false) {
  const limit = redis ? SHARED_LIMIT : LIMIT;
  /** @type {{ id: string, title: string }[]} */
  const rows = await sql`
    select prompts.id, prompts.title from public.user_prompts prompts join public.user_profiles people on people.id = prompts.user_id
    where people.username = ${OWNER} and prompts.is_public order by prompts.created_at desc limit 2`;
  const mine = rows.map(({ id, title }) => {
    const q = new URLSearchParams({ q: title });
    /** @type {Shared} */
    const prompt = { id, title, pages: [`/prompt/shared/${id}`, `/prompts/shared?${q}`, `/search?${q}`] };
    return prompt;
  });
  const [onSite, overApi] = mine;
  const [first, ...others] = sites;
  if (!onSite || !overApi || !first) throw new Error(`${OWNER} of supabase/seed.sql has fewer than two public prompts`);
  await Promise.all(mine.map((prompt) => warm(sites, prompt)));

  const viaSite = async () => {
    await hideOnSite(bench, first, onSite.title);
    const [[own = Number.NaN], seen] = await Promise.all([secondsUntilGone([first], onSite), secondsUntilGone(others, onSite)]);
    bench.line({
      what: `Made private on one site${redis ? ' of four that share a Redis' : ''}, gone on the same one`,
      measured: inSeconds([own]),
      limit: 'at once (< 2 s)',
      ok: own < 2,
    });
    bench.line({ what: '… gone on the other three', measured: inSeconds(seen), limit: `≤ ${limit} s`, ok: Math.max(...seen) <= limit });
  };
  const viaApi = async () => {
    await hideOverApi(backend, overApi.id);
    const seen = await secondsUntilGone(sites, overApi);
    bench.line({
      what: 'Made private over the REST API, gone on all four',
      measured: inSeconds(seen),
      limit: `≤ ${LIMIT} s`,
      ok: Math.max(...seen) <= LIMIT,
    });
  };
  for (const outcome of await Promise.allSettled(redis ? [viaSite()] : [viaSite(), viaApi()])) {
    if (outcome.status === 'rejected')
      bench.line({ what: 'A change', measured: String(outcome.reason).split('\n')[0] ?? '', limit: `≤ ${LIMIT} s`, ok: false });
  }
}

/** @param {import('../lib/bench.mjs').Bench} bench @param {Site[]} sites */
async function throughput(bench, sites) {
  const paths = ['/', `/category/${SOME_CATEGORY}`, `/prompt/${somePrompt()}`, '/prompts', '/prompts?q=email'];
  const seconds = bench.quick ? 1 : 4;
  const sizes = [1, 2, 4];
  /** @type {number[][]} */
  const seen = sizes.map(() => []);
  for (let round = 0; round < (bench.quick ? 1 : 3); round++) {
    for (const [at, size] of sizes.entries()) {
      const runs = await Promise.all(sites.slice(0, size).map(({ url }) => load({ base: url, paths, seconds, connections: 32 / size })));
      seen[at]?.push(runs.reduce((sum, { perSecond }) => sum + perSecond, 0));
    }
  }
  const [one = 0, two = 0, four = 0] = seen.map(median);
  const cores = availableParallelism();
  const growth = (/** @type {string} */ what, /** @type {number} */ now, /** @type {number} */ before, /** @type {number} */ limit) =>
    bench.line({
      what,
      measured: `${(now / before).toFixed(2)} × (${count(now)} requests/s)`,
      against: `${count(before)} requests/s`,
      limit: `≥ ${limit} × on ${cores} cores`,
      ok: now / before >= limit,
    });
  // One core is the client's; where there are no more cores, more processes must at least do no harm.
  growth('Two processes against one', two, one, cores >= 3 ? 1.6 : cores === 2 ? 1.1 : 0.9);
  growth('Four processes against two', four, two, cores >= 5 ? 1.6 : 0.9);
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function processes(bench) {
  const stage = await openStage(bench, { prompts: bench.quick ? 100 : 5000, sites: SITES });
  await throughput(bench, stage.sites);
  await changes(bench, stage);
  for (const site of stage.sites) await site.stop();
  await changes(bench, await openStage(bench, { prompts: bench.quick ? 100 : 5000, sites: SITES, redis: true }), true);
  bench.findings.notes.push(
    'Gone means gone from its own page, from the list of the community and from the search over everything, which all four had kept.',
    'The clients of the load run on the same machine and take about a core of their own.',
  );
}
