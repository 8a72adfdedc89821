import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestWords, typosAllowed, typosBetween } from '@/lib/search/typos';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

/** The definition of the optimal string alignment distance, as slow as it is plain. */
function distance(one: string, other: string): number {
  if (!one || !other) return one.length + other.length;
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  const swap =
    one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1) && a && b ? distance(a.slice(0, -1), b.slice(0, -1)) + 1 : Infinity;
  return Math.min(distance(a, other) + 1, distance(one, b) + 1, distance(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1), swap);
}

describe('typosBetween', () => {
  test('is the distance, up to the limit', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(short, short, fc.integer({ min: 0, max: 3 }), (one, other, limit) => {
        const exact = distance(one, other);
        const found = typosBetween(one, other, limit);
        expect(found > limit).toBe(exact > limit);
        if (exact <= limit) expect(found).toBe(exact);
      }),
    );
  });

  test('is the same both ways', () => {
    fc.assert(fc.property(word, word, (one, other) => typosBetween(one, other, 9) === typosBetween(other, one, 9)));
  });
});

describe('nearestWords', () => {
  test.each([
    ['recpie', ['recipe']],
    ['emial', ['email']],
    ['budgte', ['budget']],
    ['itinerery', ['itinerary']],
    ['xyz', []],
    ['carburetor', []],
  ])('of %s', (typed, expected) => {
    expect(nearestWords(typed, ['recipe', 'email', 'budget', 'itinerary', 'xya'])).toEqual(expected);
  });

  test('begin with the same letter, or with the first two swapped', () => {
    expect(nearestWords('beach', ['peach', 'reach', 'each', 'breach'])).toEqual(['breach']);
    expect(nearestWords('lpanner', ['planner'])).toEqual(['planner']);
  });

  test('are all of the same distance', () => {
    expect(nearestWords('forms', ['form', 'farms', 'firms', 'formal'])).toEqual(['form', 'farms', 'firms']);
  });

  test('in four letters no letter is taken for another', () => {
    expect(nearestWords('sora', ['sort', 'soar', 'sorta'])).toEqual(['soar', 'sorta']);
  });

  test('in four letters none is too many', () => {
    expect(nearestWords('pear', ['per', 'pea'])).toEqual([]);
  });

  test('in seven letters two are wrong only where they are vowels', () => {
    expect(nearestWords('recepie', ['recipe', 'receipt'])).toEqual(['recipe']);
    expect(nearestWords('giraffe', ['graph', 'carafe', 'girafes'])).toEqual([]);
  });

  test('short words have no typos, and neither has what is too long for a word', () => {
    expect([3, 4, 7, 8, 30, 31].map((length) => typosAllowed('x'.repeat(length)))).toEqual([0, 1, 2, 2, 2, 0]);
  });
});
