import { describe, expect, test } from 'vitest';
import { addRatings, countClick, NO_RATING, ratingText, readRating, successPercent, writeRating } from '@/lib/prompts/rating';
import { deniedStore, fullStore, memoryStore } from '../support/stores';

describe('success', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 100],
    [0, 5, 0],
    [1, 1, 50],
    [2, 1, 67],
    [1, 2, 33],
    [1, 7, 13],
    [999, 1, 100],
  ])('%i worked and %i needed a tweak make %i percent', (worked, needsTweak, percent) => {
    expect(successPercent({ worked, needsTweak })).toBe(percent);
  });

  test('is counted over the file’s ratings and this browser’s together', () => {
    expect(successPercent(addRatings({ worked: 2, needsTweak: 1 }, { worked: 0, needsTweak: 1 }))).toBe(50);
  });
});

describe('ratings kept in the browser', () => {
  test('are read back, each prompt for itself, from gp-{id}', () => {
    const store = memoryStore();
    writeRating(store, 'coding-01', { worked: 3, needsTweak: 1 });
    expect([...store.entries.keys()]).toEqual(['gp-coding-01']);
    expect(readRating(store, 'coding-01')).toEqual({ worked: 3, needsTweak: 1 });
    expect(readRating(store, 'coding-02')).toEqual(NO_RATING);
  });

  test.each([
    '',
    '{',
    'null',
    '3',
    '[]',
    '"x"',
    '{}',
    '{"worked":1}',
    '{"worked":"1","needsTweak":0}',
    '{"worked":-1,"needsTweak":0}',
    '{"worked":1.5,"needsTweak":0}',
    '{"worked":1e999,"needsTweak":0}',
  ])('a corrupt entry (%j) reads as none', (stored) => {
    expect(readRating(memoryStore({ 'gp-x': stored }), 'x')).toEqual(NO_RATING);
  });

  test.each([
    ['denied', deniedStore],
    ['full', fullStore],
    ['missing', null],
  ])('with storage %s a click is lost and nothing breaks', (_, store) => {
    expect(() => writeRating(store, 'x', { worked: 1, needsTweak: 0 })).not.toThrow();
    expect(readRating(store, 'x')).toEqual(NO_RATING);
  });
});

describe('a click', () => {
  test('adds one to those of other tabs, and Undo takes one away from them', () => {
    const store = memoryStore();
    let [first, second] = [NO_RATING, NO_RATING];
    for (const _ of [1, 2, 3]) first = countClick(store, 'x', first, 'worked', 1);
    second = countClick(store, 'x', second, 'worked', 1);
    expect(second).toEqual({ worked: 4, needsTweak: 0 });
    first = countClick(store, 'x', first, 'worked', -1);
    expect([first, readRating(store, 'x')]).toEqual([
      { worked: 3, needsTweak: 0 },
      { worked: 3, needsTweak: 0 },
    ]);
    expect(countClick(store, 'x', second, 'needsTweak', -1)).toEqual({ worked: 3, needsTweak: 0 });
  });

  test.each([
    ['denied', deniedStore],
    ['full', fullStore],
    ['missing', null],
  ])('with storage %s is counted on the page', (_, store) => {
    const once = countClick(store, 'x', NO_RATING, 'worked', 1);
    expect(countClick(store, 'x', once, 'worked', 1)).toEqual({ worked: 2, needsTweak: 0 });
  });
});

describe('the sentence about the ratings', () => {
  const many = { worked: 8, needsTweak: 2 };
  test.each([
    [NO_RATING, NO_RATING, ''],
    [NO_RATING, { worked: 2, needsTweak: 0 }, 'You: worked 2 of 2 times.'],
    [NO_RATING, { worked: 0, needsTweak: 1 }, 'You: worked 0 of 1 time.'],
    [NO_RATING, { worked: 2, needsTweak: 1 }, 'You: worked 2 of 3 times.'],
    [many, NO_RATING, '80% of 10 ratings say it worked.'],
    [many, { worked: 0, needsTweak: 1 }, '73% of 11 ratings say it worked. You: worked 0 of 1 time.'],
    [{ worked: 1, needsTweak: 0 }, NO_RATING, '100% of 1 rating says it worked.'],
  ])('of %j and %j', (counted, own, text) => expect(ratingText(counted, own)).toBe(text));
});
