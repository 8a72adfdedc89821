import type { Page } from 'playwright/test';
import { example } from '../support/library';
import { expect, open, ready, test } from '../support/test';

const path = `/prompt/${example.slug}`;
const worked = (page: Page) => page.getByRole('button', { name: /^Worked/ });
const needsTweak = (page: Page) => page.getByRole('button', { name: /^Needs Tweak/ });
const { ratingWorked, ratingNeedsTweak } = example;

test('every click on a rating adds one, is seen where it was made, and is remembered @once', async ({ page }) => {
  await open(page, path);
  await worked(page).click();
  await worked(page).click();
  await needsTweak(page).click();
  for (const _ of ['at once', 'after a reload']) {
    await expect(worked(page)).toHaveText(`Worked ${ratingWorked + 2}`);
    await expect(needsTweak(page)).toHaveText(`Needs Tweak ${ratingNeedsTweak + 1}`);
    await expect(page.getByText('You: worked 2 of 3 times.')).toBeVisible();
    await page.reload();
    await ready(page);
  }
  expect(await page.evaluate((key) => localStorage.getItem(key), `gp-${example.id}`)).toBe('{"worked":2,"needsTweak":1}');
});

test('Undo takes back the last click on a rating, and then the one before it @once', async ({ page }) => {
  await open(page, path);
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(0);
  await worked(page).click();
  await needsTweak(page).click();
  await expect(needsTweak(page)).toHaveAttribute('data-last');
  await expect(worked(page)).not.toHaveAttribute('data-last');
  await undo.click();
  await expect(page.getByText('You: worked 1 of 1 time.')).toBeVisible();
  await expect(worked(page)).toHaveAttribute('data-last');
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(worked(page)).toHaveText(`Worked ${ratingWorked}`);
  await expect(needsTweak(page)).toHaveText(`Needs Tweak ${ratingNeedsTweak}`);
});

test('a prompt that nobody has rated shows its counts and nothing else @once', async ({ page }) => {
  test.skip(ratingWorked + ratingNeedsTweak > 0, 'the library has ratings of its own');
  await open(page, path);
  await expect(worked(page)).toHaveText('Worked 0');
  await expect(page.getByText('No ratings yet')).toHaveCount(0);
  await expect(page.getByText('%')).toHaveCount(0);
});
