import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.unstubAllEnvs();
    vi.resetModules();
  };
});

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('a day is the same day on a machine in %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  const { formatDay, formatMoment } = await import('@/lib/text/dates');
  expect(formatDay('2026-05-01')).toBe('1 May 2026');
  expect(formatDay('2026-09-09')).toBe('9 Sep 2026');
  expect(formatDay('2026-12-31T23:59:59.999Z')).toBe('31 Dec 2026');
  expect(formatDay('2026-12-31T23:59:59+00:00')).toBe('31 Dec 2026');
  expect(formatMoment('2026-12-31T23:09:59.9999+00:00')).toBe('31 Dec 2026, 23:09');
  expect(formatMoment('2026-12-31T23:09:59.9999+00:00', { seconds: true })).toBe('31 Dec 2026, 23:09:59');
});

test.each([
  ['America/Los_Angeles', '31 Dec 2026, 15:09'],
  ['UTC', '31 Dec 2026, 23:09'],
  ['Asia/Kolkata', '1 Jan 2027, 04:39'],
])('a moment is told in the zone of a reader in %s', async (zone, shown) => {
  vi.stubEnv('TZ', zone);
  const { formatMoment } = await import('@/lib/text/dates');
  expect(formatMoment('2026-12-31T23:09:59.9999+00:00', { local: true })).toBe(shown);
});
