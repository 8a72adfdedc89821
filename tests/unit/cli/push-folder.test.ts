import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { versionTag } from '@/lib/integrations/api/version-tag';
import { Cache } from '@/packages/cli/src/cache';
import { parseInput } from '@/packages/cli/src/command';
import { pull } from '@/packages/cli/src/commands/pull';
import { push } from '@/packages/cli/src/commands/push';
import { Session } from '@/packages/cli/src/session';

type Fields = { title: string; text: string; category: string | null };
type Stored = Fields & { id: string; key: unknown; updatedAt: string };

/** The prompts of a site, which keeps a key as the real one does, and knows the category Writing. */
let stored: Stored[];
let server: http.Server;
let folder: string;
let said: string;

const MAX = 700_000;
const spelled = <Given extends Partial<Fields>>(fields: Given) =>
  fields.category?.toLowerCase() === 'writing' ? { ...fields, category: 'Writing' } : fields;
let moment = 0;
const now = () => new Date(Date.UTC(2026, 10, 20) + moment++ * 1000).toISOString();

function answerOf(method: string, id: string | undefined, key: unknown, body: string): [status: number, answer: object] {
  if (body.length > MAX) return [413, { title: 'The request is too large', detail: 'it may have 700 KB' }];
  const prompt = stored.find((one) => (id ? one.id === id : key && one.key === key));
  if (method === 'POST') {
    if (prompt) return [200, prompt];
    const id = `5eed0000-0000-4000-8000-${String(stored.length).padStart(12, '0')}`;
    const made = { category: null, ...spelled(JSON.parse(body)), id, key, updatedAt: now() };
    stored.push(made);
    return [201, made];
  }
  if (!id) return [200, { total: stored.length, prompts: stored, next: null }];
  if (!prompt) return [404, { title: 'Not found', detail: 'there is none' }];
  if (method === 'PATCH') Object.assign(prompt, spelled(JSON.parse(body)), { updatedAt: now() });
  return [200, prompt];
}

beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const id = /prompts\/([^/?]+)/.exec(url)?.[1];
    const [status, answer] = answerOf(method, id, headers['idempotency-key'], (await request.toArray()).join(''));
    const ETag = versionTag('updatedAt' in answer ? String(answer.updatedAt) : '');
    response.writeHead(status, { 'Content-Type': 'application/json', ETag }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

beforeEach(async () => {
  stored = [];
  said = '';
  folder = mkdtempSync(path.join(tmpdir(), 'push-folder-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  await run(pull);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Runs a command on the folder; what it ends with, and what it did to which files. */
async function run(command: typeof push) {
  const { port } = server.address() as AddressInfo;
  const session = new Session(`http://127.0.0.1:${port}`, new Cache(path.join(folder, '.cache')), () => 'gp_secret');
  const print = vi.mocked(process.stdout.write).mockClear();
  const code = await command.run(parseInput(command, [folder, '--json']), session).then(
    () => 0,
    (err) => err.exitCode as number,
  );
  const { done } = JSON.parse(print.mock.calls.map(([text]) => String(text)).join('')) as { done: { done: string; file: string }[] };
  return { code, done: done.map((one) => `${one.done} ${one.file}`) };
}

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const nothing = { code: 0, done: [] };

test('a file whose front matter is TOML or JSON is named, and no prompt is made of it each time', async () => {
  write('post.md', '+++\ntitle = "Post"\n+++\n\nWrite about [THIS].\n');
  write('blanks.md', '--- \ntitle: Blanks\n---\n\nWrite about [THIS].\n');
  expect(await run(push)).toEqual({ code: 1, done: ['created blanks.md'] });
  expect(said).toContain('post.md: its front matter is TOML or JSON');
  expect(await run(push)).toEqual({ code: 1, done: [] });
  expect(stored.map(({ title }) => title)).toEqual(['Blanks']);
});

test('a new file gets a prompt of its own where one like it was renamed', async () => {
  const text = '---\ntitle: Plan\n---\n\nPlan my [DAY].\n';
  for (const other of ['kept.md', 'again.md']) {
    write('new.md', text);
    expect(await run(push)).toEqual({ code: 0, done: ['created new.md'] });
    renameSync(path.join(folder, 'new.md'), path.join(folder, other));
  }
  expect(stored).toHaveLength(2);
  expect(await run(push)).toEqual(nothing);
});

test('a category that the site spells otherwise is spelled so in the file, and is no conflict', async () => {
  write('a.md', '---\ntitle: A\ncategory: writing\nmore: kept # mine\n---\n\nWrite about [THIS].\n');
  expect(await run(push)).toEqual({ code: 0, done: ['created a.md'] });
  expect(read('a.md')).toContain('category: Writing\nmore: kept # mine\n');
  write('a.md', read('a.md').replace('Write about', 'Write all about').replace('Writing', 'WRITING'));
  expect(await run(push)).toEqual({ code: 0, done: ['updated a.md'] });
  expect(read('a.md')).toContain('category: Writing\nmore: kept # mine\n');
  for (const command of [push, pull]) expect(await run(command)).toEqual(nothing);
  write('a.md', read('a.md').replace('all about', 'about'));
  expect(await run(push)).toEqual({ code: 0, done: ['updated a.md'] });
});

test('a file that is too large for the site is named, and the others are sent', async () => {
  write('a.md', `---\ntitle: A\n---\n\n${'word '.repeat(MAX / 5)}\n`);
  write('b.md', '---\ntitle: B\n---\n\nWrite about [THIS].\n');
  expect(await run(push)).toEqual({ code: 1, done: ['created b.md'] });
  expect(said).toContain('a.md: The request is too large');
});

test('a file whose front matter is read, but cannot be changed, is named where it would have to be', async () => {
  write('regex.md', '---\ntitle: Regex\ncategory: writing\nnote: "\\d"\n---\n\nFind [THIS].\n');
  write('below.md', '---\ntitle: Below\nid:\nnote: "\\d"\n---\n\nFind [THIS].\n');
  expect(await run(push)).toEqual({ code: 1, done: ['created regex.md'] });
  expect(said).toContain('below.md: its front matter cannot be changed');
  expect(stored).toHaveLength(1);
  const before = read('regex.md');
  Object.assign(stored[0] ?? {}, { text: 'Find [THIS] there.', updatedAt: now() });
  expect(await run(pull)).toEqual({ code: 1, done: [] });
  expect(said).toContain('regex.md: its front matter cannot be changed');
  expect(read('regex.md')).toBe(before);
});
