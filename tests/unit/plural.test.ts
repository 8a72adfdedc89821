import { expect, test } from 'vitest';
import { plural } from '@/lib/plural';

test.each([
  [0, '0 prompts'],
  [1, '1 prompt'],
  [2, '2 prompts'],
  [1240, '1,240 prompts'],
])('%d is written "%s"', (count, text) => {
  expect(plural(count, 'prompt')).toBe(text);
});
