import { expectNoFaultsInBothThemes } from '../support/axe';
import { example } from '../support/library';
import { dialog, isMissing, NOT_FOUND, pageKinds } from '../support/pages';
import { expect, open, test } from '../support/test';

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`axe finds nothing on ${kind}`, async ({ page, faults }) => {
    if (isMissing(path)) faults.allow(NOT_FOUND);
    await open(page, path);
    await expectNoFaultsInBothThemes(page);
  });
}

test('axe finds nothing on the dialog', async ({ page }) => {
  await open(page, `/prompt/${example.slug}`);
  await page.getByRole('button', { name: 'Customize' }).click();
  await dialog(page).getByRole('textbox').first().fill('something');
  await expectNoFaultsInBothThemes(page);
});

test('axe finds nothing on the search of the header', async ({ page }) => {
  await open(page, '/faq');
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await expectNoFaultsInBothThemes(page);
});

test('axe finds nothing on the menu of assistants, nor after copying and rating', async ({ page }) => {
  await open(page, `/prompt/${example.slug}`);
  await page.getByRole('button', { name: /^Worked/ }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Send to another assistant' }).locator('visible=true').click();
  await expect(page.getByRole('link', { name: 'Send to Claude' })).toBeVisible();
  await expectNoFaultsInBothThemes(page);
});

test('axe finds nothing on the drawer @phone', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(dialog(page, 'Menu')).toBeVisible();
  await expectNoFaultsInBothThemes(page);
});

test('axe finds nothing on the sheet, nor on the dialog over it @phone', async ({ page }) => {
  await open(page, `/category/${example.categoryId}`);
  await page.getByRole('link', { name: example.title, exact: true }).tap();
  await expect(dialog(page, example.title).getByRole('textbox').first()).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  await dialog(page, example.title).getByRole('button', { name: 'Customize' }).tap();
  await expect(dialog(page, /^Customize/)).toBeVisible();
  await expectNoFaultsInBothThemes(page);
});
