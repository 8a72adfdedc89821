import { SERVER_COUNTS } from '@/lib/limits';
import { prompts } from '../support/library';
import { expect, test } from '../support/test';

const [later] = prompts.slice(-1);
const path = `/prompt/${later?.slug}`;

test('a prompt whose page the build left out is drawn on its first request, for every way to write its address, and kept @once', async ({
  request,
}) => {
  expect(prompts.length).toBeGreaterThan(SERVER_COUNTS.builtPrompts);
  const first = await request.get(path, { headers: { 'x-forwarded-host': 'evil.example', 'accept-language': 'de' } });
  expect(first.status()).toBe(200);
  for (const address of [path, `${path}?from=search`, `/prompt/%${later?.slug.charCodeAt(0).toString(16)}${later?.slug.slice(1)}`]) {
    const again = await request.get(address);
    expect(again.headers(), address).toMatchObject({ 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=31536000' });
    expect(await again.text()).toBe(await first.text());
  }
  expect(await first.text()).not.toContain('evil.example');
});

test('a prompt that is not there answers 404 with its text in the HTML, and is not indexed @once', async ({ request }) => {
  for (const address of ['/prompt/nothing-here', `${path}-x`, `/prompt/${later?.slug.toUpperCase()}`]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(html).toContain('>Prompt Not Found</h1>');
    expect(html).toContain('<title>Prompt Not Found · ');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  }
});
