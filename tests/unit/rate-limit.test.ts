import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

let address = '203.0.113.1';
vi.resetModules();
vi.doMock('@/lib/request-context', () => ({ requestContext: () => ({ address }) }));
const { countAttempt, countAttemptOn } = await import('@/lib/rate-limit');

afterAll(() => {
  vi.doUnmock('@/lib/request-context');
  vi.resetModules();
});

beforeEach(() => {
  address = `203.0.113.${Math.random()}`;
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Megabytes of the heap that `work` leaves in use. */
async function grownBy(work: () => Promise<void>): Promise<number> {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  await work();
  collectGarbage();
  return (process.memoryUsage().heapUsed - before) / 2 ** 20;
}

test.each(['signIn', 'signUp', 'reset'] as const)(
  '5,000 refused attempts (%s), each for another e-mail, leave no memory in use',
  async (kind) => {
    const request = new AsyncLocalStorage<unknown[]>();
    let refused = 0;
    const grown = await grownBy(async () => {
      // What a request holds is 16 KB here.
      for (let attempt = 0; attempt < 5000; attempt++)
        refused += Number((await request.run(Array(2000).fill(attempt), () => countAttemptOn(kind, `${kind}${attempt}@example.org`))) > 0);
    });
    expect(refused).toBeGreaterThanOrEqual(4950);
    expect(grown).toBeLessThan(3);
  },
);

test('5,000 attempts of people who are signed in keep nothing of their requests in memory', async () => {
  const request = new AsyncLocalStorage<unknown[]>();
  const grown = await grownBy(async () => {
    for (let attempt = 0; attempt < 5000; attempt++)
      await request.run(Array(2000).fill(attempt), () => countAttempt('write', `user ${attempt}`));
  });
  expect(grown).toBeLessThan(3);
});
