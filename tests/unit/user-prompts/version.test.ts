import { expect, test } from 'vitest';
import { chosenVersion } from '@/lib/user-prompts/version';

const versions = ['newest', 'older', 'oldest'].map((id, index) => ({ id, replacedAt: `2026-11-2${2 - index}T09:00:00Z`, length: 1 }));

test('a page shows the version that its address names, or the newest', () => {
  expect(chosenVersion(versions, undefined)?.id).toBe('newest');
  expect(chosenVersion(versions, 'older')?.id).toBe('older');
});

test('it shows none instead of one that is no longer kept', () => {
  expect(chosenVersion(versions, 'gone')).toBeUndefined();
  expect(chosenVersion([], undefined)).toBeUndefined();
});
