import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, type Sides } from '@/packages/cli/src/sync/decide';

const side = fc.constantFrom(null, 'a', 'b', 'c');
const sides = fc.record({ base: side, here: side, there: side });

describe('what became of a prompt on two sides', () => {
  test.each<[Sides, ReturnType<typeof decide>]>([
    [{ base: 'a', here: 'a', there: 'a' }, 'same'],
    [{ base: 'a', here: 'b', there: 'b' }, 'same'],
    [{ base: 'a', here: null, there: null }, 'same'],
    [{ base: null, here: 'a', there: 'a' }, 'same'],
    [{ base: 'a', here: 'b', there: 'a' }, 'changed-here'],
    [{ base: 'a', here: 'a', there: 'b' }, 'changed-there'],
    [{ base: null, here: null, there: 'a' }, 'new-there'],
    [{ base: 'a', here: null, there: 'a' }, 'deleted-here'],
    [{ base: 'a', here: 'a', there: null }, 'deleted-there'],
    [{ base: null, here: 'a', there: null }, 'unknown'],
    [{ base: 'a', here: 'b', there: 'c' }, 'conflict'],
    [{ base: null, here: 'a', there: 'b' }, 'conflict'],
    [{ base: 'a', here: 'b', there: null }, 'conflict'],
    [{ base: 'a', here: null, there: 'b' }, 'conflict'],
  ])('%j is %s', (given, change) => {
    expect(decide(given)).toBe(change);
  });

  test('a side is only taken over where the other one did not change', () => {
    fc.assert(
      fc.property(sides, ({ base, here, there }) => {
        const change = decide({ base, here, there });
        if (change === 'changed-here' || change === 'deleted-here') expect([there, here === base]).toEqual([base, false]);
        if (change === 'changed-there' || change === 'deleted-there') expect([here, there === base]).toEqual([base, false]);
        if (change === 'conflict') expect(new Set([base, here, there]).size).toBe(3);
        expect(change === 'same').toBe(here === there);
      }),
    );
  });

  test('the sides mirror each other', () => {
    const mirrored: Record<string, string> = {
      ...{
        'changed-here': 'changed-there',
        'changed-there': 'changed-here',
        'deleted-here': 'deleted-there',
        'deleted-there': 'deleted-here',
      },
      ...{ 'new-there': 'unknown', unknown: 'new-there' },
    };
    fc.assert(
      fc.property(sides, ({ base, here, there }) => {
        const change = decide({ base, here, there });
        expect(decide({ base, here: there, there: here })).toBe(mirrored[change] ?? change);
      }),
    );
  });
});
