import { expect, test } from 'vitest';
import { stillUnderWay } from '@/lib/browser/searches-under-way';

test('an earlier search that is shown while a later one is under way is no change by something else', () => {
  expect(stillUnderWay(['', 'q=m', 'q=me'], 'q=m')).toEqual(['q=m', 'q=me']);
  expect(stillUnderWay(['q=m', 'q=me'], 'q=me')).toEqual(['q=me']);
});

test('what was shown before, or was never searched for, is a change by something else', () => {
  expect(stillUnderWay(['q=me'], 'q=m')).toBeNull();
  expect(stillUnderWay(['q=me'], '')).toBeNull();
});

test('of two equal searches the last one counts', () => {
  expect(stillUnderWay(['q=a', 'q=b', 'q=a'], 'q=a')).toEqual(['q=a']);
});
