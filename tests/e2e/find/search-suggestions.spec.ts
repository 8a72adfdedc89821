import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { categories, prompts } from '../support/library';
import { layoutShifts, searchBox, watchAnnouncements, watchLayoutShifts } from '../support/pages';
import { expect, open, test } from '../support/test';

const TITLES = '**/data/titles.json';
const WANTED = { title: 'Weekly meal plan', path: '/prompt/weekly-meal-plan' };

const list = (page: Page) => page.getByRole('main').getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const active = (page: Page) => list(page).locator('[aria-selected=true]');
const found = (page: Page) => page.getByRole('status').filter({ hasText: /prompts? match|^Best results for/ });

/** Focuses the search, and waits until it can offer something. */
async function focusSearch(page: Page): Promise<void> {
  await searchBox(page).focus();
  await expect(searchBox(page)).toHaveRole('combobox');
}

for (const path of ['/', '/prompts']) {
  test(`three titles are offered while one types on ${path}, and the keys lead to one of them @desktop`, async ({ page }) => {
    await open(page, path);
    await focusSearch(page);
    const said = await watchAnnouncements(page);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('weekly');
    await expect(options(page)).toHaveCount(3);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(searchBox(page)).not.toHaveAttribute('aria-activedescendant');
    await expect.poll(said).toContain('3 suggestions');
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText((await options(page).last().textContent()) ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText((await options(page).first().textContent()) ?? '');
    await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
    await expect(searchBox(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type(' meal');
    await expect(active(page)).toHaveCount(0);
    await expect(options(page).first()).toHaveText(WANTED.title);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(searchBox(page)).toHaveValue('weekly meal');
    if (path === '/prompts') await expect(page.getByRole('article').first()).toContainText(WANTED.title);
    await page.keyboard.press('ArrowDown');
    if (path === '/prompts') {
      // There the results stand below the field.
      await expect(page.getByRole('article').first().getByRole('heading').getByRole('link')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(searchBox(page)).toBeFocused();
      await page.keyboard.type(' ');
    }
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText(WANTED.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(WANTED.path);
    await expect(page.getByRole('heading', { level: 1, name: WANTED.title })).toBeVisible();
  });

  test(`Enter searches on ${path} for what is typed, where no title is chosen @once`, async ({ page }) => {
    await open(page, path);
    await focusSearch(page);
    await page.keyboard.type('meal plan');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL('/prompts?q=meal+plan');
    await expect(found(page)).toBeVisible();
    await expect(list(page)).toBeHidden();
  });

  test(`a title that is offered on ${path} is opened by a finger or the mouse`, async ({ page, isMobile }) => {
    await open(page, path);
    await focusSearch(page);
    await page.keyboard.type('weekly meal');
    const option = options(page).filter({ hasText: WANTED.title });
    await (isMobile ? option.tap() : option.click());
    await expect(page).toHaveURL(WANTED.path);
  });

  test(`Tab and a press elsewhere leave the titles on ${path} @desktop`, async ({ page }) => {
    await open(page, path);
    await focusSearch(page);
    await page.keyboard.type('meal');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    await searchBox(page).press('End');
    await page.keyboard.type('s');
    await expect(list(page)).toBeVisible();
    await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
    await expect(list(page)).toBeHidden();
  });

  test(`nothing is loaded on ${path} before the search is used, and nothing moves when titles are offered`, async ({ page }) => {
    await watchLayoutShifts(page);
    let asked = 0;
    await page.route(TITLES, async (route) => {
      asked++;
      await route.continue();
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
    await focusSearch(page);
    expect(asked).toBe(1);
    // What is typed on /prompts narrows the list, too.
    const title = page.getByRole('heading', { level: 1 });
    const [before, field] = [await title.boundingBox(), await searchBox(page).boundingBox()];
    await page.keyboard.type('me');
    await expect(list(page)).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    expect(await searchBox(page).boundingBox()).toEqual(field);
    if (path === '/') expect(await layoutShifts(page)).toEqual([]);
  });

  test(`where titles cannot be loaded, the search of ${path} is what it was @once`, async ({ page, faults }) => {
    faults.allow(/titles\.json|ERR_FAILED/);
    await page.route(TITLES, (route) => route.abort());
    await open(page, path);
    const failed = page.waitForRequest(TITLES);
    await page.getByRole('main').getByRole('searchbox', { name: 'Search prompts' }).focus();
    await failed;
    await page.keyboard.type('meal plan');
    await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search prompts' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/prompts?q=meal+plan');
    await expect(found(page)).toBeVisible();
  });

  test(`what is typed on ${path} before the scripts have come is offered titles for once they are there @once`, async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await searchBox(page).pressSequentially('weekly meal');
    gate.resolve();
    await expect(options(page).filter({ hasText: WANTED.title })).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('weekly meal');
  });

  test(`titles are offered on ${path} also where their code comes after the list has followed what is typed @desktop`, async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/**/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await searchBox(page).focus();
    await page.keyboard.type('weekly meal');
    if (path === '/prompts') await expect(page).toHaveURL('/prompts?q=weekly+meal');
    gate.resolve();
    await expect(options(page).filter({ hasText: WANTED.title })).toBeVisible();
  });

  test(`axe finds nothing on the titles that ${path} offers`, async ({ page }) => {
    await open(page, path);
    await focusSearch(page);
    await page.keyboard.type('meal');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveCount(1);
    if (path === '/prompts') await expect(found(page)).toBeVisible();
    await expectNoFaultsInBothThemes(page);
  });

  test(`after Search on ${path} a small phone shows the results, and its keyboard is closed @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    await searchBox(page).tap();
    await page.keyboard.type('meal plan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/prompts?q=meal+plan');
    await expect(found(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(searchBox(page)).not.toBeFocused();
  });
}

test('a search that was sent before the titles could be offered stays without them @once', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await open(page, '/prompts');
  await page.route('**/_next/static/**/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.route('**/prompts?q=*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const loading = page.waitForRequest('**/_next/static/**/*.js');
  await searchBox(page).focus();
  await loading;
  await page.keyboard.type('meal plan');
  await page.keyboard.press('Enter');
  const titles = page.waitForResponse(TITLES);
  code.resolve();
  await titles;
  answer.resolve();
  await expect(page).toHaveURL('/prompts?q=meal+plan');
  await expect(found(page)).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

test('titles that the keyboard of a phone would cover lie over the button instead @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    const keyboard = 290;
    const visible = window.visualViewport;
    if (visible) Object.defineProperty(visible, 'height', { get: () => innerHeight - keyboard });
  });
  await open(page, '/');
  await focusSearch(page);
  const field = await searchBox(page).boundingBox();
  await page.keyboard.type('me');
  await expect(options(page)).toHaveCount(3);
  const last = await options(page).last().boundingBox();
  expect((last?.y ?? 640) + (last?.height ?? 0)).toBeLessThanOrEqual(350);
  expect(await searchBox(page).boundingBox()).toEqual(field);
});

test('the field of the home page shows all that is typed in it', async ({ page }) => {
  await open(page, '/');
  const lengths = () =>
    searchBox(page).evaluate((field) => [field.scrollWidth <= field.clientWidth, Number.parseFloat(getComputedStyle(field).fontSize)]);
  const [, large = 0] = await lengths();
  await focusSearch(page);
  for (const text of ['explain photosynthesis to my 12 year old', 'explain to my manager why our project needs one month longer']) {
    await searchBox(page).fill(text);
    const [whole, size = 0] = await lengths();
    expect(whole, text).toBe(true);
    expect(size).toBeGreaterThanOrEqual(12);
    expect(size).toBeLessThan(Number(large));
  }
  await searchBox(page).fill('a toast');
  expect(await lengths()).toEqual([true, large]);
});

test('a page of results is titled by what was searched for @once', async ({ page }) => {
  await open(page, '/prompts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse All Prompts');
  await searchBox(page).fill('meal plan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompts for “meal plan”');
  await expect(page).toHaveTitle(/^Prompts for “meal plan”/);
  await open(page, '/prompts?q=meal+plan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompts for “meal plan”');
  await page.getByRole('main').getByRole('link', { name: 'Clear search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse All Prompts');
  await expect(page).toHaveTitle(/^Browse All Prompts/);
});

test('a title of many words leaves the search and the list where they are', async ({ page }) => {
  const places = async (path: string) => {
    await open(page, path);
    return [await searchBox(page).boundingBox(), await page.getByRole('navigation', { name: 'Categories' }).boundingBox()].map((box) => [
      box?.x,
      box?.y,
    ]);
  };
  expect(await places(`/prompts?q=${'many+words+'.repeat(18)}`)).toEqual(await places('/prompts'));
});

test('categories that have nothing for a search are left out while one searches @once', async ({ page }) => {
  const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const names = async () => (await chips.allTextContents()).map((text) => text.replace(/\s*\d+$/, ''));
  const usual = ['All Categories', ...categories.map(({ name }) => name)];
  await open(page, '/prompts');
  expect(await names()).toEqual(usual);
  await open(page, '/prompts?q=meal+plan');
  const counts = (await chips.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
  expect(counts).not.toContain(0);
  const shown = await names();
  expect(shown.length).toBeLessThan(usual.length);
  expect(shown).toEqual(usual.filter((name) => shown.includes(name)));
  expect(shown).toContain('Everyday life');
});

test('/data/titles.json has the title of every prompt, and an ETag @once', async ({ request }) => {
  const response = await request.get('/data/titles.json');
  const titles: { slug: string; title: string }[] = await response.json();
  expect(titles.map(({ slug, title }) => ({ slug, title }))).toEqual(prompts.map(({ slug, title }) => ({ slug, title })));
  const again = await request.get('/data/titles.json', { headers: { 'If-None-Match': response.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('typing on a slow machine loses no letter while the list follows @desktop', async ({ page, context }) => {
  await open(page, '/prompts');
  await focusSearch(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const words = 'weekly meal plan for a family';
  // About as fast as the list follows, so that letters meet lists that have just come.
  for (const [index, letter] of [...words].entries()) await page.keyboard.type(letter, { delay: (index % 5) * 100 });
  await expect(searchBox(page)).toHaveValue(words);
  await expect(page).toHaveURL(`/prompts?q=${words.replaceAll(' ', '+')}`);
  await expect(searchBox(page)).toHaveValue(words);
});
