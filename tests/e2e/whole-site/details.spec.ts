import { LIMITS } from '../../../lib/limits';
import { site } from '../../../lib/site';
import { example } from '../support/library';
import { dialog, NOT_FOUND, searchBox } from '../support/pages';
import { person, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test('the footer leads to the account on X @once', async ({ page }) => {
  await open(page, '/faq');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: `${site.social.handle} on X` })).toHaveAttribute(
    'href',
    site.social.url,
  );
});

test('a blank search does nothing @once', async ({ page }) => {
  for (const path of ['/prompts', '/prompts/shared', '/search']) {
    await open(page, path);
    for (const blank of ['', '   ']) {
      await searchBox(page).fill(blank);
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(path);
    }
  }
  await open(page, '/faq');
  await page.keyboard.press('Shift+?');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a blank search is not sent either @once', async ({ page }) => {
    for (const path of ['/', '/prompts', '/search']) {
      await page.goto(path);
      await searchBox(page).fill('   ');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(path);
    }
  });
});

test('the title of a page that is missing names what is missing @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  for (const [path, title] of [
    ['/prompt/nothing-here', 'Prompt Not Found'],
    ['/category/nothing-here', 'Category Not Found'],
    ['/guides/nothing-here', 'Guide Not Found'],
    ['/nothing-here', 'Page Not Found'],
    ['/u/nobody_here', 'User not found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · ${site.name}`);
  }
});

test('a profile shows what was stored, and takes as many emoji as letters @once', async ({ page }) => {
  await signInByRequest(page, await person('stored'));
  await open(page, '/dashboard/profile');
  const name = `Ab${Date.now().toString(36)}`;
  await page.getByLabel('Username').fill(` ${name} `);
  await page.getByLabel('X handle').fill('@SomeBody');
  const displayName = page.getByLabel('Display name');
  await displayName.fill('🙂'.repeat(LIMITS.displayName.max + 1));
  await expect(page.getByRole('status').filter({ hasText: 'Display name must be at most 50 characters' })).toBeVisible();
  await displayName.fill('🙂'.repeat(LIMITS.displayName.max));
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(name.toLowerCase());
  await expect(page.getByLabel('X handle')).toHaveValue('somebody');
  await expect(displayName).toHaveValue('🙂'.repeat(LIMITS.displayName.max));
  await expect(page.getByText('50/50')).toBeVisible();
});

test('the search of everything says how many there are in all @once', async ({ page }) => {
  const word = `counted${Date.now().toString(36)}`;
  const sharer = await newSharer();
  for (let number = 1; number <= 26; number++) await share(sharer, { title: `${word} ${number}`, content: 'One of many.' });
  await open(page, `/search?q=${word}`);
  await expect(page.getByRole('status').filter({ hasText: 'The first 8 of 26 prompts' })).toBeVisible();
});

test('a right-to-left title is aligned alike in its row and on its page, which say it from the right', async ({ page }) => {
  const who = await newSharer();
  const title = `מכתב לשכן ${Date.now().toString(36)}`;
  const prompt = await share(who, { title, content: 'Write to [PERSON].' });
  /** How far the words are from the right edge of the heading. */
  const gap = (level: number) =>
    page.getByRole('heading', { level, name: title }).evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      const end = Math.max(...[...words.getClientRects()].map(({ right }) => right));
      return heading.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(heading).paddingRight) - end;
    });
  for (const [path, level] of [
    [`/prompts/shared?q=${encodeURIComponent(title)}`, 2],
    [`/prompt/shared/${prompt.id}`, 1],
  ] as const) {
    await open(page, path);
    expect(Math.abs(await gap(level)), path).toBeLessThan(2);
  }
});

test('a tooltip opens where the Tab key went, not where a dialog put the focus @desktop', async ({ page }) => {
  await open(page, `/prompt/${example.slug}`);
  const tips = () =>
    page.evaluate(
      () => [...document.querySelectorAll('[data-tip]')].filter((one) => getComputedStyle(one, '::after').visibility === 'visible').length,
    );
  await page.getByRole('button', { name: 'Customize' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  expect(await tips()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await tips()).toBe(0);
  await page.getByRole('link', { name: site.name }).first().focus();
  const search = page.getByRole('button', { name: 'Search prompts' });
  while (!(await search.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await expect.poll(tips).toBe(1);
});
