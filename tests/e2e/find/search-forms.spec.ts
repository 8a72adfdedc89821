import type { Page } from 'playwright/test';
import { dialog, NOT_FOUND, searchBox } from '../support/pages';
import { asPerson, type Person, person, signIn, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

/** Every page with a form of its own, what is typed there and not sent, and whether the library is then searched at once. */
const formsOfPages = [
  { path: '/', typed: 'banana' },
  { path: '/search?q=cookie', typed: null },
  { path: '/search', typed: 'garden' },
  { path: '/prompts?q=cookie', typed: null },
  { path: '/prompts/shared?q=cookie', typed: null },
  { path: '/nothing-here', typed: 'garden' },
];

for (const { path, typed } of formsOfPages) {
  test(`the search of the header searches for its own words on ${path}${typed ? `, where “${typed}” was typed` : ''}${path === '/' ? '' : ' @once'}`, async ({
    page,
    faults,
  }) => {
    faults.allow(NOT_FOUND);
    await open(page, path);
    if (typed) await searchBox(page).fill(typed);
    await searchBox(page).blur();
    await page.keyboard.press('Shift+?');
    await page.keyboard.type('invoice');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: '“invoice”' })).toBeVisible();
    await expect(searchBox(page)).toHaveValue('invoice');
    await expect(page).toHaveURL('/prompts?q=invoice');
  });
}

/** Follows a link of the main navigation, on a phone in its drawer. */
async function follow(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (!isMobile) return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await dialog(page, 'Menu').getByRole('link', { name }).tap();
}

for (const [path, typed, link, to] of [
  ['/', 'banana', 'All Prompts', '/prompts'],
  ['/', 'banana', 'Community', '/prompts/shared'],
  ['/search?q=cookie', null, 'All Prompts', '/prompts'],
  ['/search', 'garden', 'All Prompts', '/prompts'],
  ['/prompts?q=cookie', null, 'Community', '/prompts/shared'],
  ['/prompts/shared?q=cookie', null, 'All Prompts', '/prompts'],
] as const) {
  test(`the link ${link} on ${path} leads to the whole list${typed ? `, with “${typed}” typed` : ''}${path === '/' ? '' : ' @once'}`, async ({
    page,
    isMobile,
  }) => {
    await open(page, path);
    if (typed) await searchBox(page).fill(typed);
    await follow(page, link, isMobile);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(to === '/prompts' ? 'Browse All Prompts' : 'Community prompts');
    await expect(searchBox(page)).toHaveValue('');
    await expect(page).toHaveURL(to);
  });
}

test('View All Prompts leads to the whole list, whatever is typed above it @once', async ({ page }) => {
  await open(page, '/');
  await searchBox(page).fill('banana');
  await page.getByRole('link', { name: 'View All Prompts' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse All Prompts');
  await expect(searchBox(page)).toHaveValue('');
  await expect(page).toHaveURL('/prompts');
});

test('white space in the search of the home page searches for its example, and stays out of the list @once', async ({ page }) => {
  await open(page, '/');
  const example = (await searchBox(page).getAttribute('placeholder')) ?? '';
  await searchBox(page).fill('   ');
  await searchBox(page).press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `“${example}”` }),
  ).toBeVisible();
  await expect(searchBox(page)).toHaveValue(example);
  await expect(page).toHaveURL(`/prompts?${new URLSearchParams({ q: example })}`);
});

/** Somebody with a prompt of their own and a saved one: the lists have their forms. */
async function collector(): Promise<Person> {
  const who = await person();
  const { client, id: user_id } = await asPerson(who);
  await client.from('user_prompts').insert({ user_id, title: 'Mine', content: 'Say [WHAT] to them.' });
  await client.from('saved_prompts').insert({ user_id, prompt_id: 'weekly-meal-plan' });
  return who;
}

test('a search of one list of the dashboard stays there @once', async ({ page }) => {
  await signInByRequest(page, await collector());
  await open(page, '/dashboard/my-prompts?q=alpha');
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Saved/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Saved/);
  await expect(searchBox(page)).toHaveValue('');
  await expect(page).toHaveURL('/dashboard/saved');
  await open(page, '/dashboard/saved?q=alpha');
  await page.keyboard.press('Control+k');
  await dialog(page, 'Search everything').getByRole('combobox').fill('All Prompts');
  await dialog(page, 'Search everything').getByRole('option', { name: 'All Prompts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse All Prompts');
  await expect(searchBox(page)).toHaveValue('');
  await expect(page).toHaveURL('/prompts');
});

test('what was typed just before a link was followed neither holds that up nor goes along', async ({ page, isMobile }) => {
  await open(page, '/prompts');
  await searchBox(page).fill('cookie');
  await follow(page, 'Community', isMobile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community prompts');
  await expect(searchBox(page)).toHaveValue('');
  await expect(page).toHaveURL('/prompts/shared');
});

for (const [path, to] of [
  ['/prompts', '/prompts?q=invoice'],
  ['/prompts?q=email', '/prompts?q=invoice'],
  ['/prompts?category=marketing', '/prompts?q=invoice&category=marketing'],
  ['/prompts/shared', '/prompts/shared?q=invoice'],
  ['/dashboard/my-prompts', '/dashboard/my-prompts?q=invoice'],
] as const) {
  test(`what is typed on ${path} before its scripts have come is searched once they are there${path === '/prompts' ? '' : ' @once'}`, async ({
    page,
  }) => {
    if (path.startsWith('/dashboard')) await signIn(page, await collector());
    const gate = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await searchBox(page).fill('');
    await searchBox(page).pressSequentially('invoice');
    gate.resolve();
    await expect(page).toHaveURL(to);
    await expect(searchBox(page)).toHaveValue('invoice');
    await expect(searchBox(page)).toBeFocused();
  });
}

test('what is typed while the field of the static page is being replaced is not lost @once', async ({ page }) => {
  // Types as soon as the served field was read, which is when the field that replaces it is first rendered.
  await page.addInitScript(() => {
    const query = Document.prototype.querySelector;
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    Document.prototype.querySelector = function querySelector(this: Document, selector: string) {
      const found: unknown = query.call(this, selector);
      if (found instanceof HTMLInputElement && selector.includes('[data-served]') && value?.get && value.set) {
        let untouched = true;
        Object.defineProperty(found, 'value', {
          ...value,
          get() {
            const read: unknown = value.get?.call(found);
            if (untouched) value.set?.call(found, 'invoice');
            untouched = false;
            return read;
          },
        });
      }
      return found;
    } as typeof query;
  });
  await page.goto('/prompts');
  await expect(page).toHaveURL('/prompts?q=invoice');
  await expect(searchBox(page)).toHaveValue('invoice');
});
