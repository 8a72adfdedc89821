import { describe, expect, test } from 'vitest';
import { staticRead, staticReadMissing } from '@/lib/server/http/static-read';

const body = '{"title":"Größe 🙂"}';

function read(ifNoneMatch?: string, text = body): Response {
  const headers = new Headers(ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch });
  return staticRead(new Request('https://site.example/data/x.json', { headers }), text, 'application/json; charset=utf-8');
}

const etag = read().headers.get('etag') ?? '';

describe('a static read', () => {
  test('is the text as it is, for everybody, with its type', async () => {
    const response = read();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('of bytes sends these themselves: a thousand answers that nobody reads are held once', async () => {
    const bytes = new TextEncoder().encode(body);
    for (const response of [1, 2].map(() => staticRead(new Request('https://site.example/'), bytes, 'application/json'))) {
      expect(response.headers.get('etag')).toBe(etag);
      expect((await response.body?.getReader().read())?.value).toBe(bytes);
    }
  });

  test('has an ETag that stays while the text does, and changes with it', () => {
    expect(etag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    expect(read().headers.get('etag')).toBe(etag);
    expect(read(undefined, `${body} `).headers.get('etag')).not.toBe(etag);
  });

  test.each([etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`, '*'])(
    'is 304 and empty for a client that has it (%s)',
    async (known) => {
      const response = read(known);
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  test('is 304 for a client that knows its Last-Modified and no ETag, and for no other time', () => {
    const at = 'Sun, 22 Nov 2026 00:00:00 GMT';
    const since = (value: string, tag?: string) =>
      staticRead(
        new Request('https://site.example/', { headers: { 'If-Modified-Since': value, ...(tag && { 'If-None-Match': tag }) } }),
        ...([body, 'application/json', { 'Last-Modified': at }] as const),
      ).status;
    expect(since(at)).toBe(304);
    expect(since('Mon, 23 Nov 2026 00:00:00 GMT')).toBe(200);
    expect(since(at, '"other"')).toBe(200);
    expect(read().status).toBe(200);
  });

  test.each(['"other"', '', etag.slice(1, -1), `${etag}x`, '"*"'])('is sent to a client that has something else (%s)', (known) => {
    expect(read(known).status).toBe(200);
  });
});

test('a static read of something that does not exist is 404, for everybody', () => {
  expect(staticReadMissing().status).toBe(404);
  expect(staticReadMissing().headers.get('access-control-allow-origin')).toBe('*');
});
