import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, letterSet, mayBeNear } from '@/lib/search/typos';

const word = fc.oneof(fc.stringMatching(/^[abc]{0,7}$/), fc.stringMatching(/^[a-z]{0,9}$/), fc.string({ maxLength: 5 }));

describe('slips', () => {
  test.each([
    ['recipe', 'recipe', 0],
    ['recipe', 'recipie', 1],
    ['recipe', 'recpe', 1],
    ['recipe', 'recipa', 1],
    ['recipe', 'reicpe', 1],
    ['plan', 'palnn', 2],
    ['', 'ab', 2],
  ])('%s and %s are %i apart', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });

  test('beyond the limit are not counted', () => {
    expect(editDistance('plan', 'week', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(editDistance('a', 'abcd', 2)).toBe(Number.POSITIVE_INFINITY);
  });

  test('are as many as trying everything finds', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, limit) => {
        const distance = byTrying(one, other);
        expect(editDistance(one, other, limit)).toBe(distance <= limit ? distance : Number.POSITIVE_INFINITY);
      }),
    );
  });

  test('of words that are near are never ruled out by their letters', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = byTrying(one, other);
        for (const edits of [distance, distance + 1]) expect(mayBeNear(letterSet(one), letterSet(other), edits)).toBe(true);
      }),
    );
  });

  test('rule out words whose letters differ too much', () => {
    expect(mayBeNear(letterSet('plan'), letterSet('week'), 1)).toBe(false);
  });
});

function byTrying(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  if (one[0] === other[0]) return byTrying(one.slice(1), other.slice(1));
  const ways = [byTrying(one.slice(1), other), byTrying(one, other.slice(1)), byTrying(one.slice(1), other.slice(1))];
  if (one[0] === other[1] && one[1] === other[0]) ways.push(byTrying(one.slice(2), other.slice(2)));
  return 1 + Math.min(...ways);
}
