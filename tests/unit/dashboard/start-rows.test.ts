import { expect, test } from 'vitest';
import type { StartRow } from '@/lib/dashboard/start-rows';
import { pinnedOf, recentTitle, usedFirst, usedOrAll } from '@/lib/dashboard/start-rows';

const row = (id: string, usedAt: string | null, pinnedAt: string | null = null): StartRow => ({
  item: { ref: { kind: 'library', id }, storageId: id, title: id, excerpt: [], facts: { usedAt } },
  pinnedAt,
});
const ids = (rows: StartRow[]) => rows.map(({ item }) => item.ref.id);

test('the last pinned comes first, whatever was used last', () => {
  const rows = [row('a', '2026-11-03', '2026-11-01T10:00:00+00:00'), row('b', '2026-11-02'), row('c', null, '2026-11-01T10:00:00.5+00:00')];
  expect(ids(pinnedOf(rows))).toEqual(['c', 'a']);
});

test('what was used comes first, then what is pinned, then what was written or saved', () => {
  const rows = [
    row('new', null),
    row('used', '2026-11-02'),
    row('pinned', null, '2026-11-01'),
    row('used too', '2026-11-01', '2026-11-01'),
  ];
  expect(ids(usedFirst(rows, 4))).toEqual(['used', 'used too', 'pinned', 'new']);
  expect(ids(usedFirst(rows, 2))).toEqual(['used', 'used too']);
  expect(usedFirst([], 4)).toEqual([]);
});

test('what was never used is not called used', () => {
  const items = (...rows: StartRow[]) => rows.map(({ item }) => item);
  expect(recentTitle(items(row('a', null), row('b', null)))).toBe('Not used yet');
  expect(recentTitle(items(row('a', '2026-11-02'), row('b', null)))).toBe('Recently used');
});

test('what was never used does not stand among what was', () => {
  const rows = [row('new', null), row('used', '2026-11-02'), row('pinned', null, '2026-11-01')];
  expect(ids(usedOrAll(rows, 4))).toEqual(['used']);
  expect(ids(usedOrAll([row('new', null), row('pinned', null, '2026-11-01')], 4))).toEqual(['pinned', 'new']);
});
