import { expect, test } from 'vitest';
import { findSource } from '@/lib/my-prompts/queries';
import { sourceOf } from '@/lib/my-prompts/source';
import type { FoundPrompt } from '@/lib/my-prompts/user-prompt';
import { library } from '@/lib/prompts/library';
import { publicPromptWork } from '@/lib/site/seo/json-ld';
import { userPrompt } from '../support/user-prompts';

const ID = '5eed0000-0000-4000-8000-000000000001';
const ofLibrary = { sourceId: 'weekly-meal-plan', sourceTitle: 'Weekly meal plan', sourceAuthor: null };
const shared = { sourceId: ID, sourceTitle: 'Weekly meal plan', sourceAuthor: 'Ada' };

function inLibrary(slug: string): FoundPrompt {
  const prompt = library().bySlug.get(slug);
  if (!prompt) throw new Error(`The library has no ${slug}`);
  return { kind: 'library', id: slug, prompt };
}
const published: FoundPrompt = {
  ...{ kind: 'public', id: ID },
  prompt: { ...userPrompt({ id: ID, title: 'Renamed since', isPublic: true }), preview: 'Write about', variableCount: 1 },
};

test('a copy names its source, and leads to it while that is public', () => {
  expect(sourceOf(ofLibrary, inLibrary('weekly-meal-plan'))).toMatchObject({ author: null, href: '/prompt/weekly-meal-plan' });
  expect(sourceOf(shared, published)).toEqual({ title: 'Weekly meal plan', author: 'Ada', href: `/prompt/shared/${ID}` });
  for (const copy of [ofLibrary, shared]) expect(sourceOf(copy, null)).toMatchObject({ title: 'Weekly meal plan', href: null });
});

test('the title of a library prompt is that of the library, and what was stored once it is gone from there', () => {
  const claimed = { ...ofLibrary, sourceTitle: 'The official prompt' };
  expect(sourceOf(claimed, inLibrary('weekly-meal-plan'))?.title).toBe(inLibrary('weekly-meal-plan').prompt.title);
  expect(sourceOf(claimed, null)).toMatchObject({ title: 'The official prompt', href: null });
});

test('whoever copied past the site names no library prompt otherwise', async () => {
  const [original] = library().prompts;
  const copy = { sourceId: original?.slug ?? '', sourceTitle: 'Something else', sourceAuthor: null };
  expect(await findSource(copy)).toMatchObject({ title: original?.title, href: `/prompt/${original?.slug}` });
  expect(await findSource({ ...copy, sourceId: 'not-in-the-library' })).toMatchObject({ title: 'Something else', href: null });
});

test('a prompt that is no copy has no source', () => {
  expect(sourceOf({ sourceTitle: null, sourceAuthor: null }, null)).toBeNull();
});

test('structured data names the source while it is public, and does not name it afterwards', () => {
  const prompt = userPrompt(shared);
  expect(publicPromptWork(prompt, sourceOf(shared, published))).toMatchObject({
    isBasedOn: { '@type': 'CreativeWork', name: 'Weekly meal plan', url: expect.stringMatching(new RegExp(`/prompt/shared/${ID}$`)) },
  });
  for (const source of [null, sourceOf(shared, null)]) expect(publicPromptWork(prompt, source)).not.toHaveProperty('isBasedOn');
});
