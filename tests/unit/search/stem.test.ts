import { expect, test } from 'vitest';
import { stem } from '@/lib/search/stem';

test.each([
  'recipe recipes',
  'summary summaries summarize summarizes summarizing summarized summarise summarization',
  'apology apologies apologize',
  'priority priorities prioritize prioritizing',
  'plan plans planning planned',
  'write writes writing written',
  'translate translation translations translator',
  'invite invitation inviting',
  'prepare preparing preparation',
  'analyze analysis analyzing analyse analyses analysed',
  'story stories',
  'class classes',
  'quiz quizzes',
  'child children childrens',
  'knife knives',
  'plane planes',
  'stripe stripes',
  'lens lenses',
  'add adds adding added',
  'agree agrees agreeing agreed',
  'person people',
  'market markets marketing',
  'code codes coding coded',
  'name names naming named',
  'price prices pricing priced',
])('the forms of a word meet: %s', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

test.each([
  'cold could',
  'names naems',
  'policy police',
  'import important',
  'new news',
  'organ organize',
  'organ organization',
  'state station status',
  'art article',
  'car career care',
  'plan plane',
  'plans planes',
  'strips stripes',
  'ad add',
  'sing single',
  'need knead',
])('different words stay apart: %s', (words) => {
  const list = words.split(' ');
  expect(new Set(list.map(stem)).size).toBe(list.length);
});

test.each(['', 'a', 'is', 'bus', 'sing', 'café', 'c3po', '会议', 'x'.repeat(10_000)])('%s is left as it is', (word) => {
  expect(stem(word)).toBe(word);
});
