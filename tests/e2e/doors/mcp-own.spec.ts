import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { NO_SUCH_TOKEN } from '../../../lib/tokens/challenge';
import { collectionOf, collector, ownPrompt } from '../support/collections';
import { example, prompts } from '../support/library';
import { share } from '../support/sharing';
import { expect, test } from '../support/test';
import { askWith, tokenOf } from '../support/tokens';

/** The official client with a personal token, at the newest revision of the protocol or at an older one. */
async function connected(baseURL: string | undefined, headers: Record<string, string> | undefined, token: string, revision = '2026-07-28') {
  const options =
    revision === '2026-07-28' ? { versionNegotiation: { mode: { pin: revision } } } : { supportedProtocolVersions: [revision] };
  const client = new Client({ name: 'journey', version: '1' }, options);
  const requestInit = { headers: { ...headers, Authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL), { requestInit }));
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { isError = false, structuredContent, content } = await client.callTool({ name, arguments: given });
    return { isError, body: structuredContent as Record<string, unknown> | undefined, text: JSON.stringify(content) };
  };
  return { client, call };
}

for (const revision of ['2026-07-28', '2025-06-18'])
  test(`with a token an assistant at revision ${revision} lists what is mine before the library, and fills it in @once`, async ({
    baseURL,
    extraHTTPHeaders,
  }) => {
    const [owner, other] = await Promise.all([collector(), collector()]);
    const mine = await ownPrompt(owner, 'My standup', 'Say what I did on [DAY] to [WHOM|the team].');
    const [saved, collected, hidden] = await Promise.all([
      share(other, { title: 'Of others', content: 'Greet [NAME].' }),
      share(other, { title: 'Collected', content: 'Thank [NAME].' }),
      ownPrompt(other, 'Of nobody else'),
    ]);
    for (const prompt_id of [saved.id, example.slug]) await owner.client.from('saved_prompts').insert({ user_id: owner.id, prompt_id });
    await collectionOf(owner, 'Mondays', [collected.id, mine]);
    const { client } = await connected(baseURL, extraHTTPHeaders, await tokenOf(owner, 'read'), revision);

    const listed = (await client.listPrompts()).prompts;
    const own = listed.slice(0, 4).map(({ title, description }) => [title, description?.split('. ')[0]]);
    expect(own[0]).toEqual(['My standup', 'Yours']);
    expect(own.slice(1, 3).toSorted()).toEqual(
      [
        ['Of others', 'Saved'],
        [example.title, 'Saved'],
      ].toSorted(),
    );
    expect(own[3]).toEqual(['Collected', 'In your collection Mondays']);
    expect(listed).toHaveLength(prompts.length + 3);
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
    expect(JSON.stringify(listed)).not.toContain(hidden.slice(0, 8));

    const name = listed[0]?.name ?? '';
    expect(name).toBe(`my-standup-${mine.slice(0, 8)}`);
    const { messages } = await client.getPrompt({ name, arguments: { DAY: 'Monday' } });
    expect(messages).toMatchObject([{ content: { text: 'Say what I did on Monday to the team.' } }]);
    const { completion } = await client.complete({ ref: { type: 'ref/prompt', name }, argument: { name: 'WHOM', value: 't' } });
    expect(completion.values).toEqual(['the team']);
    await expect(client.getPrompt({ name: `of-nobody-else-${hidden.slice(0, 8)}` })).rejects.toThrow('no prompt with this name');
    await expect(client.getPrompt({ name: hidden })).rejects.toThrow('no prompt with this name');

    if (revision === '2026-07-28')
      expect(await client.request({ method: 'prompts/list', params: {} })).toMatchObject({ ttlMs: 0, cacheScope: 'private' });
    await client.close();
  });

test('with a token that may write an assistant saves, creates and changes prompts, and says what each does @once', async ({
  baseURL,
  extraHTTPHeaders,
  request,
}) => {
  const owner = await collector();
  const token = await tokenOf(owner, 'write');
  const { client, call } = await connected(baseURL, extraHTTPHeaders, token);
  const tools = new Map((await client.listTools()).tools.map((tool) => [tool.name, tool]));
  expect(tools.get('create_prompt')).toMatchObject({ description: expect.stringContaining('It is private') });
  expect(tools.get('update_prompt')).toMatchObject({
    description: expect.stringContaining('If the prompt is public, everybody sees the change'),
    annotations: { readOnlyHint: false, destructiveHint: true },
  });

  const created = await call('create_prompt', { title: 'From an assistant', text: 'Say [WHAT|hello] to [WHOM].', category: 'Talk' });
  expect(created.body).toMatchObject({ title: 'From an assistant', category: 'Talk', public: false });
  const { id, updatedAt } = created.body ?? {};
  expect((await call('list_my_prompts', { q: 'assistant' })).body).toMatchObject({ total: 1, prompts: [{ id }] });
  const changed = await call('update_prompt', { id, updatedAt, title: 'Renamed' });
  expect(changed.body).toMatchObject({ title: 'Renamed', text: 'Say [WHAT|hello] to [WHOM].', category: 'Talk' });
  expect(await call('update_prompt', { id, updatedAt, title: 'Lost' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('changed or deleted since'),
  });
  expect((await call('get_my_prompt', { id })).body).toMatchObject({ title: 'Renamed' });
  expect(await call('get_prompt', { id })).toMatchObject({ isError: true, text: expect.stringContaining('get_my_prompt') });
  expect((await call('fill_prompt', { id, values: { WHOM: 'you' } })).body).toMatchObject({ text: 'Say hello to you.' });
  for (const [given, words] of [
    [{ id, updatedAt: changed.body?.updatedAt }, 'must say what to change'],
    [{ id, updatedAt: changed.body?.updatedAt, text: 'Short' }, 'text: '],
    [{ id, updatedAt: 'yesterday', title: 'x' }, 'updatedAt: '],
    [{ id: 'x', updatedAt, title: 'x' }, 'id: '],
  ] as const)
    expect(await call('update_prompt', given), words).toMatchObject({ isError: true, text: expect.stringContaining(words) });

  expect((await call('save_prompt', { id: example.slug })).isError).toBe(false);
  expect((await call('save_prompt', { id: 'no-such-prompt' })).isError).toBe(true);
  expect((await call('list_saved_prompts')).body).toMatchObject({ total: 1, saved: [{ id: example.slug }] });
  const collection = await collectionOf(owner, 'Mondays', [example.slug]);
  expect((await call('list_my_collections')).body).toMatchObject({ collections: [{ id: collection.id, total: 1 }] });
  expect((await call('get_my_collection', { id: collection.id })).body).toMatchObject({ prompts: [{ id: example.slug }] });
  expect((await askWith(request, token, 'GET', `/prompts/${id}`)).body.title).toBe('Renamed');
  await client.close();
});

test('without a token, with one that may only read, or with somebody else’s an assistant changes nothing @once', async ({
  baseURL,
  extraHTTPHeaders,
  request,
}) => {
  const [owner, other] = await Promise.all([collector(), collector()]);
  const mine = await ownPrompt(owner, 'Only mine', 'Say [WHAT] to nobody else.');
  const reads = await connected(baseURL, extraHTTPHeaders, await tokenOf(owner, 'read'));
  const names = (await reads.client.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('get_my_prompt');
  expect(names).not.toContain('create_prompt');
  const created = await reads.call('create_prompt', { title: 'Never', text: 'Never written at all.' });
  expect(created).toMatchObject({ isError: true, text: expect.stringContaining('can only read') });
  const { updatedAt } = (await reads.call('get_my_prompt', { id: mine })).body ?? {};

  const foreign = await connected(baseURL, extraHTTPHeaders, await tokenOf(other, 'write'));
  for (const [name, given] of [
    ['get_my_prompt', { id: mine }],
    ['fill_prompt', { id: mine, values: {} }],
    ['update_prompt', { id: mine, updatedAt, title: 'Taken' }],
    ['save_prompt', { id: mine }],
  ] as const)
    expect(await foreign.call(name, given), name).toMatchObject({ isError: true, text: expect.not.stringContaining('nobody else') });
  expect((await reads.call('get_my_prompt', { id: mine })).body).toMatchObject({ title: 'Only mine' });

  const ask = (headers: Record<string, string>, name: string) =>
    request.post('/mcp', {
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { id: mine } } },
      headers: { Accept: 'application/json, text/event-stream', ...headers },
    });
  expect(await (await ask({}, 'get_my_prompt')).text()).toContain('Connect with a personal token');
  for (const Authorization of ['Bearer garbage', `Bearer gp_${'a'.repeat(43)}`, 'Basic eDp5']) {
    const refused = await ask({ Authorization }, 'get_my_prompt');
    if (Authorization.startsWith('Bearer'))
      expect([refused.status(), refused.headers()['www-authenticate']]).toEqual([
        401,
        `Bearer error="invalid_token", error_description="${NO_SUCH_TOKEN}"`,
      ]);
    expect(await refused.text(), Authorization).not.toContain('Only mine');
  }
});

test('where clients look for OAuth they are told in a line that there is none, and people get the page of what is not there @once', async ({
  request,
}) => {
  const discovery = ['oauth-authorization-server', 'oauth-protected-resource', 'openid-configuration'].flatMap((name) => [
    `/.well-known/${name}`,
    `/.well-known/${name}/mcp`,
    `/mcp/.well-known/${name}`,
  ]);
  const asked = [
    ...discovery.map((path) => ['GET', path]),
    ['GET', '/authorize?response_type=code'],
    ['POST', '/register'],
    ['POST', '/token'],
  ];
  for (const [method = '', path = ''] of asked) {
    const answer = await request.fetch(path, { method, headers: { Accept: 'application/json' }, ...(method === 'POST' && { data: {} }) });
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([404, expect.stringMatching(/^application\/json/)]);
    const text = await answer.text();
    expect(text.length, path).toBeLessThan(300);
    expect(JSON.parse(text), path).toMatchObject({ error: 'not_found', error_description: expect.stringContaining('/dashboard/tokens') });
    const page = await request.get(path, { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect([page.status(), page.headers()['content-type']], path).toEqual([404, expect.stringMatching(/^text\/html/)]);
  }
});
