import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { IMPORT } from '@/lib/account-limits';
import { isSafePath, listZip, sizeProblem, unpack } from '@/lib/integrations/zip/read-zip';
import { zipStream } from '@/lib/integrations/zip/zip-stream';

const zipOf = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));

function entriesOf(bytes: Buffer) {
  const entries = listZip(bytes);
  if (typeof entries === 'string') throw new Error(entries);
  return entries;
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

test('a zip that is made while it is sent holds what was put into it', async () => {
  const path = fc.stringMatching(/^[a-z]{1,8}(\/[a-zé ]{1,8}){0,2}$/);
  await fc.assert(
    fc.asyncProperty(fc.dictionary(path, fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 })), async (files) => {
      async function* given() {
        for (const [name, text] of Object.entries(files)) yield { path: name, text };
      }
      const entries = entriesOf(await bytesOf(zipStream(given())));
      const back = Object.fromEntries(entries.map((entry) => [entry.path, unpack(entry)?.toString()]));
      expect(back).toEqual(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text.join('')).toString()])));
    }),
    { numRuns: 50 },
  );
});

test('others are served while a long file is compressed', async () => {
  async function* given() {
    yield { path: 'long.txt', text: Array.from({ length: 20 }, (_, at) => `${at} words `.repeat(20_000)) };
  }
  let turns = 0;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await bytesOf(zipStream(given()));
  clearImmediate(next);
  expect(turns).toBeGreaterThan(20);
});

describe('a zip is not opened', () => {
  test.each<[string, Buffer, string]>([
    ['that is none', Buffer.from('PK\u0003\u0004 and nothing else, nothing at all'), 'not-a-zip'],
    [
      'with more files than are read',
      zipOf(Object.fromEntries(Array.from({ length: IMPORT.files + 1 }, (_, at) => [`${at}.md`, '']))),
      'too-many-files',
    ],
    ['with a path that leads out of its folder', zipOf({ 'a/../../b.md': 'x' }), 'unsafe-path'],
    ['with a path from the root', zipOf({ '/etc/passwd': 'x' }), 'unsafe-path'],
    ['with a path of Windows', zipOf({ 'C:\\b.md': 'x' }), 'unsafe-path'],
    ['with a path of Windows that leads out of its folder', zipOf({ 'a\\..\\..\\b.md': 'x' }), 'unsafe-path'],
    ['with a path behind a dot that leads out of its folder', zipOf({ './../b.md': 'x' }), 'unsafe-path'],
  ])('%s', (_name, bytes, problem) => expect(listZip(bytes)).toBe(problem));

  test('that would unpack to far more than it is, or to too much', () => {
    expect(sizeProblem(entriesOf(zipOf({ 'bomb.md': 'a'.repeat(2_000_000) })))).toBe('packed-too-tightly');
    const packed = Buffer.alloc(IMPORT.unpacked);
    expect(sizeProblem([{ path: 'big.md', size: IMPORT.unpacked + 1, packed, method: 8 }])).toBe('too-large');
    expect(sizeProblem(entriesOf(zipOf({ 'a.md': 'Some text' })))).toBeNull();
  });

  test('whose entries lie over each other, so that a few bytes are unpacked again and again', () => {
    const bytes = zipOf({ 'a.md': 'the first one', 'b.md': 'another one' });
    const second = bytes.indexOf('PK\u0001\u0002', bytes.indexOf('PK\u0001\u0002') + 1, 'latin1');
    // The second entry is where the first one is.
    bytes.writeUInt32LE(0, second + 42);
    expect(listZip(bytes)).toBe('not-a-zip');
  });

  test('that has a password', () => {
    const bytes = zipOf({ 'a.md': 'x' });
    const entry = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    bytes.writeUInt16LE(1, entry + 8);
    expect(listZip(bytes)).toBe('encrypted');
  });
});

test('what Windows and tar write into paths is read, and an endless path is left to the reader', () => {
  const long = `${'a/'.repeat(IMPORT.path)}b.md`;
  const entries = entriesOf(zipOf({ './': '', './a.md': 'A', 'prompts\\b.md': 'B', './/c\\': '', [long]: 'C' }));
  expect(entries.map(({ path }) => path)).toEqual(['a.md', 'prompts/b.md', long]);
});

test('an entry that is longer than its zip says is not unpacked any further', () => {
  const bytes = zipOf({ 'a.md': 'a'.repeat(1_000_000) });
  bytes.writeUInt32LE(10, bytes.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
  const [entry] = entriesOf(bytes);
  expect(entry && unpack(entry)).toBeNull();
});

test('of a zip with any bytes changed nothing throws', () => {
  const whole = zipOf({ 'a.md': 'the first one', 'folder/b.md': 'another one'.repeat(50) });
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(whole.length), (changes, length) => {
      const bytes = Buffer.from(whole);
      for (const [at, byte] of changes) bytes[at] = byte;
      for (const some of [bytes, bytes.subarray(0, length)]) {
        const entries = listZip(some);
        if (typeof entries === 'string' || sizeProblem(entries)) continue;
        for (const entry of entries) unpack(entry);
      }
    }),
    { numRuns: 3000 },
  );
});

test('safe paths stay in their folder', () => {
  for (const path of ['a.md', 'a/b.md', 'a b/ü.md', '..a/b', 'a../b']) expect(isSafePath(path), path).toBe(true);
  // The paths of zips and uploads are made plain before.
  for (const path of ['..', './a', 'a/./b', 'a/../b', '/a', '\\a', 'a\\b', 'c:/a', 'a\u0000b', 'a\nb'])
    expect(isSafePath(path), path).toBe(false);
});
