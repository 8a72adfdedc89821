import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { IMPORT as UPLOAD } from '../../../lib/account-limits';
import { choice, row } from '../support/import-preview';
import { asPerson, newEmail, person, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, ready, test } from '../support/test';

const IMPORT = '/dashboard/import';
const PREVIEW = /\/dashboard\/import\/[0-9a-f-]{36}$/;

/** Somebody with three prompts, one of them public and edited, a collection, a saved prompt of the library, and two pins. */
async function writer() {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  const ids: string[] = [];
  for (const [title, category] of [
    ['A letter', 'Work'],
    ['=SUM(A1)', null],
    ['A plan', 'Home'],
  ] as const) {
    const content = `Write it for [WHOM|me|my boss], ${title}. \\[TODO]`;
    const { data, error } = await client.from('user_prompts').insert({ user_id, title, category, content }).select('id').single();
    if (error) throw new Error(error.message);
    ids.push(data.id);
  }
  await client
    .from('user_prompts')
    .update({ is_public: true, content: 'Edited, for [WHOM].' })
    .eq('id', ids[0] ?? '');
  const { data: collection } = await client.from('collections').insert({ user_id, title: 'Mine', slug: 'mine' }).select('id').single();
  const collection_id = collection?.id ?? '';
  for (const prompt_id of [ids[2] ?? '', 'email-newsletter', ids[0] ?? ''])
    await client.from('collection_items').insert({ collection_id, user_id, prompt_id });
  await client.from('saved_prompts').insert({ user_id, prompt_id: 'email-newsletter' });
  for (const prompt_id of ['email-newsletter', ids[1] ?? '']) await client.from('pinned_prompts').insert({ prompt_id });
  return { who, client, user_id, ids, collection_id };
}

async function own({ client, user_id }: Pick<Awaited<ReturnType<typeof writer>>, 'client' | 'user_id'>) {
  const rows = client.from('user_prompts').select('title, category, content, is_public').eq('user_id', user_id);
  return (await rows.order('created_at', { ascending: false })).data;
}

async function download(page: Page, press: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const file = (name: string, content: string | Buffer) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

const filesField = (page: Page) => page.getByLabel('Choose files', { exact: true });

/** Files are read as soon as they are chosen. */
async function bring(page: Page, ...files: ReturnType<typeof file>[]) {
  await filesField(page).setInputFiles(files);
  await page.waitForURL(PREVIEW);
}

const importIt = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Import', exact: true });

test('what is mine leaves as one file, and comes into another account as it was @once', async ({ page, browser, baseURL }) => {
  const mine = await writer();
  const bad = await share(await newSharer(), { title: 'Another’s prompt', content: 'An advertisement' });
  await mine.client.rpc('report_thing', { kind: 'prompt', thing: bad.id, reason: 'spam', note: 'It only sells.' });
  await signInByRequest(page, mine.who);
  await open(page, '/dashboard/profile');
  const taken = await download(page, () => page.getByRole('link', { name: 'Download your data' }).click());
  expect(taken.name).toMatch(/^grok-prompts-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(taken.bytes));
  expect(Object.keys(files).filter((path) => !path.startsWith('prompts/'))).toEqual([
    ...['grok-prompts.json', 'versions.json', 'suggestions.json', 'following.json', 'reports.json', 'prompts.csv'],
  ]);
  expect(JSON.parse(strFromU8(files['reports.json'] ?? new Uint8Array()))).toMatchObject({
    format: 'grok-prompts-reports',
    reports: [{ kind: 'prompt', id: bad.id, title: 'Another’s prompt', reason: 'spam', note: 'It only sells.', outcome: null }],
    decisions: [],
    suspension: null,
  });
  expect(JSON.parse(strFromU8(files['following.json'] ?? new Uint8Array()))).toEqual({
    ...{ format: 'grok-prompts-following', version: 1, dailyEmail: false, follows: [] },
  });
  expect(JSON.parse(strFromU8(files['grok-prompts.json'] ?? new Uint8Array()))).toMatchObject({
    format: 'grok-prompts-export',
    version: 1,
  });
  expect(strFromU8(files['versions.json'] ?? new Uint8Array())).toContain('Write it for [WHOM|me|my boss], A letter.');
  expect(strFromU8(files['prompts.csv'] ?? new Uint8Array())).toContain(`"'=SUM(A1)"`);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  const reader = await person('reader');
  const { client, id: user_id } = await asPerson(reader);
  await signInByRequest(other, reader);
  await open(other, '/dashboard/my-prompts');
  await other.getByRole('main').getByRole('link', { name: 'Import prompts' }).click();
  await other.waitForURL(`**${IMPORT}`);
  await ready(other);
  await bring(other, file('mine.zip', taken.bytes));
  await expect(
    other.getByText(
      'There are 3 prompts to import. Also in this import: 1 collection, 1 saved prompt, and 2 pins. Format: Grok Prompts. Nothing has been imported yet.',
    ),
  ).toBeVisible();
  await expect(other.getByText('your profile does not change.')).toBeVisible();
  expect(await own({ client, user_id })).toEqual([]);
  await importIt(other).click();
  await other.waitForURL(/my-prompts/);
  await expect(other.getByText('Imported 3 prompts. New prompts are private until you make them public.').first()).toBeVisible();
  const asBefore = (await own(mine))?.map((prompt) => ({ ...prompt, is_public: false }));
  expect(await own({ client, user_id })).toEqual(asBefore);
  const { data: items } = await client.from('collection_items').select('prompt_id').order('position');
  expect(items?.map(({ prompt_id }) => prompt_id)[1]).toBe('email-newsletter');
  expect(items).toHaveLength(3);
  expect((await client.from('saved_prompts').select('prompt_id')).data).toEqual([{ prompt_id: 'email-newsletter' }]);
  const { data: pins } = await client.from('pinned_prompts').select('prompt_id').order('created_at', { ascending: false });
  const { data: pinned } = await client.from('user_prompts').select('id').eq('user_id', user_id).eq('title', '=SUM(A1)').single();
  expect(pins?.map(({ prompt_id }) => prompt_id)).toEqual([pinned?.id, 'email-newsletter']);

  // And again: what is there already is skipped, unless I say otherwise.
  await client.from('user_prompts').update({ content: 'Something of my own here.' }).eq('user_id', user_id).eq('title', 'A plan');
  await open(other, IMPORT);
  await bring(other, file('mine.zip', taken.bytes));
  await expect(choice(other, 'A letter')).toHaveValue(/:skip$/);
  await expect(choice(other, 'A plan')).toHaveValue(/:keep$/);
  await expect(row(other, 'A plan')).toContainText('You have one like it: A plan');
  await choice(other, 'A plan').selectOption('Replace');
  await importIt(other).click();
  await other.waitForURL(/my-prompts/);
  const byTitle = (rows: { title: string }[] | null | undefined) => rows?.toSorted((a, b) => (a.title < b.title ? -1 : 1));
  expect(byTitle(await own({ client, user_id }))).toEqual(byTitle(asBefore));
  await other.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('Undone.').first()).toBeVisible();
  expect((await own({ client, user_id }))?.find(({ title }) => title === 'A plan')?.content).toBe('Something of my own here.');
  await context.close();
});

test('a thousand prompts that were imported leave again equal, and come into another account equal @once', async ({ page }) => {
  test.slow();
  const prompts = Array.from({ length: 1000 }, (_, at) => ({
    title: `${at % 9 ? 'Prompt' : '=Prompt'} ${at}`,
    category: at % 3 ? `Kind ${at % 7}` : null,
    content: `Write [WHAT|${at}|other] for [WHOM].\n\n“${Math.sin(at)}” \\[TODO] — 你好 🙂${'\n- line'.repeat(at % 20)}`,
  }));
  const exported = async () => {
    const answer = await page.request.get('/data/my-export.zip');
    expect(answer.status()).toBe(200);
    const files = unzipSync(new Uint8Array(await answer.body()));
    return { zip: await answer.body(), own: JSON.parse(strFromU8(files['grok-prompts.json'] ?? new Uint8Array())) };
  };
  const said = (own: { prompts: typeof prompts }) => own.prompts.map(({ title, category, content }) => ({ title, category, content }));
  const take = async (brought: ReturnType<typeof file>) => {
    await open(page, IMPORT);
    await bring(page, brought);
    await expect(page.getByText(/^There are 1,000 prompts to import\./)).toBeVisible();
    await importIt(page).click();
    await page.waitForURL(/my-prompts/, { timeout: 60_000 });
  };

  await signInByRequest(page, await person('thousand'));
  const given = { format: 'grok-prompts-export', version: 1, prompts: prompts.map((prompt, at) => ({ ...prompt, id: `p${at}` })) };
  const named = { collections: [{ title: 'Some', prompts: ['p999', 'email-newsletter', 'p0'] }], pinned: ['p500', 'p3'] };
  await take(file('mine.json', JSON.stringify({ ...given, ...named, saved: [{ prompt: 'email-newsletter' }] })));
  const first = await exported();
  expect(said(first.own)).toEqual(prompts);

  await page.context().clearCookies();
  await signInByRequest(page, await person('thousand'));
  await take(file('mine.zip', first.zip));
  const { own } = await exported();
  expect(said(own)).toEqual(prompts);
  const placeOf = (id: string) => own.prompts.findIndex((prompt: { id: string }) => prompt.id === id);
  expect(own.collections.map((collection: { prompts: string[] }) => collection.prompts.map(placeOf))).toEqual([[999, -1, 0]]);
  expect(own.pinned.map(placeOf)).toEqual([500, 3]);
  expect(own.saved).toMatchObject([{ prompt: 'email-newsletter' }]);
});

test('a table whose columns I name, and a text that I paste, show what becomes of them before they are imported', async ({ page }) => {
  const who = await person('bringer');
  const { client, id: user_id } = await asPerson(who);
  await signInByRequest(page, who);
  await open(page, IMPORT);
  await bring(page, file('fragen.csv', 'Frage;Wozu\nWas ist {{sache}}?;Lernen\n;Nichts\n'));
  await expect(page.getByRole('heading', { name: 'What is in each column?' })).toBeVisible();
  await ready(page);
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await expect(page.getByText('Choose the column of the prompts')).toBeVisible();
  await page.getByRole('combobox', { name: 'Prompt' }).selectOption('Frage');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Wozu');
  const before = page.url();
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await page.waitForURL((url) => PREVIEW.test(url.pathname) && url.href !== before);
  await expect(row(page, 'Was ist [SACHE]?')).toBeVisible();
  await page.getByText('Variables became blanks in 1 prompt.').click();
  await expect(page.getByText('{{sache}} became the blank [SACHE]').first()).toBeVisible();
  await expect(page.getByText('Not imported: Title and content are required')).toBeVisible();
  await importIt(page).click();
  await page.waitForURL(/my-prompts/);
  expect(await own({ client, user_id })).toEqual([
    { title: 'Was ist [SACHE]?', category: 'Lernen', content: 'Was ist [SACHE]?', is_public: false },
  ]);

  await open(page, IMPORT);
  await page.getByLabel('Or paste text').fill('act,prompt\n"Poet","Write, [TODO]"\n"Cook","never closed\n');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.waitForURL(PREVIEW);
  await expect(page.getByText('line 3: A quotation mark is never closed, so that the rows from here on were not read.')).toBeVisible();
  await expect(row(page, 'Poet')).toBeVisible();
});

test('what stands twice is imported once, and category and choice are said for all at the top @once', async ({ page }) => {
  const who = await person('bringer');
  const { client, id: user_id } = await asPerson(who);
  await signInByRequest(page, who);
  await open(page, IMPORT);
  const some = Array.from({ length: 40 }, (_, at) => `Prompt ${at},Write about {{topic}} ${at}.`).join('\n');
  await bring(page, file('some.csv', `title,prompt\n${some}\nPrompt 3,Write about {{topic}} 3.\n`));
  await expect(page.getByText('Same as line 5.')).toBeVisible();
  // What asks for a choice comes first.
  await expect(choice(page, 'Prompt 3').first()).toHaveValue('40:skip');
  await expect(page.getByText('Variables became blanks in 41 prompts.')).toBeVisible();
  await ready(page);
  // The button is there without scrolling.
  await expect(importIt(page)).toBeInViewport();
  await page.getByLabel('Category for all').fill('From elsewhere');
  await importIt(page).click();
  await page.waitForURL(/my-prompts/);
  await expect(page.getByText('Imported 40 prompts.').first()).toBeVisible();
  const categories = (await own({ client, user_id }))?.map(({ category }) => category);
  expect(categories).toEqual(Array.from({ length: 40 }, () => 'From elsewhere'));
  await open(page, IMPORT);
  await bring(page, file('more.csv', 'title,prompt\nPrompt 1,Another.\nNew,Say it.\nNewer,Say it well.\n'));
  await page.getByLabel('The other 2 prompts').selectOption('Skip');
  await importIt(page).click();
  await page.waitForURL(/my-prompts/);
  await expect(page.getByText('Imported 1 prompt.').first()).toBeVisible();
});

test('files are dropped, sending them can be stopped, and what is not read is refused with its reason @once', async ({ page }) => {
  await signInByRequest(page, await person('dropper'));
  await open(page, IMPORT);
  const drop = (name: string, content: string) =>
    page.getByText('Drop files or a folder here').evaluate(
      (zone, given) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([given.content], given.name));
        zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      },
      { name, content },
    );
  // Nobody answers.
  await page.route('**/data/import', () => undefined);
  await drop('a_plan.md', 'Plan {{the week}}.');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Drop files or a folder here')).toBeVisible();
  await page.unroute('**/data/import');
  await drop('a_plan.md', 'Plan {{the week}}.');
  await page.waitForURL(PREVIEW);
  await expect(row(page, 'A plan')).toContainText('Plan [THE_WEEK].');
  await open(page, IMPORT);
  for (const name of ['broken.zip', 'broken-too.zip']) {
    const answered = page.waitForResponse('**/data/import');
    await drop(name, `PK\u0003\u0004${'x'.repeat(50)}`);
    await answered;
    await expect(page.getByText('This zip cannot be opened')).toBeVisible();
    await expect(page.getByText('Drop files or a folder here')).toBeVisible();
  }
  await page.getByLabel('Or paste text').fill('What I pasted.');
  await page.getByText('Drop files or a folder here').evaluate((zone, count) => {
    const dataTransfer = new DataTransfer();
    for (let number = 0; number < count; number++) dataTransfer.items.add(new File(['Say it.'], `${number}.md`));
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, UPLOAD.files + 1);
  await expect(page).toHaveURL(/too-many-files/);
  await expect(page.getByLabel('Or paste text')).toHaveValue('What I pasted.');
  await page.getByText('Drop files or a folder here').evaluate((zone) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Some words.');
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(page.getByText('There are no files in what you dropped.')).toBeVisible();
  await page.evaluate(() => {
    const unreadable = { isFile: true, name: 'locked.md', fullPath: '/locked.md', file: (_: unknown, fail: () => void) => fail() };
    Object.assign(DataTransferItem.prototype, { webkitGetAsEntry: () => unreadable });
  });
  await drop('locked.md', 'Nobody may read this.');
  await expect(page.getByText('Your browser could not read a file that you dropped.')).toBeVisible();
});

test('one prompt, some or a collection leave in the format of another tool, private ones too @once', async ({ page }) => {
  const { who, ids, collection_id } = await writer();
  await signInByRequest(page, who);
  await open(page, `/dashboard/my-prompts/${ids[2]}`);
  await page.getByText('Choose a format').click();
  const one = await download(page, () => page.getByRole('link', { name: 'Markdown', exact: true }).click());
  expect(one.bytes.toString()).toContain('title: A plan');
  expect(one.bytes.toString()).not.toContain('license');
  await open(page, `/dashboard/collections/${collection_id}`);
  await page.getByText('Other formats').click();
  const held = await download(page, () => page.getByRole('link', { name: 'Raycast', exact: true }).click());
  const titles = (bytes: Buffer) => JSON.parse(bytes.toString()).map(({ title }: { title: string }) => title);
  expect(titles(held.bytes)).toEqual(['A plan', expect.any(String), 'A letter']);
  await open(page, '/dashboard/my-prompts');
  await page.getByRole('checkbox', { name: 'Select: A plan', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select: A letter', exact: true }).check();
  await page.locator('form#selection').getByText('Export', { exact: true }).click();
  const some = await download(page, () => page.locator('form#selection').getByRole('link', { name: 'Open WebUI', exact: true }).click());
  expect(titles(some.bytes).toSorted()).toEqual(['A letter', 'A plan']);
});

test('nobody else gets any of it, and nothing of it is cached @once', async ({ page, request }) => {
  const { who, ids, collection_id } = await writer();
  const addresses = [
    '/data/my-export.zip',
    `/data/my-prompts/use/markdown?id=${ids[2]}`,
    `/data/my-collections/${collection_id}/use/markdown`,
  ];
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(401);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
  await signInByRequest(page, who);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
  await open(page, IMPORT);
  await bring(page, file('a.md', 'Say it.'));
  const preview = page.url();
  await page.context().clearCookies();
  await signInByRequest(page, await person('stranger'));
  await page.goto(preview);
  await expect(page.getByText('This import is no longer here')).toBeVisible();
  expect((await page.request.get(addresses[1] ?? '')).status()).toBe(404);
  expect((await page.request.get(addresses[2] ?? '')).status()).toBe(404);
  // A form of another site.
  const sent = { multipart: { text: 'Say it.' }, headers: { Origin: 'https://example.com' }, maxRedirects: 0 };
  expect((await page.request.post('/data/import', sent)).status()).toBe(403);
  // Whoever is signed out is asked to sign in.
  const out = await request.post('/data/import', { multipart: { text: newEmail() }, maxRedirects: 0 });
  expect([out.status(), out.headers().location]).toEqual([303, '/login?next=%2Fdashboard%2Fimport']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prompts are brought, looked at, chosen and imported, and what is mine is downloaded @once', async ({ page }) => {
    const { who, client, user_id } = await writer();
    await signInByRequest(page, who);
    await page.goto('/dashboard/profile');
    const taken = await download(page, () => page.getByRole('link', { name: 'Download your data' }).click());
    await page.goto(IMPORT);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('Choose files, or paste a text.')).toBeVisible();
    const choose = async (brought: ReturnType<typeof file>) => {
      await filesField(page).setInputFiles([brought]);
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.waitForURL(PREVIEW);
    };
    await choose(file('mine.zip', taken.bytes));
    await page.getByLabel('The 3 you already have').selectOption('Skip');
    await importIt(page).click();
    await page.waitForURL(/my-prompts/);
    expect(await own({ client, user_id })).toHaveLength(3);
    await page.goto(IMPORT);
    await choose(file('new.csv', 'title,prompt\nOne,Say [A].\nTwo,Say [B].\nA plan,Another plan for [WHOM].\n'));
    await choice(page, 'Two').selectOption('Skip');
    await importIt(page).click();
    await page.waitForURL(/my-prompts/);
    expect((await own({ client, user_id }))?.map(({ title }) => title)).toEqual(['One', 'A plan', 'A plan', '=SUM(A1)', 'A letter']);
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await own({ client, user_id }))?.length).toBe(3);
  });
});
