import { afterEach, describe, expect, test, vi } from 'vitest';
import { COUNTS } from '@/lib/limits';
import { libraryFolder, promptEntry } from '../../support/library-folder';

describe('the social images that are drawn while the site is built', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  async function imagesOf(prompts: number) {
    const entries = Array.from({ length: prompts }, (_, at) => promptEntry({ id: `p-${at}`, slug: `p-${at}` }));
    vi.resetModules();
    vi.stubEnv('LIBRARY_DIR', libraryFolder(entries));
    const { promptImage, socialImages } = await import('@/lib/site/seo/social-images');
    const { library } = await import('@/lib/prompts/library');
    const drawn = socialImages().map(({ kind, slug }) => `/og/${kind}/${slug}.png`);
    return { drawn, named: library().prompts.map(promptImage) };
  }

  test('are those of the site, the categories, the guides and the prompts', async () => {
    const { drawn, named } = await imagesOf(2);
    expect(named).toEqual(['/og/prompt/p-0.png', '/og/prompt/p-1.png']);
    expect(drawn).toEqual(
      expect.arrayContaining(['/og/site/card.png', '/og/category/coding.png', '/og/guide/beginners-guide-to-grok.png', ...named]),
    );
  });

  test('do not grow with a large library: its later prompts name the image of their category', async () => {
    const [small, large] = [await imagesOf(1), await imagesOf(COUNTS.promptImages + 2)];
    expect(large.drawn).toHaveLength(small.drawn.length + COUNTS.promptImages - 1);
    expect(large.named.filter((path) => !large.drawn.includes(path))).toEqual([]);
    expect(large.named.slice(-3)).toEqual([
      `/og/prompt/p-${COUNTS.promptImages - 1}.png`,
      '/og/category/coding.png',
      '/og/category/coding.png',
    ]);
  });
});
