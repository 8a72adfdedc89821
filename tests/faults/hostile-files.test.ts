import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READING } from '../../lib/account-limits';
import { isSafePath, listZip, unpack } from '../../lib/integrations/zip/read-zip';
import { RATES } from '../../lib/limits';
import { type HostileFile, hostileFile, hostileTextFile, hostileZip, MARK, OUTSIDE } from '../support/hostile-files';
import { SLOW_FILES } from '../support/slow-files';
import { ask, cookiesOf, filled, formsIn, signInAt } from './no-script-browser';
import { residentMegabytes, signUp, startWhole, throwawayFolder, times } from './support';

/** Another SEED brings other files. */
const SEED = Number(process.env.SEED ?? 20_261_124);
/** Files that are sent alone, and forms with so many files each: together five thousand files, or a tenth of them. */
const ALONE = times(1000, 100);
const FORMS = times(160, 16);
const IN_A_FORM = 25;
const FILES = ALONE + FORMS * IN_A_FORM;
/** An account has so many imports and exports in ten minutes; the last one is its export. */
const EACH = RATES.transfer.perAccount - 1;
const PEOPLE = Math.ceil((ALONE + FORMS) / EACH);
const AT_ONCE = 4;
/** Every so many imports that are shown are taken. */
const TAKEN = 4;
const PATIENCE = 60_000;
/** For one who brings nothing, also on a machine that does much else. A file that stopped the site stopped it for minutes. */
const OTHERS_PATIENCE = 15_000;
/** What a process of the site may hold while uploads of up to 20 MB are read; 581 MB were measured. */
const RESIDENT_LIMIT_MB = 800;

type Sent = { files: HostileFile[] };
type Person = { name: string; from: string; cookie: string };

let whole: Awaited<ReturnType<typeof startWhole>>;
/** Where the site and the libraries in it would put temporary files. */
let temporary: Awaited<ReturnType<typeof throwawayFolder>>;
let before: { build: number; folder: string[]; megabytes: number };
const peak = { megabytes: 0 };
let watching: ReturnType<typeof setInterval>;
let people: Person[];

beforeAll(async () => {
  temporary = await throwawayFolder();
  whole = await startWhole({ TMPDIR: temporary.folder }, { ownBuild: true });
  people = [];
  for (let at = 0; at <= PEOPLE; at++) people.push(await somebody(`bringer${at}`, `198.51.100.${at}`));
  // Once, so that what any first request loads is loaded.
  const [first] = people.splice(0, 1);
  if (!first) throw new Error('There is nobody');
  await bring(first, [{ path: 'a.md', bytes: Buffer.from('Say [A].') }], true);
  before = { build: whole.sizeOfBuild(), folder: projectFolder(), megabytes: residentMegabytes(whole.site.pid) };
  watching = setInterval(() => {
    peak.megabytes = Math.max(peak.megabytes, residentMegabytes(whole.site.pid));
  }, 50);
});
afterAll(async () => {
  clearInterval(watching);
  await whole.stop();
  await temporary.remove();
});

/** What became of what was brought. */
const outcomes = new Map<string, number>();

test(`${FILES} hostile files are read or refused, and every page about them is a page`, async () => {
  const alone = fc.sample(fc.oneof(hostileFile, { weight: 2, arbitrary: hostileZip }), { numRuns: ALONE, seed: SEED });
  const forms = fc.sample(fc.array(hostileTextFile, { minLength: IN_A_FORM, maxLength: IN_A_FORM }), { numRuns: FORMS, seed: SEED });
  const all: Sent[] = [...alone.map((file) => ({ files: [file] })), ...forms.map((files) => ({ files }))];
  // Forms between the others.
  const queue = all.map((sent, at) => ({ sent, at })).sort((a, b) => ((a.at * 7919) % all.length) - ((b.at * 7919) % all.length));
  const waiting = [...people];
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const share = queue.splice(0, EACH);
      for (const [index, { sent, at }] of share.entries()) {
        const what = `SEED=${SEED}, ${at} of ${all.length}: ${sent.files.map(({ path: name }) => JSON.stringify(name)).join(' ')}`;
        await bring(person, sent.files, index % TAKEN === 0, what);
      }
      await expectOwnExport(person);
    }
  });
  await Promise.all(lanes);
  expect(queue).toEqual([]);
  console.info(`Of ${all.length} requests: ${[...outcomes].map(([name, count]) => `${count} ${name}`).join(', ')}`);
  // Neither all of them refused nor all of them read: both ways were tried.
  const shown = outcomes.get('shown') ?? 0;
  expect(shown).toBeGreaterThan(all.length / 10);
  expect(shown).toBeLessThan(all.length);
});

/** As large as can be sent, or larger, and forms that are none. */
test('files of 20 MB, zips of thousands, and broken forms are answered', async () => {
  const person = await somebody('heavy', '198.51.100.250');
  const files = (count: number) =>
    Array.from({ length: count }, (_, at): HostileFile => ({ path: `folder/${at}.md`, bytes: Buffer.from(`Say [A], ${at}.`) }));
  const zipOf = (entries: [string, Uint8Array][], level: 0 | 6 = 6) => Buffer.from(zipSync(Object.fromEntries(entries), { level }));
  const text = Buffer.from(randomBytes(9_000_000).toString('hex'));
  const heavy: [string, HostileFile[], string][] = [
    ['20 MB that are no text', [{ path: 'a.md', bytes: randomBytes(20_000_000) }], 'shown'],
    ['18 MB of text', [{ path: 'a.md', bytes: text }], 'shown'],
    ['20 MB of CSV', [{ path: 'a.csv', bytes: Buffer.from('a,b\n'.repeat(5_000_000)) }], 'shown'],
    ['20 MB of quotation marks', [{ path: 'a.csv', bytes: Buffer.from(`title,prompt\n${'"'.repeat(19_000_000)}`) }], 'shown'],
    ['20 MB of JSON', [{ path: 'a.json', bytes: Buffer.from(`[${'[],'.repeat(6_500_000)}0]`) }], 'shown'],
    ['20 MB of JSON, as deep as long', [{ path: 'a.json', bytes: Buffer.from('['.repeat(10_000_000) + ']'.repeat(10_000_000)) }], 'shown'],
    ['20 MB of separators', [{ path: 'a.csv', bytes: Buffer.from(`title,prompt\n${','.repeat(19_000_000)}`) }], 'shown'],
    ['20 MB of separators and no name', [{ path: 'a', bytes: Buffer.from(','.repeat(20_000_000)) }], 'shown'],
    ['20 MB of deep JSON', [{ path: 'a.json', bytes: Buffer.from('['.repeat(20_000_000)) }], 'shown'],
    ['more than can be sent', [{ path: 'a.md', bytes: Buffer.alloc(22_000_000, 97) }], 'too-large'],
    ['a zip of 36 MB', [{ path: 'a.zip', bytes: zipOf([...'ab'].map((name) => [`${name}.md`, text])) }], 'shown'],
    ['a zip of 54 MB', [{ path: 'a.zip', bytes: zipOf([...'abc'].map((name) => [`${name}.md`, text])) }], 'too-large'],
    [
      'a zip of 6,000 files',
      [{ path: 'a.zip', bytes: zipOf(files(6000).map(({ path: name, bytes }) => [name, bytes])) }],
      'too-many-files',
    ],
    ['a zip of 900 files', [{ path: 'a.zip', bytes: zipOf(files(900).map(({ path: name, bytes }) => [name, bytes])) }], 'shown'],
    ['a form of 5,001 files', files(5001), 'too-many-files'],
  ];
  for (const [name, brought, expected] of heavy) expect(await bring(person, brought, false, name), name).toBe(expected);

  const type = 'multipart/form-data; boundary=b';
  const part = (header: string, content: string) => `--b\r\n${header}\r\n\r\n${content}\r\n`;
  const named = 'Content-Disposition: form-data; name="file"; filename=';
  for (const [kind, content] of [
    [type, ''],
    [type, '--b'],
    [type, '--b--\r\n'],
    [type, part(`${named}"a.md"`, 'never ends')],
    [type, `${part(`${named}"../../${OUTSIDE}"`, 'Say it.')}--b--\r\n`],
    [type, `${part(`${named}"a\0b.md"`, 'Say it.')}--b--\r\n`],
    [type, `${part(named, 'Say it.')}--b--\r\n`],
    [type, `${part(`X: ${'x'.repeat(100_000)}`, 'Say it.')}--b--\r\n`],
    ['multipart/form-data', 'Say it.'],
    ['application/json', '{"file":"a"}'],
    ['application/x-www-form-urlencoded', 'file=a&text='],
  ] as const) {
    const answer = await ask(whole.site.url, {
      ...wanted(person),
      body: new Blob([content], { type: kind }),
      path: '/data/import',
      patience: PATIENCE,
    });
    expect([303, 403], `${kind}: ${content.slice(0, 80)}`).toContain(answer.status);
    expect(answer.headers.location, `${kind}: ${content.slice(0, 80)}`).not.toContain('problem=failed');
  }
});

/** Each stopped the site once, or would with another reader: for minutes nobody was answered. */
test('while the file of each format that takes longest is read, everybody else is answered', async () => {
  const others = ['/healthz', '/prompts', '/prompts?q=letter'];
  for (const [at, [name, make]] of SLOW_FILES.entries()) {
    if (at % times(1, 3) > 0) continue;
    // One each, because of the files that somebody may bring in ten minutes.
    const person = await somebody(`slow${at}`, `198.51.101.${at}`);
    let isRead = false;
    const reading = bring(person, [make()], false, name).finally(() => {
      isRead = true;
    });
    const answers: number[] = [];
    while (!isRead) {
      const path = others[answers.length % others.length] ?? '/';
      const { status } = await ask(whole.site.url, { path, headers: { 'x-forwarded-for': '203.0.113.9' }, patience: OTHERS_PATIENCE });
      expect(status, `${path} while ${name} is read`).toBe(200);
      answers.push(status);
    }
    expect(await reading, name).toMatch(/^(shown|too-many-prompts|too-much-text|packed-too-tightly)$/);
    expect(answers.length, name).toBeGreaterThan(0);
  }
});

test('whoever brings more at once than is read waits, or is told to come again', async () => {
  const [, make] = SLOW_FILES.at(-1) ?? [];
  if (!make) throw new Error('There is none');
  const crowd = await Promise.all(Array.from({ length: 3 * READING.waiting }, (_, at) => somebody(`crowd${at}`, `198.51.102.${at}`)));
  const file = make();
  const found = await Promise.all(crowd.map((person) => bring(person, [file], false)));
  expect(found.filter((outcome) => outcome === 'shown').length).toBeGreaterThan(READING.waiting);
  expect(new Set(found).difference(new Set(['shown', 'busy']))).toEqual(new Set());
});

/** Without builds, which tests beside this one make, too. */
const projectFolder = () => readdirSync('.').filter((name) => !name.startsWith('.next'));

test('nothing of it is on the disk, in memory or in the way of anybody', async () => {
  const megabytes = residentMegabytes(whole.site.pid);
  console.info(`The site held ${before.megabytes.toFixed()} MB before, ${peak.megabytes.toFixed()} at most, ${megabytes.toFixed()} after`);
  expect(peak.megabytes).toBeLessThan(RESIDENT_LIMIT_MB);
  expect(readdirSync(temporary.folder)).toEqual([]);
  expect(whole.sizeOfBuild()).toBe(before.build);
  expect(projectFolder()).toEqual(before.folder);
  for (const base of ['.', '..', '../..', '/', '/tmp', temporary.folder, `${temporary.folder}/..`, process.env.HOME ?? '/'])
    for (const name of [OUTSIDE, `..\\..\\${OUTSIDE}`, `C:\\${OUTSIDE}`]) expect(existsSync(path.resolve(base, name)), base).toBe(false);
  const [person] = people;
  for (const address of ['/', '/prompts', '/dashboard/my-prompts', '/dashboard/import'])
    expect((await ask(whole.site.url, { ...(person && wanted(person)), path: address, patience: PATIENCE })).status, address).toBe(200);
});

const wanted = ({ cookie, from }: Person) => ({ headers: { cookie, 'x-forwarded-for': from } });

/** Sends files as the page does, looks at what it leads to, and takes what is there, if that is said; answers "shown", or why it was refused. */
async function bring(person: Person, files: readonly HostileFile[], take: boolean, what = ''): Promise<string> {
  const body = new FormData();
  for (const { path: name, bytes } of files) body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await ask(whole.site.url, { ...wanted(person), body, path: '/data/import', patience: PATIENCE });
  expect(answer.status, what).toBe(303);
  const location = new URL(answer.headers.location ?? '', whole.site.url);
  const outcome = location.searchParams.get('problem') ?? 'shown';
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  // The one reason that is ours.
  expect(['failed', 'too-many-attempts', 'unavailable'], what).not.toContain(outcome);
  const page = await ask(whole.site.url, { ...wanted(person), path: location.pathname + location.search, patience: PATIENCE });
  expect(page.status, what).toBe(200);
  expect(page.text, what).not.toContain(MARK);
  if (outcome !== 'shown') return outcome;
  expect(location.pathname, what).toMatch(/^\/dashboard\/import\/[0-9a-f-]{36}$/);
  const form = take ? formsIn(location.pathname, page.text).find(({ hidden }) => hidden.some(([name]) => name === 'import')) : undefined;
  if (form) {
    const taken = await ask(whole.site.url, {
      ...wanted(person),
      path: form.path,
      body: filled(form, [['doubles', 'keep']]),
      patience: PATIENCE,
    });
    expect([200, 303], what).toContain(taken.status);
    expect(taken.text, what).not.toContain(MARK);
    outcomes.set('taken', (outcomes.get('taken') ?? 0) + Number(taken.status === 303));
  }
  return outcome;
}

/** What they have now leaves as a zip of files that stay in their folder. */
async function expectOwnExport(person: Person): Promise<void> {
  const response = await fetch(`${whole.site.url}/data/my-export.zip`, wanted(person));
  expect(response.status, person.name).toBe(200);
  const entries = listZip(Buffer.from(await response.arrayBuffer()));
  if (typeof entries === 'string') throw new Error(`The export of ${person.name}: ${entries}`);
  for (const entry of entries) {
    expect(isSafePath(entry.path), entry.path).toBe(true);
    expect(unpack(entry), entry.path).not.toBeNull();
  }
}

/** Signs in from an address of their own, as one address may sign in fifty times in five minutes. */
async function somebody(name: string, from: string): Promise<Person> {
  await signUp(whole.backend, name);
  const answer = await signInAt(whole.site.url, `${name}@example.com`, 'correct horse', { 'x-forwarded-for': from });
  expect(answer.status, name).toBe(303);
  return { name, from, cookie: cookiesOf(answer) };
}
