import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchWithTimeout } from '@/lib/supabase/connection';

/** Answers, and may close a connection without a word as a request comes. */
const backend = { url: '', closes: 0, asked: [] as string[] };
let server: http.Server;

beforeAll(async () => {
  server = http.createServer(({ method, url, socket }, response) => {
    backend.asked.push(`${method} ${url}`);
    if (backend.closes-- > 0) socket.destroy();
    else response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(async () => {
  backend.closes = 0;
  // A connection that is kept open.
  await (await fetch(backend.url)).text();
  backend.asked = [];
});

const ask = async (path: string, init: RequestInit = {}) => (await fetchWithTimeout()(`${backend.url}${path}`, init)).text();
const json = { 'content-type': 'application/json' };

describe('a connection that the backend closes as a request comes by it', () => {
  test.each([
    ['GET', '/rest/v1/user_prompts?id=eq.1', {}],
    ['HEAD', '/rest/v1/user_prompts', {}],
    ['GET', '/auth/v1/user', {}],
    ['POST', '/rest/v1/rpc/search_public_prompts', {}],
    ['POST', '/rest/v1/user_prompts', { 'Idempotency-Key': 'a' }],
  ])('is asked once more by another for %s %s', async (method, path, headers) => {
    backend.closes = 1;
    await ask(path, { method, headers: { ...json, ...headers }, ...(method === 'POST' && { body: '{}' }) });
    expect(backend.asked).toEqual([`${method} ${path}`, `${method} ${path}`]);
  });

  test.each([
    ['POST', '/rest/v1/user_prompts'],
    ['PATCH', '/rest/v1/user_prompts?id=eq.1'],
    ['DELETE', '/rest/v1/user_prompts?id=eq.1'],
    ['POST', '/rest/v1/rpc/change_prompts'],
    ['POST', '/rest/v1/rpc/use_token'],
    ['POST', '/auth/v1/token?grant_type=refresh_token'],
  ])('fails %s %s, which could have been done', async (method, path) => {
    backend.closes = 1;
    await expect(ask(path, { method, headers: json, body: '{}' })).rejects.toThrow('fetch failed');
    expect(backend.asked).toEqual([`${method} ${path}`]);
  });
});

test('a backend that closes every connection is asked no third time', async () => {
  const closing = http.createServer(({ socket }) => void socket.destroy());
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  const asked = vi.spyOn(globalThis, 'fetch');
  await expect(fetchWithTimeout()(`http://127.0.0.1:${(closing.address() as AddressInfo).port}/`)).rejects.toThrow('fetch failed');
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
  closing.close();
});
