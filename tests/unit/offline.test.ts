import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilOnline } from '@/lib/offline';

/** A browser with a network that answers or not. */
let online = true;
const probe = vi.fn(async () => {
  if (!online) throw new TypeError('Failed to fetch');
});
const notice = { textContent: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { getElementById: () => notice });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', probe);
  notice.textContent = '';
  online = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what works is done once, and nothing is said', async () => {
  const ask = vi.fn(async () => 'page');
  expect(await untilOnline(ask)).toBe('page');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(notice.textContent).toBe('');
});

test('what fails without a connection waits for it, says so, and is done then', async () => {
  online = false;
  const ask = vi.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return 'page';
  });
  const answer = untilOnline(ask);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notice.textContent).toContain('You are offline');
  expect(ask).toHaveBeenCalledTimes(1);
  online = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe('page');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(notice.textContent).toBe('');
});

test('what fails with a connection is given up after four times', async () => {
  const ask = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(untilOnline(ask)).rejects.toThrow('Failed to fetch');
  expect(ask).toHaveBeenCalledTimes(4);
  expect(notice.textContent).toBe('');
});
