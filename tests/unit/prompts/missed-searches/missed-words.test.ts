import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MISSED_SEARCHES } from '@/lib/limits';
import { missedWords } from '@/lib/prompts/missed-searches/missed-words';
import { countCharacters } from '@/lib/text/characters';

test.each([
  ['Carburetor', 'carburetor'],
  ['  Write me a Crème-brûlée recipe!! ', 'creme brulee recipe'],
  ['carburetor, CARBURETOR and the valve', 'carburetor valve'],
  ["the hairdresser's e-mail", 'hairdressers email'],
  ['резюме для повара', 'резюме для повара'],
  ['이력서 検索', '이력서 検索'],
  // Numbers may be somebody's, and so may what is written together with them.
  ['call ada on 0171 5550123, flat 4b', 'call ada flat'],
  ['ada.l@example.org', 'ada l example org'],
  [`valve ${'x'.repeat(31)} ${'y'.repeat(30)}`, `valve ${'y'.repeat(30)}`],
  ['one two three four five six', 'one two three four five six'],
])('%j is counted as %j', (q, words) => expect(missedWords(q)).toBe(words));

test.each([
  ['', '4711 0815', 'write me a prompt', '!?', '🙂', '\u115f\u3164'],
  ['one two three four five six seven', 'x'.repeat(31), `${'x'.repeat(30)} ${'y'.repeat(29)} z`],
])('what has no words, or more and longer ones than a search, is not counted', (...queries) => {
  for (const q of queries) expect(missedWords(q), q).toBeNull();
});

test('whatever is typed, it is words of letters within the limits', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.lorem());
  fc.assert(
    fc.property(texts, (q) => {
      const words = missedWords(q);
      if (words === null) return;
      expect(words).toMatch(/^\p{L}{1,30}( \p{L}{1,30}){0,5}$/u);
      expect(words).not.toMatch(/[A-Z]/);
      expect(new Set(words.split(' ')).size).toBe(words.split(' ').length);
      expect(countCharacters(words)).toBeLessThanOrEqual(MISSED_SEARCHES.length);
    }),
  );
});
