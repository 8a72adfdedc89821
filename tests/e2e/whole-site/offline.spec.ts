import type { BrowserContext, Page } from 'playwright/test';
import { searchBox } from '../support/pages';
import { person, signIn } from '../support/people';
import { expect, open, test } from '../support/test';

const OFFLINE = 'You are offline. This will continue once you are back online.';
const notice = (page: Page) => page.getByRole('status').filter({ hasText: OFFLINE });

test.beforeEach(({ faults }) => faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/));

const ways: [string, (context: BrowserContext) => Promise<() => Promise<void>>][] = [
  [
    'without a network',
    async (context) => {
      await context.setOffline(true);
      return () => context.setOffline(false);
    },
  ],
  [
    'in a network that leads nowhere',
    async (context) => {
      await context.route('**', (route) => route.abort('connectionrefused'));
      return () => context.unroute('**');
    },
  ],
];

for (const [where, disconnect] of ways) {
  const tag = where === 'without a network' ? [] : '@once';
  test(`a link that is the first thing tapped ${where} keeps the page, says so, and goes on when the connection is back`, { tag }, async ({
    page,
    context,
  }) => {
    await open(page, '/faq');
    const reconnect = await disconnect(context);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/faq');
    await reconnect();
    await expect(page).toHaveURL('/guides');
    await expect(notice(page)).toBeHidden();
  });

  test(`a search typed ${where} stays in its field, with the list, and is found when the connection is back @once`, async ({
    page,
    context,
  }) => {
    await open(page, '/prompts');
    const reconnect = await disconnect(context);
    await searchBox(page).pressSequentially('email', { delay: 40 });
    await expect(notice(page)).toBeVisible();
    await searchBox(page).pressSequentially(' news', { delay: 40 });
    await expect(page.getByRole('article').first()).toBeVisible();
    await reconnect();
    await expect(page).toHaveURL('/prompts?q=email+news');
    await expect(searchBox(page)).toHaveValue('email news');
    await expect(searchBox(page)).toBeFocused();
    await expect(notice(page)).toBeHidden();
  });

  test(`the search of the home page and that of everything wait ${where}, with their words @once`, { tag }, async ({ page, context }) => {
    for (const [path, found] of [
      ['/', '/prompts?q=meal+plan'],
      ['/search', '/search?q=meal+plan'],
    ] as const) {
      await open(page, path);
      const reconnect = await disconnect(context);
      await searchBox(page).fill('meal plan');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click({ noWaitAfter: true });
      // Locators wait for the navigation that the form started, which the page has stopped; evaluate() does not.
      await expect.poll(() => page.evaluate(() => document.body.textContent)).toContain(OFFLINE);
      expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('main input[type=search]')?.value)).toBe('meal plan');
      await reconnect();
      await expect(page).toHaveURL(found);
    }
  });

  test(`a page that the browser loads by itself waits ${where} too @once`, { tag }, async ({ page, context }) => {
    await open(page, '/faq');
    const reconnect = await disconnect(context);
    await page.getByRole('link', { name: 'Sitemap' }).click();
    await expect(notice(page)).toBeVisible();
    await reconnect();
    await page.waitForURL('**/sitemap.xml');
  });
}

test('reading on needs no connection, and no notice is in the way @once', async ({ page, context }) => {
  await open(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(notice(page)).toBeHidden();
});

test('the notice stands above the dock of a phone @phone', async ({ page, context }) => {
  await open(page, '/prompt/weekly-meal-plan');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'All Prompts' }).click();
  await expect(notice(page)).toBeVisible();
  const [above, dock] = [await notice(page).boundingBox(), await page.getByRole('region', { name: 'Actions' }).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
});

test('the menu of a phone opens once the connection is back @phone', async ({ page, context }) => {
  await open(page, '/faq');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('signing out offline says so, and the page stays @desktop', async ({ page, context }) => {
  await signIn(page, await person());
  // Signing in leads there, too, but its URL comes before all of its code.
  await open(page, '/dashboard/saved');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline. Sign out when the connection is back.' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/saved');
});
