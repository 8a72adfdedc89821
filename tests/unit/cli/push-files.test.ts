import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import timers from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Cache } from '@/packages/cli/src/cache';
import { parseInput } from '@/packages/cli/src/command';
import { push } from '@/packages/cli/src/commands/push';
import { Session } from '@/packages/cli/src/session';

type Answer = { status: number; retryAfter?: number; body?: unknown };

/** A site that answers what a test wants of a file by its name, each time the next. */
let answers: Record<string, Answer[]>;
/** The names by which files were sent. */
let names: string[];
let server: http.Server;
let folder: string;
let written: { out: string; err: string };

const taken = (title: string, problem: string | null = null): Answer => ({
  status: 201,
  body: { formats: ['Text'], created: 1, prompts: [{ title, category: null, text: 'T', line: null, notes: [], problem }], unread: [] },
});

beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    const { name } = JSON.parse((await request.toArray()).join(''));
    names.push(name);
    const { status, retryAfter, body } = answers[path.basename(name)]?.shift() ?? { status: 500 };
    if (status === 0) return void request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json', ...(retryAfter !== undefined && { 'Retry-After': retryAfter }) });
    response.end(JSON.stringify(body ?? { title: `Title ${status}`, detail: 'and why' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'push-files-'));
  written = { out: '', err: '' };
  vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
  // Others have imported it by its name.
  syncBuiltinESMExports();
  for (const [stream, name] of [
    [process.stdout, 'out'],
    [process.stderr, 'err'],
  ] as const)
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

async function pushed(given: Record<string, Answer[]>, ...options: string[]): Promise<Error | null> {
  answers = given;
  names = [];
  const files = Object.keys(given).map((name) => path.join(folder, name));
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'Say it.');
  }
  const { port } = server.address() as AddressInfo;
  const session = new Session(`http://127.0.0.1:${port}`, new Cache(path.join(folder, 'cache')), () => 'gp_secret');
  return push.run(parseInput(push, [...options, ...files]), session).then(
    () => null,
    (err: Error) => err,
  );
}

test('push waits as long as the site says, up to the ten minutes of the limit', async () => {
  expect(await pushed({ 'a.txt': [{ status: 429, retryAfter: 540 }, taken('A')] })).toBeNull();
  expect(vi.mocked(timers.setTimeout).mock.calls).toEqual([[540_000]]);
  expect(written.err).toContain('waiting 540 s, as it says');
  expect(written.out).toBe('created  A\n');
});

test.each([
  ['an error of the site', { status: 500 }, 'Title 500: and why.'],
  ['a site that is busy', { status: 503 }, 'Title 503: and why.'],
  ['a wait without an end', { status: 429, retryAfter: 4000 }, 'The site was asked too often.'],
  ['a refusal by a server before it', { status: 413 }, 'Title 413: and why.'],
  ['an answer that is none', { status: 200, body: 'hello' }, 'unexpected answer'],
])('%s over one file leaves that file alone, and the others are sent', async (_name, answer, said) => {
  expect(await pushed({ 'a.txt': [answer], 'b.txt': [taken('B')] })).toMatchObject({ exitCode: 1, message: '1 file left alone.' });
  expect(written.out).toBe('created  B\n');
  expect(written.err).toMatch(/left alone {2}\S*a\.txt: /);
  expect(written.err).toContain(said);
});

test('a site that is gone, or a token that is refused, ends push, which counts the files that were taken', async () => {
  for (const answer of [{ status: 0 }, { status: 401 }]) {
    written.err = '';
    const given = { 'a.txt': [{ status: 500 }], 'b.txt': [taken('B')], 'c.txt': [answer], 'd.txt': [taken('D')] };
    expect(await pushed(given)).toMatchObject({ exitCode: answer.status === 0 ? 6 : 5 });
    expect(written.err).toContain('1 of 4 files were sent. Run it again to send the others');
  }
});

test('a file is sent by its name and folder, by which the site knows a command or a pattern', async () => {
  const long = `${'l'.repeat(200)}/${'m'.repeat(200)}.txt`;
  await pushed({ '.claude/commands/fix.md': [], 'patterns/tidy/system.md': [], 'a.txt': [], [long]: [] });
  expect(names).toEqual(['commands/fix.md', 'tidy/system.md', `${path.basename(folder)}/a.txt`, path.basename(long)]);
});

test('a dry run names what is there already, and what an earlier file would have created', async () => {
  const known = taken('B', 'It is there already');
  expect(await pushed({ 'a.txt': [taken('A')], 'b.txt': [known], 'c.txt': [taken('A')] }, '--dry-run')).toBeNull();
  expect(written.out).toBe('would be created  A\n');
  expect(written.err).toContain('left alone  B: It is there already');
  expect(written.err).toContain('left alone  A: It is there already');
});
