import { describe, expect, test } from 'vitest';
import { normalizeToken, splitWords } from '@/lib/text/tokens';

describe('words', () => {
  test.each([
    ['plan a week', ['plan', 'a', 'week']],
    ["“don’t”, she said—don't!", ['don’t', 'she', 'said', "don't"]],
    ['C++ & A/B-tests: 3x', ['C', 'A', 'B', 'tests', '3x']],
    ['E-mail to-dos, follow-up, 5-a-day and to-date', ['E-mail', 'to-dos', 'follow', 'up', '5', 'a', 'day', 'and', 'to', 'date']],
    ['Größe Ñandú שלום 検索', ['Größe', 'Ñandú', 'שלום', '検索']],
    ['แผนที่ดีที่สุด हिन्दी में', ['แผนที่ดีที่สุด', 'हिन्दी', 'में']],
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
    ['E-mail', 'email'],
    ['’', ''],
  ])('%s is compared as %s', (word, normalized) => {
    expect(normalizeToken(word)).toBe(normalized);
  });
});
