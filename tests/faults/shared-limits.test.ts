import { createClient } from '@redis/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATES } from '../../lib/limits';
import type { Backend } from '../../scripts/backend';
import { type Site, startSite } from '../../scripts/site';
import { startRedis } from '../support/redis-server';
import { signInAt } from './no-script-browser';
import { backendFolder, distDir, start } from './support';

const ALLOWED = RATES.signIn.perAccount;
const REFUSED = /Too many attempts\. Try again in/;

const stops: (() => Promise<unknown>)[] = [];
let sites: Site[];
let redisUrl: string;
let stopRedis: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await backendFolder();
  stops.push(remove);
  const redis = await startRedis();
  redisUrl = redis.url;
  stopRedis = redis.stop;
  stops.push(redis.stop);
  const backend: Backend = await start(folder);
  stops.push(() => backend.stop());
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REDIS_URL: redis.url,
    AUTH_SECRET: 'the same for all',
  };
  sites = await Promise.all([startSite({ distDir, env }), startSite({ distDir, env })]);
  stops.push(...sites.map((site) => () => site.stop()));
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

test('with REDIS_URL two processes count together, and each alone once Redis is gone', async () => {
  const [one, other] = sites;
  if (!one || !other) throw new Error('The sites did not start');
  for (let attempt = 0; attempt < ALLOWED; attempt++) {
    expect(await signIn(attempt % 2 ? one : other, 'guessed@example.com'), `attempt ${attempt + 1}`).not.toMatch(REFUSED);
  }
  for (const site of sites) expect(await signIn(site, 'guessed@example.com')).toMatch(REFUSED);

  const keys = await keysInRedis();
  expect(keys.filter((key) => key.startsWith('grok-prompts:signIn:')).length).toBeGreaterThan(0);
  expect(keys.filter((key) => /@|example|127\.0\.0\.1/.test(key))).toEqual([]);

  await stopRedis();
  for (let attempt = 0; attempt < ALLOWED; attempt++) expect(await signIn(one, 'another@example.com')).not.toMatch(REFUSED);
  expect(await signIn(one, 'another@example.com')).toMatch(REFUSED);
  expect(await signIn(other, 'another@example.com')).not.toMatch(REFUSED);
});

async function keysInRedis(): Promise<string[]> {
  const client = await createClient({ url: redisUrl }).connect();
  const keys = await client.keys('*');
  client.destroy();
  return keys;
}

async function signIn(site: Site, email: string): Promise<string> {
  return (await signInAt(site.url, email, 'not the one')).text;
}
