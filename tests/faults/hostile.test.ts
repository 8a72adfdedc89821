import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, ask, cookiesOf, filled, formsIn, type ServedForm, signInAt } from './no-script-browser';
import { signUp, startWhole, times } from './support';

/** Together five thousand, or a tenth of that. Another SEED attacks in other ways; fast-check prints what is needed to repeat one of them. */
const RUNS = { query: times(1800, 180), path: times(1500, 150), cookie: times(700, 70), form: times(1000, 100) };
const SEED = Number(process.env.SEED ?? 20_261_121);
/** Only what hangs takes as long, however busy the machine is. */
const PATIENCE = 60_000;
/** As many as it takes for nobody to run out of attempts. */
const PEOPLE = times(12, 3);

/** May come back as text only: in an element, in an attribute, in a script. */
const MARKS = ['<gp-hostile', '" gp-hostile="', '</script><gp-hostile'];

let whole: Awaited<ReturnType<typeof startWhole>>;
let people: { cookie: string; forms: ServedForm[] }[];
let openForms: ServedForm[];
let sizeBefore: number;

beforeAll(async () => {
  whole = await startWhole({}, { ownBuild: true });
  openForms = (await Promise.all(['/login', '/signup', '/reset'].map((path) => formsOf(path)))).flat();
  people = [];
  for (let index = 0; index < PEOPLE; index++) people.push(await somebody(`attacker${index}`));
  sizeBefore = whole.sizeOfBuild();
});
afterAll(() => whole.stop());

/** Text of every sort that has broken something somewhere. */
const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.string({ maxLength: 8 }), fc.constantFrom(...MARKS), fc.string({ maxLength: 8 }))
      .map(([before, mark, after]) => before + mark + after),
  },
  { weight: 2, arbitrary: fc.integer({ min: 100, max: 12_000 }).map((length) => 'ab [X|y] '.repeat(length / 9)) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ...["' or 1=1 --", "'; drop table user_prompts; --", '%', '_', '\\', '%%%___', '& | ! <-> :* (', '"unclosed', '(a+)+$', '*', '*:*'],
      ...['../../../etc/passwd', '..\\..\\win.ini', '%2e%2e%2f', '\0', '\r\nSet-Cookie: a=b', '\u202Etxt.exe', '\uFEFF', '\uD800'],
      ...[
        '__proto__',
        'constructor',
        'toString',
        'null',
        'undefined',
        'NaN',
        '-0',
        '1e309',
        '0x10',
        '2147483648',
        '-1',
        '[]',
        '{}',
        '[object Object]',
      ],
      ...[
        'javascript:alert(1)',
        '//elsewhere.example',
        'https://elsewhere.example/',
        '/\\elsewhere.example',
        'data:text/html,x',
        '{{7*7}}',
      ],
      ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'is.null', 'id=eq.1', 'select=*', 'and(a.eq.1)'],
    ),
  },
);
const address = fc.ipV4();

test('no query parameter breaks a page, comes back as markup or makes it hang', async () => {
  const paths = [
    '/prompts',
    '/prompts/results/all',
    '/search',
    '/prompts/shared',
    '/login',
    '/signup',
    '/reset',
    '/auth/confirm',
    '/dashboard',
    '/',
  ];
  const keys = [
    'q',
    'category',
    'page',
    'after',
    'before',
    'next',
    'save',
    'copy',
    'problem',
    'link',
    'token_hash',
    'type',
    '_rsc',
    'q[]',
    '__proto__',
  ];
  const query = fc.array(fc.tuple(fc.constantFrom(...keys), hostileText), { minLength: 1, maxLength: 4 });
  await attack(RUNS.query, fc.tuple(fc.constantFrom(...paths), query), async ([path, pairs]) => {
    await expectHarmless({ path: `${path}?${pairs.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}` });
  });
});

test('no path breaks anything', async () => {
  const before = [
    '/prompt/',
    '/category/',
    '/guides/',
    '/u/',
    '/u/nobody/',
    '/data/collections/',
    '/data/my-collections/',
    '/data/my-collections.json?prompt=',
    '/data/prompts-to-add.json?q=',
    '/data/my-prompts.md?id=',
    '/data/my-prompts.md?q=',
    '/dashboard/my-prompts/categories?rename=',
    '/dashboard/my-prompts?undo=',
    '/prompt/shared/',
    '/data/prompts/',
    '/og/prompt/',
    '/og/',
    '/dashboard/',
    '/dashboard/my-prompts/',
    '/dashboard/make-mine/',
    '/dashboard/collections/',
    '/dashboard/collections/add/',
    '/',
  ];
  const after = ['', '', '.json', '.png', '/more', '.rsc', '?_rsc=1'];
  const path = fc.tuple(fc.constantFrom(...before), hostileText, fc.constantFrom(...after), fc.constantFrom(encoded, rawPath));
  await attack(RUNS.path, path, async ([start, middle, end, write]) => {
    await expectHarmless({ path: start + write(middle) + end });
  });
});

test('no cookie or header breaks anything', async () => {
  const session = 'sb-127-auth-token';
  const names = [session, `${session}.0`, `${session}.1`, 'gp-account', 'gp-recovery', '__proto__', 'theme'];
  const wrapped = fc.oneof(
    hostileText.map(encoded),
    hostileText.map((text) => `base64-${Buffer.from(text).toString('base64url')}`),
    fc.json({ maxDepth: 3 }).map((json) => `base64-${Buffer.from(json).toString('base64url')}`),
    hostileText.map(
      (text) =>
        `base64-${Buffer.from(JSON.stringify({ access_token: text, refresh_token: text, expires_at: 1e10 })).toString('base64url')}`,
    ),
  );
  const headers = fc.dictionary(
    fc.constantFrom(
      'rsc',
      'next-router-state-tree',
      'next-router-prefetch',
      'next-action',
      'x-forwarded-host',
      'host',
      'origin',
      'range',
      'if-none-match',
    ),
    hostileText.map((text) => encoded(text).slice(0, 2000)),
    { maxKeys: 2 },
  );
  const cookies = fc.array(fc.tuple(fc.constantFrom(...names), wrapped), { minLength: 1, maxLength: 3 });
  const paths = fc.constantFrom('/dashboard', '/dashboard/profile', '/login', '/prompts', '/data/saved.json', '/data/home.json', '/');
  await attack(RUNS.cookie, fc.tuple(paths, cookies, headers), async ([path, pairs, extra]) => {
    // Node's own limit for all headers together is 16 KB.
    const cookie = pairs.map(([name, value]) => `${name}=${value.slice(0, 3000)}`).join('; ');
    await expectHarmless({ path, headers: { ...extra, cookie } });
  });
});

test('no form breaks, whatever is in its fields, the hidden ones too', async () => {
  const form = fc.record({
    who: fc.nat({ max: PEOPLE - 1 }),
    which: fc.nat({ max: 99 }),
    open: fc.boolean(),
    texts: fc.array(hostileText, { minLength: 6, maxLength: 6 }),
    likelyEmail: fc.boolean(),
    tamper: fc.constantFrom('nothing', 'nothing', 'nothing', 'hidden fields', 'the action'),
    from: address,
  });
  await attack(RUNS.form, form, async ({ who, which, open, texts, likelyEmail, tamper, from }) => {
    const person = people[who];
    const forms = open ? openForms : person?.forms;
    const served = forms?.[which % forms.length];
    if (!person || !served) throw new Error('There is no form');
    const text = (index: number) => texts[index % texts.length] ?? '';
    const isAction = ([name]: [string, string]) => name.startsWith('$ACTION');
    const tampered = served.hidden.map((pair, index): [string, string] => {
      const reached = tamper === 'the action' ? isAction(pair) : tamper === 'hidden fields' && !isAction(pair);
      return reached ? [pair[0], text(index)] : pair;
    });
    const values = served.fields.map((name, index): [string, string] => [
      name,
      name === 'email' && likelyEmail ? `x${from}@example.com` : text(index),
    ]);
    const headers = { 'x-forwarded-for': from, ...(open ? {} : { cookie: person.cookie }) };
    await expectHarmless({ path: served.path, headers, body: filled({ ...served, hidden: tampered }, values) });
  });
});

test('none of it grew the disk, and everybody else is served as ever', async () => {
  expect(whole.sizeOfBuild()).toBe(sizeBefore);
  const [person] = people;
  for (const path of ['/', '/prompts?q=email', '/prompts/shared', '/dashboard/create']) {
    expect((await ask(whole.site.url, { path, headers: { cookie: person?.cookie ?? '' }, patience: PATIENCE })).status, path).toBe(200);
  }
});

function attack<T>(runs: number, inputs: fc.Arbitrary<T>, one: (input: T) => Promise<void>): Promise<void> {
  return fc.assert(fc.asyncProperty(inputs, one), { numRuns: runs, seed: SEED });
}

async function expectHarmless(wanted: { path: string; headers?: Record<string, string>; body?: FormData }): Promise<Answer> {
  const answer = await ask(whole.site.url, { ...wanted, patience: PATIENCE });
  expect(answer.status, wanted.path).toBeLessThan(500);
  expect(
    MARKS.filter((mark) => answer.text.includes(mark)),
    wanted.path,
  ).toEqual([]);
  for (const name of ['set-cookie', 'location'] as const)
    expect(String(answer.headers[name] ?? ''), name).not.toMatch(/[\r\n]|^https?:\/\/elsewhere|^\/[/\\]/);
  return answer;
}

async function formsOf(path: string, cookie = ''): Promise<ServedForm[]> {
  const { text } = await ask(whole.site.url, { path, headers: { cookie }, patience: 60_000 });
  return formsIn(path, text).filter(({ fields }) => fields.length > 0);
}

/** Somebody signed in at the site, with a prompt of their own, and the forms they can send. */
async function somebody(name: string) {
  const { client, id } = await signUp(whole.backend, name);
  const made = await client.from('user_prompts').insert({ user_id: id, title: 'Mine', content: 'What is [MINE].' }).select('id').single();
  if (made.error) throw made.error;
  const cookie = cookiesOf(await signInAt(whole.site.url, `${name}@example.com`, 'correct horse'));
  const paths = ['/dashboard/create', '/dashboard/profile', `/dashboard/my-prompts/${made.data.id}/edit`];
  const gone = await client
    .from('user_prompts')
    .insert({ user_id: id, title: 'Gone', content: 'Gone.', category: 'Mine' })
    .select('id')
    .single();
  if (gone.error) throw gone.error;
  await client.from('user_prompts').update({ category: 'Mine' }).eq('id', made.data.id);
  await client.rpc('change_prompts', { ids: [gone.data.id], change: 'delete' });
  paths.push('/dashboard/my-prompts', '/dashboard/my-prompts/deleted', '/dashboard/my-prompts/categories?rename=Mine');
  paths.push('/dashboard/collections/new', `/dashboard/collections/add/${made.data.id}`);
  const collection = await client.from('collections').insert({ user_id: id, title: 'Mine', slug: 'mine' }).select('id').single();
  if (collection.error) throw collection.error;
  paths.push(`/dashboard/collections/${collection.data.id}?q=email`);
  const forms = (await Promise.all(paths.map((path) => formsOf(path, cookie)))).flat();
  expect(forms.length, 'forms of somebody signed in').toBeGreaterThanOrEqual(paths.length);
  return { cookie, forms };
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** As little encoded as a request line allows. */
function rawPath(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\x7e]|[?#]/gu, (character) => encodeURIComponent(character));
}
