import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const browser = new Map<string, string>();
vi.resetModules();
vi.doMock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (browser.has(name) ? { name, value: browser.get(name) } : undefined),
    set: (name: string, value: string) => browser.set(name, value),
    delete: ({ name }: { name: string }) => browser.delete(name),
  }),
}));
const { mayChoosePassword, setRecoveryCookie, voidRecoveryProof } = await import('@/lib/auth/session-cookies');
afterAll(() => {
  vi.doUnmock('next/headers');
  vi.resetModules();
});

beforeEach(() => {
  browser.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('a recovery proof is void once a password was chosen with it, also for somebody who has a copy of the cookie', async () => {
  await setRecoveryCookie('ada');
  const copy = browser.get('gp-recovery') ?? '';
  expect([await mayChoosePassword('ada'), await mayChoosePassword('ben')]).toEqual([true, false]);
  // As often as a password is refused.
  expect(await mayChoosePassword('ada')).toBe(true);
  await voidRecoveryProof();
  expect(browser.has('gp-recovery')).toBe(false);
  browser.set('gp-recovery', copy);
  expect(await mayChoosePassword('ada')).toBe(false);
  vi.advanceTimersByTime(9.9 * 60_000);
  expect(await mayChoosePassword('ada')).toBe(false);
});

test('the proof of another link allows another password; each holds for ten minutes', async () => {
  await setRecoveryCookie('cleo');
  await voidRecoveryProof();
  vi.advanceTimersByTime(1);
  await setRecoveryCookie('cleo');
  expect(await mayChoosePassword('cleo')).toBe(true);
  vi.advanceTimersByTime(10 * 60_000);
  expect(await mayChoosePassword('cleo')).toBe(false);
});
