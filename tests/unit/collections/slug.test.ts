import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug, isReservedSlug, isSlug } from '../../../lib/collections/slug';
import { LIMITS } from '../../../lib/limits';

const NONE = new Set<string>();

test.each([
  ['Weekly meal plans', 'weekly-meal-plans'],
  ['  Café & Bar: naïve ideas!  ', 'cafe-bar-naive-ideas'],
  ["Ada's list, don’t touch", 'adas-list-dont-touch'],
  ['100 % done', '100-done'],
  ['ﬁnal ＡＢＣ', 'final-abc'],
  ['Рецепты', 'collection'],
  ['🙂', 'collection'],
  ['Prompts', 'prompts-2'],
  ['collections', 'collections-2'],
])('%s is at %s', (title, slug) => expect(freeSlug(title, NONE)).toBe(slug));

test('an address that is taken is numbered', () => {
  expect(freeSlug('Emails', new Set(['emails']))).toBe('emails-2');
  expect(freeSlug('Emails', new Set(['emails', 'emails-2', 'emails-4']))).toBe('emails-3');
  expect(freeSlug('Рецепты', new Set(['collection']))).toBe('collection-2');
});

test('a long title is cut between words, also where it is numbered', () => {
  const title = 'Everything that I have ever wanted to ask about gardening in winter';
  const slug = 'everything-that-i-have-ever-wanted-to-ask-about-gardening-in';
  expect(freeSlug(title, NONE)).toBe(slug);
  expect(freeSlug(title, new Set([slug]))).toBe('everything-that-i-have-ever-wanted-to-ask-about-gardening-2');
  expect(freeSlug('x'.repeat(100), NONE)).toBe('x'.repeat(LIMITS.collection.slug.max));
});

test('any title has a well-formed address, which none of the others has', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 100 }), { maxLength: 8 }), (titles) => {
      const taken = new Set<string>();
      for (const title of [...titles, ...titles]) {
        const slug = freeSlug(title, taken);
        expect(isSlug(slug) && !isReservedSlug(slug) && !taken.has(slug), slug).toBe(true);
        taken.add(slug);
      }
    }),
  );
});
