import { afterEach, describe, expect, test, vi } from 'vitest';
import { SERVER_COUNTS } from '@/lib/limits';
import { libraryFolder, promptEntry } from '../../support/library-folder';

describe('what the build makes of a library', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  async function built(prompts: number) {
    const entries = Array.from({ length: prompts }, (_, at) => promptEntry({ id: `p-${at}`, slug: `p-${at}` }));
    vi.resetModules();
    vi.stubEnv('LIBRARY_DIR', libraryFolder(entries));
    const { builtSocialImages } = await import('@/lib/site/seo/built-social-images');
    const { builtPrompts } = await import('@/lib/prompts/library');
    return { pages: builtPrompts().length, pictures: builtSocialImages().map(({ kind, slug }) => `/og/${kind}/${slug}.png`) };
  }

  test('is the pages of its prompts, and the pictures of the site, the categories, the guides and the prompts', async () => {
    const { pages, pictures } = await built(2);
    expect(pages).toBe(2);
    expect(pictures).toEqual(
      expect.arrayContaining([
        ...['/og/site/card.png', '/og/category/coding.png', '/og/guide/beginners-guide-to-grok.png'],
        ...['/og/prompt/p-0.png', '/og/prompt/p-1.png'],
      ]),
    );
  });

  test('does not grow with a large library, unless all is asked for', async () => {
    const [small, large] = [await built(1), await built(SERVER_COUNTS.builtPrompts + 2)];
    expect(large.pages).toBe(SERVER_COUNTS.builtPrompts);
    expect(large.pictures).toHaveLength(small.pictures.length + SERVER_COUNTS.builtPrompts - 1);
    vi.stubEnv('BUILD_PAGES', 'all');
    expect((await built(SERVER_COUNTS.builtPrompts + 2)).pages).toBe(SERVER_COUNTS.builtPrompts + 2);
  });
});
