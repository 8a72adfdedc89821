import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { asPerson, person, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

/** Somebody with so many prompts, the last one the newest, and a collection. */
async function writer(count = 4) {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  const rows = Array.from({ length: count }, (_, at) => ({ user_id, title: `Prompt ${at + 1}`, content: `Write [WHAT] ${at + 1}.` }));
  for (const row of rows) {
    const { error } = await client.from('user_prompts').insert(row);
    if (error) throw new Error(error.message);
  }
  const { error } = await client.from('collections').insert({ user_id, title: 'Client A', slug: 'client-a' });
  if (error) throw new Error(error.message);
  const categories = async () => {
    const { data } = await client.from('user_prompts').select('title, category').eq('user_id', user_id).order('created_at');
    return data?.map(({ category }) => category);
  };
  return { who, client, user_id, categories };
}

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select: ${title}`, exact: true });
const form = (page: Page) => page.locator('form#selection');
const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo' });
const LIST = '/dashboard/my-prompts';

test('several prompts get a category, and Undo gives each its own back', async ({ page }) => {
  const { who, client, user_id, categories } = await writer();
  await client.from('user_prompts').update({ category: 'Old' }).eq('user_id', user_id).eq('title', 'Prompt 1');
  await signInByRequest(page, who);
  await open(page, LIST);
  await expect(form(page)).toBeHidden();
  await box(page, 'Prompt 1').check();
  await box(page, 'Prompt 3').check();
  await expect(form(page)).toContainText('2 selected');
  await form(page).getByText('Collection', { exact: true }).click();
  await form(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form(page).getByRole('alert').filter({ hasText: 'Choose a collection' })).toBeVisible();
  await expect(box(page, 'Prompt 1')).toBeChecked();
  await expect(form(page)).toContainText('2 selected');
  await form(page).getByText('Category', { exact: true }).click();
  await form(page).getByLabel('Which category').fill('marketing');
  await form(page).getByLabel('Which category').press('Enter');
  await expect(page.getByText('2 prompts moved to marketing.').first()).toBeVisible();
  // As the library spells it.
  expect(await categories()).toEqual(['Marketing', null, 'Marketing', null]);
  await expect(rows(page).filter({ hasText: 'Marketing' })).toHaveCount(2);
  await expect(form(page)).toBeHidden();
  await undo(page).click();
  await expect(page.getByText('Undone.').first()).toBeVisible();
  expect(await categories()).toEqual(['Old', null, null, null]);
});

test('all that match are put into a collection, made private and deleted, on all pages, and each is undone @once', async ({ page }) => {
  const { who, client, user_id } = await writer(55);
  await client.from('user_prompts').update({ is_public: true }).eq('user_id', user_id).in('title', ['Prompt 1', 'Prompt 55']);
  await signInByRequest(page, who);
  await open(page, `${LIST}?sort=newest`);
  const choose = async () => {
    await box(page, 'Prompt 55').check();
    await form(page).getByRole('button', { name: 'Select all 55 that match' }).click();
    await expect(form(page)).toContainText('55 selected');
  };
  const items = async () => (await client.from('collection_items').select('prompt_id', { count: 'exact', head: true })).count;
  const open_ = async () =>
    (await client.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', user_id).eq('is_public', true)).count;

  await choose();
  await form(page).getByText('Collection', { exact: true }).click();
  await form(page).getByRole('combobox', { name: 'Choose a collection' }).selectOption('Client A');
  await form(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('55 prompts added to Client A.').first()).toBeVisible();
  expect(await items()).toBe(55);
  await undo(page).click();
  await expect.poll(items).toBe(0);

  await choose();
  await form(page).getByRole('button', { name: 'Make Private' }).click();
  await expect(page.getByText('2 prompts made private.').first()).toBeVisible();
  expect(await open_()).toBe(0);
  await undo(page).click();
  await expect.poll(open_).toBe(2);

  await choose();
  await form(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('55 prompts deleted.').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await undo(page).click();
  await expect(rows(page)).toHaveCount(50);
  expect(await open_()).toBe(2);
});

test('prompts are selected and changed by keys alone @desktop', async ({ page }) => {
  const { who, categories } = await writer();
  await signInByRequest(page, who);
  await open(page, LIST);
  await page.getByRole('link', { name: 'Prompt 4', exact: true }).focus();
  await page.keyboard.press('x');
  await expect(box(page, 'Prompt 4')).toBeChecked();
  await page.getByRole('link', { name: 'Prompt 2', exact: true }).focus();
  await page.keyboard.press('Shift+X');
  for (const title of ['Prompt 4', 'Prompt 3', 'Prompt 2']) await expect(box(page, title)).toBeChecked();
  await expect(box(page, 'Prompt 1')).not.toBeChecked();
  await box(page, 'Prompt 3').focus();
  await page.keyboard.press('Space');
  await expect(box(page, 'Prompt 3')).not.toBeChecked();
  await form(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(form(page).getByLabel('Which category')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Which category')).toBeFocused();
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeFocused();
  expect(await categories()).toEqual([null, 'Keys', null, 'Keys']);

  // A category that is there is offered.
  await page.getByRole('link', { name: 'Prompt 1', exact: true }).focus();
  await page.keyboard.press('x');
  await expect(form(page).getByRole('button', { name: 'Make Private' })).toHaveCount(0);
  await form(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Which category')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(form(page).getByRole('button', { name: 'Keys', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeFocused();
  expect(await categories()).toEqual(['Keys', 'Keys', null, 'Keys']);
  await page.keyboard.press('Enter');
  await expect.poll(categories).toEqual([null, 'Keys', null, 'Keys']);
});

test('a second press while a change is on its way makes no second one, and the first is undone @once', async ({ page }) => {
  const { who, categories } = await writer();
  await signInByRequest(page, who);
  await open(page, LIST);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  let held: Promise<void> | undefined;
  await page.route(`**${LIST}`, async (route) => {
    await held;
    await route.continue();
  });
  /** Does what sends a change, while no answer comes. */
  const unanswered = async (act: () => Promise<unknown>) => {
    const gate = Promise.withResolvers<void>();
    held = gate.promise;
    await act();
    gate.resolve();
  };
  await box(page, 'Prompt 1').check();
  await unanswered(() => form(page).getByRole('button', { name: 'Delete' }).dblclick());
  await expect(page.getByText('1 prompt deleted.').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  expect(sent).toHaveLength(1);
  await undo(page).click();
  await expect(rows(page)).toHaveCount(4);

  await box(page, 'Prompt 2').check();
  await form(page).getByText('Category', { exact: true }).click();
  await form(page).getByLabel('Which category').fill('Once');
  await unanswered(async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  });
  await expect(page.getByText('1 prompt moved to Once.').first()).toBeVisible();
  expect(sent).toHaveLength(3);
  await undo(page).click();
  await expect.poll(categories).toEqual([null, null, null, null]);
});

test('what was typed and chosen stays after a refusal, and so do the suggestions for it @once', async ({ page }) => {
  const { who, client, user_id } = await writer();
  await client.from('user_prompts').update({ category: 'Old' }).eq('user_id', user_id).eq('title', 'Prompt 1');
  await client.from('user_prompts').update({ category: 'New' }).eq('user_id', user_id).eq('title', 'Prompt 2');
  await signInByRequest(page, who);
  await open(page, LIST);
  await box(page, 'Prompt 3').check();
  await form(page).getByText('Category', { exact: true }).click();
  await form(page).getByLabel('Which category').fill('ol');
  await form(page).getByText('Collection', { exact: true }).click();
  await form(page).getByRole('combobox', { name: 'Choose a collection' }).selectOption('Client A');
  await client.from('collections').delete().eq('user_id', user_id);
  await form(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form(page).getByText('This collection is no longer there.')).toBeVisible();
  await expect(form(page).getByRole('combobox', { name: 'Choose a collection' }).locator('option:checked')).toHaveText('Client A');
  await form(page).getByText('Category', { exact: true }).click();
  await expect(form(page).getByLabel('Which category')).toHaveValue('ol');
  await expect(form(page).getByRole('list', { name: 'Your categories' }).getByRole('button')).toHaveText(['Old']);
});

test('all that match a query with a typo are those of the corrected one, which is not corrected again @once', async ({ page }) => {
  const { who } = await writer();
  await signInByRequest(page, who);
  await open(page, `${LIST}?q=promt`);
  await expect(rows(page)).toHaveCount(4);
  await expect(form(page).locator('input[name=filter]')).toHaveValue('q=prompt');
  expect((await page.request.get('/data/my-prompts.md?q=prompt')).status()).toBe(200);
  expect((await page.request.get('/data/my-prompts.md?q=promt')).status()).toBe(404);
});

test('Shift takes all rows in between, and the selection is exported as one file @desktop', async ({ page }) => {
  const { who } = await writer();
  await signInByRequest(page, who);
  await open(page, LIST);
  await box(page, 'Prompt 4').click();
  await box(page, 'Prompt 2').click({ modifiers: ['Shift'] });
  await expect(form(page)).toContainText('3 selected');
  await form(page).getByText('Export', { exact: true }).click();
  const document = form(page).getByRole('link', { name: 'One document to read' });
  const [file] = await Promise.all([page.waitForEvent('download'), document.click()]);
  expect(file.suggestedFilename()).toBe('my-prompts.md');
  const text = await readFile(await file.path(), 'utf8');
  for (const title of ['Prompt 4', 'Prompt 3', 'Prompt 2']) expect(text).toContain(`. ${title}`);
  expect(text).toContain('Write [WHAT] 3.');
  expect(text).not.toContain('Prompt 1');
});

test('what is exported is one’s own alone @once', async ({ page, request }) => {
  const { client, user_id } = await writer(1);
  const { data } = await client.from('user_prompts').select('id').eq('user_id', user_id).single();
  const path = `/data/my-prompts.md?id=${data?.id}`;
  expect((await request.get(path)).status()).toBe(401);
  await signInByRequest(page, await person('stranger'));
  for (const asked of [path, '/data/my-prompts.md', '/data/my-prompts.md?q=prompt', '/data/my-prompts.md?id=weekly-meal-plan'])
    expect((await page.request.get(asked)).status(), asked).toBe(404);
});

test.describe('without JavaScript @once', () => {
  test.use({ javaScriptEnabled: false });

  test('prompts are ticked, changed by the buttons of one form, and it is undone', async ({ page }) => {
    const { who, categories } = await writer();
    await signInByRequest(page, who);
    await page.goto(`${LIST}?sort=title`);
    await form(page).getByText('Category', { exact: true }).click();
    await form(page).getByRole('button', { name: 'Set category' }).click();
    await expect(page.getByText('Choose prompts first')).toBeVisible();
    await box(page, 'Prompt 2').check();
    await form(page).getByText('Category', { exact: true }).click();
    await form(page).getByLabel('Which category').fill('Plain');
    await form(page).getByRole('button', { name: 'Set category' }).click();
    await expect(page).toHaveURL(/my-prompts\?sort=title&undo=[0-9a-f-]+&did=category$/);
    await expect(page.getByText('Category changed.')).toBeVisible();
    expect(await categories()).toEqual([null, 'Plain', null, null]);
    await undo(page).click();
    expect(await categories()).toEqual([null, null, null, null]);
    await page.goto(LIST);
    await form(page).getByRole('checkbox', { name: 'All 4 prompts of this list' }).check();
    await form(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No prompts created yet')).toBeVisible();
    await undo(page).click();
    await expect(rows(page)).toHaveCount(4);
  });
});
