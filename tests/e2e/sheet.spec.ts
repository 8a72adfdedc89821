import type { Page } from '@playwright/test';
import { emptyBlank, example, filled, label, prompts } from './support/library';
import { blank, clipboard, dialog, NOT_FOUND } from './support/pages';
import { expect, open, ready, test } from './support/test';

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
  const field = dialog(page).getByRole('textbox', { name: label(emptyBlank) });
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
