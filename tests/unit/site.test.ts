import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.unstubAllEnvs();
    vi.resetModules();
  };
});

test.each(['https://prompts.example', 'https://prompts.example/', 'https://prompts.example//'])(
  'addresses on %s have one slash where one belongs',
  async (url) => {
    vi.stubEnv('SITE_URL', url);
    const { absoluteUrl } = await import('@/lib/site');
    expect(absoluteUrl('/')).toBe('https://prompts.example/');
    expect(absoluteUrl('/prompts')).toBe('https://prompts.example/prompts');
  },
);

test.each(['https://Prompts.Example:443', 'HTTPS://prompts.example/'])('%s is https://prompts.example', async (url) => {
  const { parseSiteUrl } = await import('@/lib/site');
  expect(parseSiteUrl(url)).toBe('https://prompts.example');
});

test.each([
  ...['prompts.example', 'localhost:8080', 'https://prompts.example/prompts', 'https://prompts.example/?a=1', 'https://prompts.example#a'],
  ...['ftp://prompts.example', 'https://me:secret@prompts.example', 'https://prompts.example:99999', '/'],
])('%s is refused by the name of the setting', async (url) => {
  vi.stubEnv('SITE_URL', url);
  await expect(import('@/lib/site')).rejects.toThrow('SITE_URL must be an address such as https://prompts.example, without a path');
});

test('nothing else spells the texts of the site', async () => {
  const { site } = await import('@/lib/site');
  const disclaimer = site.disclaimer.split('. ').map((sentence) => sentence.replace(/^Independent and |\.$/g, ''));
  const texts = [site.name, site.tagline.replace('.', ''), ...disclaimer, site.email, site.social.handle, site.social.url];
  const spelled = globSync('{app,components,content,data,lib,public,scripts,supabase}/**', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => file !== 'lib/site.ts')
    .flatMap((file) => {
      const content = readFileSync(file, 'utf8').toLowerCase();
      return texts.filter((text) => content.includes(text.toLowerCase())).map((text) => `${file}: ${text}`);
    });
  expect(spelled).toEqual([]);
});
