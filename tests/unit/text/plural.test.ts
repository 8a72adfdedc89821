import { expect, test } from 'vitest';
import { plural, shownOf } from '@/lib/text/plural';

test.each([
  [0, '0 prompts'],
  [1, '1 prompt'],
  [2, '2 prompts'],
  [1240, '1,240 prompts'],
])('%d is written "%s"', (count, text) => {
  expect(plural(count, 'prompt')).toBe(text);
});

test.each([
  [0, 0, false, '0 prompts'],
  [1, 1, false, '1 prompt'],
  [8, 8, false, '8 prompts'],
  [8, 23, false, 'The first 8 of 23 prompts'],
  [8, 100, true, 'The first 8 of more than 100 prompts'],
])('%d of %d (more: %s) are "%s"', (shown, total, more, text) => {
  expect(shownOf(shown, total, more)).toBe(text);
});
