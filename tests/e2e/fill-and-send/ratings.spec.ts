import type { Page } from '@playwright/test';
import { example } from '../support/library';
import { expect, open, ready, test } from '../support/test';

const path = `/prompt/${example.slug}`;
const worked = (page: Page) => page.getByRole('button', { name: /^Worked/ });
const needsTweak = (page: Page) => page.getByRole('button', { name: /^Needs Tweak/ });
const { ratingWorked, ratingNeedsTweak } = example;

const mine = ratingWorked + ratingNeedsTweak === 0;

test('every click on a rating adds one, changes the percentage and is remembered @once', async ({ page }) => {
  await open(page, path);
  await expect(worked(page)).toHaveText(`Worked ${ratingWorked}`);
  await worked(page).click();
  await worked(page).click();
  await needsTweak(page).click();
  const percent = Math.round(((ratingWorked + 2) / (ratingWorked + ratingNeedsTweak + 3)) * 100);
  for (const _ of ['at once', 'after a reload']) {
    await expect(worked(page)).toHaveText(`Worked ${ratingWorked + 2}`);
    await expect(needsTweak(page)).toHaveText(`Needs Tweak ${ratingNeedsTweak + 1}`);
    await expect(page.getByText(mine ? `You said it worked 2 of 3 times (${percent}%).` : `${percent}% of`)).toBeVisible();
    await page.reload();
    await ready(page);
  }
  expect(await page.evaluate((key) => localStorage.getItem(key), `gp-${example.id}`)).toBe('{"worked":2,"needsTweak":1}');
});

test('a prompt that nobody has rated claims no percentage @once', async ({ page }) => {
  test.skip(ratingWorked + ratingNeedsTweak > 0, 'the library has ratings of its own');
  await open(page, path);
  await expect(page.getByText('No ratings yet. Yours stays in this browser.')).toBeVisible();
  await expect(page.getByText('%')).toHaveCount(0);
});

test("one person's clicks are not called ratings of people @once", async ({ page }) => {
  test.skip(!mine, 'the library has ratings of its own');
  await open(page, path);
  await worked(page).click();
  await worked(page).click();
  await expect(page.getByText('You said it worked.')).toBeVisible();
  await expect(page.getByText('%')).toHaveCount(0);
});
