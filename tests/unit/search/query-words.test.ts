import { describe, expect, test } from 'vitest';
import { queryWords, saysMore } from '@/lib/search/query-words';

const wordsIn = (query: string) => queryWords(query, () => true);
const names = (query: string, which: (one: ReturnType<typeof wordsIn>[number]) => boolean = () => true) =>
  wordsIn(query)
    .filter(which)
    .map(({ word }) => word);

describe('the words of a query', () => {
  test.each([
    ['please write me a poem', ['poem']],
    ['poem poem Poem', ['poem']],
    ['a day off', ['day off']],
    ['to do list', ['todo', 'list']],
    ['what is it', []],
  ])('%j', (query, words) => {
    expect(names(query)).toEqual(words);
  });

  test('that only say how it should be, and numbers beside others, are not demanded', () => {
    expect(names('polite poem', ({ demanded }) => demanded)).toEqual(['poem']);
    expect(names('poem 5', ({ demanded }) => demanded)).toEqual(['poem']);
    expect(names('5', ({ demanded }) => demanded)).toEqual(['5']);
  });

  test('after the first "for", "about" or "with" are its context', () => {
    expect(names('newsletter for my yoga studio', ({ context }) => context)).toEqual(['yoga', 'studio']);
    expect(names('for my yoga studio', ({ context }) => context)).toEqual([]);
  });

  test('that nothing knows and that say nothing alone are dropped beside others', () => {
    expect(queryWords('x poem 77', (word) => word === 'poem').map(({ word }) => word)).toEqual(['poem']);
    expect(queryWords('x', () => false).map(({ word }) => word)).toEqual(['x']);
  });
});

test.each([
  ['too many things to do cant start', true],
  ['please can you help me write a prompt for an email', false],
  ['start a business', false],
])('%j says more than it asks for: %j', (query, more) => {
  expect(saysMore(query)).toBe(more);
});
