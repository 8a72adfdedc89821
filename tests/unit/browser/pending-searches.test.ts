import { expect, test } from 'vitest';
import { pendingSearches } from '@/lib/browser/pending-searches';

test('an earlier search that is shown while a later one is under way is no change by something else', () => {
  expect(pendingSearches(['', 'q=m', 'q=me'], 'q=m')).toEqual(['q=m', 'q=me']);
  expect(pendingSearches(['q=m', 'q=me'], 'q=me')).toEqual(['q=me']);
});

test('what was shown before, or was never searched for, is a change by something else', () => {
  expect(pendingSearches(['q=me'], 'q=m')).toBeNull();
  expect(pendingSearches(['q=me'], '')).toBeNull();
});

test('of two equal searches the last one counts', () => {
  expect(pendingSearches(['q=a', 'q=b', 'q=a'], 'q=a')).toEqual(['q=a']);
});
