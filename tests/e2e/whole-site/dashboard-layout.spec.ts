import type { Page } from 'playwright/test';
import { person, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

test('the tab of the page is in view on phones, after a load and after a press @phone', async ({ page }) => {
  await signInByRequest(page, await person());
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 });
    for (const [path, name] of [
      ['/dashboard/profile', 'Profile'],
      ['/dashboard/create', 'Create Prompt'],
      ['/dashboard/start', 'Start'],
      ['/dashboard/my-prompts', 'My Prompts'],
    ] as const) {
      await open(page, path);
      await expect(tabs(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await tabs(page).getByRole('link', { name: 'Collections' }).tap();
    await page.waitForURL('**/dashboard/collections');
    await expect(tabs(page).getByRole('link', { name: 'Collections' })).toBeInViewport({ ratio: 1 });
  }
});

test('the title of a short page stands right under the tabs on phones @phone', async ({ page }) => {
  await signInByRequest(page, await person());
  for (const path of ['/dashboard/start', '/dashboard/collections', '/dashboard/saved', '/dashboard/my-prompts', '/dashboard/profile']) {
    await open(page, path);
    // What stands there is the title, or a note above it.
    const hole = await tabs(page).evaluate((above) => {
      const next = above.nextElementSibling?.getBoundingClientRect();
      return next && next.top - above.getBoundingClientRect().bottom;
    });
    expect(hole, path).toBeLessThanOrEqual(24);
  }
});
