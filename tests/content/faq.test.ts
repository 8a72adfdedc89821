import { expect, test } from 'vitest';
import { countWords } from '@/lib/prompts/template';
import { loadFaq } from '@/lib/server/content/pages';
import { plainLinks } from '@/lib/text/linked-text';

const faq = loadFaq();

test('the FAQ has twelve questions, each its own, each ending in a question mark', () => {
  expect(new Set(faq.map(({ question }) => question)).size).toBe(12);
  expect(faq.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
});

test.each(faq)('“$question” is answered in 40 to 120 words', ({ answer }) => {
  const words = countWords(plainLinks(answer));
  expect(words).toBeGreaterThanOrEqual(40);
  expect(words).toBeLessThanOrEqual(120);
});

test('no fact of the site was left to be filled in', () => {
  expect(faq.filter(({ question, answer }) => /[{}]/.test(question + answer))).toEqual([]);
});
