import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills';
import fc from 'fast-check';
import { API, MCP, RATES } from '../../../lib/limits';
import { collector, ownPrompt } from '../support/collections';
import { defaultBlank, emptyBlank, example, filled as filledByHand, prompts } from '../support/library';
import { share } from '../support/sharing';
import { expect, test } from '../support/test';

const NEW = '2026-07-28';
const OLD = '2025-06-18';

/** The official client, connected to the site at one revision of the protocol, from an address of its own. */
async function connected(baseURL: string | undefined, headers: Record<string, string> | undefined, revision = NEW) {
  const options = revision === NEW ? { versionNegotiation: { mode: { pin: NEW } } } : { supportedProtocolVersions: [revision] };
  const client = new Client({ name: 'journey', version: '1' }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL), { requestInit: { headers: headers ?? {} } }));
  expect(client.getNegotiatedProtocolVersion()).toBe(revision);
  return client;
}

for (const revision of [NEW, OLD]) {
  test(`the official client finds and fills in a prompt at revision ${revision} @once`, async ({ baseURL, extraHTTPHeaders }) => {
    const client = await connected(baseURL, extraHTTPHeaders, revision);
    const values = { [emptyBlank]: 'my own words' };

    const listed = (await client.listPrompts()).prompts;
    expect(listed.map(({ name }) => name)).toEqual(prompts.map(({ slug }) => slug));
    const entry = listed.find(({ name }) => name === example.slug);
    expect(entry?.arguments?.find(({ name }) => name === emptyBlank)?.required).toBe(true);
    expect(entry?.arguments?.find(({ name }) => name === defaultBlank)?.required).toBe(false);

    const { structuredContent: found } = await client.callTool({ name: 'search_prompts', arguments: { query: example.title, limit: 1 } });
    expect(found).toMatchObject({ prompts: [{ match: 'all', prompt: { id: example.slug } }] });
    const { structuredContent: got } = await client.callTool({ name: 'get_prompt', arguments: { id: example.slug } });
    expect(got).toMatchObject({ type: 'library', text: example.promptText });
    const { structuredContent: filled } = await client.callTool({ name: 'fill_prompt', arguments: { id: example.slug, values } });
    expect(filled).toMatchObject({ text: filledByHand(example, values) });
    const anythingElse = 'Rent 900\n\n[OTHER] and a bike';
    const { structuredContent: more } = await client.callTool({
      name: 'fill_prompt',
      arguments: { id: example.slug, values, anythingElse },
    });
    expect(more).toMatchObject({ text: `${filledByHand(example, values)}\n\n${anythingElse}` });
    expect(entry?.arguments?.at(-1)).toMatchObject({ name: 'anythingElse', required: false });
    const { structuredContent: all } = await client.callTool({ name: 'list_categories' });
    expect(all).toMatchObject({ categories: expect.arrayContaining([expect.objectContaining({ slug: 'coding' })]) });

    const { resources } = await client.listResources();
    const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' });
    expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: expect.stringContaining('---\ntitle: ') }]);
    await client.close();
  });
}

test('skills are listed, and read as their digests say @once', async ({ baseURL, extraHTTPHeaders, request }) => {
  const client = await connected(baseURL, extraHTTPHeaders);
  const skills = new SkillsClient(client);
  expect(skills.supported).toBe(true);
  const listed = (await skills.list()).skills;
  expect(listed.map(({ uri }) => uri)).toEqual(prompts.map(({ slug }) => `skill://${slug}/SKILL.md`));
  const uri = `skill://${example.slug}/SKILL.md`;
  const { skill: entry } = await skills.get(uri);
  expect(entry).toEqual(listed.find((skill) => skill.uri === uri));
  const file = await skills.read(entry);
  expect(file.verified).toBe(true);
  expect(file.text).toBe(await (await request.get(`/prompt/${example.slug}.skill.md`)).text());
  await expect(skills.get('skill://nothing/SKILL.md')).rejects.toThrow('no skill with this URI');
  await client.close();
});

test('a prompt is given to a client that says all its blanks, and to no other @once', async ({ baseURL, extraHTTPHeaders }) => {
  const client = await connected(baseURL, extraHTTPHeaders);
  const values = { RECIPIENT: 'our printer', SUBJECT: 'the wrong paper' };
  const { messages } = await client.getPrompt({ name: 'professional-email', arguments: values });
  expect(messages).toMatchObject([
    { role: 'user', content: { type: 'text', text: expect.stringContaining('our printer about the wrong') } },
  ]);
  await expect(client.getPrompt({ name: 'professional-email', arguments: { RECIPIENT: 'you' } })).rejects.toThrow('needs SUBJECT');
  const ref = { type: 'ref/prompt', name: 'instagram-bio' } as const;
  const { completion } = await client.complete({ ref, argument: { name: 'PLATFORM', value: 't' } });
  expect(completion.values).toEqual(['TikTok']);
});

test('public prompts are there while they are public, and private ones never @once', async ({ baseURL, extraHTTPHeaders }) => {
  const client = await connected(baseURL, extraHTTPHeaders);
  const owner = await collector();
  const { id } = await share(owner, { title: 'For assistants', content: 'Say [WHAT|hello] to [WHOM].' });
  const mine = await ownPrompt(owner, 'Nobody else reads this');
  const call = (name: string, given: Record<string, unknown>) => client.callTool({ name, arguments: given });
  expect((await call('get_prompt', { id })).structuredContent).toMatchObject({ type: 'public', title: 'For assistants' });
  expect((await call('fill_prompt', { id, values: { WHOM: 'you' } })).structuredContent).toMatchObject({ text: 'Say hello to you.' });
  for (const tool of ['get_prompt', 'fill_prompt']) {
    const { isError, content } = await call(tool, { id: mine, values: {} });
    expect([isError, JSON.stringify(content)], tool).toEqual([true, expect.not.stringContaining('Nobody else')]);
  }
  await expect(client.getPrompt({ name: mine })).rejects.toThrow('no prompt with this name');
  const { structuredContent: found } = await call('search_prompts', { query: 'Nobody else reads this' });
  expect(JSON.stringify(found)).not.toContain(mine);
});

const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

test('people, other sites, long bodies and what is no message are refused @once', async ({ request }) => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    request.post('/mcp', {
      data: Buffer.from(body),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    });
  const got = await request.get('/mcp');
  expect([got.status(), got.headers().allow]).toEqual([405, 'POST']);
  expect(await got.text()).toContain('/connect');
  expect((await request.delete('/mcp')).status()).toBe(405);

  const one = JSON.stringify(message);
  for (const [body, headers, status] of [
    [one, { Origin: 'https://elsewhere.example' }, 403],
    [one, { Origin: 'null' }, 403],
    [one, { 'Content-Type': 'text/plain' }, 415],
    [one, { Accept: 'text/html' }, 406],
    [one, { Authorization: 'Bearer garbage' }, 401],
    [one, { 'Mcp-Protocol-Version': '1999-01-01' }, 400],
    ['{', {}, 400],
    [JSON.stringify([message, message]), {}, 400],
    [' '.repeat(API.body + 1), {}, 413],
  ] as const) {
    const response = await post(body, headers);
    expect(response.status(), body.slice(0, 50)).toBe(status);
    expect(await response.json(), body.slice(0, 50)).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
  }
  const answered = await post(one, { Cookie: 'gp-account=1; sb-x-auth-token=garbage' });
  expect(answered.status()).toBe(200);
  expect(answered.headers()).toMatchObject({ 'cache-control': 'no-store', ratelimit: expect.stringMatching(/^"api";r=\d+;t=\d+$/) });
  expect(answered.headers()['access-control-allow-origin']).toBeUndefined();
  expect(answered.headers()['set-cookie']).toBeUndefined();
});

test('hostile messages find a clear answer, and never an error @once', async ({ request }) => {
  const method = fc.constantFrom('initialize', 'prompts/list', 'prompts/get', 'tools/call', 'completion/complete', 'resources/read', 'x');
  const text = fc.oneof(fc.constantFrom('get_prompt', 'search_prompts', example.slug, '__proto__'), fc.string({ unit: 'binary' }));
  const params = fc.dictionary(
    fc.constantFrom('name', 'arguments', 'cursor', 'uri', 'ref', '_meta'),
    fc.oneof(text, fc.jsonValue(), fc.dictionary(fc.constantFrom('id', 'query', 'values', 'limit'), fc.oneof(text, fc.jsonValue()))),
  );
  for (const body of fc.sample(fc.record({ jsonrpc: fc.constant('2.0'), id: fc.nat(), method, params }), { seed: 24, numRuns: 200 })) {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const response = await request.post('/mcp', { data: Buffer.from(JSON.stringify(body)), headers });
    expect([200, 202, 400, 404], `${response.status()} ${JSON.stringify(body)}`).toContain(response.status());
    // The package itself answers an `initialize` that is none with this code.
    const faults = body.method === 'initialize' ? /node_modules/ : /node_modules|-32603/;
    expect(await response.text(), JSON.stringify(body)).not.toMatch(faults);
  }
});

test('an address that calls too often is told how long to wait @once', async ({ baseURL }) => {
  const headers = {
    ...{ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    'X-Forwarded-For': `198.18.0.${Math.floor(Math.random() * 256)}`,
  };
  const call = () => fetch(`${baseURL}/mcp`, { method: 'POST', headers, body: JSON.stringify({ ...message, method: 'ping' }) });
  let refused: Response | undefined;
  for (let sent = 0; sent < 3 * RATES.api.perAddress && !refused; sent += 25)
    refused = (await Promise.all(Array.from({ length: 25 }, call))).find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.stringMatching(/^Try again in \d+ seconds$/) } });
});

test('a page of the list is not longer than it may be, and clients may keep it @once', async ({ baseURL, extraHTTPHeaders }) => {
  const client = await connected(baseURL, extraHTTPHeaders);
  const page = await client.request({ method: 'prompts/list', params: {} });
  expect(page).toMatchObject({ nextCursor: expect.any(String), ttlMs: MCP.ttl, cacheScope: 'public' });
  expect(page.prompts).toHaveLength(MCP.page);
});
