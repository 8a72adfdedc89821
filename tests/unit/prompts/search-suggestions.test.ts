import { expect, test } from 'vitest';
import { searchSuggestionOf, searchSuggestions } from '@/lib/prompts/search-suggestions';

const titles = [
  { slug: 'diet', title: 'Diet for a runner', keywords: ['meal plan', 'what to eat'] },
  { slug: 'meals', title: 'Meal plan for a week', keywords: ['weekly menu'] },
  { slug: 'lesson', title: 'Lesson plan', keywords: ['plan a class'] },
  { slug: 'study', title: 'Study plan', keywords: ['exam'] },
  { slug: 'trip', title: 'Plan a trip', keywords: ['itinerary'] },
].map(searchSuggestionOf);
const found = (typed: string) => searchSuggestions(typed, titles).map(({ slug }) => slug);

test('what is typed begins words of the title or the keywords, the title first, and three are offered', () => {
  expect(found('mea pl')).toEqual(['meals', 'diet']);
  expect(found('plan')).toEqual(['meals', 'lesson', 'study']);
  expect(found('itin')).toEqual(['trip']);
  expect(found('plan zebra')).toEqual([]);
});

test('words without meaning are not demanded where there are others', () => {
  expect(found('I need a meal plan for my')).toEqual(['meals', 'diet']);
  expect(found('for a')).toEqual(['diet', 'meals']);
});

test('nothing is offered where no word is typed', () => {
  for (const typed of ['', '  ', '!']) expect(found(typed)).toEqual([]);
});

test('keywords are sent without the words of the title, those without meaning, and repetitions', () => {
  const keywords = ['study plan', 'Plan for exams', 'exams at school'];
  expect(searchSuggestionOf({ slug: 'study', title: 'Study plans', keywords })).toEqual({
    slug: 'study',
    title: 'Study plans',
    keywords: 'exams school',
  });
});
