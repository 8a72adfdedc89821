import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWord, markWords, splitWords } from '@/lib/search/words';
import { hitsOf, textOf } from '../support/marks';
import { anyText } from '../support/templates';

describe('words', () => {
  test.each([
    ['plan a week', ['plan', 'a', 'week']],
    ["“don’t”, she said—don't!", ['don’t', 'she', 'said', "don't"]],
    ['C++ & A/B-tests: 3x', ['C', 'A', 'B', 'tests', '3x']],
    ['Größe Ñandú שלום 検索', ['Größe', 'Ñandú', 'שלום', '検索']],
    ['[TARGET_AUDIENCE]', ['TARGET', 'AUDIENCE']],
    [' .,;! 🙂 ', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  test.each([
    ['Café', 'cafe'],
    ['DON’T', 'dont'],
    ["don't", 'dont'],
    ['Ñandú', 'nandu'],
    ['’', ''],
  ])('%s is compared as %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });
});

describe('marking', () => {
  test('marks whole words only, as they are written', () => {
    expect(markWords('Plan planning, PLAN!', new Set(['plan']))).toEqual([{ hit: 'Plan' }, ' planning, ', { hit: 'PLAN' }, '!']);
  });

  test('loses nothing of the text, and marks exactly the words that were asked for', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const hits = new Set(splitWords(query).map(foldWord).filter(Boolean));
        const marked = markWords(text, hits);
        expect(textOf(marked)).toBe(text);
        const words = splitWords(text).map(foldWord);
        expect(hitsOf(marked).map(foldWord)).toEqual(words.filter((word) => hits.has(word)));
      }),
    );
  });
});
