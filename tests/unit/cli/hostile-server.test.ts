import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { versionTag } from '@/lib/integrations/api/version-tag';
import { Cache } from '@/packages/cli/src/cache';
import { type Command, parseInput } from '@/packages/cli/src/command';
import { exportCommand } from '@/packages/cli/src/commands/export';
import { mine } from '@/packages/cli/src/commands/mine';
import { pull } from '@/packages/cli/src/commands/pull';
import { push } from '@/packages/cli/src/commands/push';
import { search } from '@/packages/cli/src/commands/search';
import { show } from '@/packages/cli/src/commands/show';
import { Session } from '@/packages/cli/src/session';

/** A site that answers whatever a test wants, and what it was asked. */
const site = { url: '', asked: [] as string[], answer: (_path: string, _method: string): unknown => null };
let server: http.Server;
let around: string;
let place: string;
let written: { out: string; err: string };

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const { url = '', method = 'GET' } = request;
    site.asked.push(`${method} ${url}`);
    const body = site.answer(url.replace(/^\/api\/v1/, '').replace(/\?.*/, ''), method);
    const ETag = versionTag(Object(body).updatedAt ?? 'v');
    response.writeHead(body === null ? 404 : 200, { 'Content-Type': 'application/json', ETag }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

beforeEach(() => {
  around = mkdtempSync(path.join(tmpdir(), 'hostile-site-'));
  place = path.join(around, 'a/b/prompts');
  mkdirSync(path.dirname(place), { recursive: true });
  site.asked = [];
  written = { out: '', err: '' };
  for (const [stream, name] of [
    [process.stdout, 'out'],
    [process.stderr, 'err'],
  ] as const)
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
});
const { isTTY } = process.stdout;
afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(process.stdout, 'isTTY', { value: isTTY, configurable: true });
  rmSync(around, { recursive: true });
});

/** Runs a command there; what it fails with, or null. */
const run = (command: Command, ...args: string[]): Promise<Error | null> =>
  command.run(parseInput(command, args), new Session(site.url, new Cache(path.join(around, 'cache')), () => 'gp_secret')).then(
    () => null,
    (err: Error) => err,
  );

/** All files, from the folder around the one that the command is to stay in. */
const files = () =>
  readdirSync(around, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(around, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('cache'))
    .sort();

const ID = '5eed0000-0000-4000-8000-000000000001';
const ANOTHER = '5eed0000-0000-4000-8000-000000000002';
const own = (id: unknown, title: unknown = 'A', more: object = {}) => {
  const moments = { createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' };
  return { id, title, category: null, text: 'A text', public: false, url: '', blanks: [], ...moments, ...more };
};
type Own = ReturnType<typeof own>;

/** Answers these prompts, whatever the path names one by. */
const has = (...prompts: Own[]) => {
  site.answer = (asked) => {
    if (asked === '/me/prompts') return { total: prompts.length, prompts, next: null };
    if (asked === '/me/saved') return { total: 0, saved: [], next: null };
    if (asked === '/me/collections') return { collections: [] };
    const named = decodeURIComponent(asked.replace('/me/prompts/', ''));
    return prompts.find(({ id }) => id === named) ?? prompts.at(-1) ?? null;
  };
};

const IDS = [
  ...[
    '../../escaped',
    'aaaaaaaa-1/../../../escaped',
    '/etc/escaped',
    '..\\..\\escaped',
    'C:escaped',
    'con',
    `${ID}/../x`,
    `${ID}\n`,
    '',
    ' ',
    7,
  ],
  ...[null, undefined, ['a'], { a: 1 }, '%2e%2e%2fescaped', `${ID.toUpperCase()}`, '\u0000', '.', '..', 'a'.repeat(5000)],
];

describe('a site that answers an id that cannot be one', () => {
  test.each(IDS.map((id) => [id]))('has %j refused, and no file is written', async (id) => {
    // The same title several times, so that names are told apart by ids.
    has(own(ID), own(ANOTHER), own(id), own(id));
    for (const command of [pull, exportCommand]) {
      expect(await run(command, place)).toMatchObject({ exitCode: 1, message: expect.stringContaining('an id that it cannot have') });
      expect(files()).toEqual([]);
    }
    expect(site.asked.filter((asked) => !/^GET \/api\/v1\/me\/(prompts|saved|collections)(\?.*)?$/.test(asked))).toEqual([]);
  });

  test.each(IDS.map((id) => [id]))('of one prompt, %j, has it refused', async (id) => {
    site.answer = (asked) => (asked === '/me/prompts' ? { total: 1, prompts: [own(ID)], next: null } : { ...own(id), id });
    for (const command of [pull, exportCommand]) expect(await run(command, place)).toMatchObject({ exitCode: 1 });
    expect(files()).toEqual([]);
  });

  test('of a collection, of what is in it or of what was saved has it refused', async () => {
    const collection = { title: 'C', description: null, public: false, slug: 'c', url: '', total: 1 };
    const answers = (id: string, item: string, saved: string) => (asked: string) => {
      if (asked === '/me/prompts') return { total: 0, prompts: [], next: null };
      if (asked === '/me/saved') return { total: 1, saved: [{ id: saved, savedAt: '', prompt: null }], next: null };
      if (asked === '/me/collections') return { collections: [{ id, ...collection }] };
      return { id, ...collection, prompts: [{ id: item, title: 'A' }] };
    };
    for (const [id, item, saved] of [
      ['../../escaped', 'a', 'a'],
      [ID, '../../escaped', 'a'],
      [ID, 'a', '../../escaped'],
    ] as const) {
      site.answer = answers(id, item, saved);
      expect(await run(exportCommand, place)).toMatchObject({ exitCode: 1 });
      expect(files()).toEqual([]);
    }
    site.answer = answers(ID, 'a', 'a');
    expect(await run(exportCommand, place)).toBeNull();
    expect(files()).toEqual(['a/b/prompts/collections/c.md', 'a/b/prompts/saved.md']);
  });

  test('of what was just created has the file left as it is', async () => {
    has(own(ID));
    expect(await run(pull, place)).toBeNull();
    writeFileSync(path.join(place, 'new.md'), '---\ntitle: New\n---\n\nWrite about [THIS].\n');
    const { answer } = site;
    site.answer = (asked, method) => (method === 'POST' ? own('x\nextensions: y') : answer(asked, method));
    expect(await run(push, place)).toMatchObject({ exitCode: 1 });
    expect(files()).toEqual(['a/b/prompts/.grok-prompts.json', 'a/b/prompts/a.md', 'a/b/prompts/new.md']);
  });
});

test('a site that has the created prompt already, edited since, has the edit neither taken for the file nor overwritten', async () => {
  has(own(ID));
  expect(await run(pull, place)).toBeNull();
  const file = path.join(place, 'new.md');
  writeFileSync(file, '---\ntitle: New\n---\n\nWrite about [THIS].\n');
  const edited = own(ANOTHER, 'New', { text: 'Edited there, about [THIS].' });
  has(own(ID), edited);
  const { answer } = site;
  site.answer = (asked, method) => (method === 'POST' ? edited : answer(asked, method));
  expect(await run(push, place)).toBeNull();
  writeFileSync(file, readFileSync(file, 'utf8').replace('Write', 'Write here'));
  expect(await run(push, place)).toMatchObject({ exitCode: 4, message: expect.stringContaining('1 conflict') });
  expect(site.asked.filter((asked) => asked.startsWith('PATCH'))).toEqual([]);
});

const TITLES = [
  '../../escaped',
  '/etc/passwd',
  '..',
  '.',
  'CON',
  'nul.txt',
  'COM¹',
  'a\u0000b',
  '\u001b]0;owned\u0007',
  'a\nb',
  'C:\\x',
  '~',
  '',
  '🦊',
];

describe('a site that answers a hostile title', () => {
  test('has files with plain names in the folder alone', async () => {
    has(...TITLES.map((title, index) => own(`5eed0000-0000-4000-8000-${String(index).padStart(12, '0')}`, title, { category: '../../x' })));
    expect(await run(pull, place)).toBeNull();
    expect(await run(exportCommand, path.join(around, 'all'))).toBeNull();
    const made = files().filter((file) => file.endsWith('.md'));
    expect(made).toHaveLength(2 * TITLES.length + 1);
    for (const file of made) {
      expect(file).toMatch(/^(a\/b\/prompts|all\/prompts)\/[a-z0-9][a-z0-9-]*\.md$|^all\/saved\.md$/);
      expect(path.basename(file)).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\.md$/);
    }
  });

  test.each([[7], [null], [['a']], [{}]])('that is no text, %j, says so', async (title) => {
    has(own(ID, title));
    expect(await run(pull, place)).toMatchObject({ exitCode: 1, message: expect.stringContaining('without a title') });
  });

  const NASTY = 'A\u001b[31m\u009b2J\u001b]52;c;eA==\u0007\u202eb\r\nwritten  fake.md\tc';
  const withoutStyles = (text: string) => text.replace(new RegExp(`${String.fromCharCode(27)}\\[(0|1|2|36)m`, 'g'), '');
  /** Nothing but letters, signs and spaces, in so many lines. */
  const expectPlain = (text: string, lines: number) => {
    expect(withoutStyles(text)).not.toMatch(/[^\P{Cc}\t\n]|[\u202a-\u202e]/u);
    expect(text.split('\n')).toHaveLength(lines + 1);
  };

  test.each([[false], [true]])('has it printed in one line, without what commands a terminal (terminal: %s)', async (isTerminal) => {
    Object.defineProperty(process.stdout, 'isTTY', { value: isTerminal, configurable: true });
    has(own(ID, NASTY, { category: NASTY, text: NASTY }));
    await run(mine);
    expectPlain(written.out, 1);
    if (!isTerminal) expect(written.out.split('\t')).toHaveLength(3);
    written.out = '';
    mkdirSync(place);
    await run(pull, place, '--dry-run');
    await run(pull, place);
    expectPlain(written.out, 2);
    written.out = '';
    const summary = { id: NASTY, title: NASTY, description: NASTY, category: { name: NASTY }, author: { name: NASTY } };
    site.answer = () => ({ prompts: [{ match: 'all', prompt: summary }], publicPrompts: [summary], corrected: NASTY, help: NASTY });
    await run(search, 'word');
    expectPlain(written.out, isTerminal ? 4 : 2);
    expectPlain(written.err, 2);
  });

  test('has a problem that it answers told in one line', async () => {
    const { say } = await import('@/packages/cli/src/terminal');
    say(`${NASTY}: ${NASTY}.`);
    expectPlain(written.err, 1);
  });

  test('and an address of another site as that of its Markdown is asked itself', async () => {
    const answer = { id: 'a', title: 'A', text: 'A', blanks: [], markdown: `data:@${site.url.replace('http://', '')}/elsewhere` };
    site.answer = () => answer;
    await run(show, 'a', '--markdown');
    expect(site.asked.at(-1)).toBe(`GET /@${site.url.replace('http://', '')}/elsewhere`);
  });
});

describe('a folder with a link in it', () => {
  test('is not exported into', async () => {
    has(own(ID));
    const outside = path.join(around, 'outside');
    for (const folder of [outside, place]) mkdirSync(folder, { recursive: true });
    symlinkSync(outside, path.join(place, 'prompts'));
    expect(await run(exportCommand, place)).toMatchObject({ exitCode: 2, message: expect.stringContaining('not empty') });
    expect(readdirSync(outside)).toEqual([]);
  });
});
