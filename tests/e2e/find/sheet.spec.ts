import type { Locator, Page } from 'playwright/test';
import { categories, emptyBlank, emptyBlanks, example, filled, label, prompts } from '../support/library';
import { blank, blankField, blankIn, clipboard, dialog, NOT_FOUND, searchBox } from '../support/pages';
import { asPerson, person, signInByRequest } from '../support/people';
import { expect, open, ready, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const list = `/prompts?q=${encodeURIComponent(example.title)}`;
const card = (page: Page, title = example.title) => page.getByRole('main').getByRole('link', { name: title, exact: true });

test('on a wide screen a card leads to the page of its prompt @desktop', async ({ page }) => {
  await open(page, list);
  await card(page).click();
  await expect(page).toHaveURL(`/prompt/${example.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: example.title })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a card opens a sheet with the address of its prompt, and Back closes it @phone', async ({ page }) => {
  await open(page, list);
  await card(page).tap();
  await expect(dialog(page, example.title)).toBeVisible();
  await expect(page).toHaveURL(`/prompt/${example.slug}`);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(dialog(page, example.title)).toBeVisible();
});

test('reloading with the sheet open shows the full page @phone', async ({ page }) => {
  await open(page, list);
  await card(page).tap();
  await expect(dialog(page, example.title)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: example.title })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('after a reload Back closes Customize to the page of the prompt, and no sheet rises over it @phone', async ({ page }) => {
  await open(page, list);
  await card(page).tap();
  await expect(dialog(page, example.title)).toBeVisible();
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: 'Customize' }).tap();
  await expect(dialog(page, /^Customize/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Customize' })).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/prompt/${example.slug}`);
});

test('Back leads to a sheet again that lay over a page of another frame @phone', async ({ page }) => {
  const who = await person('keeper');
  const { client, id: user_id } = await asPerson(who);
  await client.from('saved_prompts').insert({ user_id, prompt_id: example.slug });
  await signInByRequest(page, who);
  await open(page, '/dashboard/saved');
  await card(page).tap();
  const category = categories.find(({ id }) => id === example.categoryId);
  await dialog(page, example.title)
    .getByRole('link', { name: category?.name ?? '', exact: true })
    .first()
    .tap();
  await expect(page).toHaveURL(`/category/${category?.slug}`);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page, example.title)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/saved');
});

test('in the sheet a prompt is filled and copied; Close leads back to the same place of the list @phone', async ({ page }) => {
  const prompt = prompts[20] ?? example;
  await open(page, '/prompts');
  await card(page, prompt.title).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card(page, prompt.title).tap();
  await dialog(page).getByRole('textbox').first().fill('a paper lamp');
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).tap();
  await expect(dialog(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await clipboard(page)).toContain('a paper lamp');
  await dialog(page).getByRole('button', { name: 'Close' }).tap();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/prompts');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('closing the sheet gives focus back to its card @phone', async ({ page }) => {
  await open(page, list);
  await card(page).tap();
  await expect(dialog(page, example.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(card(page)).toBeFocused();
});

test('what is written in the sheet is on the page of the prompt too @phone', async ({ page }) => {
  await open(page, list);
  await card(page).tap();
  const field = blankIn(dialog(page), label(emptyBlank));
  await field.fill('a paper lamp');
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).tap();
  expect(await clipboard(page)).toBe(filled(example, { [emptyBlank]: 'a paper lamp' }));
  await page.reload();
  await ready(page);
  await expect(blank(page, label(emptyBlank))).toHaveText('a paper lamp');
});

test('a sheet that cannot load says so and tries again @phone', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route('**/data/prompts/*.json', (route) => route.abort(), { times: 1 });
  await open(page, list);
  await card(page).tap();
  await expect(dialog(page, 'This prompt did not load')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(dialog(page, example.title)).toBeVisible();
});

test('a sheet of a prompt that is gone says so and goes back @phone', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  await page.route('**/data/prompts/*.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open(page, list);
  await card(page).tap();
  await expect(dialog(page, 'Prompt Not Found')).toContainText("The prompt you're looking for doesn't exist or may have been removed.");
  await dialog(page).getByRole('button', { name: 'Go Back' }).tap();
  await expect(page).toHaveURL(list);
});

test('the sheet has all that the page of the prompt has @phone', async ({ page }) => {
  const headings = (place: Locator) => place.getByRole('heading', { level: 2 }).allTextContents();
  const actions = (place: Locator) =>
    place
      .getByRole('button')
      .or(place.getByRole('link'))
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ''));
  await open(page, `/prompt/${example.slug}`);
  const main = page.getByRole('main');
  await page.getByRole('heading', { name: 'Blanks' }).tap();
  await expect(blankField(main, label(emptyBlank))).toBeVisible();
  const onPage = { headings: await headings(main), actions: await actions(main) };
  await open(page, list);
  await card(page).tap();
  const sheet = dialog(page, example.title);
  await expect(sheet.getByRole('heading', { name: 'Related prompts' })).toBeAttached();
  expect(await headings(sheet)).toEqual([example.title, ...onPage.headings]);
  const inSheet = await actions(sheet);
  expect(onPage.actions.filter((name) => name && !inSheet.includes(name) && !/All Prompts/.test(name))).toEqual([]);
  const category = categories.find(({ id }) => id === example.categoryId)?.name ?? '';
  const { description } = example;
  const parts = [description, category, `${emptyBlanks(example).length} to fill`, 'Added', 'Did it work for you?', 'Also in'];
  for (const part of parts) await expect(sheet).toContainText(part);

  await sheet.getByRole('button', { name: /^Worked/ }).tap();
  await expect(sheet).toContainText('You: worked 1 of 1 time.');
  await sheet.getByRole('link', { name: 'Open the full page' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: example.title })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Worked/ })).toHaveText(`Worked ${example.ratingWorked + 1}`);
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test('of an open sheet the prompt alone is printed, all of it, whatever dialog lies over it @phone', async ({ page }) => {
  await open(page, list);
  await card(page).tap();
  const sheet = dialog(page, example.title);
  await expect(blankField(sheet, label(emptyBlank))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(blankIn(sheet, label(emptyBlank))).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(blankField(sheet, label(emptyBlank))).toBeHidden();
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
  expect(await sheet.evaluate((panel) => getComputedStyle(panel).position)).toBe('static');
  const body = await sheet.locator('.overflow-auto').evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
  expect(body.clientHeight).toBe(body.scrollHeight);

  await page.emulateMedia({ media: 'screen' });
  await sheet.getByRole('button', { name: 'Customize' }).tap();
  await expect(dialog(page, /^Customize/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog(page, /^Customize/)).toBeHidden();
  await expect(page.getByText(example.description).locator('visible=true')).toHaveCount(1);
});

test('the document has the title of the open prompt, and that of the list again afterwards @phone', async ({ page }) => {
  await open(page, list);
  const before = await page.title();
  await card(page).tap();
  await expect(page).toHaveTitle(`${example.title} · Grok Prompts`);
  await page.goBack();
  await expect(page).toHaveTitle(before);
  await page.goForward();
  const category = categories.find(({ id }) => id === example.categoryId);
  await dialog(page)
    .getByRole('link', { name: category?.name ?? '', exact: true })
    .first()
    .tap();
  await expect(page).toHaveTitle(`${category?.name} Grok Prompts`);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page, example.title)).toBeVisible();
});

test('related prompts open in the sheet, Back goes through them to where one was, and Close leads to the list @phone', async ({ page }) => {
  await open(page, list);
  await card(page).tap();
  // The fields of the blanks may need more room than was there for them.
  await expect(blankField(dialog(page), label(emptyBlank))).toBeVisible();
  const related = dialog(page).getByRole('article').first().getByRole('link');
  await related.scrollIntoViewIfNeeded();
  const title = (await related.textContent()) ?? '';
  const body = dialog(page).locator('.overflow-auto');
  const scrolled = await body.evaluate(({ scrollTop }) => scrollTop);
  await related.tap();
  await expect(dialog(page, title)).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Grok Prompts`);
  await expect(dialog(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialog(page, example.title)).toBeVisible();
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
  await page.goForward();
  await expect(dialog(page, title)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(card(page)).toBeFocused();
});

test('Back closes Customize alone, over the sheet and on the page of the prompt @phone', async ({ page }) => {
  const customize = dialog(page, /^Customize/);
  await open(page, list);
  await card(page).tap();
  const sheet = dialog(page, example.title);
  await sheet.getByRole('button', { name: 'Customize' }).tap();
  await customize.getByLabel(label(emptyBlank)).fill('a paper lamp');
  await page.goBack();
  await expect(customize).toHaveCount(0);
  await expect(blankIn(sheet, label(emptyBlank))).toHaveText('a paper lamp');
  await sheet.getByRole('button', { name: 'Customize' }).tap();
  await customize.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(customize).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(list);

  await open(page, `/prompt/${example.slug}`);
  await page.getByRole('button', { name: 'Customize' }).tap();
  await expect(customize).toBeVisible();
  await page.goBack();
  await expect(customize).toHaveCount(0);
  await expect(page).toHaveURL(`/prompt/${example.slug}`);
  await expect(page.getByRole('button', { name: 'Customize' })).toBeFocused();
});

/** What is shown until the code of the sheet is there. */
const opening = (page: Page) => page.locator('[aria-busy]').filter({ has: page.getByRole('heading', { name: example.title }) });

/** Holds back the code that is still to be loaded, until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('the first sheet shows its title at once, while its code loads, and the search keeps its words @phone', async ({ page }) => {
  await open(page, list);
  const release = await holdCode(page);
  await card(page).tap();
  await expect(opening(page)).toBeVisible();
  await expect(page).toHaveURL(`/prompt/${example.slug}`);
  await expect(searchBox(page)).toHaveValue(example.title);
  await opening(page).getByRole('button', { name: 'Close' }).tap();
  await expect(opening(page)).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(searchBox(page)).toHaveValue(example.title);
  await card(page).tap();
  await expect(opening(page)).toBeVisible();
  release();
  await expect(dialog(page, example.title).getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect(opening(page)).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue(example.title);
});

test('offline the first sheet says so, and opens when the connection is back @phone', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, list);
  await context.setOffline(true);
  await card(page).tap();
  await expect(opening(page)).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'You are offline. This will continue once you are back online.' });
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(dialog(page, example.title).getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('what was saved opens in a sheet too, and is removed in it and in its row alike @phone', async ({ page }) => {
  const who = await person('keeper');
  const { client, id: user_id } = await asPerson(who);
  await client.from('saved_prompts').insert({ user_id, prompt_id: example.slug });
  await signInByRequest(page, who);
  await open(page, '/dashboard/saved');
  const row = page.getByRole('main').getByRole('article');
  const heart = (place: Locator, saved: boolean) => place.getByRole('button', { name: saved ? 'Remove from saved' : 'Save prompt' });
  const sheet = dialog(page, example.title);
  await card(page).tap();
  await expect(page).toHaveURL(`/prompt/${example.slug}`);
  await heart(sheet, true).first().tap();
  await expect(page.locator('#announcer')).toHaveText('Removed from saved');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/saved');
  // The sheet is opened before the server has answered, and stays.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.continue();
  });
  await heart(row, false).tap();
  await expect(heart(row, true)).toBeVisible();
  await card(page).tap();
  await expect(heart(sheet, true).first()).toBeVisible();
  answer();
  await expect(page.locator('#announcer')).toHaveText('Saved!');
  await page.waitForLoadState('networkidle');
  await sheet.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/saved');
  await expect(heart(row, true)).toBeVisible();
});
