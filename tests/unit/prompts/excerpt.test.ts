import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExcerptPiece, excerptOf } from '@/lib/prompts/excerpt';
import { normalizeToken, splitWords } from '@/lib/text/tokens';
import { markedIn, matchesOf, textOf } from '../support/marks';
import { anyText, template } from '../support/templates';

const firstMark = (pieces: ExcerptPiece[]) => {
  const marked = markedIn(pieces);
  const match = marked.findIndex((piece) => typeof piece !== 'string');
  return match < 0 ? -1 : textOf(marked.slice(0, match)).length;
};
const sentences = 'Short words stand here. '.repeat(40);

describe('an excerpt', () => {
  test('shows blanks by their label, and by their default where they have one', () => {
    expect(excerptOf('Plan [THING_TO_PLAN] for [DAYS|three] days and [REST|].')).toEqual([
      'Plan ',
      { blank: ['Thing To Plan'] },
      ' for ',
      { default: ['three'] },
      ' days and ',
      { blank: ['Rest'] },
      '.',
    ]);
  });

  test('shows values in their blanks, on one line, and starts at the first one where that is far from the beginning', () => {
    expect(excerptOf('Plan [THING] for [DAYS|three] days.', undefined, { THING: 'a trip\nto Lisbon', OTHER: 'x' })).toEqual([
      'Plan ',
      { value: ['a trip to Lisbon'] },
      ' for ',
      { default: ['three'] },
      ' days.',
    ]);
    const far = textOf(excerptOf(`${sentences}The goal: [GOAL].`, undefined, { GOAL: 'sell it' }));
    expect(far).toBe('… The goal: sell it.');
    // It may stand in the room of two lines.
    const later = excerptOf('Write a warm letter of recommendation for a student of mine who applies to [PLACE].', undefined, {
      PLACE: 'Oslo',
    });
    expect(textOf(later)).toBe('… student of mine who applies to Oslo.');
  });

  test('gives a repeated blank its first default everywhere', () => {
    expect(textOf(excerptOf('[A], [A|apple], [A|pear]'))).toBe('apple, apple, apple');
  });

  test('is on one line, also where a default is not', () => {
    expect(textOf(excerptOf('One\n\ntwo [A|three\nfour]\tfive'))).toBe('One two three four five');
  });

  test('of a long text ends at a word, with an ellipsis', () => {
    const shown = textOf(excerptOf(sentences));
    expect(shown).toMatch(/ (Short|words|stand|here\.)…$/);
    expect(sentences.slice(0, shown.length - 1)).toBe(shown.slice(0, -1));
  });

  test('is short and well formed whatever the text and the search', () => {
    const texts = fc.array(
      fc.oneof(
        anyText,
        template.map(({ source }) => source),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
      ),
    );
    fc.assert(
      fc.property(texts, fc.nat(), (parts, choice) => {
        const source = parts.join('').toWellFormed();
        const words = splitWords(source);
        const matches = new Set(words.length > 0 ? [normalizeToken(words[choice % words.length] ?? '')] : []);
        for (const pieces of [excerptOf(source), excerptOf(source, matches)]) {
          const shown = textOf(pieces);
          expect(shown.length).toBeLessThanOrEqual(283);
          expect(shown).not.toMatch(/[\n\r]/);
          expect(shown.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  test('does not cut an emoji in half', () => {
    expect(textOf(excerptOf(`x${'🙂'.repeat(200)}`)).isWellFormed()).toBe(true);
  });
});

describe('an excerpt of something that was searched for', () => {
  test('marks the words, however they are written, in texts and blanks', () => {
    const pieces = excerptOf('Café plans: [CAFE_NAME] and [DRINK|a café crème]. The cafés.', new Set(['cafe']));
    expect(matchesOf(pieces)).toEqual(['Café', 'Cafe', 'café']);
  });

  test('starts at the beginning when a match is near it, or when there is none at all', () => {
    expect(textOf(excerptOf(`Zebra. ${sentences}`, new Set(['zebra'])))).toMatch(/^Zebra/);
    expect(textOf(excerptOf(sentences, new Set(['zebra'])))).toMatch(/^Short/);
  });

  test('starts at the sentence of the first match when that is far away', () => {
    const shown = textOf(excerptOf(`${sentences}Then comes a zebra. ${sentences}`, new Set(['zebra'])));
    expect(shown).toMatch(/^… Then comes a zebra\. Short/);
  });

  test('starts inside a sentence that is itself long', () => {
    const pieces = excerptOf(`${'word '.repeat(100)}zebra ${'word '.repeat(100)}`, new Set(['zebra']));
    expect(textOf(pieces)).toMatch(/^… (word )+zebra (word )+/);
  });

  const word = fc.stringMatching(/^[a-y]{1,12}$/);
  const prose = fc
    .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '. ', ': ', '\n\n')), { maxLength: 120 })
    .map((pairs) => pairs.flat().join(''));
  const shapes = fc.constantFrom(
    (before: string, after: string) => `${before}zebra ${after}`,
    (before: string, after: string) => `${before}[ZEBRA] ${after}`,
    (before: string, after: string) => `${before}[A|zebra] ${after}`,
    (before: string, after: string) => `[A|${before}zebra] ${after}`,
    (before: string, after: string) => `${before}[A|${after}zebra] ${before}`,
    (before: string, after: string) => `[A|${before}] ${after} zebra [A]`,
  );

  test('always shows the first match, within the lines that are seen', () => {
    fc.assert(
      fc.property(prose, prose, shapes, (before, after, shape) => {
        const at = firstMark(excerptOf(shape(before, after), new Set(['zebra'])));
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(110);
      }),
    );
  });

  test('reaches a match after a text without spaces', () => {
    expect(matchesOf(excerptOf(`${'長い文章です。'.repeat(100)}検索`, new Set(['検索'])))).toEqual(['検索']);
  });
});
