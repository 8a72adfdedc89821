import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Backend, makeKeys, startBackend } from '../../scripts/backend';
import { type Site, startSite } from '../../scripts/site';
import { startPostgres } from '../db/support/postgres-server';
import { listen } from '../e2e/support/broken-backend';
import { holdingProxy } from '../e2e/support/holding-proxy';
import { startRedis } from '../support/redis-server';
import { ask, cookiesOf, filled, formsIn, signInAt } from './no-script-browser';
import { distDir, signUp, throwawayFolder } from './support';

const PATIENCE = 60_000;
/** Less than the 15 s before which no process looks by itself. On an idle machine it is some milliseconds; 2 s are promised (docs/operations.md). */
const SHARED = 10_000;
/** Twice of what is promised to processes that do not. */
const ALONE = 120_000;

const stops: (() => unknown)[] = [];
let backend: Backend;
/** The backend of the last site answers through it. */
let proxy: ReturnType<typeof holdingProxy>;
let holding = false;
let redis: Awaited<ReturnType<typeof startRedis>>;
let sites: Site[];
let logs: string[][];
let owner: Awaited<ReturnType<typeof signUp>>;
let cookie: string;
let username: string;

beforeAll(async () => {
  const { folder, remove } = await throwawayFolder();
  stops.push(remove);
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  backend = await startBackend({ dataDir: folder, keys: makeKeys(), driver: 'postgres', databaseUrl: postgres.url });
  stops.push(() => backend.stop());
  // What visitors are shown: the owner's own requests name their id.
  proxy = holdingProxy(backend.url, (url) => holding && url.includes('content') && !url.includes('user_id=eq.'));
  const proxied = await listen(proxy.server);
  stops.push(() => proxied.stop());
  redis = await startRedis();
  stops.push(() => redis.stop());
  logs = [[], [], []];
  sites = await Promise.all(
    [backend.url, backend.url, proxied.url].map((url, index) => {
      const env = {
        SUPABASE_URL: url,
        SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
        REDIS_URL: redis.url,
        AUTH_SECRET: 'the same for all',
      };
      return startSite({ distDir, env, log: (line) => logs[index]?.push(line) });
    }),
  );
  stops.push(...sites.map((site) => () => site.stop()));
  owner = await signUp(backend, 'owner');
  const { data } = await owner.client.rpc('ensure_profile');
  username = data?.username ?? '';
  cookie = cookiesOf(await signInAt(site(0).url, 'owner@example.com', 'correct horse'));
  await everyProcessIsConnected();
  // The sitemap of a new build, which knows no backend, is served until it is due.
  const knowsBackend = async (site: Site) => (await read(site, '/sitemap.xml')).includes('/prompts/shared');
  await Promise.all(sites.map((site) => vi.waitUntil(() => knowsBackend(site), { timeout: ALONE, interval: 500 })));
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

test('what one process publishes or makes private is seen or gone in all of them', async () => {
  const prompt = await draft('Seen by all');
  await warm(prompt);
  await setVisibility(site(1), prompt.id, true);
  await expect.poll(() => shownBy(prompt), { timeout: SHARED }).toEqual([true, true, true]);
  await warm(prompt);
  await setVisibility(site(0), prompt.id, false);
  await expect.poll(() => shownBy(prompt), { timeout: SHARED }).toEqual([false, false, false]);
});

test('a page that one process was making while another made its prompt private is not cached', async () => {
  const prompt = await draft('Soon private');
  // Past the site: nothing is cached yet.
  await owner.client.from('user_prompts').update({ is_public: true }).eq('id', prompt.id);
  const makePrivate = await visibilityForm(site(0), prompt.id, false);
  holding = true;
  const begun = read(site(2), prompt.page);
  await expect.poll(() => proxy.held(), { timeout: PATIENCE }).toBeGreaterThan(0);
  await makePrivate();
  holding = false;
  proxy.release();
  expect(await begun).toContain(prompt.title);
  await expect.poll(() => shownBy(prompt), { timeout: SHARED }).toEqual([false, false, false]);
  await warm(prompt);
  expect(await shownBy(prompt)).toEqual([false, false, false]);
});

test('without Redis every process goes on by itself and logs one line, and they share again when it is back', async () => {
  const prompt = await draft('Seen in time');
  await setVisibility(site(0), prompt.id, true);
  await expect.poll(() => shownBy(prompt), { timeout: SHARED }).toEqual([true, true, true]);
  await warm(prompt);
  for (const lines of logs) lines.length = 0;
  await redis.stop();

  for (const { url } of sites)
    for (const path of ['/', '/prompts', '/search?q=seen', prompt.page, `/u/${username}`])
      expect((await ask(url, { path, patience: PATIENCE })).status, path).toBe(200);
  await setVisibility(site(0), prompt.id, false);
  expect((await shownBy(prompt))[0]).toBe(false);
  await expect.poll(() => shownBy(prompt), { timeout: ALONE }).toEqual([false, false, false]);

  redis = await startRedis(redis.port);
  await everyProcessIsConnected();
  await warm(prompt);
  await setVisibility(site(2), prompt.id, true);
  await expect.poll(() => shownBy(prompt), { timeout: SHARED }).toEqual([true, true, true]);
  expect(logs.map((lines) => lines.filter((line) => line.includes('Redis')).length)).toEqual([1, 1, 1]);
});

type Prompt = { id: string; title: string; page: string };

function site(index: number): Site {
  const found = sites[index];
  if (!found) throw new Error('The sites did not start');
  return found;
}

/** Asked again where the backend was too slow for the site: that says nothing about what is cached. */
async function read(site: Site, path: string): Promise<string> {
  const { status, text } = await ask(site.url, { path, patience: PATIENCE });
  return status >= 500 ? read(site, path) : text;
}

async function draft(title: string): Promise<Prompt> {
  const prompt = { user_id: owner.id, title, content: 'Some content [BLANK]' };
  const { data, error } = await owner.client.from('user_prompts').insert(prompt).select('id').single();
  if (error) throw error;
  return { id: data.id, title, page: `/prompt/shared/${data.id}` };
}

/** Through the site, as somebody without JavaScript does it. */
async function setVisibility(site: Site, id: string, shown: boolean): Promise<void> {
  const send = await visibilityForm(site, id, shown);
  await send();
}

/** The form for that, ready to be sent. */
async function visibilityForm({ url }: Site, id: string, shown: boolean): Promise<() => Promise<void>> {
  const path = `/dashboard/my-prompts/${id}`;
  const { text } = await ask(url, { path, headers: { cookie }, patience: PATIENCE });
  const form = formsIn(path, text).find(({ hidden }) => hidden.some(([name, value]) => name === 'public' && value === String(shown)));
  if (!form) throw new Error(`There is no form that would make ${id} ${shown ? 'public' : 'private'}`);
  return async () => {
    const { status } = await ask(url, { path, headers: { cookie }, body: filled(form, []), patience: PATIENCE });
    expect(status).toBe(200);
  };
}

/** Every place where others can find a prompt. */
const placesOf = ({ page }: Prompt) => [page, `/u/${username}`, '/prompts/shared', '/sitemap.xml'];

/** All processes cache what they show now. */
async function warm(prompt: Prompt): Promise<void> {
  for (let round = 0; round < 2; round++) await Promise.all(sites.flatMap((site) => placesOf(prompt).map((path) => read(site, path))));
}

/** For each process whether it shows the prompt everywhere, nowhere, or here and there. */
function shownBy(prompt: Prompt): Promise<(boolean | string)[]> {
  return Promise.all(
    sites.map(async (site) => {
      const places = placesOf(prompt);
      const texts = await Promise.all(places.map((path) => read(site, path)));
      const shown = places.filter((path, index) => texts[index]?.includes(path === '/sitemap.xml' ? prompt.page : prompt.title));
      return shown.length === places.length || (shown.length > 0 && shown.join(' '));
    }),
  );
}

/** A connection for commands and one that listens, for each process. */
async function everyProcessIsConnected(): Promise<void> {
  const client = await createClient({ url: redis.url }).connect();
  while ((await client.clientList()).length < 1 + 2 * sites.length) await sleep(50);
  await client.close();
}
