import type { Page } from 'playwright/test';
import { categories } from '../support/library';
import { searchBox } from '../support/pages';
import { expect, open, test } from '../support/test';

const busy = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });
const skeletons = (page: Page) => page.locator('.skeleton-lines:visible');

/** Holds back the pages that the router asks for, until the returned function is called. */
async function holdPages(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**', async (route) => {
    if (route.request().headers().rsc) await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** The layout shifts of a page that no press or key explains. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0));
}

test('a list that takes long is announced by a loading bar and four skeletons, and nothing moves', async ({ page }) => {
  await open(page, '/');
  const shifts = await watchShifts(page);
  const release = await holdPages(page);
  await page.getByRole('main').getByRole('link', { name: 'View All Prompts' }).first().click();
  await expect(busy(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  // A title and an excerpt each, at least.
  await expect(skeletons(page).nth(7)).toBeVisible();
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse All Prompts' })).toBeVisible();
  await expect(busy(page)).toBeHidden();
  await expect(skeletons(page)).toHaveCount(0);
  expect(await shifts()).toBe(0);
});

test('a prompt that takes long has a skeleton, and Back returns to the place in the list @desktop', async ({ page }) => {
  await open(page, '/prompts');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const release = await holdPages(page);
  await page.getByRole('article').nth(9).getByRole('link').first().click();
  await expect(busy(page)).toBeVisible();
  await expect(skeletons(page)).toHaveCount(1);
  const left = await page.evaluate(() => window.scrollY);
  release();
  await page.waitForURL('**/prompt/*');
  await expect(busy(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/prompts');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('what is narrowed has skeletons in the place of its rows, and can be narrowed again meanwhile @once', async ({ page }) => {
  await open(page, '/prompts');
  const release = await holdPages(page);
  await searchBox(page).fill('email');
  await expect(busy(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeHidden();
  await expect(skeletons(page).first()).toBeVisible();
  await searchBox(page).fill('email newsletter');
  release();
  await expect(page).toHaveURL('/prompts?q=email+newsletter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(busy(page)).toBeHidden();
});

test('Load more keeps the rows that are there @once', async ({ page }) => {
  await open(page, '/prompts');
  const release = await holdPages(page);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(busy(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  release();
  await expect(page).toHaveURL('/prompts?page=2');
  await expect(busy(page)).toBeHidden();
});

test('the loading bar goes when another page is chosen instead @once', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const release = await holdPages(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
  await expect(busy(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(busy(page)).toBeHidden();
  release();
  await expect(page).toHaveURL('/faq');
});

test('the loading bar comes 300 ms after the click, so a page that is quick shows none @once', async ({ page }) => {
  await open(page, `/category/${categories[0]?.slug}`);
  await page.evaluate(() => {
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (document.querySelector('[role=progressbar]')) Object.assign(window, { signAfter: performance.now() - clicked });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  expect((await page.evaluate(() => Reflect.get(window, 'signAfter'))) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(300);
});
