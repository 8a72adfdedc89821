import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemButtonSchema } from '../../../lib/collections/collection-form';
import { afterMove, itemValue, MOVES, type Move, moveAfter } from '../../../lib/collections/order';

const list = (names: string) => [...names].map((promptId) => ({ promptId }));
const names = (items: { promptId: string }[]) => items.map(({ promptId }) => promptId).join('');

describe('moveAfter', () => {
  test.each([
    ['abcd', 'a', 'c', 'bcad'],
    ['abcd', 'd', 'a', 'adbc'],
    ['abcd', 'c', null, 'cabd'],
    ['abcd', 'a', null, 'abcd'],
    ['abcd', 'b', 'a', 'abcd'],
    ['abcd', 'b', 'b', 'abcd'],
    ['abcd', 'x', 'a', 'abcd'],
    ['abcd', 'a', 'x', 'abcd'],
    ['', 'a', null, ''],
  ])('of %s puts %s after %s: %s', (before, moved, after, expected) => expect(names(moveAfter(list(before), moved, after))).toBe(expected));

  test('keeps everything, and the others in their order', () => {
    const letters = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 2 });
    fc.assert(
      fc.property(letters, fc.nat(), fc.option(fc.nat()), (shuffled, from, to) => {
        const moved = shuffled[from % shuffled.length] ?? '';
        const after = to === null ? null : (shuffled[to % shuffled.length] ?? null);
        const result = names(moveAfter(list(shuffled.join('')), moved, after));
        expect(result.replace(moved, '')).toBe(shuffled.join('').replace(moved, ''));
        if (after !== moved) expect(result.indexOf(moved)).toBe(after === null ? 0 : result.indexOf(after) + 1);
      }),
    );
  });
});

describe('a button', () => {
  const moved = (before: string, prompt: string, move: Move) => {
    const after = afterMove(list(before), prompt, move);
    return after === undefined ? null : names(moveAfter(list(before), prompt, after));
  };
  test.each([
    ['abcd', 'a', [null, null, 'bacd', 'bcda']],
    ['abcd', 'b', ['bacd', 'bacd', 'acbd', 'acdb']],
    ['abcd', 'c', ['cabd', 'acbd', 'abdc', 'abdc']],
    ['abcd', 'd', ['dabc', 'abdc', null, null]],
    ['a', 'a', [null, null, null, null]],
    ['abcd', 'x', [null, null, null, null]],
  ])('in %s moves %s to the top, up, down and to the bottom: %j', (before, prompt, expected) =>
    expect(MOVES.map((move) => moved(before, prompt, move))).toEqual(expected),
  );
});

test('the value of a button is read by the form as it was written', () => {
  const fields = { collection: '11111111-1111-4111-8111-111111111111', up: '', down: '', restore: '' };
  const remove = itemValue({ promptId: 'weekly-meal-plan', position: 12 });
  expect(itemButtonSchema.parse({ ...fields, remove })).toMatchObject({ remove: { prompt: 'weekly-meal-plan', position: 12 } });
  for (const wrong of ['weekly-meal-plan', '12', ' 12', 'A 12', 'a -1', 'a 1.5', 'a 12345678', 'a 12 ', 'a\n12'])
    expect(itemButtonSchema.safeParse({ ...fields, remove: wrong }).success, wrong).toBe(false);
});
