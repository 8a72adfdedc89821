import type { Page } from 'playwright/test';
import { chooseInRow, clipboard, dialog } from '../support/pages';
import { asPerson, type Person, person, signIn, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

/** Longer than what a list carries of it, with a blank at its end. */
const LONG = `Write about [TOPIC]. ${'Word by word. '.repeat(100)}Close in a [TONE|friendly] tone.`;
const filled = (topic: string) => LONG.replace('[TOPIC]', topic).replace('[TONE|friendly]', 'friendly');

async function writer(content = LONG): Promise<Person & { promptId: string }> {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  const { data, error } = await client.from('user_prompts').insert({ user_id, title: 'Mine', content }).select('id').single();
  if (error) throw new Error(error.message);
  return { ...who, promptId: data.id };
}

const row = (page: Page) => page.getByRole('article');
const copy = (page: Page) => row(page).getByRole('button', { name: /^Cop(y: Mine|ied!)$/ });
const more = (page: Page) => row(page).getByRole('button', { name: 'More: Mine' });

test('a row carries no whole prompt, and copies, customizes and edits it all the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByRequest(page, await writer());
  const served = await page.request.get('/dashboard/my-prompts');
  expect(await served.text()).not.toContain('Close in a');
  await open(page, '/dashboard/my-prompts');
  await expect(page.getByRole('article')).toContainText('2 blanks');

  // What is done most often is at hand, all of it in one menu; their names end in the prompt's.
  for (const name of ['Copy', 'Customize', 'Delete', 'More'])
    await expect(row(page).getByRole('button', { name: `${name}: Mine`, exact: true })).toBeVisible();
  await expect(row(page).getByRole('link', { name: 'Edit: Mine', exact: true })).toBeVisible();
  await more(page).click();
  const choices = row(page).getByRole('listitem');
  for (const name of ['Customize', 'Edit', 'Make Public', 'Delete'])
    await expect(choices.getByRole('button', { name: `${name}: Mine`, exact: true })).toBeVisible();
  for (const name of ['Send to Grok', 'Add to collection', 'Versions'])
    await expect(row(page).getByRole('link', { name: `${name}: Mine`, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more(page)).toBeFocused();

  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe(filled('[TOPIC]'));
  await chooseInRow(row(page), 'Customize');
  await dialog(page).getByLabel('Topic').fill('tea');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // At once, although what is written is kept only half a second later.
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe(filled('tea'));

  await chooseInRow(row(page), 'Edit');
  const content = dialog(page, 'Edit Prompt').getByLabel('Content');
  await expect(content).toHaveValue(LONG);
  await content.fill('Something else about [TOPIC].');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Prompt updated successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('1 blank');
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe('Something else about tea.');
});

test('the menu of a row works by keyboard, and its button gets the focus back @desktop', async ({ page }) => {
  await signInByRequest(page, await writer());
  await open(page, '/dashboard/my-prompts');
  for (const [name, title] of [
    ['Customize', 'Customize: Mine'],
    ['Edit', 'Edit Prompt'],
  ] as const) {
    await more(page).focus();
    await page.keyboard.press('Enter');
    await row(page)
      .getByRole('listitem')
      .getByRole('button', { name: `${name}: Mine` })
      .press('Enter');
    await expect(dialog(page, title)).toBeVisible();
    await expect(dialog(page, title).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(more(page)).toBeFocused();
  }
  await chooseInRow(row(page), 'Edit');
  await dialog(page).getByLabel('Title').fill('Renamed');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Prompt updated successfully!')).toBeVisible();
  await expect(row(page).getByRole('button', { name: 'More: Renamed' })).toBeFocused();
});

test('once the last row is deleted, the one before it has the focus @once', async ({ page }) => {
  const who = await writer();
  const { client, id: user_id } = await asPerson(who);
  await client.from('user_prompts').insert({ user_id, title: 'Newer', content: 'Say it.' });
  await signInByRequest(page, who);
  await open(page, '/dashboard/my-prompts');
  await row(page).last().getByRole('button', { name: 'Delete: Mine', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Newer', exact: true })).toBeFocused();
  await expect(page.getByText('“Mine” deleted.').first()).toBeVisible();
});

test('a prompt that cannot be fetched is said in its row, and can be tried again @once', async ({ page, faults }) => {
  faults.allow(/status of 404|net::ERR_FAILED/);
  const who = await writer();
  await signInByRequest(page, who);
  await open(page, '/dashboard/my-prompts');
  await page.route('**/data/prompts/*', (route) => route.abort());
  await chooseInRow(row(page), 'Edit');
  const error = page.getByRole('article').getByRole('alert');
  await expect(error).toHaveText('Failed to load prompt. Try again in a moment.');
  await page.unroute('**/data/prompts/*');
  await chooseInRow(row(page), 'Edit');
  await expect(dialog(page, 'Edit Prompt').getByLabel('Content')).toHaveValue(LONG);
  await expect(error).toHaveCount(0);
  await page.keyboard.press('Escape');

  const { client } = await asPerson(who);
  await client.rpc('change_prompts', { ids: [who.promptId], change: 'delete' });
  await chooseInRow(row(page), 'Edit');
  await expect(error).toHaveText('This prompt was deleted somewhere else. Reload the page.');
});

test('whoever was told of a newer version finds it by opening the prompt again @once', async ({ page }) => {
  const who = await writer();
  await signInByRequest(page, who);
  await open(page, '/dashboard/my-prompts');
  await chooseInRow(row(page), 'Edit');
  const content = dialog(page, 'Edit Prompt').getByLabel('Content');
  await expect(content).toHaveValue(LONG);
  const { client } = await asPerson(who);
  await client.from('user_prompts').update({ content: 'Written on another device.' }).eq('id', who.promptId);
  await content.fill('Written here.');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /changed or deleted somewhere else/ })).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await chooseInRow(row(page), 'Edit');
  await expect(content).toHaveValue('Written on another device.');
});

test('the data of a prompt is for its owner alone, and kept by nobody @once', async ({ page, request, browser, baseURL }) => {
  const who = await writer();
  const path = `/data/prompts/${who.promptId}.json`;
  const anonymous = await request.get(path);
  expect(anonymous.status()).toBe(401);
  expect(anonymous.headers()['cache-control']).toBe('private, no-store');
  await signInByRequest(page, who);
  const own = await page.request.get(path);
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(await own.json()).toMatchObject({ ref: { kind: 'own', id: who.promptId }, title: 'Mine', promptText: LONG });
  for (const file of [who.promptId, 'x.json', '00000000-0000-4000-8000-000000000000.json'])
    expect((await page.request.get(`/data/prompts/${file}`)).status()).toBe(404);

  const elsewhere = await browser.newContext({ baseURL });
  const stranger = await elsewhere.newPage();
  await signInByRequest(stranger, await person('stranger'));
  expect((await stranger.request.get(path)).status()).toBe(404);
  await elsewhere.close();
});

test('a saved prompt of somebody else is copied whole, with what was written in its blanks @once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await share(await newSharer(), { title: 'Theirs', content: LONG });
  const who = await person('keeper');
  const { client, id: user_id } = await asPerson(who);
  await client.from('saved_prompts').insert({ user_id, prompt_id: id });
  await signIn(page, who);
  expect(await (await page.request.get('/dashboard/saved')).text()).not.toContain('Close in a');
  await page.evaluate((promptId) => localStorage.setItem(`gp_vars:${promptId}`, '{"TOPIC":"tea"}'), id);
  await open(page, '/dashboard/saved');
  await expect(page.getByRole('article')).toContainText('Topic: tea');
  await page.getByRole('button', { name: 'Copy: Theirs' }).click();
  await expect.poll(() => clipboard(page)).toBe(filled('tea'));
});
