import { expect, test } from 'vitest';
import { exampleOf, SEARCH_EXAMPLES } from '@/lib/prompts/search-examples';

const at = (time: string) => exampleOf(Date.parse(time));

test('the example of a day is the same all day, and another one the next', () => {
  expect(at('2026-11-22T00:00:00Z')).toBe(at('2026-11-22T23:59:59.999Z'));
  expect(at('2026-11-23T00:00:00Z')).not.toBe(at('2026-11-22T23:59:59.999Z'));
});

test('every example has its day', () => {
  const days = SEARCH_EXAMPLES.map((_, day) => exampleOf(day * 24 * 60 * 60 * 1000));
  expect(days).toEqual([...SEARCH_EXAMPLES]);
});
