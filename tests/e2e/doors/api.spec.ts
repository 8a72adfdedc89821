import fc from 'fast-check';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import type { Operation } from '../../../lib/integrations/api/operation';
import { operations } from '../../../lib/integrations/api/operations';
import * as schemas from '../../../lib/integrations/api/schemas';
import { API, RATES } from '../../../lib/limits';
import { collectionOf, collector, ownPrompt } from '../support/collections';
import { categories, defaultBlank, emptyBlank, example, filled as filledByHand, prompts } from '../support/library';
import { share } from '../support/sharing';
import { expect, test } from '../support/test';

const API_ROOT = '/api/v1';

/** The operations that need no token. */
const everybodys: readonly Operation[] = Object.values(operations);

/** An address of an operation, with values in its path. */
const addressOf = ({ path }: Operation, values: Record<string, string> = {}) =>
  API_ROOT + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** What an operation answers, which is what its schema says and nothing else. */
async function answerOf(request: APIRequestContext, operation: Operation, values: Record<string, string> = {}, query = '') {
  const response = await request.get(addressOf(operation, values) + query);
  expect(response.status(), operation.id).toBe(200);
  expect(response.headers()['content-type']).toBe('application/json; charset=utf-8');
  const answer = await response.json();
  expect(operation.answer?.parse(answer), operation.id).toEqual(answer);
  return answer;
}

/** The problem that a response is. */
async function problemOf(response: APIResponse) {
  expect(response.headers()['content-type'], response.url()).toBe('application/problem+json; charset=utf-8');
  expect(response.headers()['cache-control'], response.url()).toBe('no-store');
  const problem = schemas.problem.parse(await response.json());
  expect(problem.status).toBe(response.status());
  return problem;
}

/** Somebody with a public prompt and a public collection. */
async function publisher() {
  const owner = await collector();
  const prompt = await share(owner, {
    title: 'For programs',
    content: 'Say [WHAT|hello] to [WHOM].[WHERE? We are in ….]',
    category: 'Talk',
  });
  const collection = await collectionOf(owner, 'For programs', [prompt.id, example.slug], true);
  return { owner, id: prompt.id, slug: collection.slug, username: owner.username };
}

test('every address answers what its schema says, to anybody, with an ETag @once', async ({ request }) => {
  const { id, slug, username } = await publisher();
  const values: Record<string, Record<string, string>> = {
    ...{ getPrompt: { slug: example.slug }, getCategory: { slug: 'coding' }, getGuide: { slug: 'grok-for-coding' } },
    ...{
      getPublicPrompt: { id },
      listPromptSuggestions: { id },
      getProfile: { username },
      listProfilePrompts: { username },
      getCollection: { username, slug },
    },
  };
  for (const operation of everybodys.filter(({ method }) => method === 'get')) {
    await test.step(operation.id, async () => {
      const query = operation.id === 'search' ? '?q=email' : '';
      await answerOf(request, operation, values[operation.id], query);
      const address = addressOf(operation, values[operation.id]) + query;
      const response = await request.get(address, { headers: { Origin: 'https://elsewhere.example' } });
      const headers = response.headers();
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-expose-headers']).toContain('RateLimit');
      expect(headers['cache-control']).toMatch(operation.cache === 'library' ? /^public, max-age=300\b/ : /^s-maxage=15\b/);
      expect(headers.ratelimit).toMatch(/^"api";r=\d+;t=\d+$/);
      expect(headers['set-cookie']).toBeUndefined();
      expect((await request.head(address)).status()).toBe(200);
    });
  }
});

test('what a client has is answered with 304 @once', async ({ request }) => {
  for (const address of [`${API_ROOT}/prompts`, `${API_ROOT}/prompts/${example.slug}`, `${API_ROOT}/openapi.json`]) {
    const { etag = '' } = (await request.get(address)).headers();
    const again = await request.get(address, { headers: { 'If-None-Match': etag } });
    expect([again.status(), await again.text()], address).toEqual([304, '']);
    expect((await request.get(address, { headers: { 'If-None-Match': '"other"' } })).status(), address).toBe(200);
  }
});

test('the pages of a list are the whole library, each prompt once @once', async ({ request, baseURL }) => {
  const ids: string[] = [];
  let address: string | null = `${baseURL}${API_ROOT}/prompts?limit=${API.page}`;
  while (address) {
    const page = schemas.promptList.parse(await (await request.get(address)).json());
    ids.push(...page.prompts.map(({ id }) => id));
    address = page.next;
  }
  expect(ids).toEqual(prompts.map(({ slug }) => slug));
});

test('lists are narrowed and sorted @once', async ({ request }) => {
  const list = async (query: string) => schemas.promptList.parse(await answerOf(request, operations.listPrompts, {}, query)).prompts;
  expect(new Set((await list('?category=coding')).map(({ category }) => category?.slug))).toEqual(new Set(['coding']));
  expect(new Set((await list('?kind=conversation')).map(({ kind }) => kind))).toEqual(new Set(['conversation']));
  const titles = (await list('?category=coding&sort=title&limit=5')).map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true }).compare));
  await list('?sort=saved&limit=1');
});

test('a search says what kind of match each prompt is, and how it was understood @once', async ({ request }) => {
  const search = async (q: string) =>
    schemas.searchResults.parse(await answerOf(request, operations.search, {}, `?${new URLSearchParams({ q })}`));
  const found = await search(example.title);
  expect(found.prompts[0]).toMatchObject({ match: 'all', prompt: { id: example.slug } });
  expect((await search('cover leter')).corrected).toBe('cover letter');
  expect((await search('prompt')).prompts[0]?.match).toBe('general');
  expect((await search('zzzzqqqq')).total).toBe(0);
});

test('public prompts, profiles and collections come in pages that lead to the next @once', async ({ request }) => {
  const { owner, username, slug, id } = await publisher();
  await share(owner, { title: 'Another one', content: 'Say [WHAT].' });
  for (const [operation, values, first] of [
    [operations.listProfilePrompts, { username }, 'Another one'],
    [operations.getCollection, { username, slug }, undefined],
  ] as const) {
    const one = await answerOf(request, operation, values, '?limit=1');
    expect(one.prompts).toHaveLength(1);
    if (first) expect(one.prompts[0].title).toBe(first);
    const two = await (await request.get(one.next)).json();
    expect(operation.answer.parse(two)).toEqual(two);
    expect(two.prompts).toHaveLength(1);
    expect(two.prompts[0].id).not.toBe(one.prompts[0].id);
    expect(two.next).toBeNull();
  }
  expect(await answerOf(request, operations.getPublicPrompt, { id })).toMatchObject({ type: 'public', author: { username } });
});

test('public prompts are found by a category of the library, by its slug or its name in any case, and by any other @once', async ({
  request,
}) => {
  const owner = await collector();
  const [category] = categories;
  if (!category) throw new Error('The library has no category');
  const title = `Quince ${owner.username}`;
  const [inLibrary, typed] = [
    await share(owner, { title, content: 'Say [WHAT].', category: category.name }),
    await share(owner, { title, content: 'Say [WHAT].', category: 'Quinces' }),
  ];
  const found = async (address: string, list: 'prompts' | 'publicPrompts') => {
    const answer = await (await request.get(`${API_ROOT}${address}`)).json();
    return schemas.promptSummary.array().parse(answer[list]);
  };
  const q = new URLSearchParams({ q: title });
  for (const given of [category.slug, category.slug.toUpperCase(), category.name.toLowerCase()])
    expect(await found(`/public-prompts?${q}&category=${encodeURIComponent(given)}`, 'prompts'), given).toMatchObject([
      { id: inLibrary.id, category: { slug: category.slug, name: category.name } },
    ]);
  expect(await found(`/public-prompts?${q}&category=quinces`, 'prompts')).toMatchObject([{ id: typed.id, category: { slug: null } }]);
  expect(await found(`/search?${q}&category=${category.slug}`, 'publicPrompts')).toMatchObject([{ id: inLibrary.id }]);
  expect(await found(`/search?${q}`, 'publicPrompts')).toHaveLength(2);
});

test('a prompt is filled in as the site does it @once', async ({ request }) => {
  const address = addressOf(operations.fillPrompt, { slug: example.slug });
  const values = { [emptyBlank]: 'my own words' };
  const response = await request.post(address, { data: { values } });
  expect(response.headers()['cache-control']).toBe('no-store');
  const answer = schemas.filled.parse(await response.json());
  expect(answer.text).toBe(filledByHand(example, values));
  expect(answer.empty).not.toContain(emptyBlank);
  expect(answer.defaults).toContain(defaultBlank);

  const more = await request.post(address, { data: { values, anythingElse: 'Rent 900\nand a bike' } });
  expect(await more.json()).toMatchObject({ text: `${filledByHand(example, values)}\n\nRent 900\nand a bike` });

  const { id } = await publisher();
  const filled = await request.post(addressOf(operations.fillPublicPrompt, { id }), { data: { values: { WHOM: 'you' } } });
  expect(await filled.json()).toEqual({ text: 'Say hello to you.', empty: [], leftOut: ['WHERE'], defaults: ['WHAT'] });
});

test('a browser may send values from another site @once', async ({ request }) => {
  const headers = { Origin: 'https://elsewhere.example' };
  const response = await request.fetch(addressOf(operations.fillPrompt, { slug: example.slug }), { method: 'OPTIONS', headers });
  expect(response.status()).toBe(204);
  expect(response.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': expect.stringContaining('Content-Type'),
  });
});

test('what is not there, or private, answers 404 as a problem @once', async ({ request }) => {
  const { owner, username } = await publisher();
  const mine = await ownPrompt(owner, 'Nobody else reads this');
  const { slug } = await collectionOf(owner, 'Only mine', [example.slug]);
  for (const path of [
    ...['', '/', '/nothing', '/prompts/nothing-here', '/prompts/__proto__', '/prompts/%00', `/prompts/${'a'.repeat(2_000)}`],
    ...['/categories/constructor', '/guides/..%2Ffaq', '/public-prompts/nothing', `/public-prompts/${mine}`, '/profiles/nobody_at_all'],
    ...['/profiles/%00/prompts', `/collections/${username}/${slug}`, `/collections/${username}/nothing`, '/collections/x/y'],
  ]) {
    const response = await request.get(API_ROOT + path);
    expect(response.status(), path).toBe(404);
    expect((await problemOf(response)).detail, path).not.toBe('');
  }
  const filling = await request.post(`${API_ROOT}/public-prompts/${mine}/fill`, { data: { values: {} } });
  expect(filling.status()).toBe(404);
});

test('what is wrong with a request is named by its parameter @once', async ({ request }) => {
  const named = async (response: APIResponse) => (await problemOf(response)).parameters?.map(({ name }) => name);
  for (const [query, names] of [
    ['/prompts?limit=0', ['limit']],
    ['/prompts?limit=1&limit=2', ['limit']],
    ['/prompts?category=nothing', ['category']],
    ['/prompts?after=nothing-here', ['after']],
    ['/prompts?topic=emails', ['topic']],
    ['/prompts?q=email', ['q']],
    ['/search', ['q']],
    ['/search?q=%20', ['q']],
    ['/public-prompts?after=1', ['after']],
  ] as const) {
    const response = await request.get(API_ROOT + query);
    expect(response.status(), query).toBe(400);
    expect(await named(response), query).toEqual(names);
  }
  const address = addressOf(operations.fillPrompt, { slug: example.slug });
  for (const [body, status, names] of [
    ['{', 400, ['body']],
    ['{"values":{"NO_SUCH_BLANK":"x"}}', 400, ['values.NO_SUCH_BLANK']],
    [JSON.stringify({ values: { [emptyBlank]: 'x'.repeat(100_001) } }), 400, ['values']],
    [' '.repeat(API.body + 1), 413, undefined],
  ] as const) {
    // Bytes are sent as they are; Playwright would make JSON of a text that is none.
    const response = await request.post(address, { data: Buffer.from(body), headers: { 'Content-Type': 'application/json' } });
    expect(response.status(), body.slice(0, 50)).toBe(status);
    expect(await named(response), body.slice(0, 50)).toEqual(names);
  }
});

test('hostile queries, cursors and bodies find a clear answer, and never an error @once', async ({ request }) => {
  const { id, slug, username } = await publisher();
  const values: Record<string, string> = { id, slug, username };
  const name = fc.oneof(fc.constantFrom('limit', 'after', 'q', 'category', 'sort', 'kind', 'topic'), fc.string());
  const cursor = fc
    .tuple(fc.nat(3), fc.date({ noInvalidDate: true }), fc.uuid())
    .map(([rank, day, last]) => `${rank}_${day.toJSON()}_${last}`);
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer().map(String),
    cursor,
    fc.constantFrom('writing', example.slug, '0x10', '1e1'),
  );
  const query = fc.array(fc.tuple(name, value), { maxLength: 3 });
  for (const [operation, entries] of fc.sample(fc.tuple(fc.constantFrom(...everybodys), query), { seed: 20_261_124, numRuns: 300 })) {
    const pairs = entries.map(([key, text]) => [key.toWellFormed(), text.toWellFormed()]);
    const address = `${addressOf(operation, values)}?${new URLSearchParams(pairs)}`;
    const method = operation.method.toUpperCase();
    const response = await request.fetch(address, { method, ...(operation.body && { data: { values: {} } }) });
    expect([200, 400, 404], `${response.status()} ${address}`).toContain(response.status());
    if (response.status() !== 200) await problemOf(response);
  }
  for (const [path, method, allow] of [
    ['/prompts', 'PUT', 'GET, HEAD, OPTIONS'],
    ['/openapi.json', 'DELETE', 'GET, HEAD, OPTIONS'],
    [`/prompts/${example.slug}/fill`, 'GET', 'POST, OPTIONS'],
  ] as const) {
    const response = await request.fetch(API_ROOT + path, { method });
    expect(response.status(), path).toBe(405);
    expect(response.headers(), path).toMatchObject({ allow, 'access-control-allow-origin': '*' });
    await problemOf(response);
  }
});

test('an address that asks too often is told how long to wait, and others go on @once', async ({ baseURL }) => {
  const address = `${baseURL}${API_ROOT}/prompts/nothing-here`;
  const from = (client: string) => fetch(address, { headers: { 'X-Forwarded-For': client } });
  const { perAddress } = RATES.api;
  const client = `198.51.100.${Math.floor(Math.random() * 256)}`;
  let last = await from(client);
  // More than allowed, where a slow machine needs longer than the window.
  for (let sent = 1; sent < 3 * perAddress && last.status !== 429; sent += 25) {
    const answers = await Promise.all(Array.from({ length: 25 }, () => from(client)));
    last = answers.find(({ status }) => status === 429) ?? last;
  }
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(last.headers.get('RateLimit')).toMatch(/^"api";r=0;/);
  expect(last.headers.get('RateLimit-Policy')).toBe(`"api";q=${perAddress};w=${RATES.api.seconds}`);
  expect(schemas.problem.parse(await last.json()).status).toBe(429);
  expect((await from('203.0.113.77')).status).toBe(404);
});

test('the API looks at no cookie @once', async ({ request }) => {
  const address = `${API_ROOT}/prompts/${example.slug}`;
  const plain = await (await request.get(address)).text();
  const headers = { Cookie: 'gp-account=1; sb-x-auth-token=garbage', Authorization: 'Bearer garbage' };
  expect(await (await request.get(address, { headers })).text()).toBe(plain);
});
