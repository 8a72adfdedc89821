import type { Page } from 'playwright/test';
import { filled, prompts } from '../support/library';
import { clipboard, reach } from '../support/pages';
import { expect, open, ready, test } from '../support/test';

/** The example of a guide that has blanks of both kinds. */
const withExample = '/guides/grok-for-marketing';
const example = (page: Page) => page.getByRole('figure').filter({ hasText: 'Answer a single doubt' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const slugs = [
  'beginners-guide-to-grok',
  'how-to-write-effective-prompts',
  'advanced-prompting-strategies',
  'grok-for-marketing',
  'grok-for-coding',
];
const path = `/guides/${slugs[0]}`;
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('five guides are listed and lead from one to the next and back @once', async ({ page }) => {
  await open(page, '/guides');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(links).toHaveCount(5);
  await links.first().click();
  const more = page.getByRole('navigation', { name: 'More guides' });
  for (const slug of slugs) {
    await expect(page).toHaveURL(`/guides/${slug}`);
    const next = more.getByRole('link', { name: /^Next/ });
    if (slug === slugs.at(-1)) await expect(next).toHaveCount(0);
    else await next.click();
  }
  await more.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL(`/guides/${slugs.at(-2)}`);
});

test('the table of contents has the headings of level 2 and 3 and marks the one being read @desktop', async ({ page }) => {
  await open(page, path);
  const headings = page.getByRole('article').locator('h2[id], h3[id]');
  const entries = contents(page).getByRole('link');
  await expect(entries).toHaveText((await headings.allTextContents()).map((text) => text.trim()));
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveText((await entries.first().textContent()) ?? '');
  const name = 'How it goes wrong';
  await entries.filter({ hasText: name }).click();
  await expect(page).toHaveURL(`${path}#how-it-goes-wrong`);
  await expect(page.getByRole('heading', { name })).toBeInViewport();
  await expect(current).toHaveText(name);
});

test('the table of contents unfolds, leads to a heading and folds again @phone', async ({ page }) => {
  await open(page, path);
  await expect(contents(page).getByRole('link').first()).toBeHidden();
  await contents(page).locator('summary').tap();
  await contents(page).getByRole('link', { name: 'How it goes wrong' }).tap();
  await expect(page.getByRole('heading', { name: 'How it goes wrong' })).toBeInViewport();
  await expect(contents(page).getByRole('link').first()).toBeHidden();
});

test('a guide is shared by copying its link @once', async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(new URL(await clipboard(page)).pathname).toBe(path);
});

test('a guide is shared by the device’s own sheet where there is one @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: unknown) => {
        document.title = JSON.stringify(data);
      },
    });
  });
  await open(page, path);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  const shared = JSON.parse(await page.title());
  expect(shared.title).toBe(title);
  expect(new URL(shared.url).pathname).toBe(path);
});

test('Post on X opens a window of 550 by 420 with title and link @once', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (...given) => {
      document.title = JSON.stringify(given);
      return Object.create(null);
    };
  });
  await open(page, path);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Post on X' }).click();
  const [url, , features] = JSON.parse(await page.title());
  expect(features).toBe('width=550,height=420');
  const post = new URL(url);
  expect(post.origin + post.pathname).toBe('https://x.com/intent/post');
  expect(post.searchParams.get('text')).toBe(title);
  expect(new URL(post.searchParams.get('url') ?? '').pathname).toBe(path);
});

test('a prompt inside a guide can be copied and opened @once', async ({ page }) => {
  await open(page, path);
  const row = page.getByRole('article').getByRole('article').first();
  const title = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('button', { name: `Copy: ${title}` }).click();
  await expect(row.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const prompt = prompts.find((one) => one.title === title);
  expect(await clipboard(page)).toBe(prompt && filled(prompt));
  const href = await row.getByRole('link', { name: title }).getAttribute('href');
  await row.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(href ?? '');
  await ready(page);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
});

test('an example in a guide is filled in where it stands, copied and sent, and moves nothing', async ({ page, context }) => {
  await open(page, withExample);
  const height = async () => (await example(page).boundingBox())?.height;
  const before = await height();
  await example(page).scrollIntoViewIfNeeded();
  const blank = (name: string) => example(page).getByRole('textbox', { name, exact: true });
  await expect(blank('Format')).toHaveText('an email');
  await expect(example(page).getByRole('link', { name: 'Send to Grok' })).toBeVisible();
  expect(await height()).toBe(before);
  await blank('Reader').fill('[a teacher]');
  await example(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(example(page).getByRole('status')).toHaveText('3 blanks still empty');
  const copied = await clipboard(page);
  expect(copied).toContain('Write an email to [a teacher]. It should get them to [NEXT_STEP].');
  const opened = context.waitForEvent('request', (request) => new URL(request.url()).host === 'grok.com');
  await example(page).getByRole('link', { name: 'Send to Grok' }).click();
  await expect(example(page).getByText(/^3 blanks are empty: /)).toBeVisible();
  await example(page).getByRole('link', { name: 'Send anyway to Grok' }).click();
  expect(new URL((await opened).url()).searchParams.get('q')).toBe(copied);
});

test('what is written in an example stays out of other examples, and is forgotten @once', async ({ page }) => {
  await page.clock.install();
  await open(page, withExample);
  await example(page).scrollIntoViewIfNeeded();
  const field = example(page).getByRole('textbox', { name: 'Doubt' });
  await reach(field);
  await field.fill('the price');
  await page.keyboard.press('Enter');
  await expect(example(page).getByRole('textbox', { name: 'Proof' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(example(page).getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
  await page.clock.runFor(600);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await ready(page);
  await example(page).scrollIntoViewIfNeeded();
  await expect(field).toHaveText('');
});
