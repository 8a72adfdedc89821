import { describe, expect, test } from 'vitest';
import { library } from '@/lib/prompts/library';
import { findPrompts } from '@/lib/prompts/search';
import { SEARCH_EXAMPLES } from '@/lib/search/examples';
import { STOP_WORDS } from '@/lib/search/stop-words';
import { needs, nothing } from './needs.json';

/** What is shown for a query, in its order. */
const slugsFor = (q: string) => {
  const { prompts, near } = findPrompts({ q });
  return [...prompts, ...near].map(({ prompt }) => prompt.slug);
};
const isAmongFirst = (count: number, q: string, slugs: string[]) =>
  slugsFor(q)
    .slice(0, count)
    .some((slug) => slugs.includes(slug));

describe('the needs', () => {
  test('are at least 450, each once in its category, and each is done by prompts that exist', () => {
    expect(needs.length).toBeGreaterThanOrEqual(450);
    expect(new Set(needs.map(({ need, category }) => `${category}: ${need}`)).size).toBe(needs.length);
    const { bySlug } = library();
    expect(needs.filter(({ slugs }) => slugs.length === 0 || slugs.some((slug) => !bySlug.has(slug)))).toEqual([]);
  });

  test('are there for every category', () => {
    const covered = new Set(needs.map(({ category }) => category));
    expect(library().categories.filter(({ id }) => !covered.has(id))).toEqual([]);
  });

  test('find the prompt that does the job among the first three, 97 of 100', () => {
    const missed = needs.filter(({ need, slugs }) => !isAmongFirst(3, need, slugs)).map(({ need }) => need);
    expect(missed.length / needs.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  });
});

test.each(nothing)('nothing matches, and at most six are near: %s', (q) => {
  const { searched, total, near } = findPrompts({ q });
  expect({ searched, total }).toEqual({ searched: true, total: 0 });
  expect(near.length).toBeLessThanOrEqual(6);
});

test.each(SEARCH_EXAMPLES)('the example of the home page finds a prompt that does it first, and fits a phone: %s', (example) => {
  const words = example
    .toLowerCase()
    .split(' ')
    .filter((word) => !STOP_WORDS.has(word));
  const meant = needs.filter(({ need }) => words.every((word) => need.includes(word)));
  expect(meant.flatMap(({ slugs }) => slugs)).toContain(slugsFor(example)[0]);
  expect(example.length).toBeLessThanOrEqual(13);
});
