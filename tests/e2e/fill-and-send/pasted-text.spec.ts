import type { Page } from 'playwright/test';
import { label, withMaterial } from '../support/library';
import { blank, dialog } from '../support/pages';
import { expect, open, test } from '../support/test';

const path = `/prompt/${withMaterial.slug}`;
const name = withMaterial.material[0] ?? '';
const material = label(name);
const text = 'The first line of some notes.\n\nAnd another.\n'.repeat(350).trim();

const button = (page: Page, action: 'Paste' | 'Empty' | 'Undo') =>
  page
    .getByRole('button', { name: `${action}: ${material}` })
    .locator('visible=true')
    .first();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), `gp_vars:${withMaterial.id}`);

test.describe('where the clipboard may be read', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a press on Paste fills a blank for pasted text, Empty empties it, and that can be undone', async ({ page }) => {
    await open(page, path);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await expect(button(page, 'Empty')).toHaveCount(0);
    await button(page, 'Paste').click();
    await expect(blank(page, material)).toHaveText(text, { useInnerText: true });
    await expect.poll(() => stored(page)).toBe(JSON.stringify({ [name]: text }));
    await expect(page.getByRole('status').filter({ hasText: 'Pasted' }).first()).toBeAttached();
    await expect(button(page, 'Paste')).toHaveCount(0);
    await expect(button(page, 'Empty')).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(blank(page, material)).toHaveText('');
    await expect.poll(() => stored(page)).toBeNull();
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(blank(page, material)).toHaveText(text, { useInnerText: true });
    await expect.poll(() => stored(page)).toBe(JSON.stringify({ [name]: text }));
  });

  test('Customize has both as well @once', async ({ page }) => {
    await open(page, path);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.getByRole('button', { name: 'Customize' }).click();
    const field = dialog(page).locator(`[data-blank="${name}"]`);
    const press = (action: string) =>
      dialog(page)
        .getByRole('button', { name: `${action}: ${material}` })
        .click();
    await press('Paste');
    await expect(field).toHaveValue(text);
    await press('Empty');
    await expect(field).toHaveValue('');
    await press('Undo');
    await expect(field).toHaveValue(text);
  });

  test('an empty clipboard is said to be empty @once', async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button(page, 'Paste').click();
    await expect(page.getByText('There is no text to paste.')).toBeVisible();
  });

  test('pasted text is as light as the words around it, on the page, in the preview and in its row @once', async ({ page }) => {
    await page.goto('/robots.txt');
    const entry = [`gp_vars:${withMaterial.id}`, JSON.stringify({ [name]: text })] as const;
    await page.evaluate(([key, values]) => localStorage.setItem(key, values), entry);
    await open(page, path);
    await expect(blank(page, material)).toHaveCSS('font-weight', '400');
    await page.getByRole('button', { name: 'Customize' }).click();
    const preview = dialog(page).getByRole('region', { name: 'Preview' });
    await expect(preview.locator('.blank-filled')).toHaveCSS('font-weight', '400');
    await open(page, `/prompts?q=${encodeURIComponent(withMaterial.title)}`);
    await expect(page.locator('.blank-filled').first()).toHaveCSS('font-weight', '400');
  });
});

test('where the browser does not allow it, Paste says so and what to do @once', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.readText = () => Promise.reject(new DOMException('Read permission denied.', 'NotAllowedError'));
  });
  await open(page, path);
  await button(page, 'Paste').click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your browser did not allow it. Select the field and paste there.' }),
  ).toBeVisible();
  await blank(page, material).fill('by hand');
  await expect(page.getByText('Your browser did not allow it.')).toBeHidden();
});

test('where the browser cannot read the clipboard there is no Paste @once', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Clipboard.prototype, 'readText');
  });
  await open(page, path);
  await blank(page, material).fill('by hand');
  await expect(button(page, 'Empty')).toBeVisible();
  await button(page, 'Empty').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await expect(button(page, 'Paste')).toHaveCount(0);
});
