import { expect, test } from 'vitest';
import { collectionsWithWords } from '@/lib/collections/collections-with-words';

const collections = [
  { title: 'Monday letters', description: null },
  { title: 'To try', description: 'Letters for any Monday' },
  { title: 'Recipes', description: 'What we cook' },
];
const found = (q: string) => collectionsWithWords(q, collections).map(({ title }) => title);

test('every word of a query begins a word of the title or the description, the title first', () => {
  expect(found('mon let')).toEqual(['Monday letters', 'To try']);
  expect(found('try')).toEqual(['To try']);
  expect(found('try monday')).toEqual(['To try']);
  expect(found('onday')).toEqual([]);
});
