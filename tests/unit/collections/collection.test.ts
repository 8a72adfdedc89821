import { expect, test } from 'vitest';
import { lastChangedFirst } from '../../../lib/collections/collection';

/** Collections a, b, c … of which each changed on a day of its own. */
const collections = (days: number[]) =>
  days.map((day, index) => ({
    title: String.fromCharCode(97 + index),
    changedAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00+00:00`,
  }));
const titles = (days: number[]) =>
  lastChangedFirst(collections(days))
    .map(({ title }) => title)
    .join('');

test('few collections stay in their order by title', () => {
  expect(titles([])).toBe('');
  expect(titles([1, 9, 3, 4, 5, 6, 7, 8])).toBe('abcdefgh');
});

test('of many those that changed last come first, and the others by title', () => {
  expect(titles([9, 1, 8, 2, 7, 3, 6, 4, 5])).toBe('acegibdfh');
  expect(titles([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe('ihgfeabcd');
});
