import { expect, test } from 'vitest';
import { library } from '@/lib/prompts/library';
import { publicPromptWork } from '@/lib/seo/community-json-ld';
import { readSource } from '@/lib/user-prompts/queries';
import { sourceOf } from '@/lib/user-prompts/source';
import { publicPrompt } from '../support/user-prompts';

const ID = '5eed0000-0000-4000-8000-000000000001';
const ofLibrary = { sourceId: 'weekly-meal-plan', sourceTitle: 'Weekly meal plan', sourceAuthor: null };
const shared = { sourceId: ID, sourceTitle: 'Weekly meal plan', sourceAuthor: 'Ada' };

test('a copy names its source, and leads to it while that is public', () => {
  expect(sourceOf(ofLibrary, true)).toEqual({ title: 'Weekly meal plan', author: null, href: '/prompt/weekly-meal-plan' });
  expect(sourceOf(shared, true)).toEqual({ title: 'Weekly meal plan', author: 'Ada', href: `/prompt/shared/${ID}` });
  for (const copy of [ofLibrary, shared]) expect(sourceOf(copy, false)).toMatchObject({ title: 'Weekly meal plan', href: null });
});

test('the title of a library prompt is that of the library, and what was stored once it is gone from there', () => {
  const claimed = { ...ofLibrary, sourceTitle: 'The official prompt' };
  expect(sourceOf(claimed, true, 'Weekly meal plan')).toMatchObject({ title: 'Weekly meal plan' });
  expect(sourceOf(claimed, false)).toMatchObject({ title: 'The official prompt', href: null });
});

test('whoever copied past the site names no library prompt otherwise', async () => {
  const [original] = library().prompts;
  const copy = { sourceId: original?.slug ?? '', sourceTitle: 'Something else', sourceAuthor: null };
  expect(await readSource(copy)).toMatchObject({ title: original?.title, href: `/prompt/${original?.slug}` });
  expect(await readSource({ ...copy, sourceId: 'not-in-the-library' })).toMatchObject({ title: 'Something else', href: null });
});

test('a prompt that is no copy has no source', () => {
  expect(sourceOf({ sourceId: null, sourceTitle: null, sourceAuthor: null }, false)).toBeNull();
});

test('structured data names the source while it is public, and does not name it afterwards', () => {
  const prompt = publicPrompt(shared);
  expect(publicPromptWork(prompt, sourceOf(shared, true))).toMatchObject({
    isBasedOn: { '@type': 'CreativeWork', name: 'Weekly meal plan', url: expect.stringMatching(new RegExp(`/prompt/shared/${ID}$`)) },
  });
  for (const source of [null, sourceOf(shared, false)]) expect(publicPromptWork(prompt, source)).not.toHaveProperty('isBasedOn');
});
