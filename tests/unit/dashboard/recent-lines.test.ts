import { expect, test } from 'vitest';
import type { StartRow } from '@/lib/dashboard/lines';
import { pinnedOf, recentTitle, usedFirst, usedOrElseAll } from '@/lib/dashboard/recent-lines';

const line = (id: string, usedAt: string | null, pinnedAt: string | null = null): StartRow => ({
  item: { ref: { kind: 'library', id }, storageId: id, title: id, excerpt: [], facts: { usedAt } },
  pinnedAt,
});
const ids = (lines: StartRow[]) => lines.map(({ item }) => item.ref.id);

test('the last pinned comes first, whatever was used last', () => {
  const lines = [
    line('a', '2026-11-03', '2026-11-01T10:00:00+00:00'),
    line('b', '2026-11-02'),
    line('c', null, '2026-11-01T10:00:00.5+00:00'),
  ];
  expect(ids(pinnedOf(lines))).toEqual(['c', 'a']);
});

test('what was used comes first, then what is pinned, then what was written or saved', () => {
  const lines = [
    line('new', null),
    line('used', '2026-11-02'),
    line('pinned', null, '2026-11-01'),
    line('used too', '2026-11-01', '2026-11-01'),
  ];
  expect(ids(usedFirst(lines, 4))).toEqual(['used', 'used too', 'pinned', 'new']);
  expect(ids(usedFirst(lines, 2))).toEqual(['used', 'used too']);
  expect(usedFirst([], 4)).toEqual([]);
});

test('what was never used is not called used', () => {
  const items = (...lines: StartRow[]) => lines.map(({ item }) => item);
  expect(recentTitle(items(line('a', null), line('b', null)))).toBe('Not used yet');
  expect(recentTitle(items(line('a', '2026-11-02'), line('b', null)))).toBe('Recently used');
});

test('what was never used does not stand among what was', () => {
  const lines = [line('new', null), line('used', '2026-11-02'), line('pinned', null, '2026-11-01')];
  expect(ids(usedOrElseAll(lines, 4))).toEqual(['used']);
  expect(ids(usedOrElseAll([line('new', null), line('pinned', null, '2026-11-01')], 4))).toEqual(['pinned', 'new']);
});
