import type { Page } from 'playwright/test';
import { expect, open, ready, test } from '../support/test';

const categories = (page: Page) => page.locator('#categories');
const marketing = (page: Page) => categories(page).getByRole('link', { name: /^Marketing/ });
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('categories are open at first, and collapsing them is remembered @desktop', async ({ page }) => {
  await open(page, '/');
  await expect(marketing(page)).toBeVisible();
  const hide = categories(page).getByRole('button', { name: 'Hide categories' });
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await hide.click();
  await expect(marketing(page)).toBeHidden();
  expect(await kept(page, 'gp-categories-expanded')).toBe('false');
  await page.reload();
  await ready(page);
  await expect(marketing(page)).toBeHidden();
  await expect(categories(page).getByRole('button', { name: 'Show categories' })).toHaveAttribute('aria-expanded', 'false');
});

test('categories are folded at first, and opening them is remembered @phone', async ({ page }) => {
  await open(page, '/');
  await expect(marketing(page)).toBeHidden();
  await categories(page).getByRole('button', { name: 'Show categories' }).tap();
  await expect(marketing(page)).toBeVisible();
  expect(await kept(page, 'gp-categories-expanded')).toBe('true');
  await page.reload();
  await ready(page);
  await expect(marketing(page)).toBeVisible();
});

test('popular prompts are open at first, and collapsing them is remembered @once', async ({ page }) => {
  await open(page, '/');
  const popular = page.locator('#popular');
  await expect(popular.getByRole('article')).toHaveCount(4);
  await popular.getByRole('button', { name: 'Hide prompts' }).click();
  await expect(popular.getByRole('article')).toHaveCount(0);
  expect(await kept(page, 'gp-popular-expanded')).toBe('false');
  await page.reload();
  await ready(page);
  await expect(popular.getByRole('article')).toHaveCount(0);
  await popular.getByRole('button', { name: 'Show prompts' }).click();
  await expect(popular.getByRole('article')).toHaveCount(4);
});
