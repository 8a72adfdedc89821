import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API, RATES } from '../../lib/limits';
import { absoluteUrl } from '../../lib/site';
import { listen } from '../e2e/support/broken-backend';
import { prompts } from '../e2e/support/library';
import { startNginx } from '../support/nginx-server';
import { type Answer, ask, cookiesOf, filled, formsIn, signInAt } from './no-script-browser';
import { connect, signUp, startWhole } from './support';

const PATIENCE = 30_000;
/** Milliseconds for which nginx may show what has turned private: s-maxage and stale-while-revalidate of the site together. */
const PRIVATE_AFTER = 45_000;
/** Milliseconds after which nginx asks for a page of the library again. */
const LIBRARY_FRESH = 60_000;
/** As a browser asks when somebody follows a link. */
const PAYLOAD = { rsc: '1' };

const stops: (() => unknown)[] = [];
let whole: Awaited<ReturnType<typeof startWhole>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let anna: Person;
let ben: Person;

type Person = Awaited<ReturnType<typeof signUp>> & { cookie: string; username: string };

beforeAll(async () => {
  whole = await startWhole();
  stops.push(whole.stop);
  nginx = await startNginx(whole.site.port);
  stops.push(nginx.stop);
  [anna, ben] = [await person('anna'), await person('ben')];
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

test('visitors get what the site says everybody may have from the cache, each form of it for itself', async () => {
  const pages = ['/', '/prompts', '/about', '/data/prompts.json', await aPublicPrompt(anna, 'For everybody')];
  for (const page of pages) {
    const first = await get(page);
    const second = await get(page);
    expect([cached(first), cached(second)], page).toEqual(['MISS', 'HIT']);
    expect(second.text).toBe(first.text);
    expect(second.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(second.headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const compressed = await get(page, { 'accept-encoding': 'gzip' });
    expect([cached(compressed), compressed.headers['content-encoding']]).toEqual(['HIT', 'gzip']);
  }
  // React's payload of a page has its address, or one that differs in `_rsc` alone.
  for (const address of ['/prompts?_rsc', '/about?_rsc']) {
    for (const _ of ['made', 'from the cache']) {
      expect((await get(address)).headers['content-type']).toMatch(/^text\/html/);
      expect((await get(address, PAYLOAD)).headers['content-type']).toMatch(/^text\/x-component/);
    }
    expect([cached(await get(address)), cached(await get(address, PAYLOAD))]).toEqual(['HIT', 'HIT']);
  }
  // What a request says of itself does not change what others get.
  await get('/guides', { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'gopher', origin: 'https://elsewhere.example' });
  expect((await get('/guides')).text).not.toMatch(/elsewhere\.example|gopher/);
});

test('what programs read is served from the cache like pages, without what the site counted for somebody else', async () => {
  const page = await aPublicPrompt(anna, 'For programs');
  const api = ['/api/v1/categories', '/api/v1/prompts?limit=1', `/api/v1/public-prompts/${page.split('/').at(-1)}`];
  const library = ['/llms.txt', '/prompts.atom', ...['.md', '.skill.md', '.skills.zip'].map((end) => `/prompt/professional-email${end}`)];
  const theirs = [
    `${page}.md`,
    `${page}.skill.md`,
    `/embed${page}`,
    '/prompts/shared.atom',
    ...['.md', '.atom'].map((end) => `/u/${anna.username}${end}`),
  ];
  for (const address of [...library, '/embed/prompt/professional-email', ...theirs, ...api]) {
    const first = await get(address);
    const second = await get(address);
    expect([first.status, cached(first), cached(second)], address).toEqual([200, 'MISS', 'HIT']);
    expect(second.text, address).toBe(first.text);
    if (address.startsWith('/api/')) expect(first.headers.ratelimit, address).toMatch(/^"api";r=\d+;t=\d+$/);
    expect(second.headers.ratelimit, address).toBeUndefined();
  }
  for (let round = 0; round < 2; round++) expect(cached(await get('/api/v1/prompts/nothing-here'))).not.toBe('HIT');
});

test('messages of assistants come through, and nothing of their answers is stored', async () => {
  const headers = {
    ...{ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    ...{ 'Mcp-Protocol-Version': '2026-07-28', 'Mcp-Method': 'prompts/list' },
  };
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'prompts/list', params: { _meta } });
  for (const round of ['first', 'again']) {
    const response = await fetch(`${nginx.url}/mcp`, { method: 'POST', headers, body });
    expect(response.status, round).toBe(200);
    expect(response.headers.get('x-cache'), round).toBeNull();
    expect(await response.text(), round).toContain('"name":"professional-email"');
  }
  expect((await fetch(`${nginx.url}/mcp`, { method: 'POST', headers, body: ' '.repeat(2 * API.body) })).status).toBe(413);
  expect((await get('/mcp')).status).toBe(405);
  expect(storedAnswers().filter((answer) => answer.includes('/mcp'))).toEqual([]);
});

test('what the site makes for one request is made for each', async () => {
  const addresses = ['/prompts?q=email', '/prompts?page=2', '/search?q=email', '/prompts/shared', '/login', '/signup', '/reset'];
  for (const address of [
    ...addresses,
    '/dashboard',
    '/auth/confirm',
    '/nothing',
    '/share',
    '/data/saved.json',
    '/data/home.json',
    '/data/palette.json?q=email',
    '/healthz',
  ]) {
    for (let round = 0; round < 2; round++) expect(cached(await get(address)), address).not.toBe('HIT');
  }
  expect((await get('/prompts?q=email')).text).not.toBe((await get('/prompts?q=code')).text);
});

test('nothing of somebody who is signed in is stored or shown to anybody else', async () => {
  const { id } = await draft(anna, 'A secret of Anna');
  const addresses = ['/', '/prompts', '/dashboard/start', '/dashboard/my-prompts', `/dashboard/my-prompts/${id}`, '/dashboard/profile'];
  for (const address of [
    ...addresses,
    `/data/prompts/${id}.json`,
    '/data/saved.json',
    '/data/home.json',
    '/data/palette.json?q=secret',
    '/faq',
    `/u/${anna.username}`,
  ])
    for (const headers of [{}, PAYLOAD]) {
      const hers = await get(address, { ...headers, cookie: anna.cookie });
      expect(['MISS', 'HIT', 'STALE'], address).not.toContain(cached(hers));
      for (const others of [await get(address, { ...headers, cookie: ben.cookie }), await get(address, headers)]) {
        expect(others.text, address).not.toContain('A secret of Anna');
        expect(others.text, address).not.toContain('anna@example.com');
      }
    }
  for (const address of [`/dashboard/my-prompts/${id}`, '/dashboard/start', '/data/home.json'])
    expect((await get(address, { cookie: anna.cookie })).text, address).toContain('A secret of Anna');
  const stored = storedAnswers();
  expect(stored.length).toBeGreaterThan(5);
  for (const answer of stored)
    expect(answer).not.toMatch(/^set-cookie:|A secret of Anna|anna@example\.com|^KEY: .*\/(dashboard|login|data\/saved|data\/start)/im);
});

test('an answer that sets a cookie is not stored, and a crowd makes the site answer once', async () => {
  let asked = 0;
  const origin = http.createServer(async (request, response) => {
    asked += 1;
    await sleep(500);
    response.setHeader('Cache-Control', 's-maxage=31536000');
    if (request.url === '/cookie') response.setHeader('Set-Cookie', 'session=1');
    response.end('An answer');
  });
  const site = await listen(origin);
  const front = await startNginx(Number(new URL(site.url).port));
  try {
    for (const address of ['/cookie', '/cookie']) expect(cached(await ask(front.url, { path: address, patience: PATIENCE }))).toBe('MISS');
    asked = 0;
    const crowd = await Promise.all(Array.from({ length: 50 }, () => ask(front.url, { path: '/page', patience: PATIENCE })));
    expect(new Set(crowd.map(({ text }) => text))).toEqual(new Set(['An answer']));
    expect(asked).toBe(1);
    for (const address of ['/page?a=1', '/page?a=2']) await ask(front.url, { path: address, patience: PATIENCE });
    expect(asked).toBe(3);
    await ask(front.url, { path: '/page', method: 'POST', patience: PATIENCE });
    expect(asked).toBe(4);
  } finally {
    await front.stop();
    await site.stop();
  }
});

test('nobody waits for the answer to somebody else where it is made for each', async () => {
  const held: http.ServerResponse[] = [];
  const site = await listen(http.createServer((_, response) => void held.push(response.setHeader('Cache-Control', 'private, no-store'))));
  const front = await startNginx(Number(new URL(site.url).port));
  try {
    for (const path of [
      '/search',
      '/search?q=email',
      '/prompts/shared',
      '/prompts/shared?_rsc=abc',
      '/prompts?q=email',
      '/prompts?_rsc=a&page=2',
      '/data/collections/5eed0000-0000-4000-8000-000000000001.md',
    ]) {
      const crowd = Array.from({ length: 5 }, () => ask(front.url, { path, patience: PATIENCE }));
      // nginx lets the next one through after five seconds at most.
      await expect.poll(() => held.length, { timeout: 3000, message: path }).toBe(crowd.length);
      for (const response of held.splice(0)) response.end('An answer');
      expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(crowd.map(() => 200));
    }
  } finally {
    await front.stop();
    await site.stop();
  }
});

test('the files of a page are stored for longer than pages, because open pages of the build before still ask for them', async () => {
  const [file = ''] = /\/_next\/static\/[^"'\\ ]+\.js/.exec((await get('/')).text) ?? [];
  await get(file);
  expect(cached(await get(file))).toBe('HIT');
  const isStored = (under: string) =>
    storedAnswers(under).some((answer) => answer.includes(`KEY: http ${new URL(nginx.url).host} ${file}`));
  expect([isStored('files'), isStored('site')]).toEqual([true, false]);
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toMatch(/keys_zone=files:.* inactive=7d/);
});

test('what nginx stores is what the key says, whatever headers a request has twice', async () => {
  const pages = ['/guides', '/terms', await aPublicPrompt(anna, 'For everybody, too')];
  const twice = [{ rsc: ['1', '0'] }, { rsc: ['1', '1'] }, { rsc: ['1', ''] }, { rsc: ['0', '1'] }, { rsc: '1, 0' }];
  for (const headers of [PAYLOAD, { ...PAYLOAD, 'next-router-prefetch': '1' }]) {
    // Next sends whoever asks for a payload to the address that belongs to these headers.
    const { location = '' } = (await get('/faq?_rsc=none', headers)).headers;
    const query = new URL(location, nginx.url).searchParams.getAll('_rsc').at(-1);
    for (const address of pages.map((page) => `${page}?_rsc=${query}`)) {
      for (const odd of twice) await get(address, { ...headers, ...odd });
      expect((await get(address, headers)).headers['content-type'], address).toMatch(/^text\/x-component/);
      expect((await get(address)).headers['content-type'], address).toMatch(/^text\/html/);
    }
  }
});

test('one address gets so many answers a second that are not from the cache, and others go on', async () => {
  let asked = 0;
  const site = await listen(
    http.createServer((_, response) => void response.setHeader('Cache-Control', 's-maxage=31536000').end(String(++asked))),
  );
  const front = await startNginx(Number(new URL(site.url).port));
  const many = (wanted: Omit<Parameters<typeof ask>[1], 'patience'>) =>
    Promise.all(Array.from({ length: 90 }, () => ask(front.url, { ...wanted, patience: PATIENCE })));
  const isRefused = ({ status }: Answer) => status === 429;
  try {
    expect((await many({ path: '/?q=a' })).filter(isRefused)).toEqual([]);
    const answers: Answer[] = [];
    for (let number = 0; number < 3; number++)
      answers.push(...(await many({ path: `/?q=${number}` })), ...(await many({ path: '/', method: 'POST' })));
    const refused = answers.find(isRefused);
    expect(refused?.text).toContain('Too many requests');
    expect(refused?.headers['retry-after']).toBe('5');
    expect((await many({ path: '/?q=a', localAddress: '127.0.0.2' })).filter(isRefused)).toEqual([]);
    for (const path of ['/', '/?_rsc', '/?_rsc=abc']) expect((await many({ path })).filter(isRefused), path).toEqual([]);
  } finally {
    await front.stop();
    await site.stop();
  }
});

test('whatever may reach the site is counted, also what is never stored and what nothing is found for', async () => {
  const site = await listen(
    http.createServer(({ url = '' }, response) => {
      const isThere = !url.includes('made-up');
      response.writeHead(isThere ? 200 : 404, isThere ? { 'Cache-Control': 'private, no-store' } : {}).end('An answer');
    }),
  );
  const front = await startNginx(Number(new URL(site.url).port));
  let times = 0;
  /** More requests of an address than it may send at once. */
  const refused = async (path: string, localAddress: string, most: number, headers = {}) => {
    for (let sent = 0; sent < 2 * most; sent += 90) {
      const wanted = () => ({ path: path.replace('RANDOM', `made-up-${times++}`), headers, localAddress, patience: PATIENCE });
      const answers = await Promise.all(Array.from({ length: 90 }, () => ask(front.url, wanted())));
      if (answers.some(({ status }) => status === 429)) return true;
    }
    return false;
  };
  const token = { authorization: 'Bearer gp_token' };
  const ofOneRequest: [string, Record<string, string>?][] = [
    ...(['/login', '/signup', '/auth/confirm', '/dashboard/saved', '/healthz', '/readyz', '/mcp'] as const).map((path): [string] => [path]),
    ...(['/data/saved.json', '/data/home.json', '/data/my-prompts.json', '/data/import'] as const).map((path): [string] => [path]),
    ['/data/prompts/5eed0000-0000-4000-8000-000000000001.json'],
    ...(['/u/RANDOM', '/u/RANDOM.md', '/prompt/shared/RANDOM', '/embed/prompt/shared/RANDOM'] as const).map((path): [string] => [path]),
    ...(['/api/v1/public-prompts/RANDOM', '/api/v1/profiles/RANDOM'] as const).map((path): [string] => [path]),
    ...(['/api/v1/me/prompts', '/api/v1/prompts', '/'] as const).map((path): [string, Record<string, string>] => [path, token]),
    ['/', { cookie: 'sb-x-auth-token=x' }],
    ['/prompt/RANDOM?q=x'],
  ];
  try {
    for (const [place, [path, headers]] of ofOneRequest.entries())
      expect(await refused(path, `127.0.2.${place + 1}`, 200, headers), `${path} ${JSON.stringify(headers)}`).toBe(true);
    // Of the library so many at once as it has prompts, and a few.
    for (const [place, path] of ['/prompt/RANDOM', '/RANDOM', '/.well-known/RANDOM', '/_next/static/RANDOM'].entries()) {
      const from = `127.0.3.${place + 1}`;
      expect(await refused(path, from, 1000), path).toBe(true);
      // What is made for one request has a number of its own.
      expect((await ask(front.url, { path: '/login', localAddress: from, patience: PATIENCE })).status, path).toBe(200);
    }
    expect((await ask(front.url, { path: '/login', localAddress: '127.0.4.1', patience: PATIENCE })).status).toBe(200);
  } finally {
    await front.stop();
    await site.stop();
  }
});

test('whoever asks for the whole library at once, as skills add does, gets all of it, also where nothing of it is in the cache yet', async () => {
  const front = await startNginx(whole.site.port);
  try {
    const all = prompts.map(({ slug }) => ask(front.url, { path: `/prompt/${slug}.skill.md`, patience: 10 * PATIENCE }));
    const refused = (await Promise.all(all)).filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([]);
  } finally {
    await front.stop();
  }
});

test('one address has a hundred requests under way, and others go on', async () => {
  const held: http.ServerResponse[] = [];
  const site = await listen(http.createServer((_, response) => void held.push(response)));
  const front = await startNginx(Number(new URL(site.url).port));
  const post = (localAddress: string) => ask(front.url, { path: '/', method: 'POST', localAddress, patience: PATIENCE });
  try {
    const underWay = Array.from({ length: 100 }, () => post('127.0.0.1'));
    await expect.poll(() => held.length, { timeout: PATIENCE }).toBe(100);
    expect((await post('127.0.0.1')).status).toBe(429);
    underWay.push(post('127.0.0.2'));
    await expect.poll(() => held.length, { timeout: PATIENCE }).toBe(101);
    for (const response of held) response.end('An answer');
    expect(new Set((await Promise.all(underWay)).map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    await front.stop();
    await site.stop();
  }
});

test('the addresses of one IPv6 network count as one, and each address of IPv4 for itself, also behind another proxy', async () => {
  const held: http.ServerResponse[] = [];
  const site = await listen(
    http.createServer(({ url }, response) => void (url === '/held' ? held.push(response) : response.end('An answer'))),
  );
  const front = await startNginx(Number(new URL(site.url).port), { behindProxy: true });
  const post = (path: string, from: string) =>
    ask(front.url, { path, method: 'POST', headers: { 'x-forwarded-for': from }, patience: PATIENCE });
  const many = async (address: (number: number) => string) => {
    const statuses = new Set<number>();
    for (let sent = 0; sent < 400; sent += 80) {
      const answers = await Promise.all(Array.from({ length: 80 }, (_, number) => post('/', address(sent + number))));
      for (const { status } of answers) statuses.add(status);
    }
    return statuses;
  };
  try {
    expect(await many((number) => `2001:db8:a:b:${number}::${number + 1}`)).toContain(429);
    expect((await post('/', '2001:db8:a:c::1')).status).toBe(200);
    expect(await many((number) => `2001:db8:0:0:${number}::1`)).toContain(429);
    expect(await many((number) => `2001:db8:c:${number}::1`)).toEqual(new Set([200]));
    expect(await many((number) => `198.51.${Math.floor(number / 100)}.${number % 100}`)).toEqual(new Set([200]));
    expect(await many((number) => `::ffff:203.0.${Math.floor(number / 100)}.${number % 100}`)).toEqual(new Set([200]));
    // Those under way as well.
    const underWay = Array.from({ length: 100 }, (_, number) => post('/held', `2001:db8:d:d::${number + 1}`));
    await expect.poll(() => held.length, { timeout: PATIENCE }).toBe(100);
    expect((await post('/', '2001:db8:d:d::ffff')).status).toBe(429);
    expect((await post('/', '2001:db8:d:e::1')).status).toBe(200);
    for (const response of held) response.end('An answer');
    await Promise.all(underWay);
  } finally {
    await front.stop();
    await site.stop();
  }
});

test('the site counts attempts by the true address, whatever X-Forwarded-For says', async () => {
  const signIn = async (attempt: number, localAddress: string) => {
    const headers = { 'x-forwarded-for': `203.0.113.${attempt}` };
    const { text } = await get('/login');
    const form = formsIn('/login', text).find(({ fields }) => fields.includes('password'));
    if (!form) throw new Error('There is no form to sign in with');
    const values = new Map([
      ['email', 'ben@example.com'],
      ['password', 'guessed'],
    ]);
    return ask(nginx.url, { path: '/login', headers, body: filled(form, values), localAddress, patience: PATIENCE });
  };
  for (let attempt = 0; attempt < RATES.signIn.perAccount; attempt++)
    expect((await signIn(attempt, '127.0.0.2')).text).not.toContain('Too many attempts');
  expect((await signIn(99, '127.0.0.2')).text).toContain('Too many attempts');
  expect((await signIn(99, '127.0.0.3')).text).not.toContain('Too many attempts');
});

test('what turns private or is hidden is gone in time, also where nobody asked meanwhile, and without the site the library stays', async () => {
  const page = await aPublicPrompt(anna, 'Public for now');
  const reported = await aPublicPrompt(ben, 'Public for now');
  const others = await aPublicPrompt(anna, 'Public for good');
  const profile = `/u/${anna.username}`;
  const id = idIn(page);
  const elsewhere = [
    ...[
      reported,
      `${reported}.md`,
      `/embed${reported}`,
      `/api/v1/public-prompts/${idIn(reported)}`,
      `/u/${ben.username}`,
      `/u/${ben.username}.atom`,
    ],
    ...[`${page}.md`, `${profile}.md`, `/api/v1/public-prompts/${id}`, `/api/v1/profiles/${anna.username}/prompts`],
    ...[`${page}.skill.md`, `${page}/use/markdown`, `${profile}/.well-known/agent-skills/index.json`],
    ...[`${profile}.atom`, '/prompts/shared.atom', `/embed${page}`, `/oembed?url=${encodeURIComponent(absoluteUrl(page))}`],
  ];
  const places = [
    ...[page, profile].flatMap((address) => [
      { address, headers: {} },
      { address: `${address}?_rsc`, headers: PAYLOAD },
    ]),
    ...elsewhere.map((address) => ({ address, headers: {} })),
  ];
  const shown = async () => {
    const texts = await Promise.all(places.map(({ address, headers }) => get(address, headers)));
    return texts.map(({ text }) => text.includes('Public for now'));
  };
  await expect.poll(shown, { timeout: PRIVATE_AFTER }).toEqual(places.map(() => true));
  for (const address of [others, '/terms']) await get(address);
  const stored = Date.now();

  await Promise.all([makePrivate(anna, id), hide(idIn(reported))]);
  const changed = Date.now();
  // One of the places is asked for all the time.
  const [first] = places;
  if (!first) throw new Error('There is no place');
  await expect.poll(async () => (await get(first.address)).status, { timeout: PRIVATE_AFTER, interval: 500 }).toBe(404);
  await sleep(changed + PRIVATE_AFTER + 1000 - Date.now());
  expect(await shown()).toEqual(places.map(() => false));

  await whole.site.stop();
  await sleep(stored + LIBRARY_FRESH + 2000 - Date.now());
  const library = await get('/terms');
  expect([library.status, cached(library)]).toEqual([200, expect.stringMatching(/^(STALE|UPDATING)$/)]);
  const { status, text } = await get(others);
  expect([status, text]).toEqual([503, expect.stringContaining('The site does not answer')]);
});

const get = (address: string, headers: Record<string, string | string[]> = {}) =>
  ask(nginx.url, { path: address, headers, patience: PATIENCE });
const cached = ({ headers }: Answer) => headers['x-cache'];

/** Everything that nginx has stored: each answer with its key, its headers and its text. */
function storedAnswers(under = ''): string[] {
  const folder = path.join(nginx.cache, under);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => {
    const stored = readFileSync(path.join(file.parentPath, file.name));
    const body = stored.indexOf('\r\n\r\n') + 4;
    const compressed = stored.readUInt16BE(body) === 0x1f8b;
    return stored.toString('latin1', 0, body) + (compressed ? gunzipSync(stored.subarray(body)) : stored.subarray(body));
  });
}

/** Somebody with an account and a profile, signed in through nginx. */
async function person(name: string): Promise<Person> {
  const account = await signUp(whole.backend, name);
  const { data } = await account.client.rpc('ensure_profile');
  const cookie = cookiesOf(await signInAt(nginx.url, `${name}@example.com`, 'correct horse'));
  expect(cookie).not.toBe('');
  return { ...account, cookie, username: data?.username ?? '' };
}

async function draft({ client, id: user_id }: Person, title: string): Promise<{ id: string }> {
  const { data, error } = await client
    .from('user_prompts')
    .insert({ user_id, title, content: 'Some content [BLANK]' })
    .select('id')
    .single();
  if (error) throw error;
  return data;
}

/** The address of a prompt that its owner has made public. */
async function aPublicPrompt(owner: Person, title: string): Promise<string> {
  const { id } = await draft(owner, title);
  const { error } = await owner.client.from('user_prompts').update({ is_public: true }).eq('id', id);
  if (error) throw error;
  return `/prompt/shared/${id}`;
}

const idIn = (address: string) => address.split('/').at(-1) ?? '';

/** As a moderator, through nginx and the site. */
async function hide(id: string): Promise<void> {
  const moderator = await person('moderator');
  const operator = connect({ ...whole.backend, publishableKey: whole.backend.secretKey });
  await operator.from('moderators').insert({ user_id: moderator.id });
  const address = `/dashboard/moderation/prompt/${id}`;
  const { text } = await get(address, { cookie: moderator.cookie });
  const form = formsIn(address, text).find(({ fields }) => fields.includes('decision'));
  if (!form) throw new Error('There is no form in which a moderator decides');
  const decision: [string, string][] = [
    ['decision', 'hide'],
    ['reason', 'spam'],
    ['message', ''],
  ];
  const { status } = await ask(nginx.url, {
    path: address,
    headers: { cookie: moderator.cookie },
    body: filled(form, decision),
    patience: PATIENCE,
  });
  expect(status).toBe(303);
}

/** Through nginx and the site, as somebody without JavaScript does it. */
async function makePrivate({ cookie }: Person, id: string): Promise<void> {
  const address = `/dashboard/my-prompts/${id}`;
  const { text } = await get(address, { cookie });
  const form = formsIn(address, text).find(({ hidden }) => hidden.some(([name, value]) => name === 'public' && value === 'false'));
  if (!form) throw new Error('There is no form that would make the prompt private');
  const { status } = await ask(nginx.url, { path: address, headers: { cookie }, body: filled(form, []), patience: PATIENCE });
  expect(status).toBe(200);
}
