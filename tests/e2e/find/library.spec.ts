import { categories, emptyBlank, emptyBlanks, example, filled, label, prompts, variables } from '../support/library';
import { blank, clipboard, NOT_FOUND, searchBox } from '../support/pages';
import { expect, open, ready, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a visitor finds a prompt, fills its blanks and copies it @desktop', async ({ page }) => {
  const { title } = example;
  await open(page, '/');
  await searchBox(page).fill(title);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(`/prompts?${new URLSearchParams({ q: title })}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/prompt/${example.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await ready(page);
  const field = blank(page, label(emptyBlank));
  await field.fill('my own words');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await clipboard(page)).toBe(filled(example, { [emptyBlank]: 'my own words' }));
});

test('a prompt shows its category, its date and at most four others of its category @once', async ({ page }) => {
  await open(page, `/prompt/${example.slug}`);
  const category = categories.find(({ id }) => id === example.categoryId);
  const head = page.getByRole('main');
  await expect(head.getByRole('link', { name: category?.name, exact: true }).first()).toHaveAttribute(
    'href',
    `/category/${category?.slug}`,
  );
  await expect(head.locator('time').first()).toHaveAttribute('datetime', example.createdAt);
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Related prompts' }) }).getByRole('article');
  await expect(related).toHaveCount(4);
  for (const title of await related.getByRole('heading').allTextContents()) {
    const other = prompts.find((one) => one.title === title);
    expect(other?.categoryId).toBe(example.categoryId);
    expect(other?.slug).not.toBe(example.slug);
  }
});

test('a row says in a sentence what one gets, and a search is marked in it @once', async ({ page }) => {
  const row = (title: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await open(page, '/prompts');
  for (const { title, description } of prompts.slice(0, 3)) await expect(row(title).locator('p').first()).toHaveText(description);
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{6,}/g) ?? [];
  const found = prompts.find(({ title, description }) => wordsOf(title).some((word) => wordsOf(description).includes(word))) ?? example;
  await open(page, `/prompts?${new URLSearchParams({ q: found.title })}`);
  await expect(row(found.title).locator('p').first()).toHaveText(found.description);
  const word = wordsOf(found.title).find((one) => wordsOf(found.description).includes(one)) ?? '';
  for (const place of ['h2', 'p'])
    await expect(
      row(found.title)
        .locator(`${place} mark`)
        .filter({ hasText: new RegExp(`^${word}$`, 'i') })
        .first(),
    ).toBeVisible();
});

test('blanks are numbered and labelled, and counted until they are filled @once', async ({ page }) => {
  await open(page, `/prompt/${example.slug}`);
  const names = variables(example);
  await expect(page.getByRole('main').locator('[data-label]')).toHaveCount(names.length + 1);
  const toFill = page.getByRole('heading', { name: /^Blanks/ }).filter({ hasText: `${emptyBlanks(example).length} to fill` });
  await expect(toFill).toBeVisible();
  await expect(page.getByRole('main').locator('[contenteditable]')).toHaveCount(names.length + 1);
  await blank(page, label(emptyBlank)).fill('something');
  await expect(toFill).toHaveCount(0);
});

test('the home page shows categories, featured prompts, four popular ones and three guides, in this order @once', async ({ page }) => {
  await open(page, '/');
  const headings = ['Browse by Category', 'Featured Prompts', 'Popular Prompts', 'Start here', 'How it works'];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings);
  const section = (name: string) => page.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
  await expect(section('Featured Prompts').getByText('Featured', { exact: true })).toHaveCount(
    prompts.filter((one) => one.featured).length,
  );
  await expect(section('Popular Prompts').getByRole('article')).toHaveCount(4);
  await expect(section('Popular Prompts').getByRole('link', { name: 'View All Prompts' })).toBeVisible();
  await expect(section('Start here').getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Browse Categories' })).toHaveAttribute('href', /#categories$/);
});

test('the first featured prompt is filled in where it stands on the home page, and keeps what I write @once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const featured = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Customize' }) });
  await featured.scrollIntoViewIfNeeded();
  const first = featured.getByRole('textbox').first();
  await first.fill('a paper lamp');
  await featured.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => clipboard(page)).toContain('a paper lamp');
  await open(page, '/');
  await expect(featured).toContainText('a paper lamp');
});

test('the search of the home page hides once its section is scrolled away, and comes back', async ({ page }) => {
  await open(page, '/');
  await expect(searchBox(page)).toBeVisible();
  await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded();
  await expect(page.locator('main form', { hasText: 'I need a prompt' })).toHaveCount(1);
  await expect(page.locator('main form', { hasText: 'I need a prompt' })).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(searchBox(page)).toBeVisible();
});

test('a category page lists its prompts under its name, icon and subtitle @once', async ({ page }) => {
  for (const { slug, id, name, subtitle } of categories.slice(0, 2)) {
    await open(page, `/category/${slug}`);
    await expect(page).toHaveTitle(`${name} Grok Prompts`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByText(subtitle)).toBeVisible();
    const count = prompts.filter((one) => one.categoryId === id).length;
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(48, count));
    if (count > 48) {
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect(page).toHaveURL(`/prompts?category=${slug}&page=3`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(72, count));
    }
  }
});

test('the FAQ answers twelve questions and says whom to write to @once', async ({ page }) => {
  await open(page, '/faq');
  await expect(page.getByRole('main').locator('dt')).toHaveCount(12);
  await expect(page.getByRole('link', { name: /Write to us/ })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(page.getByRole('main').locator('a[href^="/guides/"]').last()).toBeVisible();
});

test('a missing prompt says so and leads on @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  await open(page, '/prompt/nothing-here');
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Not Found' })).toBeVisible();
  await expect(page.getByText("The prompt you're looking for doesn't exist or may have been removed.")).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse All Prompts' }).click();
  await expect(page).toHaveURL('/prompts');
});

test('a missing guide and a missing category say which they are @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  await open(page, '/guides/nothing-here');
  await expect(page.getByRole('heading', { level: 1, name: 'Guide Not Found' })).toBeVisible();
  await open(page, '/category/nothing-here');
  await expect(page.getByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible();
});
