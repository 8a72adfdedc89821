import type { Page } from 'playwright/test';
import { prompts } from '../support/library';
import { searchBox, unfoldFilters } from '../support/pages';
import { asPerson, type Person, person, signIn, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => rows(page).getByRole('heading').allTextContents();
const choice = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name });
const said = (page: Page, words: string | RegExp) => page.getByRole('main').getByRole('status').filter({ hasText: words });

/** Somebody with four prompts, the last one the newest; the second is public. */
async function writer(): Promise<Person> {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  for (const [title, content, category] of [
    ['Zoo trip', 'A plan for [DAY] with children', 'Home'],
    ['École visit', 'Write to the head teacher', 'Home'],
    ['Plan a launch', 'About [PRODUCT]', 'Work'],
    ['Answer a customer', 'Kindly, about [TOPIC]', null],
  ] as const) {
    const { data, error } = await client.from('user_prompts').insert({ user_id, title, content, category }).select('id').single();
    if (error) throw new Error(error.message);
    if (title === 'École visit') await client.from('user_prompts').update({ is_public: true }).eq('id', data.id);
  }
  return who;
}

/** Somebody who saved, one after the other, two prompts of the library, one of somebody else, and one that is gone. */
async function keeper() {
  const [first, second] = ['professional-email', 'weekly-meal-plan'].map((slug) => prompts.find((one) => one.slug === slug));
  if (!first || !second) throw new Error('The library lacks one of them');
  const theirs = await share(await newSharer(), { title: 'Zzyzx road trip', content: 'Say [WHAT] to the quokka.', category: 'Travel' });
  const who = await person('keeper');
  const { client, id: user_id } = await asPerson(who);
  for (const prompt_id of [first.slug, second.slug, theirs.id, 'gone-for-good'])
    await client.from('saved_prompts').insert({ user_id, prompt_id });
  return { who, first: first.title, second: second.title, theirs: theirs.title };
}

const GONE = 'No longer available';

test('my prompts are searched as I type, narrowed and sorted, the address says so, and Back and Clear undo it', async ({ page }) => {
  await signInByRequest(page, await writer());
  await open(page, '/dashboard/my-prompts');
  await expect.poll(() => titles(page)).toEqual(['Answer a customer', 'Plan a launch', 'École visit', 'Zoo trip']);
  await searchBox(page).pressSequentially('plan');
  await expect(page).toHaveURL('/dashboard/my-prompts?q=plan');
  await expect(said(page, '2 of 4 prompts match “plan”')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(['Plan a launch', 'Zoo trip']);
  await expect(rows(page).first().locator('mark')).toHaveText('Plan');
  await expect(searchBox(page)).toBeFocused();

  await unfoldFilters(page);
  await choice(page, 'Category').selectOption('Home');
  await expect(page).toHaveURL('/dashboard/my-prompts?q=plan&category=Home');
  await expect(said(page, '1 of 4 prompts matches “plan”')).toBeVisible();
  await expect(choice(page, 'Category')).toHaveValue('Home');
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/my-prompts');
  await expect(searchBox(page)).toHaveValue('');
  await unfoldFilters(page);
  await expect(choice(page, 'Category')).toHaveValue('');
  await expect(rows(page)).toHaveCount(4);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/my-prompts?q=plan&category=Home');
  await expect(searchBox(page)).toHaveValue('plan');
  await expect(choice(page, 'Category')).toHaveValue('Home');
  await expect(rows(page)).toHaveCount(1);
});

test('public and private ones are told apart, and the order is mine to choose @once', async ({ page }) => {
  await signInByRequest(page, await writer());
  await open(page, '/dashboard/my-prompts');
  await choice(page, 'Visibility').selectOption('Public');
  await expect(page).toHaveURL('/dashboard/my-prompts?visibility=public');
  await expect(said(page, '1 of 4 prompts')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(['École visit']);
  await choice(page, 'Visibility').selectOption('');
  await choice(page, 'Sort by').focus();
  await choice(page, 'Sort by').selectOption('A-Z');
  await expect(page).toHaveURL('/dashboard/my-prompts?sort=title');
  await expect(rows(page)).toHaveCount(4);
  await expect.poll(() => titles(page)).toEqual(['Answer a customer', 'École visit', 'Plan a launch', 'Zoo trip']);
  await expect(choice(page, 'Sort by')).toBeFocused();
});

test('where nothing is left the list says so, and Clear shows all again @once', async ({ page }) => {
  const { who } = await keeper();
  const { client, id: user_id } = await asPerson(who);
  await client.from('user_prompts').insert({ user_id, title: 'Mine', content: 'Say [WHAT].' });
  await signInByRequest(page, who);
  for (const list of ['/dashboard/my-prompts', '/dashboard/saved']) {
    await open(page, `${list}?q=nothingofthekind&sort=title`);
    await expect(said(page, /^0 of \d prompts? match “nothingofthekind”$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No prompts found' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear', exact: true }).last().click();
    await expect(page).toHaveURL(`${list}?sort=title`);
    await expect(rows(page)).not.toHaveCount(0);
  }
});

test('what I saved is searched by its words, narrowed by category, and sorted @once', async ({ page }) => {
  const { who, first, second, theirs } = await keeper();
  await signInByRequest(page, who);
  await open(page, '/dashboard/saved');
  await expect.poll(() => titles(page)).toEqual([GONE, theirs, second, first]);
  await searchBox(page).pressSequentially('quok');
  await expect(said(page, '1 of 4 prompts matches “quok”')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual([theirs]);
  await searchBox(page).fill(second);
  await expect(rows(page).first()).toContainText(second);
  await searchBox(page).fill('');
  await expect(rows(page)).toHaveCount(4);
  await unfoldFilters(page);
  await choice(page, 'Category').selectOption('Travel');
  await expect.poll(() => titles(page)).toEqual([theirs]);
  await choice(page, 'Category').selectOption('');
  await choice(page, 'Sort by').selectOption('A-Z');
  await expect.poll(() => titles(page)).toEqual([...[first, second, theirs].toSorted((a, b) => a.localeCompare(b, 'en')), GONE]);
});

test('a typo, a plural and words that only say how it should be find my own and what I saved @once', async ({ page }) => {
  await signInByRequest(page, await writer());
  await open(page, '/dashboard/my-prompts?q=lanuch');
  await expect(said(page, '1 of 4 prompts matches “launch”')).toBeVisible();
  await expect(rows(page).first().locator('mark')).toHaveText('launch');
  for (const q of ['a polite customer', 'customers', 'please write me something for a customer']) {
    await page.goto(`/dashboard/my-prompts?${new URLSearchParams({ q })}`);
    await expect.poll(() => titles(page)).toEqual(['Answer a customer']);
  }

  await page.context().clearCookies();
  const { who, first, theirs } = await keeper();
  await signInByRequest(page, who);
  await open(page, '/dashboard/saved?q=emial');
  await expect.poll(() => titles(page)).toEqual([first]);
  await page.goto('/dashboard/saved?q=zzyzzx');
  await expect(said(page, '1 of 4 prompts matches “zzyzx”')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual([theirs]);
  await page.goto('/dashboard/saved?q=help');
  await expect(said(page, '0 of 4 prompts match “help”')).toBeVisible();
});

test('what I copy or send is first the next time, wherever I did it @once', async ({ page, context, outside }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { who, first, second, theirs } = await keeper();
  const { client, id: user_id } = await asPerson(who);
  for (const title of ['First', 'Second']) await client.from('user_prompts').insert({ user_id, title, content: 'Say [WHAT].' });
  await signIn(page, who);
  const told = () => page.waitForResponse('**/data/uses');

  await open(page, '/dashboard/my-prompts');
  const [own] = await Promise.all([told(), rows(page).filter({ hasText: 'First' }).getByRole('button', { name: 'Copy' }).click()]);
  expect(own.status()).toBe(204);
  await open(page, '/dashboard/my-prompts');
  await expect.poll(() => titles(page)).toEqual(['First', 'Second']);

  await open(page, '/dashboard/saved');
  await Promise.all([told(), page.getByRole('button', { name: `Copy: ${first}` }).click()]);
  await open(page, '/dashboard/saved');
  await expect.poll(() => titles(page)).toEqual([first, GONE, theirs, second]);

  // In a page of the library, by sending it.
  await page.getByRole('link', { name: second }).click();
  await page.waitForURL('**/prompt/**');
  await page.getByRole('link', { name: 'Send to Grok' }).locator('visible=true').first().click();
  const send = page.getByRole('link', { name: 'Send anyway to Grok' });
  await send.evaluate((link: HTMLAnchorElement) => link.addEventListener('click', (event) => event.preventDefault()));
  await Promise.all([told(), send.click()]);
  await open(page, '/dashboard/saved');
  await expect.poll(() => titles(page)).toEqual([second, first, GONE, theirs]);
  expect(outside.urls).toEqual([]);
});

test('nothing is kept of what a visitor copies, nor of what somebody neither wrote nor saved @once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  await open(page, '/category/coding');
  await page
    .getByRole('button', { name: /^Copy: / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(requests).toEqual([]);

  const who = await person();
  await signInByRequest(page, who);
  await open(page, '/category/coding');
  await Promise.all([
    page.waitForResponse('**/data/uses'),
    page
      .getByRole('button', { name: /^Copy: / })
      .first()
      .click(),
  ]);
  const { client } = await asPerson(who);
  expect((await client.from('saved_prompts').select()).data).toEqual([]);
  expect((await client.from('user_prompt_uses').select()).data).toEqual([]);
});

test('a use is taken from nobody but the person themselves @once', async ({ page, request, baseURL }) => {
  const post = (data: string, headers: Record<string, string> = {}) =>
    request.post('/data/uses', { data, headers: { 'Content-Type': 'text/plain', ...headers } });
  expect((await post('a-slug')).status()).toBe(401);
  await signInByRequest(page, await person());
  const own = (data: string, headers: Record<string, string> = {}) =>
    page.request.post('/data/uses', { data, headers: { 'Content-Type': 'text/plain', ...headers } });
  expect((await own('a-slug')).status()).toBe(204);
  expect((await own('a-slug', { Origin: baseURL ?? '' })).status()).toBe(204);
  expect((await own('a-slug', { Origin: 'https://elsewhere.example' })).status()).toBe(403);
  expect((await own('x'.repeat(101))).status()).toBe(413);
  for (const odd of ['A', 'a b', "'; --", '\u0000', '{"id":1}']) expect((await own(odd)).status(), odd).toBe(400);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both lists are searched, narrowed and sorted by their form, and paged within that @once', async ({ page }) => {
    const { who, theirs } = await keeper();
    const { client, id: user_id } = await asPerson(who);
    const many = Array.from({ length: 55 }, (_, index) => ({
      user_id,
      title: `Number ${index}`,
      content: 'Say [WHAT].',
      category: 'Home',
    }));
    await client.from('user_prompts').insert([...many, { user_id, title: 'Other', content: 'Say [WHAT].', category: 'Work' }]);
    await signInByRequest(page, who);
    await page.goto('/dashboard/my-prompts');
    await searchBox(page).fill('number');
    await choice(page, 'Category').selectOption('Home');
    await choice(page, 'Sort by').selectOption('A-Z');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(said(page, '55 of 56 prompts match “number”')).toBeVisible();
    await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['Number 0', 'Number 1', 'Number 10']);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/dashboard/my-prompts?q=number&category=Home&sort=title&page=2');
    await expect(rows(page)).toHaveCount(5);
    await expect(searchBox(page)).toHaveValue('number');
    await expect(choice(page, 'Category')).toHaveValue('Home');

    await page.goto('/dashboard/saved');
    await choice(page, 'Category').selectOption('Travel');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/category=Travel/);
    await expect.poll(() => titles(page)).toEqual([theirs]);
    await page.getByRole('link', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/saved');
    await expect(rows(page)).toHaveCount(4);
  });
});
