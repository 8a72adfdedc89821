import type { Page } from 'playwright/test';
import { person, signInByRequest } from '../support/people';
import { expect, open, ready, test } from '../support/test';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const turn = (page: Page) => page.getByRole('button', { name: 'Switch theme' }).click();

test('the theme follows the system until it is switched, and the choice is kept @once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/faq');
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).not.toBe(light);
  await turn(page);
  await expect.poll(() => ground(page)).toBe(light);
  await open(page, '/about');
  expect(await ground(page)).toBe(light);
  await turn(page);
  await expect.poll(() => ground(page)).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('gp-theme'))).toBeNull();
});

test('a chosen theme is there before the first paint @once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/faq');
  await turn(page);
  const dark = await ground(page);
  await page.addInitScript(() => {
    // The body's ground as soon as there is a body: before any script of the page's bundle has run.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { theme: document.documentElement.dataset.theme, bundleRan: 'next' in window });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(
    await page.evaluate(() =>
      Object.assign({}, { theme: 'theme' in window && window.theme, ran: 'bundleRan' in window && window.bundleRan }),
    ),
  ).toEqual({
    theme: 'dark',
    ran: false,
  });
  await ready(page);
  expect(await ground(page)).toBe(dark);
});

test('the theme is switched in the dashboard, too @desktop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInByRequest(page, await person());
  await open(page, '/dashboard/my-prompts');
  const light = await ground(page);
  await turn(page);
  await expect.poll(() => ground(page)).not.toBe(light);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
});

test('the bar of the dashboard leaves its name whole on a small phone, and its targets large enough @phone', async ({ page }) => {
  await signInByRequest(page, await person());
  await open(page, '/dashboard/my-prompts');
  const bar = page.getByRole('banner');
  const name = bar.getByText('Grok Prompts', { exact: true });
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  for (const target of await bar.locator('a, button').and(page.locator(':visible')).all())
    expect((await target.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
});
