import { describe, expect, test } from 'vitest';
import { listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { formatCursor, parseCursor } from '@/lib/public-prompts/cursor';
import { firstPagePath, loadMorePath, parsePublicFilter } from '@/lib/public-prompts/filter';

const id = '11111111-1111-4111-8111-111111111111';
const cursor = { rank: 1, createdAt: '2026-11-21T06:00:00.123456Z', id };

describe('a cursor', () => {
  test('comes back as it was written, to the microsecond', () => {
    expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
    expect(parseCursor(formatCursor({ ...cursor, createdAt: '2026-11-21T06:00:00.123456+00:00' }))).toEqual(cursor);
  });

  test.each([
    '',
    'x',
    '1_2_3',
    `3_2026-11-21T06:00:00Z_${id}`,
    `1_0000-01-01T00:00:00Z_${id}`,
    `1_2026-13-01T00:00:00Z_${id}`,
    `1_2026-11-21T06:00:00+23:59_${id}`,
    `1_2026-11-21T06:00:00Z_${id}_`,
    '1'.repeat(5000),
    7,
    null,
  ])('that makes no sense is none: %s', (text) => {
    expect(parseCursor(text)).toBeNull();
  });
});

describe('the filter of the community list', () => {
  test('comes back from its own address', () => {
    const filter = { q: 'a & b', category: 'Data Analysis', after: formatCursor(cursor), page: 3 };
    const query = Object.fromEntries(new URL(listPath(paths.publicPrompts, filter), 'http://x').searchParams);
    expect(parsePublicFilter(query)).toEqual(filter);
  });

  test('leaves out what is empty or absurd', () => {
    expect(parsePublicFilter({ q: '  ', category: '', after: 'x' })).toEqual({});
    expect(parsePublicFilter({ category: 'x'.repeat(51) })).toEqual({});
    expect(parsePublicFilter({ category: 'a\u0000b' })).toEqual({});
    expect(parsePublicFilter({ q: ['one', 'two'], category: ['Coding', 'x'] })).toEqual({ q: 'one', category: 'Coding' });
    expect(listPath(paths.publicPrompts, {})).toBe('/prompts/shared');
    for (const page of ['1', '0', '-2', 'x', '1e9', '2.5']) expect(parsePublicFilter({ page })).toEqual({});
  });

  test('adds a page at a time, ten at most, and starts again with the rows after them', () => {
    const next = formatCursor(cursor);
    expect(parsePublicFilter({ page: '9999' })).toEqual({ page: 10 });
    expect(loadMorePath({ q: 'a' }, next)).toBe('/prompts/shared?q=a&page=2');
    expect(loadMorePath({ after: formatCursor(cursor), page: 2 }, next)).toBe(
      listPath(paths.publicPrompts, { after: formatCursor(cursor), page: 3 }),
    );
    expect(loadMorePath({ q: 'a', page: 10 }, next)).toBe(listPath(paths.publicPrompts, { q: 'a', after: next }));
    expect(loadMorePath({ page: 2 }, null)).toBeNull();
  });

  test('leads back to the first page in the same order and look', () => {
    const filter = { q: 'a', category: 'Coding', view: 'compact', after: formatCursor(cursor), page: 2 } as const;
    expect(firstPagePath(filter)).toBe('/prompts/shared?q=a&category=Coding&view=compact');
    expect(firstPagePath({ ...filter, q: '' })).toBe('/prompts/shared?category=Coding&view=compact');
  });
});
