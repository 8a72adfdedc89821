import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readInput } from '@/lib/integrations/api/input';
import type { Operation } from '@/lib/integrations/api/operation';
import { allOperations, operations } from '@/lib/integrations/api/operations';
import { ownOperations } from '@/lib/integrations/api/own-operations';
import { ProblemError } from '@/lib/integrations/api/problem';
import { problem } from '@/lib/integrations/api/schemas';
import { API } from '@/lib/limits';

const ask = (query: string, init?: RequestInit) => new Request(`https://site.example/api/v1/x${query}`, init);
const post = (body: string, headers: Record<string, string> = {}) => ask('', { method: 'POST', body, headers });

/** The problem that a request ends with; null where it can be answered. */
async function problemWith(operation: Operation, request: Request) {
  try {
    await readInput(operation, {}, request);
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return problem.parse(error.problem);
    throw error;
  }
}

/** A list has no parameters in its path, so only the query can be wrong. */
const wrong = async (query: string) => (await problemWith(operations.listPrompts, ask(query)))?.parameters?.map(({ name }) => name);

describe('the parameters of a list', () => {
  test('have defaults, and numbers are numbers', async () => {
    expect(await readInput(operations.listPrompts, {}, ask(''))).toEqual({ limit: 24 });
    const query = '?category=writing&kind=material&sort=saved&limit=100&after=a-slug';
    expect(await readInput(operations.listPrompts, {}, ask(query))).toEqual({
      ...{ category: 'writing', kind: 'material', sort: 'saved', limit: 100, after: 'a-slug' },
    });
  });

  test.each([
    ['?limit=0', ['limit']],
    ['?limit=101', ['limit']],
    ['?limit=1.5', ['limit']],
    ['?limit=many', ['limit']],
    ['?limit=', ['limit']],
    ['?sort=random', ['sort']],
    ['?kind=odd&sort=odd', ['kind', 'sort']],
    ['?limit=1&limit=2', ['limit']],
    ['?q=email', ['q']],
    ['?__proto__=1', ['__proto__']],
    ['?after=', ['after']],
  ])('are refused by name where they are wrong: %s', async (query, names) => {
    expect(await wrong(query)).toEqual(names);
  });

  test('of the community have a cursor that is one', async () => {
    const list = (after: string) => problemWith(operations.listPublicPrompts, ask(`?${new URLSearchParams({ after })}`));
    expect(await list('0_2026-11-23T09:40:57.797Z_743f77a1-bc1b-4f89-b0eb-9a9e5f7f18d9')).toBeNull();
    expect(await list('0_2026-11-23T09:40:57.797Z_x')).toMatchObject({ status: 400, parameters: [{ name: 'after' }] });
  });
});

test.each([
  [operations.listPrompts, '?limit=0', 'limit: must be at least 1'],
  [operations.listPrompts, '?limit=101', 'limit: must be at most 100'],
  [operations.listPrompts, '?limit=1.5', 'limit: must be a whole number'],
  [operations.listPrompts, '?limit=many', 'limit: must be a number'],
  [operations.listPrompts, '?sort=random', 'sort: must be one of title, newest, saved'],
  [operations.listPrompts, '?after=', 'after: must not be empty'],
  [operations.search, '', 'q: is required'],
  [operations.search, `?q=${'a'.repeat(201)}`, 'q: must have at most 200 characters'],
])('what is wrong is said in our words: %#', async (operation, query, detail) => {
  expect((await problemWith(operation, ask(query)))?.detail).toBe(detail);
});

test('a search says what to search for', async () => {
  for (const q of ['', '   ', '\u0000\u202e', 'a'.repeat(201)])
    expect(await problemWith(operations.search, ask(`?${new URLSearchParams({ q })}`)), q).toMatchObject({ parameters: [{ name: 'q' }] });
});

describe('a body', () => {
  const { fillPrompt } = operations;
  const read = (request: Request) => problemWith({ ...fillPrompt, pathParameters: operations.listPrompts.pathParameters }, request);

  test('is JSON with texts as values', async () => {
    expect(await read(post('{"values":{"A":"b"}}'))).toBeNull();
    const tooMuch = 'must hold at most 1000 values, nested at most 20 deep';
    for (const [body, name, detail] of [
      ['', 'body', 'must be JSON'],
      ['{', 'body', 'must be JSON'],
      ['[]', 'body', 'must be an object'],
      ['null', 'body', 'must be an object'],
      ['{}', 'values', 'is required'],
      ['{"values":[]}', 'values', 'must be an object'],
      ['{"values":{"A":1}}', 'values.A', 'must be a text'],
      ['['.repeat(10_000) + ']'.repeat(10_000), 'body', tooMuch],
      [JSON.stringify({ values: Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`A${index}`, 1])) }), 'body', tooMuch],
    ] as const)
      expect(await read(post(body)), body).toMatchObject({ status: 400, parameters: [{ name, in: 'body', detail }] });
  });

  test('of too many values is refused before they are read', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    for (const body of ['['.repeat(349_000) + ']'.repeat(349_000), `[${'1,'.repeat(349_000)}1]`, '{"a":'.repeat(50_000)])
      await read(post(body));
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test('is refused unread where it is too large', async () => {
    expect(await read(post('{}', { 'Content-Length': String(API.body + 1) }))).toMatchObject({ status: 413 });
  });
});

test('a wrong part of the path is named as one', async () => {
  const found = await readInput(ownOperations.getOwnPrompt, { id: 'mine' }, ask('')).catch((error) => problem.parse(error.problem));
  expect(found).toMatchObject({ status: 400, parameters: [{ name: 'id', in: 'path' }] });
});

test('whatever is asked, the answer is a list or names what is wrong', async () => {
  const name = fc.oneof(fc.constantFrom('limit', 'after', 'q', 'category', 'sort', 'kind', 'topic'), fc.string());
  const anyQuery = fc.array(fc.tuple(name, fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String))), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...allOperations), anyQuery, async (operation, query) => {
      const entries = query.map(([key, value]) => [key.toWellFormed(), value.toWellFormed()]);
      const found = await problemWith({ ...operation, body: null, bodyExample: undefined }, ask(`?${new URLSearchParams(entries)}`));
      if (found?.detail) expect(found.detail).not.toMatch(/received|expected|invalid input|too (small|big)/i);
      if (found) expect(found).toMatchObject({ status: 400, parameters: expect.arrayContaining([expect.anything()]) });
    }),
  );
});
