import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestContext } from '@/lib/server/http/request-context';

const request: { current: Partial<RequestContext> | undefined } = { current: undefined };

vi.resetModules();
vi.doMock('@/lib/server/http/request-context', () => ({ requestContext: () => request.current }));
const { BackendError, beginAction, fetchWithTimeout, withTimeout } = await import('@/lib/supabase/connection');
const { TIMES } = await import('@/lib/limits');

const fetched = vi.fn(async () => new Response('{}'));
const limitOf = vi.spyOn(AbortSignal, 'timeout');
const read = () => fetchWithTimeout()('http://backend.test/');

beforeEach(() => {
  request.current = {};
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

afterAll(() => {
  limitOf.mockRestore();
  vi.doUnmock('@/lib/server/http/request-context');
  vi.resetModules();
});

test('all reads of a request wait together as long as one may, and none begins after that', async () => {
  await read();
  vi.advanceTimersByTime(TIMES.backend - 1000);
  await read();
  expect(limitOf.mock.calls).toEqual([[TIMES.backend], [1000]]);
  vi.advanceTimersByTime(1000);
  await expect(read()).rejects.toThrow(BackendError);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what is no fetch ends with the same limit', async () => {
  await read();
  vi.advanceTimersByTime(TIMES.backend - 1000);
  const late = expect(withTimeout(new Promise(() => undefined))).rejects.toThrow(BackendError);
  vi.advanceTimersByTime(1000);
  await late;
});

test('an action has the whole time, however long its text took to arrive', async () => {
  await read();
  vi.advanceTimersByTime(60_000);
  beginAction();
  await read();
  expect(limitOf).toHaveBeenLastCalledWith(TIMES.backend);
});

test('an action has it anew with each answer, and waits only once for a backend that hangs', async () => {
  beginAction();
  for (const answered of [1, 2, 3]) {
    await read();
    expect(limitOf).toHaveBeenNthCalledWith(answered, TIMES.backend);
    vi.advanceTimersByTime(TIMES.backend - 1000);
  }
  fetched.mockRejectedValueOnce(new DOMException('', 'TimeoutError'));
  await expect(read()).rejects.toThrow();
  vi.advanceTimersByTime(TIMES.backend);
  await expect(read()).rejects.toThrow(BackendError);
});

test('while pages are built each read has a limit of its own', async () => {
  request.current = undefined;
  await read();
  vi.advanceTimersByTime(60_000);
  await read();
  expect(limitOf.mock.calls).toEqual([[TIMES.backend], [TIMES.backend]]);
});
