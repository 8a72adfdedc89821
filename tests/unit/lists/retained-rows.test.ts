import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RetainedRows, withRetainedRows } from '@/lib/lists/retained-rows';

const idOf = (id: string) => id;

test('rows that leave a list one after the other stay where they were, in whatever order they leave', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(fc.shuffledSubarray(list), (leaving) => {
      let retained: RetainedRows<string> = new Map();
      for (const id of leaving) {
        const shown = withRetainedRows(
          list.filter((other) => !retained.has(other)),
          idOf,
          retained,
        );
        retained = new Map(retained).set(id, { row: id, index: shown.indexOf(id) });
      }
      const left = list.filter((id) => !leaving.includes(id));
      expect(withRetainedRows(left, idOf, retained)).toEqual(list);
      expect(withRetainedRows(list, idOf, retained)).toEqual(list);
    }),
  );
});

test('a row that came to the list since is shown, too', () => {
  expect(withRetainedRows(['new', 'a', 'c'], idOf, new Map([['b', { row: 'b', index: 1 }]]))).toEqual(['new', 'b', 'a', 'c']);
});
