import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readInWorker } from '@/lib/import/read-in-worker';
import { formWith, importWorker } from '@/tests/support/import-worker';
import { SLOW_FILES } from '@/tests/support/slow-files';

vi.mock('@/lib/server/log/log', () => ({ log: { error: () => undefined } }));
// More than a slow machine needs, and less than a reader that takes the square of a length.
vi.mock(import('@/lib/account-limits'), async (original) => {
  const limits = await original();
  return { ...limits, READING: { ...limits.READING, file: 60_000, all: 90_000, latest: 90_000 } as unknown as typeof limits.READING };
});

let worker: Awaited<ReturnType<typeof importWorker>>;
beforeAll(async () => {
  worker = await importWorker();
});
afterAll(() => {
  worker.remove();
  // The next tests of this process get the real limits.
  vi.resetModules();
});

// Each took minutes once, or would with a reader that looks at something again and again: the worker would be ended.
test.each(SLOW_FILES)('%s is read to its end, or refused at once', { timeout: 120_000 }, async (_name, make) => {
  const found = await readInWorker(await formWith([make()]), worker.start);
  expect(found).not.toBe('too-heavy');
  const reasons = typeof found === 'string' ? [] : found.unread.map(({ reason }) => reason);
  expect(reasons.filter((reason) => /takes too|took too|could not be read/.test(reason))).toEqual([]);
});
