import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** What axe finds on the screen as it is now, one line a fault. */
async function faultsOf(page: Page, rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // The title is waited for, because the router takes it away for a moment while it refreshes a page after a server action.
  await expect(page).toHaveTitle(/./);
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe.disableRules('document-title')).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}

/** Every rule in the light theme; in the dark one those about colour, which is all that a theme changes. */
export async function expectNoFaultsInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await faultsOf(page), 'in light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await faultsOf(page, ['color-contrast', 'link-in-text-block']), 'in dark').toEqual([]);
}
