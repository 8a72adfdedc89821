import type { Page } from 'playwright/test';
import { categories, prompts } from '../support/library';
import { searchBox } from '../support/pages';
import { asPerson, person } from '../support/people';
import { expect, test } from '../support/test';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const orders = (page: Page) => page.getByRole('navigation', { name: 'Sort by' }).getByRole('link');
const current = (page: Page) => orders(page).and(page.locator('[aria-current]'));
const titles = async (page: Page) => (await rows(page).getByRole('heading').allTextContents()).map((title) => title.trim());
const [first = { id: '', slug: '' }] = categories;
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true });
const aToZ = (some: { title: string }[]) => some.map(({ title }) => title).toSorted(collator.compare);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the library is sorted by links, and says what its order is @once', async ({ page }) => {
      await page.goto('/prompts');
      await expect(orders(page)).toHaveText(['Suggested', 'A-Z', 'Newest', 'Most saved']);
      await expect(current(page)).toHaveText('Suggested');
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${prompts.length} prompts$`) })).toBeVisible();
      await orders(page).filter({ hasText: 'A-Z' }).click();
      await expect(page).toHaveURL('/prompts?sort=title');
      await expect(current(page)).toHaveText('A-Z');
      await expect.poll(() => titles(page)).toEqual(aToZ(prompts).slice(0, 24));
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect(page).toHaveURL('/prompts?sort=title&page=2');
      await expect(rows(page)).toHaveCount(48);
      await expect.poll(() => titles(page)).toEqual(aToZ(prompts).slice(0, 48));
      await orders(page).filter({ hasText: 'Newest' }).click();
      await expect(page).toHaveURL('/prompts?sort=newest');
      const newest = prompts.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).map(({ title }) => title);
      await expect(rows(page).first().getByRole('heading')).toHaveText(newest[0] ?? '');
      await orders(page).filter({ hasText: 'Suggested' }).click();
      await expect(page).toHaveURL('/prompts');
      await expect(rows(page).first().getByRole('heading')).toHaveText(prompts[0]?.title ?? '');
    });
  });
}

test('an order stays while one searches and narrows, and a category is sorted from its own page @once', async ({ page }) => {
  await page.goto(`/category/${first.slug}`);
  await expect(current(page)).toHaveText('Suggested');
  await orders(page).filter({ hasText: 'A-Z' }).click();
  await expect(page).toHaveURL(`/prompts?category=${first.slug}&sort=title`);
  await expect(rows(page)).toHaveCount(24);
  await expect.poll(() => titles(page)).toEqual(aToZ(prompts.filter(({ categoryId }) => categoryId === first.id)).slice(0, 24));
  await searchBox(page).fill('email');
  await expect(page).toHaveURL(`/prompts?q=email&category=${first.slug}&sort=title`);
  await expect(orders(page)).toHaveText(['Best match', 'A-Z', 'Newest', 'Most saved']);
  await searchBox(page).press('Enter');
  await expect(page.getByText(/“email” in Writing$/)).toBeVisible();
  const found = await titles(page);
  expect(found).toEqual(found.toSorted(collator.compare));
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^All Categories/ })
    .click();
  await expect(page).toHaveURL('/prompts?q=email&sort=title');
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/prompts?sort=title');
});

test('what most people saved comes first, with how many they are @once', async ({ page }) => {
  const category = categories.at(-1) ?? first;
  const often = prompts.filter(({ categoryId }) => categoryId === category.id).at(-1);
  for (let count = 0; count < 3; count += 1) {
    const { client } = await asPerson(await person());
    await client.from('saved_prompts').insert({ prompt_id: often?.slug ?? '' });
  }
  // Counts are kept for some seconds.
  await expect(async () => {
    await page.goto(`/prompts?category=${category.slug}&sort=saved`);
    await expect(rows(page).first().getByRole('heading')).toHaveText(often?.title ?? '', { timeout: 1000 });
  }).toPass();
  await expect(current(page)).toHaveText('Most saved');
  const saves = (await rows(page).allTextContents()).map((text) => Number(/(\d+) saves?/.exec(text)?.[1] ?? 0));
  expect(saves[0]).toBeGreaterThanOrEqual(3);
  expect(saves).toEqual(saves.toSorted((one, other) => other - one));
});

test('an order that there is not is the usual one, and no order is for search engines @once', async ({ request }) => {
  for (const query of ['sort=best', 'sort=used', 'sort=', 'sort=title&sort=newest'])
    expect((await request.get(`/prompts?${query}`)).status()).toBe(200);
  expect(await (await request.get('/prompts?sort=best')).text()).toMatch(/aria-current="true"[^>]*>Suggested</);
  const html = await (await request.get('/prompts?sort=title')).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/prompts"/);
  expect(html).toContain('<meta name="robots" content="noindex');
});
