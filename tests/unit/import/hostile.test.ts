import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { IMPORT } from '@/lib/account-limits';
import { hostileFile } from '@/tests/support/hostile-files';
import { readImport } from '../support/read-import';

const SEED = 25;

/** Whatever is brought, there is an answer: a list of what was read, or a reason. */
function answered(uploads: { path: string; bytes: Buffer }[]): void {
  const found = readImport(uploads);
  if (typeof found === 'string') return;
  for (const { title, content, problem } of found.rows) {
    expect(title.length).toBeLessThanOrEqual(2 * 100);
    expect(content.length).toBeLessThanOrEqual(2 * 100_000);
    expect(problem === null ? content : '').not.toMatch(/\0/);
    if (problem === null) expect(content.trim()).not.toBe('');
  }
  for (const { reason } of found.unread) expect(reason).not.toBe('');
}

const file = (path: string, content: string | Uint8Array) => [{ path, bytes: Buffer.from(content) }];

test('5,000 hostile files are read or refused, and none throws', () => {
  fc.assert(fc.property(fc.array(hostileFile, { minLength: 1, maxLength: 3 }), answered), { numRuns: 5000, seed: SEED });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

describe('what would take long takes no longer than its length', () => {
  const LONG = 300_000;
  test.each([
    ['one line', 'a.md', 'x'.repeat(LONG)],
    ['lines', 'a.csv', 'a\n'.repeat(LONG)],
    ['quotation marks', 'a.csv', `title,prompt\n${'""'.repeat(LONG)}`],
    ['separators', 'a.csv', ','.repeat(LONG)],
    ['braces', 'a.md', '{'.repeat(LONG)],
    ['variables that never end', 'a.md', '{{a '.repeat(LONG / 4)],
    ['variables', 'a.md', '{{a}}'.repeat(LONG / 5)],
    ['arguments that never end', 'a.json', JSON.stringify([{ title: 'A', prompt: '{argument name="x '.repeat(LONG / 18) }])],
    ['arguments', 'a.json', JSON.stringify([{ title: 'A', prompt: '{argument name="x"}'.repeat(LONG / 19) }])],
    ['dollars', 'a.csv', `act,prompt\nA,${'$'}${'{a:'.repeat(LONG / 3)}`],
    ['optional parts', 'a.json', JSON.stringify({ name: 'a', prompt: '[Only if given:{{a}}'.repeat(LONG / 20) })],
    ['fields of a form', 'a.yml', `matches:\n  - trigger: a\n    form: "${'[[a]]'.repeat(LONG / 5)}"\n`],
    ['front matter that never ends', 'a.md', `---\n${'a: b\n'.repeat(LONG / 5)}`],
    ['deep JSON', 'a.json', '['.repeat(LONG)],
    ['deep YAML', 'a.yml', '['.repeat(5000)],
    ['deep TOML', 'a.toml', `a = ${'['.repeat(5000)}`],
    ['escaped blanks', 'a.json', JSON.stringify({ name: 'a', prompt: '[TODO]'.repeat(LONG / 6) })],
  ])('%s', { timeout: 20_000 }, (_name, where, text) => answered(file(where, text)));
});

describe('of more than any file of prompts has', () => {
  test.each([
    ['elements', `{"prompts":[{"title":"A","prompt":"B","tags":[${'0,'.repeat(IMPORT.elements)}0]}]}`],
    ['elements in elements', `[ ${'['.repeat(IMPORT.depth)}${']'.repeat(IMPORT.depth)}]`],
  ])('%s nothing is read, and the other files are', (_name, text) => {
    expect(readImport([...file('a.json', text), ...file('b.md', 'Say it.')])).toMatchObject({
      rows: [{ path: 'b.md' }],
      unread: [{ path: 'a.json', reason: expect.stringContaining('more than 100,000 values') }],
    });
  });

  test('lines of JSON the first are read', () => {
    const line = `{"title":"A","prompt":"Say it.","tags":[${'0,'.repeat(60_000)}0]}\n`;
    expect(readImport(file('a.jsonl', line.repeat(3)))).toMatchObject({
      rows: [{ content: 'Say it.' }],
      unread: expect.arrayContaining([{ path: 'a.jsonl', line: 2, reason: expect.stringContaining('from here on were not read') }]),
    });
  });

  test.each([
    ['a row', 'a.csv', `act,prompt\nA,${'x'.repeat(IMPORT.row + 1)}\n`, 'A row is too long for a prompt'],
    ['a Markdown file', 'a.md', 'x'.repeat(IMPORT.structured + 1), expect.stringContaining('more than 3,000,000 characters')],
  ])('%s is told and not read', (_name, where, text, reason) => {
    expect(readImport(file(where, text))).toMatchObject({ rows: [], unread: [{ path: where, reason }] });
  });

  test('what looks like elements in a string is text', () => {
    const text = `\\"[{,${'[[{,\\\\'.repeat(IMPORT.elements)}`;
    const found = readImport(file('a.json', JSON.stringify([{ title: text.slice(0, 9), prompt: 'Say it.', notes: text }])));
    expect(found).toMatchObject({ rows: [{ content: 'Say it.' }] });
  });

  test('a table has its first columns', () => {
    const row = (text: string) => `prompt${`,${text}`.repeat(IMPORT.columns + 5)}\n`;
    const found = readImport(file('a.csv', row('a') + row('b')));
    expect(typeof found === 'object' && [found.table?.header.length, found.table?.first[0]?.length]).toEqual([
      IMPORT.columns,
      IMPORT.columns,
    ]);
  });
});

test('a zip in a zip is not opened, nor one that unpacks to more than is read', () => {
  const inner = zipSync({ 'a.md': strToU8('x') });
  expect(readImport(file('a.zip', zipSync({ 'b.zip': inner, 'c.md': strToU8('Say it.') })))).toMatchObject({
    rows: [{ title: 'C' }],
    unread: [{ path: 'b.zip' }],
  });
  const large = strToU8(Array.from({ length: 600_000 }, (_, at) => Math.sin(at).toString(36)).join(''));
  expect(
    readImport(file('a.zip', zipSync(Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => [`${key}.md`, large])), { level: 1 }))),
  ).toBe('too-large');
  expect(readImport(file('a.zip', zipSync({ 'a.md': strToU8('a'.repeat(IMPORT.ratioFrom * 3)) })))).toBe('packed-too-tightly');
});
