import { describe, expect, test } from 'vitest';
import { guides } from '@/lib/guides/guides';
import { categoryFeed, followingFeed, guidesFeed, libraryFeed } from '@/lib/integrations/feeds/feeds';
import { SERVER_COUNTS } from '@/lib/limits';
import { categoryOf, library, promptsIn } from '@/lib/prompts/library';
import { userPrompt } from '../../support/user-prompts';

const prompts = library().prompts.map((prompt) => ({ prompt, category: categoryOf(prompt) }));

describe('the feeds of the library', () => {
  test('begin with what is newest, whatever its place in the library', () => {
    const [first, ...others] = prompts;
    if (!first) throw new Error('The library is empty');
    const newer = { ...first, prompt: { ...first.prompt, slug: 'newer', createdAt: '2999-01-01' } };
    const { entries } = libraryFeed([first, ...others, newer]);
    expect(entries).toHaveLength(SERVER_COUNTS.feed);
    expect(entries[0]?.url).toMatch(/\/prompt\/newer$/);
    expect(entries[0]?.updated).toBe('2999-01-01T00:00:00.000Z');
    const newest = prompts
      .map(({ prompt }) => prompt.createdAt)
      .toSorted()
      .at(-1);
    expect(entries[1]?.published).toBe(`${newest}T00:00:00.000Z`);
    expect(entries[1]?.text).toBe(prompts.find(({ prompt }) => prompt.createdAt === newest)?.prompt.promptText);
  });

  test('of a category has its prompts alone, with the address of its page', () => {
    const { categories } = library();
    for (const category of categories) {
      const slugs = promptsIn(category).map(({ slug }) => slug);
      const { entries, feedUrl } = categoryFeed(category, promptsIn(category));
      expect(entries.every(({ url }) => slugs.includes(url.split('/').at(-1) ?? ''))).toBe(true);
      expect(new URL(feedUrl).pathname).toBe(`/category/${category.slug}.atom`);
    }
  });

  test('of guides has those that are written', () => {
    const written = guides().filter(({ frontMatter }) => frontMatter);
    expect(
      guidesFeed(guides())
        .entries.map(({ title }) => title)
        .sort(),
    ).toEqual(written.map(({ title }) => title).sort());
  });
});

test('the feed of what somebody follows has all that people published, and the newest of the library', () => {
  const { content, ...old } = userPrompt({ title: 'An old draft', createdAt: '2001-01-01T00:00:00Z', isPublic: true });
  const ofPeople = Array.from({ length: SERVER_COUNTS.feed + 1 }, (_, number) => ({ ...old, preview: content, id: `id-${number}` }));
  const { entries } = followingFeed('secret', ofPeople, prompts);
  expect(entries.filter(({ title }) => title === 'An old draft')).toHaveLength(ofPeople.length);
  expect(entries).toHaveLength(ofPeople.length + SERVER_COUNTS.feed);
  const times = entries.map(({ published }) => published);
  expect(times).toEqual(times.toSorted().toReversed());
});
