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

test.each([
  ['America/Los_Angeles', '2026-11-28T04:42:00Z', '27 Nov 2026'],
  ['Asia/Tokyo', '2026-11-27T16:00:00+00:00', '28 Nov 2026'],
  ['America/Los_Angeles', '2026-11-28', '28 Nov 2026'],
])('the day of a reader in %s at %s is %s', async (zone, iso, shown) => {
  vi.stubEnv('TZ', zone);
  const { formatDay } = await import('@/lib/text/dates');
  expect(formatDay(iso, { local: true })).toBe(shown);
});

test('what was within a week is told by how long ago, in the language of the reader', async () => {
  const { formatAgo } = await import('@/lib/text/dates');
  const now = Date.parse('2026-11-28T12:00:00Z');
  const ago = (iso: string, language = 'en') => formatAgo(iso, now, language);
  expect(ago('2026-11-28T11:59:40Z')).toBe('now');
  expect(ago('2026-11-28T12:00:20Z')).toBe('now');
  expect(ago('2026-11-28T11:57:10Z')).toBe('2 min. ago');
  expect(ago('2026-11-28T09:30:00Z')).toBe('2 hr. ago');
  expect(ago('2026-11-27T11:00:00Z')).toBe('1 day ago');
  expect(ago('2026-11-25T11:00:00Z', 'de')).toBe('vor 3 Tagen');
  for (const iso of ['2026-11-20T11:00:00Z', '2026-11-29T12:00:00Z', 'no date']) expect(ago(iso)).toBeNull();
});
