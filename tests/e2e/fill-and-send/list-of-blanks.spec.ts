import type { Page } from 'playwright/test';
import { defaultBlank, defaultText, emptyBlank, example, label, variables } from '../support/library';
import { blank, blankField, blankIn, dialog } from '../support/pages';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

const path = `/prompt/${example.slug}`;
const names = variables(example).map(label);
const [empty, withDefault] = [label(emptyBlank), label(defaultBlank)];
const selected = (page: Page) => page.evaluate(() => window.getSelection()?.toString());
const line = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Use this prompt' }).getByRole('button', { name, exact: true });

test('a press on a line of the list goes to its blank and selects what stands there @desktop', async ({ page }) => {
  await open(page, path);
  await line(page, withDefault).click();
  await expect(blank(page, withDefault)).toBeFocused();
  expect(await selected(page)).toBe(defaultText);
  await page.keyboard.type('my own');
  await line(page, empty).click();
  await expect(blank(page, empty)).toBeFocused();
  await page.keyboard.type('a paper lamp');
  await line(page, withDefault).focus();
  await page.keyboard.press('Enter');
  await expect(blank(page, withDefault)).toBeFocused();
  expect(await selected(page)).toBe('my own');
  await page.keyboard.type('another');
  await expect(blank(page, withDefault)).toHaveText('another');
  await expect(blank(page, empty)).toHaveText('a paper lamp');
});

test('on a phone each line of the list is a field, and what is typed there and in the text is the same @phone', async ({ page }) => {
  await open(page, path);
  const main = page.getByRole('main');
  await page.getByRole('heading', { name: 'Blanks' }).tap();
  const field = (name: string) => blankField(main, name);
  await expect(field(withDefault)).toHaveValue(defaultText);
  await field(names[0] ?? '').focus();
  for (const [index, name] of names.entries()) {
    await expect(field(name)).toBeFocused();
    expect((await field(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`answer ${index}`);
    await expect(blank(page, name)).toHaveText(`answer ${index}`);
    await page.keyboard.press('Enter');
  }
  await expect(field('Anything else')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
  await blank(page, empty).fill('in the text');
  await expect(field(empty)).toHaveValue('in the text');
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('in the list of a phone Escape restores a field and leaves its text selected @phone', async ({ page }) => {
  await open(page, path);
  await page.getByRole('heading', { name: 'Blanks' }).tap();
  const field = blankField(page.getByRole('main'), withDefault);
  await field.focus();
  await page.keyboard.type('thrown away');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(defaultText);
  await page.keyboard.type('in its place');
  await expect(field).toHaveValue('in its place');
});

test('the list of the sheet is a form as well, with choices @phone', async ({ page }) => {
  await open(page, `/prompts?q=${encodeURIComponent(example.title)}`);
  await page.getByRole('main').getByRole('link', { name: example.title, exact: true }).tap();
  const sheet = dialog(page, example.title);
  await expect(blankField(sheet, empty)).toBeVisible();
  await expect(blankField(sheet, empty)).not.toBeFocused();
  await blankField(sheet, empty).fill('a paper lamp');
  await expect(blankIn(sheet, empty)).toHaveText('a paper lamp');
  await blankField(sheet, withDefault).tap();
  const choices = page.getByRole('listbox', { name: 'Choices' }).getByRole('option');
  const last = (await choices.last().textContent()) ?? '';
  await choices.last().tap();
  await expect(blankIn(sheet, withDefault)).toHaveText(last);
});

test('a press on a line goes to the blank of a community prompt too @desktop', async ({ page }) => {
  const { id } = await share(await newSharer(), { title: 'A letter', content: 'Write to [PERSON] about [TOPIC|rain].' });
  await open(page, `/prompt/shared/${id}`);
  await line(page, 'Topic').click();
  await expect(blank(page, 'Topic')).toBeFocused();
  expect(await selected(page)).toBe('rain');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the list can be read @phone', async ({ page }) => {
    await page.goto(path);
    const list = page.getByRole('complementary', { name: 'Use this prompt' }).getByRole('listitem');
    await expect(list.filter({ hasText: withDefault })).toContainText(defaultText);
    await expect(list.filter({ hasText: empty })).toHaveText(new RegExp(`^\\d${empty}$`));
  });
});
