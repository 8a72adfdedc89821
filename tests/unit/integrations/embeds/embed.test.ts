import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filePaths, isEmbedPath } from '@/lib/file-paths';
import { EMBED_SIZE, embedCode, oembedAnswer, promptPathOf } from '@/lib/integrations/embeds/embed';
import { oembedResponse } from '@/lib/integrations/embeds/oembed';
import { absoluteUrl } from '@/lib/site';
import { embedHeaders, securityHeaders } from '@/lib/site/content-security';

describe('the code of an embed', () => {
  test('is one frame, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const code = embedCode({ title, path: '/prompt/shared/a' }, { width: '100%', height: 420 }, 'https://site.example');
        expect(code).toMatch(/^<iframe( [a-z]+="[^"<>]*")+><\/iframe>$/);
        expect(code).toContain('src="https://site.example/embed/prompt/shared/a"');
      }),
    );
  });
});

describe('an address', () => {
  test.each(['/prompt/professional-email', '/prompt/shared/00000000-0000-4000-8000-000000000000'])('of a prompt is one (%s)', (path) => {
    expect(promptPathOf(absoluteUrl(path))).toBe(path);
    expect(promptPathOf(`${absoluteUrl(filePaths.embed(path))}?a=b#c`)).toBe(path);
  });

  test.each([
    ...['', 'nothing', '/prompt/a', 'https://other.example/prompt/a', 'javascript:alert(1)', absoluteUrl('/'), absoluteUrl('/prompts')],
    ...[absoluteUrl('/prompt/a/b'), absoluteUrl('/prompt/../login'), absoluteUrl('/embed/embed/prompt/a'), absoluteUrl('/dashboard')],
  ])('of something else is none (%s)', (url) => {
    expect(promptPathOf(url)).toBeNull();
  });
});

test('what oEmbed answers is no larger than was asked for, and no larger than an embed is', () => {
  const answer = (maxWidth?: number, maxHeight?: number) =>
    oembedAnswer({ title: 'A', path: '/prompt/a', author: { name: 'Ada', path: '/u/ada' }, maxWidth, maxHeight });
  expect(answer(300, 9999)).toMatchObject({ version: '1.0', type: 'rich', width: 300, height: EMBED_SIZE.height, author_name: 'Ada' });
  expect(answer().width).toBe(EMBED_SIZE.width);
  expect(answer(200, 100)).toMatchObject({ width: 200, height: 100 });
  expect(answer(300).html).toContain('width="300"');
});

test.each([
  ['maxwidth=200&maxheight=100', 200, 200],
  ['maxheight=1', 200, 640],
  ['maxheight=0', 400, undefined],
  ['maxwidth=wide', 400, undefined],
])('oEmbed answers every size that is one: %s', async (size, status, width) => {
  const url = encodeURIComponent(absoluteUrl('/prompt/professional-email'));
  const response = await oembedResponse(new Request(`https://site.example/oembed?url=${url}&${size}`));
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.json()).toMatchObject({ width });
});

test('only prompts may be shown in frames of other sites', () => {
  for (const path of ['/embed/prompt/a-b', '/embed/prompt/shared/a-1']) expect(isEmbedPath(path)).toBe(true);
  for (const path of [
    '/',
    '/embed',
    '/embed/prompt',
    '/embed/prompt/a/b',
    '/embed/prompt/../login',
    '/embed/prompt/..%2flogin',
    '//embed/prompt/a',
  ])
    expect(isEmbedPath(path)).toBe(false);
  const headers = securityHeaders({ https: true, analyticsUrl: undefined });
  const own = embedHeaders(headers);
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(own['Content-Security-Policy']).toBe(headers['Content-Security-Policy']?.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  expect(Object.keys(headers).filter((name) => !(name in own))).toEqual(['X-Frame-Options']);
});
