import type { Locator, Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { collectionOf, collector } from '../support/collections';
import { prompts } from '../support/library';
import { layoutShifts, unfoldFilters, watchLayoutShifts } from '../support/pages';
import { signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

const LISTS = ['/dashboard/my-prompts', '/dashboard/saved'];
const COUNT = 30;

const rows = (page: Page) => page.getByRole('main').getByRole('article');
/** Opens pages with the rows of lists compact. */
const compact = (page: Page) => page.addInitScript(() => localStorage.setItem('gp-compact', 'true'));
const excerptOf = (row: Locator) => row.getByText('Write about', { exact: false });
const excerpt = (page: Page) => excerptOf(rows(page).first());

/** Somebody with so many prompts of their own, some of them in collections, and as many saved ones. */
async function worker() {
  const who = await collector();
  const { client, id: user_id } = who;
  // A chosen name, so that no note about it stands above the list.
  await client.from('user_profiles').update({ display_name: 'Ada' }).eq('id', user_id);
  const own = Array.from({ length: COUNT }, (_, index) => ({
    user_id,
    title: `Weekly report number ${index}`,
    content: `Write about [TOPIC] for [WHO|the board], and about ${index}. `.repeat(10),
    category: ['Work', 'Writing'][index % 2] ?? null,
  }));
  const { data, error } = await client.from('user_prompts').insert(own).select('id');
  if (error) throw new Error(error.message);
  const ids = data.map(({ id }) => id);
  await collectionOf(who, 'Client A', ids.slice(0, 5));
  const saved = prompts.filter(({ title }) => title.length <= 30).slice(0, COUNT);
  await client.from('saved_prompts').insert(saved.map(({ slug }) => ({ user_id, prompt_id: slug })));
  return { ...who, ids };
}

/** How many rows are whole in the window before it is scrolled, and where the first one begins. */
const inWindow = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    return { whole: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length, first: boxes[0]?.top ?? 0 };
  });

test('a screen shows eighteen rows, and the first one is near its top @desktop', async ({ page }) => {
  await compact(page);
  await signInByRequest(page, await worker());
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const list of LISTS) {
    await open(page, list);
    const { whole, first } = await inWindow(page);
    expect.soft(whole, list).toBeGreaterThanOrEqual(18);
    expect.soft(first, list).toBeLessThan(300);
  }
});

test('a phone shows nine rows, and the first one is near its top @phone', async ({ page }) => {
  await compact(page);
  await signInByRequest(page, await worker());
  await page.setViewportSize({ width: 390, height: 844 });
  for (const list of LISTS) {
    await open(page, list);
    const { whole, first } = await inWindow(page);
    expect.soft(whole, list).toBeGreaterThanOrEqual(9);
    expect.soft(first, list).toBeLessThan(300);
  }
});

test('a row says when it was used, or, where the newest come first, when it was made or saved @once', async ({ page }) => {
  const { ids, ...who } = await worker();
  await who.client.rpc('record_prompt_use', { prompt: ids[3] ?? '' });
  await signInByRequest(page, who);
  await open(page, '/dashboard/my-prompts');
  await expect(rows(page).first()).toContainText(/Weekly report number 3.*Writing.*In Client A.*Used (now|\d+ min)/s);
  await expect(rows(page).nth(1)).not.toContainText(/Used|Never/);
  await open(page, '/dashboard/my-prompts?sort=newest');
  await expect(rows(page).first()).toContainText(/Created \d+ \w+ \d{4}/);
  await open(page, '/dashboard/saved');
  await expect(rows(page).first()).not.toContainText(/Used|Never/);
  await open(page, '/dashboard/saved?sort=newest');
  await expect(rows(page).first()).toContainText(/Saved \d+ \w+ \d{4}/);
});

test('a row says what its Copy would fill in, and nothing moves when that is known', async ({ page, isMobile }) => {
  const { ids, ...who } = await worker();
  await signInByRequest(page, who);
  await page.addInitScript((id) => localStorage.setItem(`gp_vars:${id}`, JSON.stringify({ TOPIC: 'otters' })), ids[0] ?? '');
  await watchLayoutShifts(page);
  await open(page, '/dashboard/my-prompts?sort=title');
  await expect(rows(page).filter({ hasText: 'number 0' })).toContainText('Topic: otters');
  if (!isMobile) await expect(rows(page).filter({ hasText: 'number 0' }).getByText('Topic: otters')).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
});

test('My Prompts shows who sees a prompt, its category, blanks, four lines of it and when it was created, with Copy, Customize, Edit and Delete', async ({
  page,
}) => {
  const { ids: _, ...who } = await worker();
  await who.client.from('user_prompts').insert({ user_id: who.id, title: 'Without blanks', content: 'Always the same words' });
  await signInByRequest(page, who);
  await open(page, '/dashboard/my-prompts');
  const plain = rows(page).filter({ hasText: 'Without blanks' });
  const filled = rows(page).filter({ hasText: 'number 29' });
  await expect(filled.getByText('Writing', { exact: true })).toBeVisible();
  await expect(filled.getByText('2 blanks')).toBeVisible();
  await expect(filled.getByText(/^Created/)).toBeVisible();
  const lines = await excerptOf(filled).evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(4);
  for (const name of ['Copy', 'Customize', 'Delete']) await expect(filled.getByRole('button', { name: `${name}: ` })).toBeVisible();
  await expect(filled.getByRole('link', { name: 'Edit: ' })).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Customize: ' })).toHaveCount(0);
  await expectNoFaultsInBothThemes(page);

  await filled.getByRole('button', { name: 'Make Public: ' }).click();
  await page.getByRole('dialog', { name: 'Make Prompt Public?' }).getByRole('button', { name: 'Make Public' }).click();
  await expect(filled.getByRole('button', { name: 'Make Private: ' })).toBeVisible();
  await filled.getByRole('link', { name: 'Edit: ' }).click();
  await expect(page.getByRole('dialog').getByLabel('Content')).toHaveValue(/^Write about/);
  await page.keyboard.press('Escape');
  await expect(filled.getByRole('link', { name: 'Edit: ' })).toBeFocused();
  await filled.getByRole('button', { name: 'Customize: ' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await filled.getByRole('button', { name: 'Delete: ' }).click();
  await expect(filled).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(filled).toBeVisible();
});

test('compact rows are remembered by this browser in all lists, and nothing moves when they come', async ({ page }) => {
  await signInByRequest(page, await worker());
  await open(page, '/dashboard/my-prompts');
  await expect(excerpt(page)).toBeVisible();
  await page.getByRole('link', { name: 'Compact' }).click();
  await expect(excerpt(page)).toBeHidden();
  await expect(page).toHaveURL('/dashboard/my-prompts');
  await expectNoFaultsInBothThemes(page);

  await watchLayoutShifts(page);
  for (const [path, text] of [
    ['/dashboard/my-prompts', excerpt(page)],
    ['/dashboard/saved', rows(page).first().locator('p').first()],
  ] as const) {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    await expect(text).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'With text' }).click();
  await expect(rows(page).first().locator('p').first()).toBeVisible();
  await page.goto('/dashboard/my-prompts');
  await expect(excerpt(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
});

test('the address of a compact list shows it so, and With text leads to one that does not @once', async ({ page }) => {
  await signInByRequest(page, await worker());
  await open(page, '/dashboard/my-prompts?category=Work&view=compact');
  await expect(excerpt(page)).toBeHidden();
  await page.getByRole('link', { name: 'With text' }).click();
  await expect(page).toHaveURL('/dashboard/my-prompts?category=Work');
  await expect(excerpt(page)).toBeVisible();
});

test('on a phone the filters unfold, and stay so while I choose @phone', async ({ page }) => {
  await signInByRequest(page, await worker());
  for (const list of LISTS) {
    await open(page, list);
    const category = page.getByRole('combobox', { name: 'Category' });
    await expect(category).toBeHidden();
    await unfoldFilters(page);
    const chosen = list.endsWith('saved') ? 'Career' : 'Work';
    await category.selectOption(chosen);
    await expect(page).toHaveURL(`${list}?category=${chosen}`);
    await expect(category).toBeVisible();
    await expect(page.getByRole('main').getByRole('search').locator('summary')).toHaveText('Filters1');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A-Z');
    await expect(page).toHaveURL(`${list}?category=${chosen}&sort=title`);
    await expect(page.getByRole('main').getByRole('search').locator('summary')).toHaveText('Filters2');
    await expectNoFaultsInBothThemes(page);
    await category.selectOption('');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Recently used');
    await expect(page.getByRole('main').getByRole('search').locator('summary')).toHaveText('Filters');
    await expect(page).toHaveURL(list);
    await expect(category).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters unfold and are sent, and a link makes rows compact', async ({ page, isMobile }) => {
    await signInByRequest(page, await worker());
    await page.goto('/dashboard/my-prompts');
    await expect(excerpt(page)).toBeVisible();
    await page.getByRole('link', { name: 'Compact' }).click();
    await expect(excerpt(page)).toBeHidden();
    const category = page.getByRole('combobox', { name: 'Category' });
    if (isMobile) {
      await expect(category).toBeHidden();
      await page.getByText('Filters', { exact: true }).click();
    }
    await category.selectOption('Writing');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/category=Writing/);
    await expect(rows(page)).toHaveCount(COUNT / 2);
    await expect(category).toBeVisible();
    await expect(excerpt(page)).toBeHidden();
    await page.getByRole('link', { name: 'With text' }).click();
    await expect(page).toHaveURL('/dashboard/my-prompts?category=Writing');
    await expect(excerpt(page)).toBeVisible();
  });
});
