import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as search from '@/lib/integrations/api/search-queries';
import { answerMcp } from '@/lib/integrations/mcp/mcp-route';
import { API, MCP, RATES } from '@/lib/limits';
import { library } from '@/lib/prompts/library';
import { log } from '@/lib/server/log/log';
import * as rateLimit from '@/lib/server/rate-limit/rate-limit';
import * as tokens from '@/lib/tokens/authenticate-token';

const ADDRESS = 'http://localhost:3000/mcp';
const NEW = '2026-07-28';
const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

afterEach(() => void vi.restoreAllMocks());

/** The official client, connected to the handler without a network. */
async function connected(revision: string) {
  allowAll();
  const options = revision === NEW ? { versionNegotiation: { mode: { pin: NEW } } } : { supportedProtocolVersions: [revision] };
  const client = new Client({ name: 'test', version: '1' }, options);
  const transport = new StreamableHTTPClientTransport(new URL(ADDRESS), {
    fetch: (url, init) => answerMcp(new Request(url, init)),
  });
  await client.connect(transport);
  expect(client.getNegotiatedProtocolVersion()).toBe(revision);
  return client;
}

/** All requests of these tests come from one address. */
function allowAll() {
  const { perAddress: limit, seconds } = RATES.api;
  vi.spyOn(rateLimit, 'countApiRequest').mockResolvedValue({ limit, remaining: 1, seconds, secondsLeft: 1, wait: 0 });
}

const post = (body: string, headers: Record<string, string> = {}) =>
  answerMcp(new Request(ADDRESS, { method: 'POST', body, headers: { ...HEADERS, ...headers } }));

describe.each([NEW, '2025-06-18', '2025-03-26'])('a client of revision %s', (revision) => {
  test('gets every prompt of the library once, page by page', async () => {
    const client = await connected(revision);
    const first = await client.request({ method: 'prompts/list', params: {} });
    expect(first.prompts).toHaveLength(MCP.page);
    expect(first.nextCursor).toBe(first.prompts.at(-1)?.name);
    // Without a cursor the client goes through all pages.
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(library().prompts.map(({ slug }) => slug));
  });

  test('gets every skill of the library, each verified by its digest', async () => {
    const skills = new SkillsClient(await connected(revision));
    const { skills: listed } = await skills.list();
    expect(listed.map(({ frontmatter }) => frontmatter.name)).toEqual(library().prompts.map(({ slug }) => slug));
    for (const entry of listed.slice(0, 20)) expect((await skills.read(entry)).verified).toBe(true);
  });

  test('fills in a prompt, by its arguments and by the tool', async () => {
    const client = await connected(revision);
    const values = { RECIPIENT: 'our printer', SUBJECT: 'the wrong paper' };
    const prompt = await client.getPrompt({ name: 'professional-email', arguments: values });
    const filled = await client.callTool({ name: 'fill_prompt', arguments: { id: 'professional-email', values } });
    const text = (filled.structuredContent as { text: string }).text;
    expect(text).toContain('our printer about the wrong paper');
    expect(prompt.messages).toEqual([{ role: 'user', content: { type: 'text', text } }]);
  });

  test('says which arguments a prompt needs, and which it does not have', async () => {
    const client = await connected(revision);
    const get = (name: string, values?: Record<string, string>) => client.getPrompt({ name, ...(values && { arguments: values }) });
    await expect(get('professional-email')).rejects.toMatchObject({ code: -32_602, message: expect.stringContaining('RECIPIENT') });
    await expect(get('professional-email', { TOWN: 'Lisbon' })).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining('no argument TOWN'),
    });
    for (const name of ['nothing-here', '__proto__', '', 'a'.repeat(10_000)])
      await expect(get(name), name.slice(0, 20)).rejects.toMatchObject({ code: -32_602 });
  });

  test('refuses cursors that it did not give', async () => {
    const client = await connected(revision);
    for (const method of ['prompts/list', 'tools/list', 'resources/list', 'resources/templates/list'] as const)
      for (const cursor of ['nothing-here', '', '0', '{}'])
        await expect(client.request({ method, params: { cursor } }), method).rejects.toMatchObject({ code: -32_602 });
  });

  test('has four tools, whose answers are what they say', async () => {
    const client = await connected(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_prompts', 'get_prompt', 'fill_prompt', 'list_categories']);
    // The client checks each answer by the schema of its tool.
    for (const [name, given] of [
      ['search_prompts', { query: 'email', limit: 3 }],
      ['get_prompt', { id: 'professional-email' }],
      ['list_categories', undefined],
    ] as const) {
      const answer = await client.callTool({ name, ...(given && { arguments: given }) });
      expect(answer.isError, name).toBeFalsy();
      expect(answer.content, name).toEqual([{ type: 'text', text: JSON.stringify(answer.structuredContent) }]);
    }
  });

  test('tells assistants what is wrong with the arguments of a tool', async () => {
    const client = await connected(revision);
    const refusal = async (name: string, given: Record<string, unknown>) => {
      const { isError, content } = await client.callTool({ name, arguments: given });
      expect(isError).toBe(true);
      return content;
    };
    const says = (words: string) => [{ type: 'text', text: expect.stringContaining(words) }];
    expect(await refusal('search_prompts', { query: ' ' })).toEqual(says('query: must say what to search for'));
    expect(await refusal('search_prompts', { query: 'email', category: 'nothing' })).toEqual(says('category: '));
    expect(await refusal('get_prompt', { id: 'nothing-here' })).toEqual(says('Nothing with this id'));
    expect(await refusal('get_prompt', { slug: 'professional-email' })).toEqual(says('id: is required; slug: there is no such parameter'));
    expect(await refusal('fill_prompt', { id: 'professional-email', values: { TOWN: 'x' } })).toEqual(says('values.TOWN: '));
    await expect(client.callTool({ name: 'delete_everything' })).rejects.toMatchObject({ code: -32_602 });
  });

  test('completes the blanks of a prompt, and nothing else', async () => {
    const client = await connected(revision);
    const completions = async (name: string, argument: string, value: string) =>
      (await client.complete({ ref: { type: 'ref/prompt', name }, argument: { name: argument, value } })).completion.values;
    expect(await completions('instagram-bio', 'PLATFORM', '')).toEqual(['Instagram', 'TikTok', 'X']);
    expect(await completions('instagram-bio', 'PLATFORM', 't')).toEqual(['TikTok']);
    expect(await completions('instagram-bio', 'TOWN', '')).toEqual([]);
    await expect(completions('nothing-here', 'PLATFORM', '')).rejects.toMatchObject({ code: -32_602 });
  });

  test('has the guides as Markdown', async () => {
    const client = await connected(revision);
    const { resources } = await client.listResources();
    expect(resources.length).toBe(5);
    for (const { uri, title } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: expect.stringContaining(`title: ${title}`) }]);
    }
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toMatchObject({ code: expect.any(Number) });
  });
});

test('lists say how long they may be kept, by anybody', async () => {
  const client = await connected(NEW);
  for (const method of ['prompts/list', 'tools/list', 'resources/list'] as const)
    expect(await client.request({ method, params: {} }), method).toMatchObject({ ttlMs: MCP.ttl, cacheScope: 'public' });
});

describe('a request', () => {
  test('of another site is refused', async () => {
    const others = ['https://elsewhere.example', 'null', '', 'http://localhost.elsewhere.example', 'nonsense'];
    // The same machine, but another port or scheme.
    for (const Origin of [
      ...others,
      'http://localhost:9999',
      'http://localhost',
      'https://localhost:3000',
      'http://localhost:3000.example',
    ]) {
      const response = await post('{}', { Origin });
      expect(response.status, Origin).toBe(403);
      expect(await response.json(), Origin).toMatchObject({ jsonrpc: '2.0', id: null, error: { message: expect.any(String) } });
    }
    allowAll();
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    expect((await post(message, { Origin: 'http://localhost:3000' })).status).toBe(200);
  });

  test('is one message of JSON, and not too long', async () => {
    allowAll();
    const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
    for (const [body, headers, status, code] of [
      ['{', {}, 400, -32_700],
      ['', {}, 400, -32_700],
      [JSON.stringify([message, message]), {}, 400, -32_600],
      [JSON.stringify(message), { 'Content-Length': String(API.body + 1) }, 413, -32_000],
      [JSON.stringify(message), { 'Content-Type': 'text/plain' }, 415, -32_000],
    ] as const) {
      const response = await post(body, headers);
      expect(response.status, body).toBe(status);
      expect(await response.json(), body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code, message: expect.any(String) } });
    }
  });

  test('whose parameters have the wrong types is told so', async () => {
    allowAll();
    for (const [method, params] of [
      ['prompts/list', { cursor: 1 }],
      ['prompts/get', {}],
      ['prompts/get', { name: 'professional-email', arguments: { RECIPIENT: 1 } }],
      ['completion/complete', { ref: { type: 'ref/prompt' }, argument: {} }],
      ['tools/call', { name: 1 }],
      ['resources/read', { uri: null }],
    ] as const) {
      const response = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
      const answer = await response.text();
      expect(answer, method).toContain('"code":-32602');
      // The package reads the name of a tool itself.
      if (method !== 'tools/call') expect(answer, method).not.toMatch(/received|expected|invalid input/i);
    }
  });

  test('is counted by its address, and refused with the time to wait', async () => {
    vi.spyOn(rateLimit, 'countApiRequest').mockResolvedValue({ limit: 600, remaining: 0, seconds: 60, secondsLeft: 7, wait: 7 });
    const response = await post('{}');
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('7');
    expect(await response.json()).toMatchObject({ error: { message: 'Try again in 7 seconds' } });
  });

  test('that meets a fault of ours is told nothing of it', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(search, 'findSearchResults').mockRejectedValue(new Error('password of the database'));
    const client = await connected(NEW);
    const call = client.callTool({ name: 'search_prompts', arguments: { query: 'email' } });
    await expect(call).rejects.toMatchObject({ code: -32_603, message: expect.not.stringContaining('password') });
    expect(logged).toHaveBeenCalledOnce();
  });

  test('whose token cannot be looked up is told so, and nothing of the fault', async () => {
    allowAll();
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(tokens, 'authenticateToken').mockRejectedValue(new Error('the backend does not answer'));
    const response = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }), { Authorization: 'Bearer gp_x' });
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const answer = { jsonrpc: '2.0', id: null, error: { code: -32_603, message: expect.not.stringContaining('backend') } };
    expect(await response.json()).toEqual(answer);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('cannot hold a connection open to listen for changes', async () => {
    allowAll();
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': NEW,
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { notifications: { promptsListChanged: true }, _meta };
    const headers = { 'Mcp-Protocol-Version': NEW, 'Mcp-Method': 'subscriptions/listen' };
    const response = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params }), headers);
    expect(await response.json()).toMatchObject({ error: { code: -32_603 } });
  });

  test('that holds more than a message has is refused before it is looked at', async () => {
    allowAll();
    const nested = '['.repeat(300_000) + ']'.repeat(300_000);
    const many = `{${Array.from({ length: 60_000 }, (_, index) => `"a${index}":1`).join(',')}}`;
    for (const odd of [nested, many])
      for (const body of [
        odd,
        `{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"professional-email","arguments":${odd}}}`,
      ]) {
        const response = await post(body);
        expect(response.status, body.slice(0, 100)).toBe(400);
        expect((await response.text()).length).toBeLessThan(500);
      }
  });

  test('of any kind finds an answer of the protocol, and never a fault', async () => {
    allowAll();
    const logged = vi.spyOn(log, 'error');
    const method = fc.constantFrom(
      ...['initialize', 'ping', 'server/discover', 'prompts/list', 'prompts/get', 'tools/list', 'tools/call', 'completion/complete'],
      ...['resources/list', 'resources/read', 'resources/templates/list', 'subscriptions/listen', 'notifications/initialized', 'nothing'],
    );
    const name = fc.constantFrom('professional-email', 'fill_prompt', 'search_prompts', '__proto__', 'constructor', '');
    const anything = fc.oneof(fc.jsonValue(), name, fc.constant(deep(2_000)));
    const params = fc.dictionary(fc.constantFrom('name', 'arguments', 'cursor', 'uri', 'ref', 'argument', '_meta', '__proto__'), anything);
    const message = fc.record({ jsonrpc: fc.constant('2.0'), id: fc.oneof(fc.nat(), fc.string()), method, params }, { requiredKeys: [] });
    const body = fc.oneof(
      message.map((value) => JSON.stringify(value)),
      fc.oneof(anything, fc.record({ method: anything, params: anything, id: anything })).map((value) => JSON.stringify(value)),
      fc.string(),
    );
    const headers = fc.dictionary(
      fc.constantFrom('Mcp-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Accept'),
      fc.constantFrom(NEW, '2025-06-18', '1999-01-01', 'tools/call', 'fill_prompt', '*/*', 'x'.repeat(5_000), '=?base64?!?='),
    );
    await fc.assert(
      fc.asyncProperty(body, headers, async (text, given) => {
        const response = await post(text, given);
        expect([200, 202, 400, 404, 406]).toContain(response.status);
        expect(await response.text()).not.toMatch(/node_modules|at \w+ \(/);
      }),
    );
    expect(logged).not.toHaveBeenCalled();
  });
});

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

test('a token that is none is refused as OAuth says it', async () => {
  allowAll();
  const answer = await post('{"jsonrpc":"2.0","id":1,"method":"ping"}', { Authorization: 'Bearer gp_bad' });
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer error="invalid_token", error_description="There is no such token, or it has expired"',
  ]);
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { message: 'There is no such token, or it has expired' } });
});
