import { expect, test } from 'vitest';
import { chosenVersion, sharesMinute } from '@/lib/my-prompts/version';

const versions = ['newest', 'older', 'oldest'].map((id, index) => ({ id, replacedAt: `2026-11-2${2 - index}T09:00:00Z`, length: 1 }));

test('a page shows the version that its address names, or the newest', () => {
  expect(chosenVersion(versions, undefined)?.id).toBe('newest');
  expect(chosenVersion(versions, 'older')?.id).toBe('older');
});

test('it shows none instead of one that is no longer kept', () => {
  expect(chosenVersion(versions, 'gone')).toBeUndefined();
  expect(chosenVersion([], undefined)).toBeUndefined();
});

test('versions of one minute are known, so that their seconds are shown', () => {
  const times = ['09:01:59.9', '09:01:00', '09:00:59.999'].map((time) => ({ id: time, replacedAt: `2026-11-22T${time}+00:00`, length: 1 }));
  expect(times.map((version) => sharesMinute(times, version))).toEqual([true, true, false]);
});
