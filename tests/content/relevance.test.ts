import { describe, expect, test } from 'vitest';
import { library } from '@/lib/prompts/library';
import { searchLibrary } from '@/lib/prompts/search';
import { SEARCH_EXAMPLES } from '@/lib/prompts/search-examples';
import { STOP_WORDS } from '@/lib/search/stop-words';
import { needs, nothing, odd, testers } from './needs.json';

/** What is shown for a query, in its order. */
const slugsFor = (q: string) => {
  const { prompts, near } = searchLibrary({ q });
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

describe('the needs of testers who did not know the library', () => {
  test('are six hundred, labelled with prompts that exist', () => {
    const { bySlug } = library();
    expect(testers).toHaveLength(600);
    expect(testers.flatMap(({ slugs }) => slugs.filter((slug) => !bySlug.has(slug)))).toEqual([]);
  });

  test('find a prompt that does it among the first three, 97 of 100 that the library can do', () => {
    const possible = testers.filter(({ slugs }) => slugs.length > 0);
    const missed = possible.filter(({ need, slugs }) => !isAmongFirst(3, need, slugs)).map(({ need }) => need);
    expect(missed.length / possible.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  });

  test('are claimed to match by a wrong prompt in 2 of 100 at most', () => {
    const wrong = testers.filter(({ need, slugs }) => searchLibrary({ q: need }).certainty === 'sure' && !isAmongFirst(1, need, slugs));
    expect(wrong.length / testers.length, wrong.map(({ need }) => need).join('\n')).toBeLessThanOrEqual(0.02);
  });
});

describe('where matches are not sure', () => {
  const unsure = testers.filter(({ need }) => searchLibrary({ q: need }).certainty !== 'sure').slice(0, 100);

  test('what is counted is what is shown, near prompts included', () => {
    for (const { need } of unsure) {
      const { total, near, countAll, counts } = searchLibrary({ q: need });
      expect(countAll, need).toBe(total + near.length);
      for (const [category, count] of [...counts].filter(([, count]) => count > 0).slice(0, 2)) {
        const narrowed = searchLibrary({ q: need, category });
        expect([narrowed.total + narrowed.near.length, narrowed.countInCategory], need).toEqual([count, count]);
        if (narrowed.topics.length > 0)
          expect(
            narrowed.topics.reduce((sum, topic) => sum + topic.count, 0),
            need,
          ).toBe(count);
      }
    }
  });

  test('a sorted list is sorted as a whole', () => {
    for (const { need } of unsure) {
      const { prompts, near } = searchLibrary({ q: need, sort: 'title' });
      const titles = [...prompts, ...near].map(({ prompt }) => prompt.title);
      expect(titles, need).toEqual(
        titles.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true }).compare),
      );
    }
  });
});

test('of a hundred odd queries none is claimed to match', () => {
  const claimed = odd.filter((q) => {
    const { searched, certainty } = searchLibrary({ q });
    return searched && certainty === 'sure';
  });
  expect(claimed).toEqual([]);
});

test.each(nothing)('nothing matches, and at most six are near: %s', (q) => {
  const { searched, total, near } = searchLibrary({ q });
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
