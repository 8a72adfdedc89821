import type { Page } from 'playwright/test';
import { searchBox } from '../support/pages';
import { fillCredentials, person, signIn } from '../support/people';
import { expect, open, ready, test } from '../support/test';

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const heart = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button', { name: /^(Save prompt|Remove from saved)$/ })
    .first();
const hint = (page: Page) => page.getByRole('link', { name: 'Create an account' });

/** What a browser does when a tab is looked at again, which a window that is always in front never does. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('Sign In in the header comes back to the page, with its query @desktop', async ({ page }) => {
  const who = await person();
  await open(page, '/prompts?q=email');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL('**/login?next=**');
  await fillCredentials(page, who);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/prompts?q=email');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('Sign In and Create Account in the drawer come back to the page @phone', async ({ page }) => {
  const who = await person();
  await open(page, '/guides');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Create Account' }).tap();
  await expect(page).toHaveURL('/signup?next=%2Fguides');
  // From one form to the other the way back goes along.
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).tap();
  await expect(page).toHaveURL('/login?next=%2Fguides');
  await fillCredentials(page, who);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).tap();
  await expect(page).toHaveURL('/guides');
});

test('signing out on a page that stays, its hint, its hearts and its drawer know at once @phone', async ({ page }) => {
  await signIn(page, await person());
  await open(page, '/');
  await heart(page).tap();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(hint(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Create Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint(page)).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('who signs in or out in another tab is seen when this one is looked at again @desktop', async ({ page, context }) => {
  const who = await person();
  await open(page, '/');
  const header = page.getByRole('banner');
  const other = await context.newPage();
  await signIn(other, who);
  await lookAgain(page);
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  // Stored, and not only shown: nobody saves who has signed out meanwhile.
  await expect(heart(page)).not.toHaveAttribute('aria-busy');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await other.waitForURL((url) => url.pathname === '/');
  await lookAgain(page);
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('"All Prompts" leads back to the list one came from, with its query, at its place @desktop', async ({ page }) => {
  await open(page, '/prompts');
  await searchBox(page).fill('email');
  await expect(page).toHaveURL('/prompts?q=email');
  await page.getByRole('article').nth(15).scrollIntoViewIfNeeded();
  await page.getByRole('article').nth(15).getByRole('link').first().click();
  await page.waitForURL('**/prompt/*');
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: 'All Prompts' }).click();
  await expect(page).toHaveURL('/prompts?q=email');
  await expect(page.getByRole('article').nth(15)).toBeInViewport();
  expect(await scrollOf(page)).toBeGreaterThan(300);
  // Whoever did not come from a list goes to the one of all.
  await open(page, '/faq');
  await open(page, '/prompt/weekly-meal-plan');
  await page.getByRole('main').getByRole('link', { name: 'All Prompts' }).click();
  await expect(page).toHaveURL('/prompts');
});

test('the link back names the list of all only where it leads there @desktop', async ({ page }) => {
  const back = page.getByRole('main').getByRole('link', { name: /^(Back|All Prompts)$/ });
  for (const [path, name] of [
    ['/prompts', 'All Prompts'],
    ['/category/productivity', 'Back'],
    ['/search?q=meal+plan', 'Back'],
    ['/faq', 'All Prompts'],
  ] as const) {
    await open(page, path);
    if (path === '/faq') await open(page, '/prompt/weekly-meal-plan');
    else await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/prompt/*');
    await expect(back).toHaveText(name);
    if (path === '/faq') continue;
    await back.click();
    await expect(page).toHaveURL(path);
  }
});

test('"Browse Categories" opens the categories that it leads to', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gp-categories-expanded', 'false'));
  await open(page, '/');
  const categories = page.locator('#categories');
  await expect(categories.getByRole('link', { name: /^Marketing/ })).toBeHidden();
  for (const _ of ['once', 'again, at the same address']) {
    await page.getByRole('link', { name: 'Browse Categories' }).click();
    await expect(categories.getByRole('link', { name: /^Marketing/ })).toBeInViewport();
    await categories.getByRole('button', { name: 'Hide categories' }).click();
    await expect(categories.getByRole('link', { name: /^Marketing/ })).toBeHidden();
  }
});
