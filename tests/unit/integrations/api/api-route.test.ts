import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { publicRoute } from '@/lib/integrations/api/api-route';
import type { Operation } from '@/lib/integrations/api/operation';
import { allOperations } from '@/lib/integrations/api/operations';
import { invalid } from '@/lib/integrations/api/problem';
import { answerApi, preflight } from '@/lib/integrations/api/router';
import { problem } from '@/lib/integrations/api/schemas';
import { log } from '@/lib/server/log/log';

afterEach(() => void vi.restoreAllMocks());

const operation = {
  ...{ id: 'getThing', method: 'get', path: '/things/{id}', summary: 'Get a thing', body: null, cache: 'public', example: {} },
  pathParameters: z.strictObject({ id: z.string() }),
  query: z.strictObject({ limit: z.coerce.number().int().default(1) }),
  answer: z.object({ id: z.string(), limit: z.number() }),
} as const satisfies Operation;

type Read = Parameters<typeof publicRoute<typeof operation>>[1];

/** What the route of that operation answers to a request. */
const answered = (read: Read, query = '', headers: Record<string, string> = {}) =>
  publicRoute(operation, read)(new Request(`https://site.example/api/v1/things/a${query}`, { headers }), { id: 'a' });

/** What the API answers at an address. */
const atAddress = (method: string, path: string) =>
  answerApi(new Request(`https://site.example/api/v1${path}`, { method }), {
    params: Promise.resolve({ path: path.split('/').slice(1) }),
  });

describe('a route of the API', () => {
  test('answers what its schema says, and nothing that it does not', async () => {
    const response = await answered(({ id, limit }) => ({ id, limit, ownerId: 'secret' }), '?limit=3');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: 'a', limit: 3 });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 's-maxage=15, stale-while-revalidate=30',
      'access-control-allow-origin': '*',
      ratelimit: expect.stringMatching(/^"api";r=\d+;t=\d+$/),
      etag: expect.any(String),
    });
  });

  test('answers 304 to whoever has it', async () => {
    const read: Read = ({ id, limit }) => ({ id, limit });
    const etag = (await answered(read)).headers.get('etag') ?? '';
    expect((await answered(read, '', { 'If-None-Match': etag })).status).toBe(304);
    expect((await answered(read, '?limit=2', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('answers problems, which no cache stores', async () => {
    for (const [read, query, status] of [
      [() => null, '', 404],
      [() => null, '?limit=x', 400],
      [() => Promise.reject(invalid({ name: 'id', in: 'query', detail: 'is odd' })), '', 400],
    ] as const) {
      const response = await answered(read, query);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(problem.parse(await response.json()).status).toBe(status);
    }
  });

  test('logs a fault with its operation, and tells nothing of it', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const response = await answered(() => Promise.reject(new Error('password of the database')));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('password');
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ operation: 'getThing' }), expect.any(String));
  });
});

test('a browser may ask from any site', () => {
  expect(Object.fromEntries(preflight().headers)).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-max-age': '86400' });
});

test.each(['', '/nothing', '/prompts/a/b', '/prompts/a/fill/b', '/me', '/constructor', '/{slug}'])(
  'an address that the API does not have is a problem (%j)',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const answer = await atAddress(method, path);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(problem.parse(await answer.json()).status).toBe(404);
    }
  },
);

test('every address has the methods of its operations, and names them to whoever asks for another', async () => {
  for (const [path, here] of Map.groupBy(allOperations, (one) => one.path)) {
    const methods = here.map(({ method }) => (method === 'get' ? 'GET, HEAD' : method.toUpperCase()));
    const allowed = [...methods, 'OPTIONS'].join(', ');
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !allowed.includes(one))) {
      const answer = await atAddress(method, path);
      expect(answer.headers.get('allow'), `${method} ${path}`).toBe(allowed);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(problem.parse(await answer.json()).status).toBe(405);
    }
  }
});

test('an address of several parts is that of its operation', async () => {
  for (const method of ['GET', 'HEAD']) expect((await atAddress(method, '/openapi.json')).status).toBe(200);
  expect((await atAddress('PUT', '/openapi.json')).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  const guide = await atAddress('GET', '/guides/beginners-guide-to-grok');
  expect(await guide.json()).toMatchObject({ slug: 'beginners-guide-to-grok' });
  expect((await atAddress('DELETE', '/me/collections/a/prompts/b/place')).headers.get('allow')).toBe('PUT, OPTIONS');
});
