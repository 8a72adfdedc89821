import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test, vi } from 'vitest';

/** A request: from which address, perhaps in a browser that is known to an account, and what else is in memory as long as it is. */
type Request = { address: string; knownTo?: string; held?: unknown[] };
const request = new AsyncLocalStorage<Request>();

vi.resetModules();
vi.doMock('@/lib/server/http/request-context', () => ({ requestContext: () => request.getStore() }));
vi.doMock('@/lib/account/device-cookie', () => ({ isKnownDevice: async (email: string) => email === request.getStore()?.knownTo }));
const { limitAttempts } = await import('@/lib/account/limit-attempts');
const { countApiRequest, countAttempt, countMissedSearch, countSearch } = await import('@/lib/server/rate-limit/rate-limit');

afterAll(() => {
  for (const path of ['@/lib/server/http/request-context', '@/lib/account/device-cookie']) vi.doUnmock(path);
  vi.resetModules();
});

const newAddress = () => `203.0.113.${Math.random()}`;

type Kind = Parameters<typeof limitAttempts>[0];
const attempt = (from: Request, email: string, { kind = 'signIn' as Kind, run = async () => 'ran' } = {}) =>
  request.run(from, () => limitAttempts(kind, email, run, () => 'refused'));

/** How many of `times` attempts ran, one after the other. */
async function ranOf(times: number, from: Request, email: string): Promise<number> {
  let ran = 0;
  for (let n = 0; n < times; n++) if ((await attempt(from, email)) === 'ran') ran++;
  return ran;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Megabytes of the heap that are still in use after `work`. */
async function grownBy(work: () => Promise<void>): Promise<number> {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  await work();
  collectGarbage();
  return (process.memoryUsage().heapUsed - before) / 2 ** 20;
}

/** 16 KB. */
const held = () => Array(2000).fill(0);

test.each<Kind>(['signIn', 'signUp', 'reset'])('5,000 refused attempts (%s) with an e-mail each leave nothing in memory', async (kind) => {
  const address = newAddress();
  let refused = 0;
  const grown = await grownBy(async () => {
    for (let n = 0; n < 5000; n++)
      if ((await attempt({ address, held: held() }, `${kind}${n}@example.org`, { kind })) === 'refused') refused++;
  });
  expect(refused).toBeGreaterThanOrEqual(4950);
  expect(grown).toBeLessThan(3);
});

test('nor do 5,000 attempts of people who are signed in keep their requests in memory', async () => {
  const address = newAddress();
  const grown = await grownBy(async () => {
    for (let n = 0; n < 5000; n++) await request.run({ address, held: held() }, () => countAttempt('write', `user ${n}`));
  });
  expect(grown).toBeLessThan(3);
});

test('an address has ten attempts on an account, also where its owner signed in; their browser has others', async () => {
  const address = newAddress();
  expect(await ranOf(12, { address }, 'ada@example.org')).toBe(10);
  expect(await ranOf(12, { address, knownTo: 'ada@example.org' }, 'Ada@example.org')).toBe(12);
  expect(await ranOf(12, { address, knownTo: 'ada@example.org' }, 'ben@example.org')).toBe(10);
});

test('a known browser has thirty attempts, also at an address that tried too many accounts', async () => {
  const address = newAddress();
  for (let n = 0; n < 60; n++) await attempt({ address }, `guess${n}@example.org`);
  expect(await ranOf(1, { address }, 'cleo@example.org')).toBe(0);
  expect(await ranOf(33, { address, knownTo: 'cleo@example.org' }, 'cleo@example.org')).toBe(30);
});

test('attempts on one account run one after the other; neither other addresses nor known browsers wait for them', async () => {
  const email = 'dora@example.org';
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const run = async () => {
    most = Math.max(most, ++running);
    await end;
    running--;
    return 'ran';
  };
  const from = { address: newAddress() };
  const guesses = Array.from({ length: 8 }, () => attempt(from, email, { run }));
  expect(await attempt({ address: newAddress() }, email)).toBe('ran');
  expect(await attempt({ ...from, knownTo: email }, email)).toBe('ran');
  resolve();
  // One and the three that waited.
  expect((await Promise.all(guesses)).filter((answer) => answer === 'ran')).toHaveLength(4);
  expect(most).toBe(1);
});

test('an address has twenty missed searches an hour, and no other address has fewer for it', async () => {
  const waits = async (address: string, times: number) => {
    const all: number[] = [];
    for (let n = 0; n < times; n++) all.push(await request.run({ address }, countMissedSearch));
    return all;
  };
  const address = newAddress();
  expect(await waits(address, 20)).toEqual(Array(20).fill(0));
  expect((await waits(address, 1))[0]).toBeGreaterThan(3500);
  expect(await waits(newAddress(), 1)).toEqual([0]);
});

test('a search is the last one of its address until another one comes from there', async () => {
  const [here, elsewhere] = [newAddress(), newAddress()];
  const search = (address: string) => request.run({ address }, countSearch);
  const first = await search(here);
  await search(elsewhere);
  expect(await first()).toBe(true);
  const second = await search(here);
  expect([await first(), await second()]).toEqual([false, true]);
});

test('a search is the last one of its address, or not, also when the window of its count has ended', async () => {
  vi.useFakeTimers();
  try {
    const search = () => request.run({ address }, countSearch);
    const address = newAddress();
    await search();
    vi.advanceTimersByTime(59_000);
    const last = await search();
    vi.advanceTimersByTime(2000);
    expect(await last()).toBe(true);
    for (const _ of [1, 2]) {
      await search();
      expect(await last()).toBe(false);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('an address has 600 requests to the API in a minute, and is told how many are left', async () => {
  const address = newAddress();
  const ask = (from = address) => request.run({ address: from }, countApiRequest);
  expect(await ask()).toEqual({ limit: 600, remaining: 599, seconds: 60, secondsLeft: 60, wait: 0 });
  for (let sent = 2; sent < 600; sent++) await ask();
  expect(await ask()).toMatchObject({ remaining: 0, wait: 0 });
  const refused = await ask();
  expect(refused).toMatchObject({ remaining: 0, wait: refused.secondsLeft });
  expect(refused.wait).toBeGreaterThan(0);
  expect((await ask(newAddress())).remaining).toBe(599);
});
