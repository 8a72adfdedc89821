import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { IMPORT } from '@/lib/account-limits';
import { readImport } from '@/lib/import/read-import';

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

const extension = fc.constantFrom('md', 'prompt.md', 'txt', 'json', 'yml', 'prompt.yml', 'toml', 'csv', 'zip', 'exe', '');
const name = fc.constantFrom(
  'SKILL',
  'system',
  'a',
  'a/b',
  '..',
  '../a',
  'a\\b',
  '__proto__',
  'constructor',
  '.env',
  'a\u0000b',
  '\u202egnp',
);
const path = fc.tuple(name, extension).map(([stem, ending]) => (ending ? `${stem}.${ending}` : stem));

const hostileText = fc.constantFrom(
  '{"__proto__":{"polluted":true},"format":"grok-prompts-export","version":1,"prompts":[]}',
  '[{"title":"A","prompt":"B","__proto__":{"polluted":true}}]',
  '{"format":"grok-prompts-export","version":1,"prompts":[{"id":"__proto__","title":"A","content":"B"}],"collections":[{"title":"C","prompts":["__proto__","constructor"]}]}',
  '{"name":"a","prompt":"{{__proto__}} {{constructor}}","config":{"blanks":[{"name":"__proto__","default":"x","choices":[],"example":""}]}}',
  'matches:\n  - trigger: a\n    form: "[[__proto__]]"\n    form_fields:\n      __proto__: { default: x }\n',
  'a: &a [x, x, x, x]\nb: &b [*a, *a, *a, *a]\nc: &c [*b, *b, *b, *b]\nd: &d [*c, *c, *c, *c]\nmatches: [*d, *d, *d]\n',
  '---\ntitle: &a [*a]\n---\n\ntext',
  '!!js/function "function(){}"',
  `---\ntitle: x\n---\n\n{{{{{{{{a}}}}}}}} ${'${'.repeat(3)}a}}} [[[[a]]]]`,
  '"title","prompt"\n"=HYPERLINK(""x"")","@SUM(1)"\n',
  'act,prompt\n"never closed',
  `act,prompt\n${'"'.repeat(1001)}`,
  '"\ud800"',
  '{"title":"\\u0000","prompt":"\\u0000"}',
  '[{"title":"\\u0000x","prompt":"a\\u0000b"}]',
  '[{"command":"a","title":"\\u202e","content":"\\ud800"}]',
  'prompt = """\n{{args}} \\u0000"""',
  '[[[[[[[[[[[[[[[[[[[[',
  '\ufeff\ufeff[{"title":"a","prompt":"b"}]',
);

const bytes = fc.oneof(
  hostileText.map((text) => Buffer.from(text)),
  fc.tuple(hostileText, fc.nat(200), fc.uint8Array({ maxLength: 8 })).map(([text, at, some]) => {
    const whole = Buffer.from(text);
    return Buffer.concat([whole.subarray(0, at), some, whole.subarray(at)]);
  }),
  fc.uint8Array({ maxLength: 300 }).map((some) => Buffer.from(some)),
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => Buffer.from(text)),
  fc.json({ maxDepth: 5 }).map((text) => Buffer.from(text)),
  fc
    .dictionary(fc.stringMatching(/^[a-z._]{1,6}(\/[a-z._]{1,6})?$/), hostileText, { maxKeys: 4 })
    .map((files) => Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([inner, text]) => [inner, strToU8(text)]))))),
);

test('5,000 hostile files are read or refused, and none throws', () => {
  fc.assert(fc.property(fc.array(fc.record({ path, bytes }), { minLength: 1, maxLength: 3 }), answered), { numRuns: 5000, seed: SEED });
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
