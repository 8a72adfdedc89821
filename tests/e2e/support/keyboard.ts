import type { Locator, Page } from 'playwright/test';

/** Presses Tab until `target` has focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not reach ${target}`);
}
