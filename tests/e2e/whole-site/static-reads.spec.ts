import { readFileSync } from 'node:fs';
import path from 'node:path';
import { example } from '../support/library';
import { expect, test } from '../support/test';

const root = path.join(import.meta.dirname, '../../..');
const files = {
  '/data/prompts.json': ['data/prompts.json', 'application/json; charset=utf-8'],
  '/data/categories.json': ['data/categories.json', 'application/json; charset=utf-8'],
  '/content/guides/grok-for-coding.mdx': ['content/guides/grok-for-coding.mdx', 'text/markdown; charset=utf-8'],
} as const;

for (const [address, [file, type]] of Object.entries(files)) {
  test(`${address} answers with the file, to anybody, with an ETag @once`, async ({ request }) => {
    const response = await request.get(address, { headers: { Origin: 'https://elsewhere.example' } });
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(readFileSync(path.join(root, file), 'utf8'));
    const headers = response.headers();
    expect(headers['content-type']).toBe(type);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers.etag).toMatch(/^(W\/)?".{10,}"$/);
    for (const known of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const again = await request.get(address, { headers: { 'If-None-Match': known ?? '' } });
      expect(again.status(), known).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await request.get(address, { headers: { 'If-None-Match': '"other"' } })).status()).toBe(200);
    expect((await request.head(address)).status()).toBe(200);
  });
}

test('a single prompt is read in the same way @once', async ({ request }) => {
  const response = await request.get(`/data/prompts/${example.slug}.json`);
  expect(await response.json()).toMatchObject({
    ref: { kind: 'library', id: example.slug },
    ...{ storageId: example.id, title: example.title, promptText: example.promptText },
  });
  const again = await request.get(`/data/prompts/${example.slug}.json`, { headers: { 'If-None-Match': response.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('reads of what is not there answer 404 in plain text, for anybody @once', async ({ request }) => {
  for (const address of [
    '/content/guides/nothing-here.mdx',
    '/content/guides/grok-for-coding',
    '/content/guides/..%2Fpages%2Fabout.mdx',
    '/content/guides/%2e%2e%2ffaq.json',
    '/data/prompts/nothing-here.json',
    `/data/prompts/${example.slug}`,
    '/data/prompts/__proto__.json',
  ]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(response.headers()['content-type'], address).toContain('text/plain');
    expect(response.headers()['access-control-allow-origin'], address).toBe('*');
  }
});
