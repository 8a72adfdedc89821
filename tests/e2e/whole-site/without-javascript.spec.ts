import { collectionOf, collector } from '../support/collections';
import { categories, example, prompts } from '../support/library';
import { isMissing, NOT_FOUND, pageKinds, searchBox } from '../support/pages';
import { fillCredentials, person } from '../support/people';
import { share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('a prompt can be read in full, with its blanks as words @once', async ({ page }) => {
  await page.goto(`/prompt/${example.slug}`);
  const [beginning = ''] = example.promptText.split('[');
  await expect(page.getByRole('main')).toContainText(beginning.trim(), { useInnerText: true });
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send to Grok' })).toHaveAttribute('href', /^https:\/\/grok\.com\/\?q=/);
  await expect(page.getByRole('heading', { name: 'Related prompts' })).toBeVisible();
});

test('searching works by the form alone, on the home page, in the list and everywhere @once', async ({ page }) => {
  for (const path of ['/', '/prompts', '/search']) {
    await page.goto(path);
    await searchBox(page).fill('cold email');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(`${path === '/' ? '/prompts' : path}?q=cold+email`);
    await expect(searchBox(page)).toHaveValue('cold email');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('a category narrows the list, and the search stays in it @once', async ({ page }) => {
  await page.goto('/prompts');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Writing/ })
    .click();
  await expect(page).toHaveURL('/prompts?category=writing');
  await searchBox(page).fill('draft');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/prompts?q=draft&category=writing');
  await expect(page.getByRole('status').first()).toContainText('in Writing');
});

test('Load more is a link to a longer list @once', async ({ page }) => {
  await page.goto('/prompts');
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL('/prompts?page=2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(48);
});

test('everything on the home page is open to read, with its links @phone', async ({ page }) => {
  await page.goto('/');
  for (const { name } of categories) await expect(page.locator('#categories').getByRole('link', { name })).toBeVisible();
  await expect(page.locator('#popular').getByRole('article')).toHaveCount(4);
  await page.getByRole('link', { name: prompts.find((one) => !one.featured)?.title ?? '' }).click();
  await expect(page).toHaveURL(/\/prompt\//);
});

test('an example in a guide reads with its blanks as words @once', async ({ page }) => {
  await page.goto('/guides/grok-for-marketing');
  const example = page.getByRole('figure').filter({ hasText: 'Answer a single doubt' });
  await expect(example).toContainText('Write an email to Reader, who e.g. bought from us in the spring. It should get them to Next Step.');
  await expect(example.getByRole('button')).toHaveCount(0);
});

test('guides read and lead on @once', async ({ page }) => {
  await page.goto('/guides/beginners-guide-to-grok');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'How it goes wrong' }).click();
  await expect(page).toHaveURL(/#how-it-goes-wrong$/);
  await page.getByRole('link', { name: /^Next/ }).last().click();
  await expect(page).toHaveURL('/guides/how-to-write-effective-prompts');
});

test('a missing page reads as one, with ways on @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  for (const path of ['/prompt/nothing-here', '/category/nothing-here', '/guides/nothing-here', '/nothing-here', '/a/b/c']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Found$/);
    await expect(page.getByText("doesn't exist or may have been removed.")).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse All Prompts' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  }
});

test('a heart is a link to a page with one button, which a visitor reaches by signing in @once', async ({ page }) => {
  const { slug, title } = example;
  await page.goto(`/category/${example.categoryId}`);
  const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await row.getByRole('link', { name: 'Save prompt' }).click();
  await expect(page.getByText('Sign in and we save the prompt for you.')).toBeVisible();
  await fillCredentials(page, await person('saver'));
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`/prompt/${slug}`);
  await page.getByRole('link', { name: 'Save prompt' }).locator('visible=true').first().click();
  await expect(page.getByText(`${title} is in your saved prompts.`)).toBeVisible();
  const button = page.getByRole('main').getByRole('button');
  await expect(button).toHaveText(['Remove from saved']);
  await button.click();
  await expect(button).toHaveText(['Save prompt']);
  await button.click();
  await expect(page.getByText(`${title} is in your saved prompts.`)).toBeVisible();
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('wherever there is a heart there is that link @once', async ({ page, browser, baseURL }) => {
  const who = await collector();
  const { slug } = await collectionOf(who, 'A list', [example.slug], true);
  const { id, title } = await share(who, { title: 'Shared without scripts', content: 'Say [WHAT].' });
  const scripted = await browser.newPage({ baseURL, javaScriptEnabled: true });
  const shared = ['/prompts/shared', `/u/${who.username}`, `/u/${who.username}/${slug}`];
  for (const path of ['/', '/prompts', '/prompts?q=email', '/search?q=email', `/prompt/${example.slug}`, ...shared]) {
    await page.goto(path);
    await open(scripted, path);
    const hearts = await scripted.getByRole('button', { name: 'Save prompt' }).count();
    expect(hearts, path).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: 'Save prompt' }), path).toHaveCount(hearts);
  }
  await scripted.close();
  await page.goto(`/prompt/shared/${id}`);
  await expect(page.getByRole('link', { name: 'Save prompt' }).first()).toHaveAttribute('href', `/dashboard/saved/${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`no button on ${kind} is without effect @once`, async ({ page, faults }) => {
    if (isMissing(path)) faults.allow(NOT_FOUND);
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await expect(page.locator('button:visible:not(form button)')).toHaveCount(0);
      await expect(page.locator('form button[type="button"]:visible')).toHaveCount(0);
    }
  });
}
