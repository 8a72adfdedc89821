import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadLibrary } from '@/lib/prompts/library';
import { libraryFacts, libraryItem } from '@/lib/prompts/prompt-list-item';
import { messageOf } from '../support/errors';
import { categoryEntry, folderOf, libraryFolder, promptEntry } from '../support/library-folder';

const message = (folder: string) => messageOf(() => loadLibrary(folder));

describe('a broken library ends the build with file, entry and field', () => {
  const brokenPrompts: [string, Record<string, unknown>, string][] = [
    ['a slug with capitals', { slug: 'Plan-A-Thing' }, 'slug'],
    ['a slug with a space', { slug: 'plan a-thing' }, 'slug'],
    ['a slug that climbs out of its folder', { slug: '../plan-a-thing' }, 'slug'],
    ['a slug with a double hyphen', { slug: 'plan--a-thing' }, 'slug'],
    ['a slug beyond a to z', { slug: 'plán-a-thing' }, 'slug'],
    ['no title', { title: undefined }, 'title'],
    ['an empty title', { title: '' }, 'title'],
    ['a title over 100 characters', { title: 'x'.repeat(101) }, 'title'],
    ['no text', { promptText: undefined }, 'promptText'],
    ['a variable too few', { variables: ['THING'] }, 'variables'],
    ['a variable too many', { variables: ['THING', 'DAYS', 'MORE'] }, 'variables'],
    ['variables in another order', { variables: ['DAYS', 'THING'] }, 'variables'],
    ['a count below zero', { ratingWorked: -1 }, 'ratingWorked'],
    ['a count that is text', { ratingNeedsTweak: '0' }, 'ratingNeedsTweak'],
    ['a day that does not exist', { createdAt: '2026-02-30' }, 'createdAt'],
    ['featured without an order', { featured: true }, 'featuredOrder'],
    ['an order without being featured', { featuredOrder: 3 }, 'featuredOrder'],
    ['an image outside of /images/', { previewImage: '../secret.png' }, 'previewImage'],
    ['a misspelt field', { categoryID: 'c-1' }, 'categoryID'],
    ['an unknown category', { categoryId: 'cooking' }, 'categoryId'],
    ['a field that there is not', { kind: 'short' }, 'kind'],
    ['a description without a period', { description: 'No period at its very end' }, 'description'],
    ['too few keywords', { keywords: ['one'] }, 'keywords'],
    ['pasted text that has no blank', { material: ['NOTES'] }, 'material'],
  ];

  test.each(brokenPrompts)('a prompt with %s', (_, change, field) => {
    const second = { ...promptEntry({ id: 'p-2', slug: 'second-thing' }), ...change };
    const said = message(libraryFolder([promptEntry(), second]));
    expect(said).toMatch(/^ContentError: prompts\.json, /);
    expect(said).toContain(second.slug);
    expect(said).toContain(field);
  });

  test.each([
    ['none where its category has some', undefined],
    ['one that its category does not have', 'gardening'],
  ])('a prompt with a topic, %s', (_, topic) => {
    const category = categoryEntry({ topics: [{ slug: 'scripts', name: 'Scripts' }] });
    const entries = [promptEntry({ topic: 'scripts' }), promptEntry({ id: 'p-2', slug: 'second-thing', ...(topic && { topic }) })];
    const said = message(libraryFolder(entries, [category]));
    expect(said).toMatch(/^ContentError: prompts\.json, second-thing:/);
    expect(said).toContain('topic: must be one of c-1: scripts');
  });

  const brokenCategories: [string, Record<string, unknown>, string][] = [
    ['an icon that is not drawn', { icon: 'skull' }, 'icon'],
    ['a description that search engines would cut', { description: 'x'.repeat(161) }, 'description'],
    ['a description that says too little', { description: 'Short.' }, 'description'],
    ['no name', { name: undefined }, 'name'],
    ['no introduction', { introduction: undefined }, 'introduction'],
  ];

  test.each(brokenCategories)('a category with %s', (_, change, field) => {
    const said = message(libraryFolder([], [categoryEntry({ id: 'c-0', slug: 'first' }), { ...categoryEntry(), ...change }]));
    expect(said).toMatch(/^ContentError: categories\.json, entry 2 \(coding\):/);
    expect(said).toContain(`${field}: `);
  });

  test('two prompts with one slug, or one id', () => {
    const twice = (change: object) => message(libraryFolder([promptEntry(), { ...promptEntry(), ...change }]));
    expect(twice({ id: 'p-2' })).toBe('ContentError: prompts.json, plan-a-thing:\n  slug: is used by two entries');
    expect(twice({ slug: 'other-thing' })).toBe('ContentError: prompts.json, p-1:\n  id: is used by two entries');
  });

  test('two categories with one slug', () => {
    const said = message(libraryFolder([], [categoryEntry(), categoryEntry({ id: 'c-2' })]));
    expect(said).toBe('ContentError: categories.json, coding:\n  slug: is used by two entries');
  });

  test('every wrong field of an entry is named at once', () => {
    const said = message(libraryFolder([{ ...promptEntry(), title: '', createdAt: 'yesterday' }]));
    expect(said).toContain('title: ');
    expect(said).toContain('createdAt: ');
  });

  test('an entry without a slug is named by its place', () => {
    expect(message(libraryFolder([promptEntry(), { ...promptEntry(), slug: undefined }]))).toContain('prompts.json, entry 2:\n  slug: ');
    expect(message(libraryFolder([null]))).toContain('prompts.json, entry 1:');
  });

  test.each([
    ['invalid JSON', '[{'],
    ['an empty file', ''],
  ])('%s', (_, text) => {
    expect(message(libraryFolder(text))).toContain('ContentError: prompts.json: cannot be read as JSON');
  });

  test('JSON that is no list', () => {
    expect(message(libraryFolder({ prompts: [] }))).toMatch(/^ContentError: prompts\.json, the file:/);
  });

  test('a file that is not there', () => {
    expect(message(folderOf({ 'prompts.json': [] }))).toContain('ContentError: categories.json');
  });
});

describe('the library of an installation', () => {
  beforeEach(() => {
    vi.resetModules();
    return () => {
      vi.unstubAllEnvs();
      vi.resetModules();
    };
  });

  async function libraryOf(folder: string) {
    vi.stubEnv('LIBRARY_DIR', folder);
    return import('@/lib/prompts/library');
  }

  test('is read from LIBRARY_DIR, and finds by slug, not by id', async () => {
    const { findLibraryPrompt, findCategory, promptsIn, categoryOf } = await libraryOf(libraryFolder());
    const prompt = findLibraryPrompt('plan-a-thing');
    expect(prompt).toEqual(promptEntry());
    expect(findLibraryPrompt('p-1')).toBeNull();
    expect(findLibraryPrompt('__proto__')).toBeNull();
    expect(findCategory('coding')).toEqual(categoryEntry());
    expect(findCategory('c-1')).toBeNull();
    expect(promptsIn(categoryEntry())).toEqual([prompt]);
    expect(categoryOf(promptEntry()).name).toBe('Coding');
  });

  test('hands the browser what it needs of a prompt, and nothing else', async () => {
    const { fillableLibraryPrompt } = await libraryOf(libraryFolder());
    const { id, slug, title, promptText, material } = promptEntry();
    const ref = { kind: 'library', id: slug };
    expect(fillableLibraryPrompt(promptEntry())).toEqual({
      ...{ ref, storageId: id, title, promptText, material },
      category: { slug: 'coding', name: 'Coding' },
    });
  });

  test('hands the sheet all that the page of a prompt shows, related prompts by their excerpts', async () => {
    const other = promptEntry({ id: 'p-2', slug: 'plan-another', title: 'Plan another thing' });
    const { libraryDetails, fillableLibraryPrompt } = await libraryOf(libraryFolder([promptEntry(), other]));
    const { description, createdAt, helpNow, ratingWorked, ratingNeedsTweak } = promptEntry();
    expect(libraryDetails(promptEntry())).toEqual({
      ...fillableLibraryPrompt(promptEntry()),
      description,
      createdAt,
      helpNow,
      ratingWorked,
      ratingNeedsTweak,
      facts: libraryFacts(promptEntry()),
      related: [libraryItem(other)],
    });
  });

  test('shows featured prompts by their order, and as popular the first four others', async () => {
    const orders = [undefined, 2, undefined, 10, 1, undefined, undefined, undefined];
    const prompts = orders.map((featuredOrder, at) =>
      promptEntry({ id: `p-${at}`, slug: `p-${at}`, featured: featuredOrder !== undefined, ...(featuredOrder && { featuredOrder }) }),
    );
    const { featuredPrompts, popularPrompts } = await libraryOf(libraryFolder(prompts));
    expect(featuredPrompts().map(({ id }) => id)).toEqual(['p-4', 'p-1', 'p-3']);
    expect(popularPrompts().prompts.map(({ id }) => id)).toEqual(['p-0', 'p-2', 'p-5', 'p-6']);
    expect(popularPrompts().more).toBe(true);
  });

  test('has no more popular prompts than four when there are just four', async () => {
    const prompts = [1, 2, 3, 4].map((at) => promptEntry({ id: `p-${at}`, slug: `p-${at}` }));
    const { popularPrompts } = await libraryOf(libraryFolder(prompts));
    expect(popularPrompts()).toMatchObject({ prompts, more: false });
  });
});
