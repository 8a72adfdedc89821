import { expect, test } from 'vitest';
import { correctedQuery } from '@/lib/search/corrected-query';

const titles = ['Sourdough starter schedule', 'Thank-you note for a teacher Letters', 'Résumé for a barista Career'];

test.each([
  ['sourdouhg', 'sourdough'],
  ['Sourdouhg starter', 'sourdough starter'],
  ['techer note', 'teacher note'],
  ['baristta resume', 'barista resume'],
  ['note zebra', 'note'],
])('%s is taken for %s', (typed, corrected) => {
  expect(correctedQuery(typed, titles)).toBe(corrected);
});

test.each(['sourdough', 'sour', 'xyzzyq', '', '!!!', 'zebra'])('%j stays as it is', (typed) => {
  expect(correctedQuery(typed, titles)).toBeNull();
});

test('no titles, no corrections', () => {
  expect(correctedQuery('sourdouhg', [])).toBeNull();
});
