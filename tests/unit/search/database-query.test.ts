import fc from 'fast-check';
import { expect, test } from 'vitest';
import { databaseQuery } from '@/lib/search/database-query';
import { anyText } from '../support/templates';

test.each([
  ['please write me an email', 'email'],
  ['a polite email', 'polite email'],
  ['recipes', 'recipe'],
  ['Photos for Instagram', 'Photo Instagram'],
  ['stories', 'stories'],
  ['business class', 'business class'],
  ['e-mail', 'e-mail'],
  ['the', 'the'],
  ['?!', ''],
])('%j asks the database for %j', (query, asked) => {
  expect(databaseQuery(query)).toBe(asked);
});

test('whatever is typed, only its own words are asked for', () => {
  fc.assert(
    fc.property(anyText, (query) => {
      for (const word of databaseQuery(query).split(' ')) expect(query).toContain(word);
    }),
  );
});
