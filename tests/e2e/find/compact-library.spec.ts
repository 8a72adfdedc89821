import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { categories } from '../support/library';
import { layoutShifts, searchBox, watchLayoutShifts } from '../support/pages';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

const LISTS = ['/prompts', `/category/${categories[0]?.slug}`, '/prompts/shared'];

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const description = (page: Page) => rows(page).first().locator('p').first();
const heightOfRows = (page: Page) => rows(page).evaluateAll((all) => all.slice(0, 6).map((row) => row.getBoundingClientRect().height));

async function publish() {
  const sharer = await newSharer({ display_name: 'Somebody' });
  for (const number of [1, 2, 3]) await share(sharer, { title: `Thank-you note ${number}`, content: 'Thank [NAME] for [GIFT].' });
}

test('compact lists of the library and of the community are a line or two each, and remembered without moving anything', async ({
  page,
  isMobile,
}) => {
  await publish();
  await open(page, '/prompts');
  await expect(description(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Compact', exact: true }).click();
  await expect(description(page)).toBeHidden();
  await expect(page).toHaveURL('/prompts');
  for (const height of await heightOfRows(page)) expect(height).toBeLessThan(isMobile ? 130 : 60);
  await expect(rows(page).first().getByRole('button', { name: /^Copy/ })).toBeVisible();
  await expectNoFaultsInBothThemes(page);

  await watchLayoutShifts(page);
  for (const list of LISTS) {
    await open(page, list);
    await expect(description(page), list).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page), list).toEqual([]);
  }
  await open(page, '/prompts');
  await searchBox(page).fill('email');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/q=email/);
  await expect(description(page)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'With descriptions' }).click();
  await expect(description(page)).toBeVisible();
  await open(page, '/prompts/shared');
  await expect(description(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the compact list, and from there to the usual one @once', async ({ page }) => {
    await publish();
    for (const list of ['/prompts?sort=title', '/prompts', '/prompts/shared']) {
      await page.goto(list);
      await page.getByRole('main').getByRole('link', { name: 'Compact', exact: true }).click();
      await expect(page).toHaveURL(/view=compact/);
      await expect(description(page), list).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: 'With descriptions' }).click();
      await expect(page).toHaveURL(list);
      await expect(description(page), list).toBeVisible();
    }
  });

  test('a search keeps the list compact @once', async ({ page }) => {
    await publish();
    for (const list of ['/prompts', '/prompts/shared']) {
      await page.goto(`${list}?view=compact`);
      await searchBox(page).fill('note');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(/q=note/);
      await expect(page, list).toHaveURL(/view=compact/);
    }
  });
});
