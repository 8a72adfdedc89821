import { expect, test } from 'vitest';
import { offlineLibraryFile } from '@/lib/prompts/library';
import { type OfflinePrompt, searchOfflineLibrary } from '@/lib/prompts/offline-library';

const library: OfflinePrompt[] = JSON.parse(offlineLibraryFile());
const found = (q: string, category?: string) => searchOfflineLibrary(library, q, category).map(({ ref }) => ref.id);

test('without a search the library is as it is, or one category of it', () => {
  expect(found('')).toEqual(library.map(({ ref }) => ref.id));
  const coding = searchOfflineLibrary(library, '', 'coding');
  expect(coding.length).toBeGreaterThan(0);
  expect(coding.every(({ category }) => category.slug === 'coding')).toBe(true);
});

test('prompts are found by all words that carry meaning, wherever they stand, those with them in the title first', () => {
  expect(found('professional email')[0]).toBe('professional-email');
  expect(found('an email to the boss')).toContain('professional-email');
  expect(found('professional email zzqq')).toEqual([]);
  expect(found('professional email', 'coding')).not.toContain('professional-email');
});

test('what is found is shown as it is stored', () => {
  expect(library.find(({ ref }) => ref.id === 'professional-email')).toMatchObject({
    storageId: 'writing-01',
    promptText: expect.stringContaining('[RECIPIENT'),
    category: { slug: 'writing' },
    related: [],
  });
});
