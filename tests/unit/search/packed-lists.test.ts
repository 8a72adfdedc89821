import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PackedLists } from '@/lib/search/packed-lists';

test('packed lists are those that were given', () => {
  const lists = fc.dictionary(fc.string(), fc.array(fc.nat(100_000)), { noNullPrototype: true });
  fc.assert(
    fc.property(lists, (given) => {
      const packed = new PackedLists(new Map(Object.entries(given)));
      expect(Object.fromEntries([...packed.keys()].map((key) => [key, [...packed.get(key)]]))).toEqual(given);
    }),
  );
});

test('a key that was not given has no numbers', () => {
  const packed = new PackedLists(new Map([['plan', [1, 2]]]));
  expect([packed.has('plan'), packed.has('toString'), packed.get('toString').length]).toEqual([true, false, 0]);
});
