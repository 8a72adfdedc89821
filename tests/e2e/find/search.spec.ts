import type { Page } from 'playwright/test';
import { readLinks, type ServedLinks } from '../support/html';
import { categories, prompts } from '../support/library';
import { searchBox } from '../support/pages';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
const total = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

/** The number on every chip, "All Categories" first. */
async function counts(page: Page): Promise<number[]> {
  return (await chips(page).allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
}

test('the list narrows while one types, and the address says what is searched', async ({ page }) => {
  await open(page, '/prompts');
  await expect(total(page, new RegExp(`^${prompts.length} prompts$`))).toBeVisible();
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search by prompt name or description...');
  await searchBox(page).pressSequentially('email');
  await expect(page).toHaveURL('/prompts?q=email');
  await expect(total(page, /^Best results for “email”$/)).toBeVisible();
  await expect(rows(page).locator('mark').first()).toHaveText(/^email/i);
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill('');
  await expect(page).toHaveURL('/prompts');
  await expect(total(page, new RegExp(`^${prompts.length} prompts$`))).toBeVisible();
});

test('every category has a chip with the number of its prompts, which narrows the list @once', async ({ page }) => {
  await open(page, '/prompts');
  await expect(chips(page)).toHaveCount(categories.length + 1);
  expect(await counts(page)).toEqual([
    prompts.length,
    ...categories.map(({ id }) => prompts.filter((one) => one.categoryId === id).length),
  ]);
  await chips(page).filter({ hasText: 'Coding' }).click();
  await expect(page).toHaveURL('/prompts?category=coding');
  await expect(chips(page).and(page.locator('[aria-current]'))).toHaveText(/^Coding/);
  await expect(total(page, /prompts in Coding$/)).toBeVisible();
  await searchBox(page).fill('review');
  await expect(page).toHaveURL('/prompts?q=review&category=coding');
  await expect(total(page, /“review” in Coding$/)).toBeVisible();
  const [all = 0, ...each] = await counts(page);
  expect(each.reduce((sum, count) => sum + count, 0)).toBe(all);
  // On a phone the titles that are offered lie over the categories.
  await searchBox(page).press('Enter');
  await chips(page).filter({ hasText: 'All Categories' }).click();
  await expect(page).toHaveURL('/prompts?q=review');
});

test('Back and Forward bring back the search and the place @once', async ({ page, isMobile }) => {
  await open(page, '/faq');
  await page.keyboard.press('Shift+?');
  await page.keyboard.type('plan');
  await page.keyboard.press('Enter');
  await expect(total(page, /“plan”$/)).toBeVisible();
  await rows(page).nth(15).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(200);
  if (isMobile) await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click');
  else await rows(page).nth(15).getByRole('link').click();
  // Until its address is there, Back would leave the search.
  await expect(page).not.toHaveURL('/prompts?q=plan');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Prompts for “plan”' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/prompts?q=plan');
  await expect(searchBox(page)).toHaveValue('plan');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await page.goForward();
  await expect(searchBox(page)).toHaveValue('plan');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test('a search that takes longer than 300 ms shows a loading bar @once', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/prompts?*_rsc*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.clock.install();
  await open(page, '/prompts');
  await page.clock.pauseAt(Date.now() + 60_000);
  const busy = page.getByRole('status').filter({ hasText: 'Searching' });
  const asked = page.waitForRequest('**/prompts?*_rsc*');
  await searchBox(page).fill('email');
  await page.clock.runFor(150);
  await asked;
  await page.clock.runFor(299);
  await expect(busy).toBeHidden();
  await page.clock.runFor(1);
  await expect(busy).toBeVisible();
  gate.resolve();
  await page.clock.resume();
  await expect(page).toHaveURL('/prompts?q=email');
  await expect(busy).toBeHidden();
});

test('a search that finds nothing says so in the words of the specification @once', async ({ page }) => {
  await open(page, '/prompts?q=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'No prompts found', exact: true })).toBeVisible();
  await expect(
    page.getByText('No prompts match your search. Try different keywords or browse by category.', { exact: true }),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/prompts');
  await expect(searchBox(page)).toHaveValue('');
});

test('what no prompt has all words of is admitted, with the few that are near @once', async ({ page }) => {
  await open(page, '/prompts?q=hydraulic+plankton+invoice');
  await expect(total(page, /^Nothing has all of these words\. These come close:$/)).toBeVisible();
  expect(await rows(page).count()).toBeLessThanOrEqual(6);
  await expect(rows(page).locator('mark').first()).toHaveText(/^invoice/i);
});

test('what is probably meant by a search that nothing matches whole is shown without excuse @once', async ({ page }) => {
  await open(page, '/prompts?q=haiku+about+hydraulics');
  await expect(total(page, /^Best results for “haiku about hydraulics”$/)).toBeVisible();
  await expect(rows(page).first()).toContainText(/haiku/i);
  await page.goto('/search?q=haiku+about+hydraulics');
  await expect(page.getByRole('status').filter({ hasText: /^Best results:$/ })).toBeVisible();
});

test('the few prompts that match are followed by those that are close to it @once', async ({ page }) => {
  await open(page, '/prompts?q=cheap+dinners+family+of+5');
  await expect(total(page, /^\d prompts? match(es)? “cheap dinners family of 5”$/)).toBeVisible();
  const heading = page.getByRole('heading', { level: 2, name: 'Close matches', exact: true });
  await expect(heading).toBeVisible();
  expect(await rows(page).count()).toBeGreaterThan(1);
});

test('a typo is searched for as the word it is nearest to, and that is said @once', async ({ page }) => {
  await open(page, '/prompts?q=recpie');
  await expect(total(page, /^Best results for “recipe”$/)).toBeVisible();
  await expect(rows(page).locator('mark').first()).toHaveText(/^recipe/i);
  await page.getByRole('link', { name: 'Search for “recpie” instead' }).click();
  await expect(page).toHaveURL(`/prompts?${new URLSearchParams({ q: '"recpie"' })}`);
  await expect(total(page, /“recipe”/)).toBeHidden();
});

test('a search in another language is answered in it, and Answer in is set to it on the way @once', async ({ page }) => {
  await open(page, '/prompts?q=carta+de+presentaci%C3%B3n');
  await expect(page.getByText('Los prompts están en inglés. Las respuestas llegan en tu idioma.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Cover letter');
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByText('Answer in Español').first()).toBeVisible();
});

test('no language is set while a search is being typed, but once its field is left @once', async ({ page }) => {
  const chosen = () => page.evaluate(() => localStorage.getItem('gp-answer'));
  await open(page, '/prompts');
  await searchBox(page).pressSequentially('carta de presentación');
  await expect(page.getByText('Los prompts están en inglés. Las respuestas llegan en tu idioma.')).toBeVisible();
  expect(await chosen()).toBeNull();
  await searchBox(page).blur();
  await expect.poll(chosen).toContain('Español');
});

test('a search that may come from somebody in danger is answered by where to get help and the prompts for it alone @once', async ({
  page,
}) => {
  await open(page, '/prompts?q=i+want+to+die');
  await expect(page.getByText('If you are in danger, or thinking of ending your life, talk to a person now.')).toBeVisible();
  expect(await rows(page).count()).toBeLessThanOrEqual(3);
  await expect(page.getByText('Also:')).toBeHidden();
  await page.goto('/search?q=quiero+morir');
  await expect(page.getByText('If you are in danger, or thinking of ending your life, talk to a person now.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Community' })).toBeHidden();
  await expect(page.getByText('Si estás en peligro o piensas en quitarte la vida, habla ahora con una persona')).toBeVisible();
  await page.goto('/prompts/shared?q=quiero+morir');
  await expect(page.getByText('If you are in danger, or thinking of ending your life, talk to a person now.')).toBeVisible();
  await expect(rows(page).getByRole('link', { name: 'I need someone to talk to' })).toBeVisible();
});

test('words without meaning narrow a list at most to the category they name, claim no match, and it is said @once', async ({ page }) => {
  await open(page, '/prompts?q=writing');
  await expect(total(page, /^\d+ prompts in Writing\. “writing” names only this category\.$/)).toBeVisible();
  await page.goto('/prompts?q=help');
  await expect(total(page, new RegExp(`^${prompts.length} prompts\\. “help” is too general to search for\\.$`))).toBeVisible();
  await page.goto('/search?q=grok');
  const group = (name: string) => page.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
  await expect(group('Prompts').getByRole('status')).toHaveText(/^The first 8 of \d+ prompts\. “grok” is too general to search for\.$/);
  await expect(group('Guides').getByRole('status')).toHaveText(/^3 guides$/);
});

test('an unknown category in the address is as if it were not there @once', async ({ page }) => {
  await page.goto('/prompts?category=nothing-here');
  await expect(total(page, new RegExp(`^${prompts.length} prompts$`))).toBeVisible();
});

test('a search of the library says what else there is, and leads there @once', async ({ page }) => {
  await open(page, '/prompts?q=marketing');
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d guides?$/ })
    .click();
  await expect(page).toHaveURL('/search?q=marketing');
});

test('the search of the home page, left empty, runs its example @once', async ({ page }) => {
  await open(page, '/');
  const example = await searchBox(page).getAttribute('placeholder');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/prompts?${new URLSearchParams({ q: example ?? '' })}`);
  await expect(total(page, new RegExp(`“${example}”$`))).toBeVisible();
});

test('the example of the home page changes by day, in its place @once', async ({ page }) => {
  const examples = new Set<string | null>();
  for (const day of ['2027-01-01', '2027-01-02', '2027-01-03']) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await open(page, '/');
    examples.add(await searchBox(page).getAttribute('placeholder'));
  }
  expect(examples.size).toBe(3);
});

test('blank searches do nothing @once', async ({ page }) => {
  for (const path of ['/prompts', '/search', '/prompts/shared']) {
    await open(page, path);
    for (const blank of ['', '   ']) {
      await searchBox(page).fill(blank);
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(path);
    }
  }
});

test('Load more adds the next 24 below those that are there @once', async ({ page }) => {
  await open(page, '/prompts');
  await expect(rows(page)).toHaveCount(24);
  const first = await rows(page).first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(48);
  await expect(page).toHaveURL('/prompts?page=2');
  await expect(rows(page).first().getByRole('heading')).toHaveText(first ?? '');
  await expect(page.getByText(`1–48 of ${prompts.length}`)).toBeVisible();
});

test('paging leads through the whole library, each prompt once @once', async () => {
  const seen = new Set<string>();
  for (let path: string | undefined = '/prompts'; path; ) {
    const { hrefs, next }: ServedLinks = await readLinks(path);
    for (const href of hrefs) if (/^\/prompt\/[^/]+$/.test(href)) seen.add(href);
    path = next;
  }
  expect([...seen].sort()).toEqual(prompts.map(({ slug }) => `/prompt/${slug}`).sort());
});

test('/search finds prompts and guides in groups with counts @once', async ({ page }) => {
  await open(page, '/search');
  await searchBox(page).fill('marketing');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/search?q=marketing');
  const group = (name: string) => page.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
  await expect(group('Prompts').getByRole('status')).toHaveText(/^The first 8 of \d+ prompts$/);
  await expect(group('Guides').getByRole('status')).toHaveText(/^\d+ guides?$/);
  await expect(group('Guides').getByRole('link').first()).toHaveAttribute('href', /^\/guides\//);
  await page.goto('/search?q=zzzzqqqq');
  await expect(page.getByText('Try adjusting your search or category filters').first()).toBeVisible();
  // What is said of the lists is true of them.
  for (const name of ['All prompts', 'What people have shared']) {
    await page.goto('/search?q=zzzzqqqq');
    await page.getByRole('paragraph').filter({ hasText: 'can be filtered by category' }).getByRole('link', { name }).first().click();
    const categories = page.getByRole('navigation', { name: 'Categories' }).or(page.getByLabel('Category', { exact: true }));
    await expect(categories.first()).toBeAttached();
    await expect(page).toHaveURL(/\/prompts(\/shared)?$/);
  }
});

test('people who share and categories are found by their names, on the page that searches everything and in the palette @once', async ({
  page,
}) => {
  const sharer = await newSharer({ display_name: 'Quillon Marrowby' });
  await share(sharer, { title: 'Anything at all', content: 'Say [WHAT] to them.' });
  await newSharer({ display_name: 'Quillon Unheard' });
  await open(page, '/search?q=quillon');
  const people = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'People' }) });
  await expect(people.getByRole('status')).toHaveText('1 person');
  await people.getByRole('link', { name: /^Quillon Marrowby/ }).click();
  await expect(page).toHaveURL(`/u/${sharer.username}`);

  await page.goto('/search?q=data+analysis');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Data analysis \d+$/ })
    .click();
  await expect(page).toHaveURL('/category/data-analysis');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('quillon marrowby');
  const first = page.getByRole('dialog').getByRole('option').first();
  await expect(first).toHaveText(`Quillon Marrowby@${sharer.username}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/u/${sharer.username}`);
});
