import type { Page } from 'playwright/test';
import { defaultBlank, defaultText, emptyBlank, example, filled, label, withMaterial } from '../support/library';
import { blank, clipboard, dialog } from '../support/pages';
import { expect, open, ready, test } from '../support/test';

const path = `/prompt/${example.slug}`;
const [empty, withDefault] = [label(emptyBlank), label(defaultBlank)];
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), `gp_vars:${example.id}`);
/** A field of the dialog; its own options have labels, too. */
const field = (page: Page, name: string) => dialog(page).locator('[data-blank]').and(dialog(page).getByLabel(name));

async function customize(page: Page) {
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(dialog(page, `Customize: ${example.title}`)).toBeVisible();
}

test('what is typed in a blank on the page is in the dialog too and comes back after a reload @once', async ({ page }) => {
  await open(page, path);
  await blank(page, empty).fill('a paper lamp');
  await customize(page);
  await expect(field(page, empty)).toHaveValue('a paper lamp');
  await page.reload();
  await ready(page);
  await expect(blank(page, empty)).toHaveText('a paper lamp');
  await customize(page);
  await expect(field(page, empty)).toHaveValue('a paper lamp');
});

test('what is typed in the dialog is on the page too @once', async ({ page }) => {
  await open(page, path);
  await customize(page);
  await field(page, empty).fill('a paper lamp');
  await expect(dialog(page).getByRole('region', { name: 'Preview' })).toContainText('a paper lamp');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Customize' })).toBeFocused();
  await expect(blank(page, empty)).toHaveText('a paper lamp');
});

test('pasted text has a field of several lines, on the page and in the dialog, and keeps its lines', async ({ page }) => {
  const name = label(withMaterial.material[0] ?? '');
  const pasted = 'first line\nsecond line\n\nfourth line';
  await open(page, `/prompt/${withMaterial.slug}`);
  const height = async (field: ReturnType<typeof blank>) => (await field.boundingBox())?.height ?? 0;
  expect(await height(blank(page, name))).toBeGreaterThan(100);
  await blank(page, name).fill(pasted);
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(field(page, name)).toHaveValue(pasted);
  expect(await height(field(page, name))).toBeGreaterThan(100);
});

test('values are kept after a pause of 500 ms, and not before @once', async ({ page }) => {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await blank(page, empty).fill('a paper lamp');
  await page.clock.runFor(499);
  expect(await stored(page)).toBeNull();
  await page.clock.runFor(1);
  expect(JSON.parse((await stored(page)) ?? 'null')).toEqual({ [emptyBlank]: 'a paper lamp' });
});

test('Reset in the dialog goes back to the defaults and forgets what was kept @once', async ({ page }) => {
  await open(page, path);
  await blank(page, empty).fill('a paper lamp');
  await blank(page, withDefault).fill('my own');
  await expect.poll(() => stored(page)).toContain('my own');
  await customize(page);
  await dialog(page).getByRole('button', { name: 'Reset' }).click();
  await expect(field(page, empty)).toHaveValue('');
  await expect(field(page, withDefault)).not.toHaveValue('my own');
  await expect.poll(() => stored(page)).toBeNull();
  await page.reload();
  await ready(page);
  await expect(blank(page, empty)).toHaveText('');
});

test('a default can be deleted, replaced and comes back when the field is left empty @once', async ({ page }) => {
  await open(page, path);
  await customize(page);
  await expect(field(page, withDefault)).toHaveValue(defaultText);
  await field(page, withDefault).fill('');
  await expect(field(page, withDefault)).toHaveValue('');
  await field(page, empty).focus();
  await expect(field(page, withDefault)).toHaveValue(defaultText);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the dialog copies exactly the filled prompt, whatever is written @once', async ({ page }) => {
    const value = '[OTHER|x] $& \\1 <b>“…”</b> שלום 👩‍🚀';
    await open(page, path);
    await customize(page);
    await field(page, empty).fill(value);
    await dialog(page).getByRole('button', { name: 'Copy Prompt' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await clipboard(page)).toBe(filled(example, { [emptyBlank]: value }));
  });

  test('a prompt copied from the list carries what was written on its page @once', async ({ page }) => {
    await open(page, path);
    await blank(page, empty).fill('a paper lamp');
    await open(page, `/prompts?q=${encodeURIComponent(example.title)}`);
    await page.getByRole('button', { name: `Copy: ${example.title}` }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await clipboard(page)).toBe(filled(example, { [emptyBlank]: 'a paper lamp' }));
  });
});

test('focus stays inside the dialog, and its Close gives it back @desktop', async ({ page }) => {
  await open(page, path);
  await customize(page);
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement)), 'the focus is in the dialog').toBe(true);
  }
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Customize' })).toBeFocused();
});

test('Preview in the dialog brings the filled prompt into view @phone', async ({ page }) => {
  await open(page, path);
  await customize(page);
  await field(page, empty).fill('a paper lamp');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByRole('region', { name: 'Preview' })).toBeFocused();
  await expect(dialog(page).getByRole('heading', { name: 'Preview' })).toBeInViewport();
});
