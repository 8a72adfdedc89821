import type { Page } from 'playwright/test';
import { dialog, searchBox } from '../support/pages';
import { expect, open, test } from '../support/test';

const banner = (page: Page) => page.getByRole('banner');
const openSearch = (page: Page) => banner(page).getByRole('button', { name: 'Search prompts' });
const field = (page: Page) => banner(page).getByRole('searchbox', { name: 'Search prompts' });
const menu = (page: Page) => banner(page).getByRole('button', { name: 'Menu' });

test('the ? key opens the search; Escape closes it and gives focus back', async ({ page }) => {
  await open(page, '/faq');
  await page.keyboard.press('Shift+?');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(openSearch(page)).toBeFocused();
});

test('a click outside closes the search', async ({ page }) => {
  await open(page, '/faq');
  await openSearch(page).click();
  await expect(field(page)).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field(page)).toBeHidden();
});

test('Enter on a blank search does nothing; on words it leads to /prompts', async ({ page }) => {
  await open(page, '/faq');
  await openSearch(page).click();
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/faq');
  await field(page).fill(' cold  email & more ');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/prompts\?q=cold(\+|%20)+email(\+|%20)%26(\+|%20)more$/);
  await expect(field(page)).toBeHidden();
});

test('the search of the header also searches everything @desktop', async ({ page }) => {
  await open(page, '/faq');
  await openSearch(page).click();
  await field(page).fill('email');
  await banner(page).getByRole('button', { name: 'Search everything' }).click();
  await expect(page).toHaveURL('/search?q=email');
});

test('? typed into a field is just a question mark @once', async ({ page }) => {
  await open(page, '/prompts');
  const box = searchBox(page);
  await box.pressSequentially('why?');
  await expect(box).toHaveValue('why?');
  await expect(field(page)).toBeHidden();
});

test('the header sticks once the page is scrolled by 120 px, and not before', async ({ page }) => {
  await open(page, '/faq');
  const bar = page.getByRole('banner').locator('> div');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(118);
  await expect(bar).toHaveCSS('position', 'relative');
  await scrollTo(125);
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(openSearch(page)).toBeInViewport();
  await scrollTo(0);
  await expect(bar).toHaveCSS('position', 'relative');
});

test('the header leads to the parts of the site and marks the current one @desktop', async ({ page }) => {
  await open(page, '/');
  await expect(menu(page)).toBeHidden();
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['All Prompts', '/prompts'],
    ['Guides', '/guides'],
    ['FAQ', '/faq'],
    ['About', '/about'],
  ] as const) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('between a phone and a wide screen the header has the menu button, and a card leads to its page @desktop', async ({ page }) => {
  for (const width of [768, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/prompts');
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Worked' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  }
});

test.describe('the drawer', () => {
  test('opens from the menu button, keeps focus inside and leads on @phone', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await menu(page).tap();
    await expect(dialog(page, 'Menu')).toBeVisible();
    for (let step = 0; step < 10; step++) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement)), 'the focus is in the dialog').toBe(true);
    }
    await dialog(page).getByRole('link', { name: 'FAQ' }).tap();
    await expect(page).toHaveURL('/faq');
    await expect(dialog(page)).toBeHidden();
  });

  test('closes on Escape and gives focus back @phone', async ({ page }) => {
    await open(page, '/faq');
    await menu(page).tap();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('closes on a tap beside it and by its button @phone', async ({ page }) => {
    await open(page, '/faq');
    await menu(page).tap();
    await expect(dialog(page)).toBeVisible();
    await page.touchscreen.tap(20, 400);
    await expect(dialog(page)).toBeHidden();
    await menu(page).tap();
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test('the footer has its links, the disclaimer and the sitemap @once', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Independent and not affiliated with xAI. Grok is a trademark of xAI.');
  for (const name of ['Guides', 'FAQ', 'About', 'Connect', 'Developers', 'Privacy', 'Terms'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`);
  await expect(footer.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/sitemap.xml');
});
