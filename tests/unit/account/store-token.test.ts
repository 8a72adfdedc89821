import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

type Way = 'answers' | 'loses the answer' | 'answers late' | 'answers an empty 404' | 'stores nothing' | 'refuses';

/** As PostgREST would, with what is stored of tokens: their hashes by their ids. */
const backend = { way: 'answers' as Way, stored: new Map<string, string>(), inserts: 0 };
const LATE = 8000;
/** Long enough for a busy machine to answer what does not wait. */
const PATIENCE = 6000;
let server: http.Server;
let url = '';
const afterAnswer: (() => Promise<void>)[] = [];

vi.resetModules();
vi.doMock('next/server', () => ({ after: (work: () => Promise<void>) => void afterAnswer.push(work) }));
vi.doMock('@/lib/supabase/server', async () => {
  const { clientOptions, fetchWithTimeout } = await import('@/lib/supabase/connection');
  const client = (headers = {}) => createClient(url, 'key', { ...clientOptions, global: { fetch: fetchWithTimeout(), headers } });
  return { sessionClient: async () => client(), tokenClient: (token: string) => client({ 'x-personal-token': token }) };
});
const { storeToken } = await import('@/lib/tokens/store-token');
const { newToken, tokenHash } = await import('@/lib/tokens/token-text');

beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    const answer = (status: number, value?: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(value && JSON.stringify(value));
    const [, path = ''] = /^\/rest\/v1\/([^?]*)/.exec(request.url ?? '') ?? [];
    if (path === 'rpc/own_counts') {
      const token = String(request.headers['x-personal-token']);
      return [...backend.stored.values()].includes(tokenHash(token))
        ? answer(200, [])
        : answer(401, { code: 'PT401', message: 'No such token' });
    }
    if (request.method === 'DELETE') {
      backend.stored.delete(/[?&]id=eq\.([^&]*)/.exec(request.url ?? '')?.[1] ?? '');
      return answer(204);
    }
    const { id, hash } = JSON.parse(body);
    const isFirst = backend.inserts++ === 0;
    if (backend.way === 'answers an empty 404') return response.writeHead(404).end();
    if (backend.way === 'stores nothing') return answer(201);
    if (backend.way === 'refuses') return answer(403, { code: 'PT403', message: 'Full', details: 'personal_tokens' });
    if (backend.way === 'answers late') await new Promise((resolve) => setTimeout(resolve, LATE));
    if (backend.stored.has(id)) return answer(409, { code: '23505', message: 'There already' });
    backend.stored.set(id, hash);
    if (backend.way === 'loses the answer' && isFirst) return request.socket.destroy();
    return answer(201);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, Math.min(ms, PATIENCE)));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  vi.restoreAllMocks();
  for (const path of ['next/server', '@/lib/supabase/server']) vi.doUnmock(path);
  vi.resetModules();
});
beforeEach(() => {
  Object.assign(backend, { way: 'answers', inserts: 0 });
  backend.stored.clear();
  afterAnswer.length = 0;
});

/** Whether somebody is shown the new token, and whether it is stored once all is done. */
async function made(way: Way): Promise<{ isShown: boolean; isStored: boolean; stored: number }> {
  backend.way = way;
  const token = newToken();
  const row = { user_id: 'somebody', name: 'A program', scope: 'read' as const, expires_at: null };
  const isShown = await storeToken(row, token).then(
    () => true,
    () => false,
  );
  if (way === 'answers late') await new Promise((resolve) => setTimeout(resolve, 2 * LATE));
  for (const work of afterAnswer) await work();
  return { isShown, isStored: [...backend.stored.values()].includes(tokenHash(token)), stored: backend.stored.size };
}

describe('a new token is shown where it works, and nothing else is left of one, when the backend', () => {
  test.each<[Way, boolean]>([
    ['answers', true],
    ['loses the answer', true],
    ['answers late', false],
    ['answers an empty 404', false],
    ['stores nothing', false],
    ['refuses', false],
  ])('%s', async (way, isShown) => {
    expect(await made(way)).toEqual({ isShown, isStored: isShown, stored: Number(isShown) });
  });
});

test('a token is one word, which a double click takes whole', () => {
  for (let count = 0; count < 200; count++) expect(newToken()).toMatch(/^gp_\w{43}$/);
});
