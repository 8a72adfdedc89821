import type { Locator, Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { emptyBlank, example, filled, label } from '../support/library';
import { blank, clipboard, dialog, reach } from '../support/pages';
import { group, openPrompt } from '../support/palette';
import { newSharer, share } from '../support/sharing';
import { expect, open, ready, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = `/prompt/${example.slug}`;
const first = label(emptyBlank);
const notes = 'Rent 900\n\n[OTHER] and a bike\nשלום';

const inText = (place: Page | Locator) => place.locator('[contenteditable]').and(place.getByRole('textbox', { name: 'Anything else' }));
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), `gp_vars:${example.id}`);
const copy = (page: Page) => page.getByRole('button', { name: 'Copy', exact: true }).locator('visible=true').first();

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

test('what is written in the last field is copied below the prompt, kept for the next visit, and cleared with the rest', async ({
  page,
}) => {
  await open(page, path);
  await expect(inText(page.getByRole('main'))).toHaveAttribute('aria-placeholder', /Paste notes, numbers or a draft/);
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe(filled(example));
  await reach(blank(page, first));
  await inText(page.getByRole('main')).click();
  await paste(page, notes);
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe(`${filled(example)}\n\n${notes}`);
  await expect.poll(() => stored(page)).toBe(JSON.stringify({ anythingElse: notes }));

  await page.reload();
  await ready(page);
  await expect(inText(page.getByRole('main'))).toHaveText(notes, { useInnerText: true });
  await expect(page.getByText('From last time')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(inText(page.getByRole('main'))).toHaveText('');
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(inText(page.getByRole('main'))).toHaveText(notes, { useInnerText: true });
});

test('on a narrow phone it takes one line until it is used @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await open(page, path);
  const lines = () =>
    inText(page.getByRole('main')).evaluate((field) => field.clientHeight / Number.parseFloat(getComputedStyle(field).lineHeight));
  expect(await lines()).toBeLessThan(1.9);
  await inText(page.getByRole('main')).fill('one');
  expect(await lines()).toBeGreaterThan(3);
});

test('Return leads from the last blank to the last field, makes a line in it, and leads on to Copy while it is empty', async ({ page }) => {
  await open(page, path);
  await reach(blank(page, first));
  const blanks = page.getByRole('main').locator('[contenteditable][data-blank]');
  await blanks.nth((await blanks.count()) - 2).focus();
  await page.keyboard.press('Enter');
  await expect(inText(page.getByRole('main'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeFocused();
  await inText(page.getByRole('main')).focus();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(inText(page.getByRole('main'))).toBeFocused();
  await expect.poll(() => stored(page)).toBe(JSON.stringify({ anythingElse: 'one\ntwo' }));
});

test('lines that are pasted into a blank for one can be moved to the last field, and back @once', async ({ page }) => {
  await open(page, path);
  await reach(blank(page, first));
  await blank(page, first).click();
  await paste(page, 'two\nlines');
  await expect(blank(page, first)).toHaveText('two lines');
  const keep = page.getByRole('button', { name: 'Keep the lines: move it to Anything else' });
  await expect(keep).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(blank(page, first)).toHaveText('');
  await expect(inText(page.getByRole('main'))).toHaveText('two\nlines', { useInnerText: true });
  await page.keyboard.press('Enter');
  await expect(blank(page, first)).toHaveText('two lines');
  await expect(inText(page.getByRole('main'))).toHaveText('');
});

test('the dialog has the last field, and resets it @once', async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Customize' }).click();
  const field = dialog(page).getByRole('textbox', { name: 'Anything else' });
  await field.fill(notes);
  await expect(dialog(page).getByRole('region', { name: 'Preview' })).toContainText('[OTHER] and a bike');
  await expect.poll(() => stored(page)).toBe(JSON.stringify({ anythingElse: notes }));
  await expectNoFaultsInBothThemes(page);
  await dialog(page).getByRole('button', { name: 'Reset' }).click();
  await expect(field).toHaveValue('');
});

test('a prompt that somebody shared has it as well, below No Variables Found @once', async ({ page }) => {
  const { id } = await share(await newSharer(), { title: 'Say hello', content: 'Say hello to everybody.' });
  await open(page, `/prompt/shared/${id}`);
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(dialog(page).getByText('No Variables Found')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Anything else' }).fill(notes);
  await dialog(page).getByRole('button', { name: 'Copy Prompt' }).click();
  await expect.poll(() => clipboard(page)).toBe(`Say hello to everybody.\n\n${notes}`);
});

test('the palette has the last field, and a list copies what is stored in it @once', async ({ page }) => {
  await open(page, '/about');
  await openPrompt(page, example.title);
  await inText(group(page, example.title))
    .or(inText(dialog(page)))
    .first()
    .click();
  await page.keyboard.type('a bike');
  await expect.poll(() => stored(page)).toBe(JSON.stringify({ anythingElse: 'a bike' }));
  await open(page, `/prompts?q=${encodeURIComponent(example.title)}`);
  await page
    .getByRole('button', { name: `Copy: ${example.title}` })
    .first()
    .click();
  await expect.poll(() => clipboard(page)).toBe(`${filled(example)}\n\na bike`);
});

test('a link brings the last field where it fits, and says so where it does not @once', async ({ page }) => {
  await open(page, path);
  await blank(page, first).fill('short');
  await inText(page.getByRole('main')).fill(notes);
  const shareButton = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  await shareButton.click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await clipboard(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await ready(page);
  await expect(inText(page.getByRole('main'))).toHaveText(notes, { useInnerText: true });

  await blank(page, first).hover();
  await inText(page.getByRole('main')).fill('x'.repeat(3000));
  await shareButton.click();
  await expect(page.getByText('What you wrote in Anything else is too long for a link and is left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(async () => (await clipboard(page)).length).toBeLessThan(2000);
});

test('what is typed before the code of a link has come stays, beside what the link fills in @once', async ({ page }) => {
  await open(page, path);
  await blank(page, first).fill('short');
  await inText(page.getByRole('main')).fill(notes);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await clipboard(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Filled in by the link you followed')) await held;
    await route.fulfill({ response });
  });
  await page.goto(link);
  await blank(page, first).fill('typed meanwhile');
  await expect.poll(() => stored(page)).toContain('typed meanwhile');
  await expect(page.getByRole('main').getByText('Filled in by the link you followed')).toHaveCount(0);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('main').getByText('Filled in by the link you followed')).toBeVisible();
  await expect(inText(page.getByRole('main'))).toHaveText(notes, { useInnerText: true });
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toContain('typed meanwhile');
  expect(await clipboard(page)).toContain(notes);
});

test('100,000 characters can be pasted in the last field and edited @once', async ({ page }) => {
  await open(page, path);
  const long = 'A line of some notes.\n'.repeat(4545).trim();
  await inText(page.getByRole('main')).click();
  await paste(page, long);
  await page.keyboard.type('!');
  await copy(page).click();
  await expect.poll(async () => (await clipboard(page)).length).toBe(filled(example).length + 2 + long.length + 1);
});

test('the embed has the last field @once', async ({ page }) => {
  await page.goto(`/embed/prompt/${example.slug}`);
  await inText(page).click();
  await page.keyboard.type('a bike');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe(`${filled(example)}\n\na bike`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the last field is below the text in the sheet, and closes the list of blanks @once', async ({ page }) => {
    await open(page, '/prompts');
    await page.locator('[data-sheet]').first().click();
    await expect(inText(dialog(page))).toBeVisible();
    await inText(dialog(page)).click();
    await page.keyboard.type('a bike');
    await expect(dialog(page).locator('textarea[data-blank="anythingElse"]')).toHaveValue('a bike');
    await expectNoFaultsInBothThemes(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the last field, in which nothing could be written, is not there @once', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Anything else', { exact: true })).toBeHidden();
    await expect(page.locator('[data-blank="anythingElse"]')).toBeHidden();
  });
});

test('axe finds nothing where the last field is empty, and where it is written in', async ({ page }) => {
  await open(page, path);
  await expectNoFaultsInBothThemes(page);
  await inText(page.getByRole('main')).fill(notes);
  await expectNoFaultsInBothThemes(page);
});
