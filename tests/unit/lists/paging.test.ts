import { describe, expect, test } from 'vitest';
import { parsePage } from '@/lib/lists/list-filter';
import { pageOf, pagesOf, rangeOf } from '@/lib/lists/paging';

test('a page is 24 rows', () => {
  expect(rangeOf(1)).toEqual([0, 23]);
  expect(rangeOf(3)).toEqual([48, 71]);
  expect([0, 1, 24, 25, 1000].map((total) => pagesOf(total))).toEqual([0, 1, 1, 2, 42]);
});

describe('the total', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

  test('is what was counted', () => {
    expect(pageOf(rows(24), 1, 50)).toMatchObject({ page: 1, total: 50 });
    expect(pageOf([], 4, 50)).toMatchObject({ page: 4, total: 50 });
  });

  test('is never less than the rows that are there, when some were written between counting and reading', () => {
    expect(pageOf(rows(2), 3, 49).total).toBe(50);
    expect(pageOf(rows(1), 1, 0).total).toBe(1);
  });
});

test.each([
  [undefined, 1],
  ['', 1],
  ['2', 2],
  ['42', 42],
  [['3', '4'], 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e9', 1],
  ['x', 1],
])('page=%j is page %i', (value, page) => expect(parsePage(value)).toBe(page));
