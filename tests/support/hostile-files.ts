import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';

/** May come back as text only. */
export const MARK = '<gp-hostile';

/** The name of what must be nowhere when somebody has brought it under a path that leads out of its folder. */
export const OUTSIDE = 'gp-hostile-outside.md';

export type HostileFile = { path: string; bytes: Buffer };

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
  `[{"title":"a${MARK}","category":"${MARK}","prompt":"</script>${MARK} [A|${MARK}]"}]`,
  `act,prompt\n${MARK},"'""></textarea>${MARK}"\n`,
  `---\ntitle: ${MARK}\n---\n\n</script>${MARK}`,
  `${MARK},${MARK}\n${MARK},b\n`,
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

const textBytes = fc.oneof(
  hostileText.map((text) => Buffer.from(text)),
  fc.tuple(hostileText, fc.nat(200), fc.uint8Array({ maxLength: 8 })).map(([text, at, some]) => {
    const whole = Buffer.from(text);
    return Buffer.concat([whole.subarray(0, at), some, whole.subarray(at)]);
  }),
  fc.uint8Array({ maxLength: 300 }).map((some) => Buffer.from(some)),
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => Buffer.from(text)),
  fc.json({ maxDepth: 5 }).map((text) => Buffer.from(text)),
);

const zipOf = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([inner, text]) => [inner, strToU8(text)]))));

const zip = fc.dictionary(fc.stringMatching(/^[a-z._]{1,6}(\/[a-z._]{1,6})?$/), hostileText, { maxKeys: 4 }).map(zipOf);

/** Anything that somebody may call a file of prompts. */
export const hostileFile: fc.Arbitrary<HostileFile> = fc.record({
  path,
  bytes: fc.oneof({ weight: 5, arbitrary: textBytes }, { weight: 1, arbitrary: zip }),
});

/** The same, but no path or zip for which all that is beside it is refused. */
export const hostileTextFile: fc.Arbitrary<HostileFile> = fc.record({
  path: extension.filter((ending) => ending !== 'zip').map((ending) => `folder/a${ending && `.${ending}`}`),
  bytes: textBytes,
});

const outward = fc.constantFrom(
  ...['../', '../../', '../../../../../../../../tmp/', '/tmp/', '/', './../', 'a/../../', '..\\..\\', 'C:\\', 'file:///tmp/', '~/'].map(
    (start) => start + OUTSIDE,
  ),
);

/** Where a field is in an entry of a zip's list of contents, its length in bytes, and values that are lies. */
const FIELDS = {
  flags: [8, 2],
  method: [10, 2],
  packedSize: [20, 4],
  size: [24, 4],
  nameLength: [28, 2],
  extraLength: [30, 2],
  commentLength: [32, 2],
  start: [42, 4],
} as const;

/** The list of contents begins where the last 22 bytes say. */
function patched(whole: Buffer, field: keyof typeof FIELDS, value: number): Buffer {
  const bytes = Buffer.from(whole);
  const at = bytes.readUInt32LE(bytes.length - 6);
  const [offset, length] = FIELDS[field];
  if (at + 46 <= bytes.length) bytes.writeUIntLE(value % 256 ** length, at + offset, length);
  return bytes;
}

/** A zip whose list of contents names its first file so many times. */
function overlapping(whole: Buffer, times: number): Buffer {
  const at = whole.readUInt32LE(whole.length - 6);
  const entry = whole.subarray(at, at + 46 + whole.readUInt16LE(at + 28));
  const end = Buffer.from(whole.subarray(whole.length - 22));
  end.writeUInt16LE(times, 8);
  end.writeUInt16LE(times, 10);
  end.writeUInt32LE(entry.length * times, 12);
  return Buffer.concat([whole.subarray(0, at), ...Array<Buffer>(times).fill(entry), end]);
}

const lie = fc.oneof(fc.constantFrom(0, 1, 9, 10, 0xffff, 0x7fffffff, 0xffffffff), fc.nat(2000));
/** 3 MB of one letter, in 3 KB. */
const tight = zipOf({ 'a.md': 'a'.repeat(3_000_000) });
const someZip = fc.oneof(
  zip.filter((whole) => whole.length > 22),
  fc.constant(tight),
);

/** A zip that is damaged, lies about what is in it, or leads out of its folder. */
export const hostileZip: fc.Arbitrary<HostileFile> = fc
  .oneof(
    fc.dictionary(outward, hostileText, { minKeys: 1, maxKeys: 3 }).map(zipOf),
    fc.tuple(someZip, fc.constantFrom(...(Object.keys(FIELDS) as (keyof typeof FIELDS)[])), lie).map((args) => patched(...args)),
    fc.tuple(someZip, fc.integer({ min: 1, max: 60 })).map((args) => overlapping(...args)),
    fc.tuple(someZip, fc.nat()).map(([whole, length]) => whole.subarray(0, length % whole.length)),
    fc.tuple(someZip, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 })).map(([whole, changes]) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      return bytes;
    }),
    fc
      .tuple(zip, zip)
      .map(([inner, other]) => Buffer.from(zipSync({ 'inner.zip': inner, 'a/other.zip': other, 'a.md': strToU8('Say it.') }))),
    fc.tuple(zip, fc.uint8Array({ maxLength: 100 })).map(([whole, some]) => Buffer.concat([some, whole])),
  )
  .map((bytes) => ({ path: 'a.zip', bytes }));
