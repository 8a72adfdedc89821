import type { Page } from '@playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { collectionOf, collector } from '../support/collections';
import { prompts } from '../support/library';
import { layoutShifts, unfoldFilters, watchLayoutShifts } from '../support/pages';
import { signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

const LISTS = ['/dashboard/my-prompts', '/dashboard/saved'];
const COUNT = 30;

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const excerpt = (page: Page) => rows(page).first().getByText('Write about', { exact: false });

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
  await expect(rows(page).first()).toContainText(/Weekly report number 3.*Writing.*In Client A.*Used \d+ \w+ \d{4}/s);
  await expect(rows(page).nth(1)).toContainText('Never used');
  await open(page, '/dashboard/my-prompts?sort=newest');
  await expect(rows(page).first()).toContainText(/Created \d+ \w+ \d{4}/);
  await open(page, '/dashboard/saved');
  await expect(rows(page).first()).toContainText('Never used');
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

test('rows with excerpts are remembered by this browser, and nothing moves when they come', async ({ page }) => {
  await signInByRequest(page, await worker());
  await open(page, '/dashboard/my-prompts');
  await expect(excerpt(page)).toBeHidden();
  await page.getByRole('link', { name: 'Excerpts' }).click();
  await expect(excerpt(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-prompts');
  await expectNoFaultsInBothThemes(page);

  await watchLayoutShifts(page);
  await page.goto('/dashboard/my-prompts');
  await expect(excerpt(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
  await page.goto('/dashboard/saved');
  await expect(rows(page).first().locator('p').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);

  await page.getByRole('link', { name: 'Compact' }).click();
  await expect(rows(page).first().locator('p').first()).toBeHidden();
  await page.goto('/dashboard/my-prompts');
  await expect(excerpt(page)).toBeHidden();
});

test('the address of a list with excerpts shows them, and Compact leads to one without @once', async ({ page }) => {
  await signInByRequest(page, await worker());
  await open(page, '/dashboard/my-prompts?category=Work&view=excerpts');
  await expect(excerpt(page)).toBeVisible();
  await page.getByRole('link', { name: 'Compact' }).click();
  await expect(page).toHaveURL('/dashboard/my-prompts?category=Work');
  await expect(excerpt(page)).toBeHidden();
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

  test('filters unfold and are sent, and a link shows excerpts', async ({ page, isMobile }) => {
    await signInByRequest(page, await worker());
    await page.goto('/dashboard/my-prompts');
    await expect(excerpt(page)).toBeHidden();
    await page.getByRole('link', { name: 'Excerpts' }).click();
    await expect(excerpt(page)).toBeVisible();
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
    await expect(excerpt(page)).toBeVisible();
    await page.getByRole('link', { name: 'Compact' }).click();
    await expect(page).toHaveURL('/dashboard/my-prompts?category=Writing');
    await expect(excerpt(page)).toBeHidden();
  });
});
