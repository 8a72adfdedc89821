import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markMatches } from '@/lib/text/highlight';
import { normalizeToken, splitWords } from '@/lib/text/tokens';
import { matchesOf, textOf } from '../support/marks';
import { anyText } from '../support/templates';

describe('marking', () => {
  test('marks whole words only, as they are written', () => {
    expect(markMatches('Plan planning, PLAN!', new Set(['plan']))).toEqual([{ match: 'Plan' }, ' planning, ', { match: 'PLAN' }, '!']);
  });

  test('loses nothing of the text, and marks exactly the words that were asked for', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const matches = new Set(splitWords(query).map(normalizeToken).filter(Boolean));
        const marked = markMatches(text, matches);
        expect(textOf(marked)).toBe(text);
        const words = splitWords(text).map(normalizeToken);
        expect(matchesOf(marked).map(normalizeToken)).toEqual(words.filter((word) => matches.has(word)));
      }),
    );
  });
});
