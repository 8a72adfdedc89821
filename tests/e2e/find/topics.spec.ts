import type { Page } from 'playwright/test';
import { categories, prompts } from '../support/library';
import { searchBox } from '../support/pages';
import { expect, test } from '../support/test';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const topics = (page: Page) => page.getByRole('navigation', { name: 'Topics' }).getByRole('link');
const category = categories[1] ?? { id: '', slug: '', name: '', topics: [] };
const [topic = { slug: '', name: '' }, other = { slug: '', name: '' }] = category.topics;
const inCategory = prompts.filter(({ categoryId }) => categoryId === category.id);
const inTopic = (slug: string) => inCategory.filter((one) => one.topic === slug);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`a category names its topics with their counts, and each leads to its prompts${javaScriptEnabled ? '' : ' @once'}`, async ({
      page,
    }) => {
      await page.goto(`/category/${category.slug}`);
      await expect(topics(page)).toHaveText([
        `All ${inCategory.length}`,
        ...category.topics.map(({ slug, name }) => `${name} ${inTopic(slug).length}`),
      ]);
      await expect(topics(page).and(page.locator('[aria-current]'))).toHaveText(/^All/);
      await topics(page).filter({ hasText: topic.name }).click();
      await expect(page).toHaveURL(`/prompts?category=${category.slug}&topic=${topic.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${category.name} prompts`);
      await expect(
        page.getByRole('status').filter({ hasText: `${inTopic(topic.slug).length} prompts in ${category.name}: ${topic.name}` }),
      ).toBeVisible();
      await expect(topics(page).and(page.locator('[aria-current]'))).toHaveText(`${topic.name} ${inTopic(topic.slug).length}`);
      await expect(rows(page).getByRole('heading')).toHaveText(inTopic(topic.slug).map(({ title }) => title));
      await topics(page).filter({ hasText: other.name }).click();
      await expect(rows(page)).toHaveCount(Math.min(24, inTopic(other.slug).length));
      await topics(page).filter({ hasText: /^All/ }).click();
      await expect(page).toHaveURL(`/prompts?category=${category.slug}`);
    });
  });
}

test('a search stays in its topic, and another category has topics of its own @once', async ({ page }) => {
  const [{ title } = { title: '' }] = inTopic(topic.slug);
  await page.goto(`/prompts?category=${category.slug}&topic=${topic.slug}`);
  await searchBox(page).fill(title);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(`/prompts?${new URLSearchParams({ q: title, category: category.slug, topic: topic.slug })}`);
  await expect(rows(page).first().getByRole('heading')).toHaveText(title);
  await page.goto(`/prompts?category=${category.slug}&topic=${topic.slug}`);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(`/prompts?category=${categories[0]?.slug}`);
});

test('a topic that its category does not have is ignored, and search engines know the category alone @once', async ({ request }) => {
  for (const query of [
    `category=${category.slug}&topic=nothing-here`,
    `category=nothing-here&topic=${topic.slug}`,
    `topic=${topic.slug}`,
  ]) {
    const response = await request.get(`/prompts?${query}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(
      new RegExp(`${query.startsWith(`category=${category.slug}`) ? inCategory.length : prompts.length}( |<!-- -->)*prompts`),
    );
  }
  const html = await (await request.get(`/prompts?category=${category.slug}&topic=${topic.slug}`)).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/category/${category.slug}"`));
  expect(html).toContain('<meta name="robots" content="noindex');
});
