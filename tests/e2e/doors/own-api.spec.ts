import * as schemas from '../../../lib/integrations/api/own-schemas';
import { problem } from '../../../lib/integrations/api/schemas';
import { RATES } from '../../../lib/limits';
import { NO_SUCH_TOKEN } from '../../../lib/tokens/challenge';
import { collectionOf, collector } from '../support/collections';
import { example } from '../support/library';
import { share } from '../support/sharing';
import { expect, test } from '../support/test';
import { askWith, tokenOf } from '../support/tokens';

test('a program creates, reads, changes, publishes and deletes a prompt with a token @once', async ({ request }) => {
  const owner = await collector();
  const token = await tokenOf(owner, 'write');
  const body = { title: 'From a program', text: 'Say [WHAT|hello|goodbye] to [WHOM].', category: 'Talk' };
  const created = await askWith(request, token, 'POST', '/prompts', { body, headers: { 'idempotency-key': 'first' } });
  expect(created.status).toBe(201);
  expect(schemas.ownPrompt.parse(created.body)).toEqual(created.body);
  expect(created.body).toMatchObject({ ...body, public: false });
  const again = await askWith(request, token, 'POST', '/prompts', { body, headers: { 'idempotency-key': 'first' } });
  expect([again.status, again.body.id]).toEqual([200, created.body.id]);
  const { id } = created.body;
  expect(created.headers.location).toBe(`/api/v1/me/prompts/${id}`);

  const list = await askWith(request, token, 'GET', '/prompts?q=program');
  expect(schemas.ownPromptList.parse(list.body)).toEqual(list.body);
  expect(list.body).toMatchObject({ total: 1, prompts: [{ id }], next: null });

  const etag = created.headers.etag ?? '';
  const change = { title: 'Renamed' };
  expect((await askWith(request, token, 'PATCH', `/prompts/${id}`, { body: change })).status).toBe(428);
  const changed = await askWith(request, token, 'PATCH', `/prompts/${id}`, { body: change, headers: { 'if-match': etag } });
  expect(changed).toMatchObject({ status: 200, body: { title: 'Renamed', text: body.text } });
  const late = await askWith(request, token, 'PATCH', `/prompts/${id}`, { body: { title: 'Lost' }, headers: { 'if-match': etag } });
  expect(late.status).toBe(412);
  const short = { body: { text: 'Short' }, headers: { 'if-match': changed.headers.etag ?? '' } };
  expect((await askWith(request, token, 'PATCH', `/prompts/${id}`, short)).body.parameters).toMatchObject([{ name: 'text', in: 'body' }]);

  const address = `/api/v1/public-prompts/${id}`;
  expect((await request.get(address)).status()).toBe(404);
  const published = await askWith(request, token, 'PUT', `/prompts/${id}/visibility`, { body: { public: true } });
  expect(published.body.public).toBe(true);
  expect((await request.get(address)).status()).toBe(200);
  expect(await (await request.get(`/prompt/shared/${id}`)).text()).toContain('Renamed');
  expect((await askWith(request, token, 'DELETE', `/prompts/${id}`)).status).toBe(204);
  expect((await askWith(request, token, 'GET', `/prompts/${id}`)).status).toBe(404);
  expect((await request.get(address)).status()).toBe(404);
});

test('a program saves prompts and fills collections with a token @once', async ({ request }) => {
  const [owner, other] = await Promise.all([collector(), collector()]);
  const token = await tokenOf(owner, 'write');
  const shared = await share(other, { title: 'Of others', content: 'Say [WHAT].' });
  for (const id of [example.slug, shared.id]) expect((await askWith(request, token, 'PUT', `/saved/${id}`)).status).toBe(204);
  expect((await askWith(request, token, 'PUT', '/saved/no-such-prompt')).status).toBe(404);
  const saved = await askWith(request, token, 'GET', '/saved');
  expect(schemas.savedList.parse(saved.body)).toEqual(saved.body);
  expect(saved.body.saved.map((row: { prompt: { title: string } }) => row.prompt.title)).toEqual(['Of others', example.title]);
  expect((await askWith(request, token, 'DELETE', `/saved/${shared.id}`)).status).toBe(204);
  expect((await askWith(request, token, 'GET', '/saved')).body.total).toBe(1);

  const made = await askWith(request, token, 'POST', '/collections', { body: { title: 'Mondays' }, headers: { 'idempotency-key': 'c' } });
  expect(made).toMatchObject({ status: 201, body: { slug: 'mondays', prompts: [], public: false } });
  const same = await askWith(request, token, 'POST', '/collections', { body: { title: 'Mondays' }, headers: { 'idempotency-key': 'c' } });
  expect([same.status, same.body.id]).toEqual([200, made.body.id]);
  const path = `/collections/${made.body.id}`;
  for (const id of [shared.id, example.slug]) expect((await askWith(request, token, 'PUT', `${path}/prompts/${id}`)).status).toBe(204);
  const filled = await askWith(request, token, 'PUT', `${path}/visibility`, { body: { public: true } });
  expect(schemas.ownCollection.parse(filled.body)).toEqual(filled.body);
  expect(filled.body.prompts).toEqual([
    { id: shared.id, title: 'Of others' },
    { id: example.slug, title: example.title },
  ]);
  expect((await request.get(`/api/v1/collections/${owner.username}/mondays`)).status()).toBe(200);
  const first = await askWith(request, token, 'PUT', `${path}/prompts/${example.slug}/place`, { body: { after: null } });
  expect(first.status).toBe(204);
  const before = await askWith(request, token, 'GET', path);
  expect(before.body.prompts.map((row: { id: string }) => row.id)).toEqual([example.slug, shared.id]);
  for (const [prompt, after] of [
    ['not-in-it', null],
    [example.slug, 'not-in-it'],
  ] as const)
    expect((await askWith(request, token, 'PUT', `${path}/prompts/${prompt}/place`, { body: { after } })).status).toBe(404);
  const change = { title: 'Tuesdays', slug: 'tuesdays' };
  expect((await askWith(request, token, 'PATCH', path, { body: change })).status).toBe(428);
  const known = { 'if-match': before.headers.etag ?? '' };
  const renamed = await askWith(request, token, 'PATCH', path, { body: change, headers: known });
  expect(renamed).toMatchObject({ status: 200, body: { ...change, description: null } });
  expect((await askWith(request, token, 'PATCH', path, { body: change, headers: known })).status).toBe(412);
  const again = { 'if-match': renamed.headers.etag ?? '' };
  const second = await askWith(request, token, 'POST', '/collections', { body: { title: 'Mondays' } });
  const taken = await askWith(request, token, 'PATCH', path, { body: { slug: second.body.slug }, headers: again });
  expect(taken).toMatchObject({ status: 400, body: { parameters: [{ name: 'slug', in: 'body' }] } });
  expect((await askWith(request, token, 'DELETE', `/collections/${second.body.id}`)).status).toBe(204);
  await askWith(request, token, 'PATCH', path, { body: { title: 'Mondays', slug: 'mondays' }, headers: again });

  expect((await askWith(request, token, 'DELETE', `${path}/prompts/${shared.id}`)).status).toBe(204);
  expect((await askWith(request, token, 'GET', '/collections')).body.collections).toMatchObject([{ id: made.body.id, total: 1 }]);
  expect((await askWith(request, token, 'DELETE', path)).status).toBe(204);
  expect((await request.get(`/api/v1/collections/${owner.username}/mondays`)).status()).toBe(404);
});

test('a program has a file of another tool read, and its prompts created @once', async ({ request }) => {
  const token = await tokenOf(await collector(), 'write');
  const text = 'title,prompt,type\nGreeting,Greet {{guest}} warmly,TEXT\nEmpty,,TEXT\n';
  const file = { name: 'mine.csv', text };
  const read = await askWith(request, token, 'POST', '/imports', { body: file });
  expect(read.status).toBe(200);
  expect(schemas.readPromptFile.parse(read.body)).toEqual(read.body);
  const greeting = { title: 'Greeting', text: 'Greet [GUEST] warmly', line: 2, problem: null };
  expect(read.body).toMatchObject({
    formats: ['CSV'],
    created: 0,
    unread: [],
    prompts: [greeting, { problem: 'Title and content are required' }],
  });
  expect(read.body.prompts[0].notes).toEqual(['{{guest}} became the blank [GUEST]', 'Left out: type']);
  expect((await askWith(request, token, 'GET', '/prompts')).body.total).toBe(0);

  const create = { ...file, create: true };
  expect(await askWith(request, token, 'POST', '/imports', { body: create })).toMatchObject({ status: 201, body: { created: 1 } });
  expect(await askWith(request, token, 'POST', '/imports', { body: create })).toMatchObject({
    status: 200,
    body: { created: 0, prompts: [{ problem: 'It is there already' }, {}] },
  });
  expect((await askWith(request, token, 'GET', '/prompts')).body).toMatchObject({
    total: 1,
    prompts: [{ title: 'Greeting', public: false }],
  });
  expect(await askWith(request, token, 'POST', '/imports', { body: { name: 'a.json', text: '[' } })).toMatchObject({
    status: 200,
    body: { prompts: [], unread: [{ reason: 'This is not valid JSON' }] },
  });
  expect((await askWith(request, token, 'POST', '/imports', { body: { ...file, name: '../a.csv' } })).body.parameters).toMatchObject([
    { name: 'name' },
  ]);
  const heavy = { name: 'a.json', text: `[${'[],'.repeat(120_000)}[]]` };
  expect(await askWith(request, token, 'POST', '/imports', { body: heavy })).toMatchObject({
    status: 200,
    body: { created: 0, prompts: [], unread: [{ reason: expect.stringContaining('Split it into several files') }] },
  });
});

test('without a token, with one that may only read, or with somebody else’s nothing is given away or changed @once', async ({
  request,
}) => {
  const [owner, other] = await Promise.all([collector(), collector()]);
  const [reading, foreign] = await Promise.all([tokenOf(owner, 'read'), tokenOf(other, 'write')]);
  const { id } = await share(owner, { title: 'Mine', content: 'Say [WHAT].' });
  const collection = await collectionOf(owner, 'Mine', [id]);
  const refused = await request.get('/api/v1/me/prompts');
  expect(refused.status()).toBe(401);
  expect(refused.headers()['www-authenticate']).toBe('Bearer');
  expect(problem.parse(await refused.json()).status).toBe(401);
  for (const token of ['gp_nonsense', `gp_${'a'.repeat(43)}`, reading.toUpperCase()]) {
    const { status, headers } = await askWith(request, token, 'GET', '/prompts');
    expect([status, headers['www-authenticate']]).toEqual([401, `Bearer error="invalid_token", error_description="${NO_SUCH_TOKEN}"`]);
  }
  expect((await askWith(request, reading, 'GET', '/prompts')).status).toBe(200);
  expect((await askWith(request, reading, 'DELETE', `/prompts/${id}`)).status).toBe(403);
  expect((await askWith(request, reading, 'POST', '/prompts', { body: { title: 'T', text: 'Some text here' } })).status).toBe(403);
  for (const [method, path, body] of [
    ['GET', `/prompts/${id}`, undefined],
    ['DELETE', `/prompts/${id}`, undefined],
    ['PUT', `/prompts/${id}/visibility`, { public: false }],
    ['GET', `/collections/${collection.id}`, undefined],
    ['DELETE', `/collections/${collection.id}`, undefined],
    ['PUT', `/collections/${collection.id}/visibility`, { public: true }],
    ['PUT', `/collections/${collection.id}/prompts/${example.slug}`, undefined],
  ] as const)
    expect((await askWith(request, foreign, method, path, { body })).status, `${method} ${path}`).toBe(404);
  expect((await request.get(`/api/v1/public-prompts/${id}`)).status()).toBe(200);
});

test('no cookie works on the API, no token on pages, and neither in an address @once', async ({ request, page }) => {
  const owner = await collector();
  const token = await tokenOf(owner, 'write');
  const authorization = `Bearer ${token}`;
  expect((await request.get(`/api/v1/me/prompts?token=${token}`)).status()).toBe(401);
  expect((await request.get('/dashboard/my-prompts', { headers: { authorization }, maxRedirects: 0 })).status()).toBe(307);
  expect(await (await request.get('/data/saved.json', { headers: { authorization } })).json()).toEqual([]);
  await page.goto('/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/dashboard/);
  expect((await page.request.get('/dashboard/my-prompts', { maxRedirects: 0 })).status()).toBe(200);
  expect((await page.request.get('/api/v1/me/prompts')).status()).toBe(401);
});

test('writes with a token count like those of the forms @once', async ({ request }) => {
  const token = await tokenOf(await collector(), 'write');
  const statuses: number[] = [];
  for (let index = 0; index <= RATES.write.perAccount; index++)
    statuses.push((await askWith(request, token, 'PUT', '/saved/no-such-prompt')).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true);
});
