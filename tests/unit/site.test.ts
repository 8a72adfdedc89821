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
