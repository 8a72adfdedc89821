import type { Page } from 'playwright/test';

/** Holds back all code of the pages that are opened from here on, until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Opens a page whose code does not come. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#announcer').waitFor({ state: 'attached' });
  await page.locator('footer, [data-dock], main').first().waitFor();
  await page.waitForFunction(() => document.readyState !== 'loading');
}
