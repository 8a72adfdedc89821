import { expect, test } from 'vitest';
import { isInTitle, withWords } from '@/lib/lists/title-words';

const items = [
  { title: 'Monday letters', keywords: '' },
  { title: 'To try', keywords: 'Letters for any Monday' },
  { title: 'Recipes', keywords: 'What we cook' },
];
const found = (q: string) => withWords(q, items).map(({ title }) => title);

test('every word of a query begins a word of the title or the keywords, the title first', () => {
  expect(found('mon let')).toEqual(['Monday letters', 'To try']);
  expect(found('try')).toEqual(['To try']);
  expect(found('try monday')).toEqual(['To try']);
  expect(found('onday')).toEqual([]);
  expect(found('!')).toEqual([]);
  expect(found('')).toHaveLength(3);
});

test('a query is in a title where each of its words begins one of its', () => {
  expect(isInTitle('wee pla', 'Plan the week')).toBe(true);
  expect(isInTitle('ecole', 'École')).toBe(true);
  expect(isInTitle('eek', 'Plan the week')).toBe(false);
  expect(isInTitle('plan month', 'Plan the week')).toBe(false);
});
