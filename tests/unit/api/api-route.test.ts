import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { apiRoute, noSuchAddress, preflight, refuseOthers } from '@/lib/api/api-route';
import type { Operation } from '@/lib/api/operation';
import { invalid } from '@/lib/api/problem';
import { problem } from '@/lib/api/schemas';
import { log } from '@/lib/log/log';

afterEach(() => void vi.restoreAllMocks());

const operation = {
  ...{ id: 'getThing', method: 'get', path: '/things/{id}', summary: 'Get a thing', body: null, cache: 'public', example: {} },
  pathParameters: z.strictObject({ id: z.string() }),
  query: z.strictObject({ limit: z.coerce.number().int().default(1) }),
  answer: z.object({ id: z.string(), limit: z.number() }),
} as const satisfies Operation;

type Read = Parameters<typeof apiRoute<typeof operation>>[1];

/** What the route of that operation answers to a request. */
const answered = (read: Read, query = '', headers: Record<string, string> = {}) =>
  apiRoute(operation, read)(new Request(`https://site.example/api/v1/things/a${query}`, { headers }), {
    params: Promise.resolve({ id: 'a' }),
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

test('a browser may ask from any site, and what the API does not have is a problem too', async () => {
  expect(Object.fromEntries(preflight().headers)).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-max-age': '86400' });
  expect(problem.parse(await noSuchAddress().json()).status).toBe(404);
});

test('a method that an address does not have is a problem that names those it has', async () => {
  const response = refuseOthers('GET', 'POST').DELETE();
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(problem.parse(await response.json()).status).toBe(405);
});

test.each(globSync('app/api/v1/**/route.ts'))('%s answers every method', async (file) => {
  const address = resolve(file);
  const route = await import(address);
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) expect(route[method], method).toBeTypeOf('function');
});
