import { beforeAll, describe, expect, test, vi } from 'vitest';
import { excerptOf } from '@/lib/prompts/excerpt';
import type { Prompt } from '@/lib/prompts/prompt';
import type { promptsWithWords as PromptsWithWords, searchLibrary as SearchLibrary } from '@/lib/prompts/search';
import { categoryEntry, promptEntry, temporaryFolder } from '../support/library-folder';
import { matchesOf } from '../support/marks';

/** 301 prompts: 300 about gardens in one category, and one about a harbour in the other. */
function manyPrompts(): Prompt[] {
  const gardens = Array.from({ length: 300 }, (_, at) =>
    promptEntry({
      id: `g-${at}`,
      slug: `garden-${at}`,
      title: `Plan a garden of type ${at}`,
      promptText: 'Draw it to scale.',
      variables: [],
      topic: at < 30 ? 'small' : 'large',
    }),
  );
  const harbour = promptEntry({
    id: 'h-1',
    slug: 'harbour',
    title: 'Describe a harbour at night',
    description: 'A garden by the water.',
    promptText: 'Mention a ship and [MOOD|melancholy]. Fit it to [AUDIENCE_AGE].',
    variables: ['MOOD', 'AUDIENCE_AGE'],
    categoryId: 'c-2',
  });
  return [...gardens, harbour];
}

let searchLibrary: typeof SearchLibrary;
let promptsWithWords: typeof PromptsWithWords;

beforeAll(async () => {
  const topics = ['large', 'small', 'wild'].map((slug) => ({ slug, name: `The ${slug} ones` }));
  const categories = [categoryEntry({ topics }), categoryEntry({ id: 'c-2', slug: 'places', name: 'Places' })];
  const { folder, remove } = temporaryFolder({ 'prompts.json': manyPrompts(), 'categories.json': categories });
  vi.stubEnv('LIBRARY_DIR', folder);
  vi.resetModules();
  ({ searchLibrary, promptsWithWords } = await import('@/lib/prompts/search'));
  searchLibrary({});
  remove();
  vi.unstubAllEnvs();
  return () => vi.resetModules();
});

const slugsFor = (q: string) => searchLibrary({ q }).prompts.map(({ prompt }) => prompt.slug);

describe('a list that is not narrowed', () => {
  test('shows the first 24 prompts in the library’s order, without marks', () => {
    const page = searchLibrary({});
    expect(page.prompts.map(({ prompt }) => prompt.id)).toEqual(Array.from({ length: 24 }, (_, at) => `g-${at}`));
    expect(page.prompts.filter(({ matches }) => matches.size > 0)).toEqual([]);
    expect(page).toMatchObject({ total: 301, countAll: 301, first: 1, last: 24, nextPage: 2 });
  });

  test('adds the next 24 below the ones that are there', () => {
    const page = searchLibrary({ page: 3 });
    expect(page.prompts[0]?.prompt.id).toBe('g-0');
    expect(page).toMatchObject({ first: 1, last: 72, nextPage: 4 });
    expect(page.prompts).toHaveLength(72);
  });

  test('starts anew at the top of the screen after ten times', () => {
    expect(searchLibrary({ page: 10 })).toMatchObject({ first: 1, last: 240, nextPage: 11 });
    const page = searchLibrary({ page: 11 });
    expect(page).toMatchObject({ first: 241, last: 264, nextPage: 12 });
    expect(page.prompts[0]?.prompt.id).toBe('g-240');
  });

  test('ends with the last prompt, also for a page beyond', () => {
    const end = { first: 241, last: 301, nextPage: null };
    expect(searchLibrary({ page: 13 })).toMatchObject(end);
    expect(searchLibrary({ page: 9999 })).toMatchObject(end);
    expect(searchLibrary({ page: 13 }).prompts.at(-1)?.prompt.slug).toBe('harbour');
  });

  test('holds every prompt exactly once over the screens of the whole list', () => {
    const seen = [10, 13].flatMap((page) => searchLibrary({ page }).prompts.map(({ prompt }) => prompt.id));
    expect(seen).toEqual(manyPrompts().map(({ id }) => id));
  });
});

describe('a category', () => {
  test('is narrowed by a topic of its own, and its topics that have prompts are counted', () => {
    const topics = [
      { slug: 'large', name: 'The large ones', count: 270 },
      { slug: 'small', name: 'The small ones', count: 30 },
    ];
    expect(searchLibrary({ category: 'coding' })).toMatchObject({ total: 300, topics });
    const small = searchLibrary({ category: 'coding', topic: 'small', page: 2 });
    expect(small).toMatchObject({ total: 30, countInCategory: 300, first: 1, last: 30, nextPage: null, topics });
    expect(searchLibrary({ topic: 'small' })).toMatchObject({ total: 301, topics: [] });
  });

  test('narrows the list and leaves the counts as they are', () => {
    const page = searchLibrary({ category: 'places' });
    expect(page.prompts.map(({ prompt }) => prompt.slug)).toEqual(['harbour']);
    expect(page).toMatchObject({ total: 1, countAll: 301, nextPage: null });
    expect(Object.fromEntries(page.counts)).toEqual({ coding: 300, places: 1 });
  });

  test('and a query narrow together', () => {
    expect(searchLibrary({ q: 'garden', category: 'places' })).toMatchObject({ total: 1, countAll: 301 });
  });
});

describe('a search', () => {
  test('puts what has the word in its title before what has it in its description', () => {
    const page = searchLibrary({ q: 'garden', page: 13 });
    expect(page.total).toBe(301);
    expect(page.prompts.at(-1)?.prompt.slug).toBe('harbour');
  });

  test('finds by beginnings, category and with typos', () => {
    for (const q of ['harb', 'places', 'harbur']) {
      expect(slugsFor(q)).toContain('harbour');
    }
  });

  test('names as near, not as a match, what has a word in its text alone: defaults and names of blanks too', () => {
    for (const q of ['ship', 'melancholy', 'audience age']) {
      const { total, near } = searchLibrary({ q });
      expect({ total, near: near.map(({ prompt }) => prompt.slug) }).toEqual({ total: 0, near: ['harbour'] });
    }
  });

  test('shows what is near where nothing matches, and counts it by category', () => {
    const page = searchLibrary({ q: 'ship' });
    expect(page).toMatchObject({ total: 0, countAll: 1 });
    expect(page.near.map(({ prompt }) => prompt.slug)).toEqual(['harbour']);
    expect(Object.fromEntries(page.counts)).toEqual({ coding: 0, places: 1 });
    expect(searchLibrary({ q: 'ship', category: 'coding' })).toMatchObject({ near: [], countAll: 1 });
  });

  test('of a word without meaning that names a category is narrowed to it', () => {
    expect(searchLibrary({ q: 'make me some places' })).toMatchObject({ searched: true });
  });

  test('is sorted as asked, page after page, and says how often each is saved where it is sorted by that', () => {
    const ids = (page: ReturnType<typeof searchLibrary>) => page.prompts.map(({ prompt }) => prompt.slug);
    expect(ids(searchLibrary({ sort: 'title' }))[0]).toBe('harbour');
    expect(ids(searchLibrary({ q: 'garden', sort: 'title', page: 2 })).slice(10, 13)).toEqual(['garden-9', 'garden-10', 'garden-11']);
    const saved = searchLibrary({ category: 'coding', sort: 'saved' }, new Map([['garden-200', 2]]));
    expect(saved.prompts.slice(0, 2)).toMatchObject([
      { prompt: { slug: 'garden-200' }, saves: 2 },
      { prompt: { slug: 'garden-0' }, saves: 0 },
    ]);
    expect(ids(searchLibrary({ sort: 'saved' }, null))).toEqual(ids(searchLibrary({})));
    expect(searchLibrary({}).prompts[0]).not.toHaveProperty('saves');
  });

  test('without a match finds nothing, and has no next page', () => {
    expect(searchLibrary({ q: 'zzzzqqqq' })).toMatchObject({ prompts: [], total: 0, countAll: 0, last: 0, nextPage: null });
    expect([...searchLibrary({ q: 'zzzzqqqq' }).counts.values()]).toEqual([0, 0]);
  });

  test('of white space and signs is none', () => {
    for (const q of [' ', '"', "''", '<>', '&', 'for my']) expect(searchLibrary({ q })).toMatchObject({ total: 301, searched: false });
  });

  test('of words without meaning finds in a list of one’s own what is named so', () => {
    expect(promptsWithWords('').size).toBe(301);
    expect([...promptsWithWords('at a').keys()]).toEqual(['harbour']);
    expect([...promptsWithWords('at a').values()]).toEqual([new Set(['at', 'a'])]);
    for (const q of ['writing', 'help', 'ai', '!!!']) expect(promptsWithWords(q).size).toBe(0);
  });

  test('of hostile texts is answered with prompts or nothing', () => {
    const totals = (queries: string[]) => queries.map((q) => searchLibrary({ q }).total);
    expect(totals(['constructor', '__proto__', 'x'.repeat(10_000)])).toEqual([0, 0, 0]);
    expect(totals(['<script>alert(1)</script>'])).toEqual(totals(['script alert 1 script']));
    expect(totals(['"harbour', "harbour'; --", 'harbour '.repeat(1250)])).toEqual([1, 1, 1]);
    expect(slugsFor('"harbour night"')).toEqual(['harbour']);
  });

  test('says which words to mark', () => {
    const [found] = searchLibrary({ q: 'melanch' }).near;
    const marked = excerptOf(found?.prompt.promptText ?? '', found?.matches);
    expect(matchesOf(marked)).toEqual(['melancholy']);
  });
});
