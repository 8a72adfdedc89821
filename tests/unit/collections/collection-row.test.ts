import { describe, expect, test } from 'vitest';
import { type CollectionRow, changedRows } from '../../../lib/collections/collection-row';
import type { PromptListItem } from '../../../lib/prompts/prompt-list-item';

const item = (id: string): PromptListItem => ({
  ref: { kind: 'library', id },
  storageId: id,
  title: id.toUpperCase(),
  excerpt: [],
  facts: {},
});
const rows = (ids: string): CollectionRow[] =>
  [...ids].map((id, index) => ({ promptId: id, position: 10 * (index + 1), title: id.toUpperCase(), item: item(id) }));
const ids = (list: CollectionRow[]) => list.map(({ promptId }) => promptId).join('');

describe('the rows of a collection', () => {
  test('get what is added at the end, and keep in its place what is there already', () => {
    const after = changedRows(rows('ab'), { add: [item('c'), item('a'), item('d')] });
    expect(ids(after)).toBe('abcd');
    expect(after.map(({ position }) => position)).toEqual([10, 20, 21, 22]);
    expect(changedRows([], { add: [item('a')] })[0]).toMatchObject({ position: 1, title: 'A' });
  });

  test('lose what is taken out, and change places', () => {
    expect(ids(changedRows(rows('abcd'), { remove: ['b', 'x', 'd'] }))).toBe('ac');
    expect(ids(changedRows(rows('abcd'), { move: 'd', after: null }))).toBe('dabc');
  });
});
