import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { type Collector, collectionOf, collector, ownPrompt, theirPrompt } from '../support/collections';
import { emptyBlank, example, filled, label, prompts } from '../support/library';
import { blank, clipboard, dialog, layoutShifts, watchLayoutShifts } from '../support/pages';
import { answer, person, signIn, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, ready, test } from '../support/test';

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const titles = async (page: Page, name: string) => {
  await expect(section(page, name)).toBeVisible();
  return section(page, name).getByRole('heading', { level: 3 }).allTextContents();
};
const sections = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
};
const row = (page: Page, title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title });
const content = (page: Page) => page.getByLabel('Content');

const START = '/dashboard/start';
const TIPS = 'What you can do here';

const save = async ({ client, id: user_id }: Collector, ids: string[]) => {
  for (const prompt_id of ids) {
    const { error } = await client.from('saved_prompts').insert({ user_id, prompt_id });
    if (error) throw new Error(error.message);
  }
};
const use = async ({ client }: Collector, prompt: string) => void (await client.rpc('record_prompt_use', { prompt }));

/** Somebody with a prompt of each kind, last used in this order: their own, one of the library, one of somebody else. */
async function user() {
  const who = await collector();
  const theirs = 'A toast by somebody else';
  const their = await theirPrompt(theirs);
  const mine = 'A letter of mine';
  const own = await ownPrompt(who, mine);
  await save(who, [their.id, example.slug]);
  for (const id of [their.id, example.slug, own]) await use(who, id);
  return { who, own, mine, theirs, takeBack: their.takeBack };
}

/** Writes in a blank of the example, as whoever used it did. */
async function fillIn(page: Page, text: string): Promise<void> {
  await open(page, `/prompt/${example.slug}`);
  await blank(page, label(emptyBlank)).fill(text);
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`gp_vars:${id}`), example.id)).toContain(text);
}

test('the start page shows what I last used, with what I filled in, and Copy takes it from there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { who, mine, theirs } = await user();
  await signIn(page, who, START);
  await expect(page).toHaveURL(START);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await expect.poll(() => titles(page, 'Recently used')).toEqual([mine, example.title, theirs]);
  await fillIn(page, 'a paper lamp');

  await watchLayoutShifts(page);
  await open(page, START);
  await expect(row(page, example.title)).toContainText(`${label(emptyBlank)}: a paper lamp`);
  expect(await layoutShifts(page)).toEqual([]);
  await row(page, example.title).getByRole('button', { name: /^Copy/ }).click();
  await expect(page.locator('#announcer')).toHaveText(/^Copied!/);
  expect(await clipboard(page)).toBe(filled(example, { [emptyBlank]: 'a paper lamp' }));

  await row(page, theirs).getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(() => clipboard(page)).toContain(theirs);
  await expect
    .poll(async () => (await page.request.get(START)).text().then((html) => html.indexOf(theirs) < html.indexOf(mine)))
    .toBe(true);
});

test('what I pinned comes first, of any kind, and not a second time among what I used @once', async ({ page }) => {
  const { who, own, mine, theirs } = await user();
  for (const prompt_id of [own, 'weekly-meal-plan']) await who.client.from('pinned_prompts').insert({ user_id: who.id, prompt_id });
  await signIn(page, who, START);
  await expect.poll(async () => (await sections(page)).slice(0, 2)).toEqual(['Pinned', 'Recently used']);
  await expect.poll(() => titles(page, 'Pinned')).toEqual(['Weekly meal plan', mine]);
  await expect.poll(() => titles(page, 'Recently used')).toEqual([example.title, theirs]);
});

test('what is private again or gone is not on it @once', async ({ page }) => {
  const { who, own, mine, theirs, takeBack } = await user();
  await takeBack();
  await who.client.rpc('change_prompts', { ids: [own], change: 'delete' });
  await signIn(page, who, START);
  await expect.poll(() => titles(page, 'Recently used')).toEqual([example.title]);
  const html = await (await page.request.get(START)).text();
  for (const title of [mine, theirs]) expect(html).not.toContain(title);
});

test('a new account sees what can be done here, each a link, high on the page', async ({ page }) => {
  await signIn(page, await person('new'), START);
  await expect.poll(() => sections(page)).toEqual([TIPS]);
  const links = section(page, TIPS).getByRole('link');
  for (const name of ['Save a prompt', 'Write your own', 'Fill in the blanks', 'Make a collection', 'Change what you wrote'])
    expect((await page.request.get((await links.filter({ hasText: name }).getAttribute('href')) ?? '')).ok(), name).toBe(true);
  await ready(page);
  await links.filter({ hasText: 'Search everything' }).click();
  await expect(dialog(page, 'Search everything')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await links.filter({ hasText: 'Write your own' }).click();
  await page.waitForURL('**/dashboard/create');
});

test('the first line stands above 300 px, also under the note about a new name', async ({ page }) => {
  await signIn(page, await person('new'), START);
  expect((await section(page, TIPS).getByRole('heading').boundingBox())?.y).toBeLessThan(300);
});

test('an account with much sees the beginning of it, and the way to all @once', async ({ page }) => {
  const who = await collector();
  for (let number = 0; number < 20; number++) {
    await ownPrompt(who, `Prompt ${number}`);
    await collectionOf(who, `Collection ${number}`, []);
  }
  const slugs = prompts.slice(0, 30).map(({ slug }) => slug);
  await save(who, slugs);
  for (const prompt_id of slugs) await who.client.from('pinned_prompts').insert({ user_id: who.id, prompt_id });
  await signIn(page, who, START);
  await expect.poll(() => sections(page)).not.toContain(TIPS);
  await expect.poll(() => titles(page, 'Pinned')).toHaveLength(8);
  await expect(section(page, 'Pinned')).toContainText('The last 8 of 30');
  await expect.poll(() => titles(page, 'Not used yet')).toHaveLength(8);
  const lists = section(page, 'Collections');
  await expect(lists.getByRole('listitem')).toHaveCount(6);
  await expect(lists.getByRole('listitem').first()).toHaveText(/^Collection 19/);
  await lists.getByRole('link', { name: 'All collections' }).click();
  await page.waitForURL('**/dashboard/collections');
});

test('collections come with the one first that was last added to, and with how many prompts they have @once', async ({ page }) => {
  const who = await collector();
  const { id: collection_id } = await collectionOf(who, 'Letters', []);
  await collectionOf(who, 'Empty one', []);
  await who.client.from('collection_items').insert({ collection_id, user_id: who.id, prompt_id: example.slug });
  await signIn(page, who, START);
  await expect(section(page, 'Collections').getByRole('listitem')).toHaveText([/^Letters.*1 prompt/, /^Empty one.*0 prompts/]);
  await section(page, 'Collections').getByRole('link', { name: 'Letters' }).click();
  await page.waitForURL('**/dashboard/collections/*');
});

test('what others have just published in a category that I use is new, and what I know is not @once', async ({ page }) => {
  const who = await collector();
  const category = `Knots ${randomUUID().slice(0, 8)}`;
  const author = await newSharer();
  const [fresh, known, other] = ['A bowline', 'A sheet bend', 'A pie'].map((title) => `${title} ${randomUUID().slice(0, 8)}`);
  if (!fresh || !known || !other) throw new Error('There are three titles');
  await share(author, { title: fresh, content: 'Tie [ROPE].', category: category.toUpperCase() });
  const { id } = await share(author, { title: known, content: 'Tie [ROPE].', category });
  await share(author, { title: other, content: 'Bake [PIE].', category: 'Pies' });
  await save(who, [id]);
  await signIn(page, who, START);
  const found = section(page, 'New in your categories');
  // What the site keeps of the community is seconds old.
  await expect(async () => {
    await page.reload();
    await expect(found.getByRole('heading', { name: fresh })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => titles(page, 'New in your categories')).toEqual([fresh]);
  await found.getByRole('link', { name: fresh }).click();
  await page.waitForURL('**/prompt/shared/*');
});

test.describe('drafts', () => {
  test('of a new prompt and of an edit are there until they are discarded, which can be undone @once', async ({ page }) => {
    const { who, own, mine } = await user();
    await signInByRequest(page, who);
    await open(page, '/dashboard/create');
    await page.getByLabel('Title').fill('Half a thought');
    await content(page).fill('About [SOMETHING]');
    await open(page, `/dashboard/my-prompts/${own}/edit`);
    await content(page).fill('Changed, and not saved');
    await watchLayoutShifts(page);
    await open(page, START);
    const drafts = section(page, 'Drafts');
    await expect(drafts.getByRole('listitem')).toHaveText([/^Half a thought.*New prompt/, new RegExp(`^${mine}.*Edit`)]);
    expect(await layoutShifts(page)).toEqual([]);

    await page.clock.install();
    await open(page, START);
    const discard = drafts.getByRole('button', { name: 'Discard: Half a thought' });
    await discard.click();
    await expect(drafts.getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('gp-draft'))).toBeNull();
    await page.keyboard.press('Enter');
    await expect(discard).toBeFocused();
    await page.clock.runFor(21_000);
    await expect(discard).toBeVisible();
    await discard.click();
    await page.mouse.move(0, 0);
    // As long as the focus is on the offer it stays.
    await page.clock.runFor(30_000);
    await expect(drafts.getByRole('button', { name: 'Undo' })).toBeFocused();
    await drafts.getByRole('link', { name: mine }).focus();
    await page.clock.runFor(2_000);
    await expect(drafts.getByRole('listitem')).toHaveCount(1);

    await drafts.getByRole('link', { name: mine }).click();
    await page.waitForURL(`**/${own}/edit`);
    await expect(content(page)).toHaveValue('Changed, and not saved');
    await open(page, '/dashboard/create');
    await expect(content(page)).toHaveValue('');
  });

  test('are not shown to somebody else who signs in after a session that just ended @once', async ({ page }) => {
    const { who, own, mine } = await user();
    await signInByRequest(page, who);
    await open(page, '/dashboard/create');
    await content(page).fill('A private thought');
    await open(page, `/dashboard/my-prompts/${own}/edit`);
    await content(page).fill('A private change');
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('A private change');
    await page.context().clearCookies();
    await signInByRequest(page, await person('other'));
    await open(page, START);
    await expect.poll(() => sections(page)).toEqual([TIPS]);
    await expect(page.getByRole('main')).not.toContainText(new RegExp(`A private|${mine}`));
  });
});

test('by keys alone: to the last used prompt, which c copies, and the page of a collection @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { who, mine } = await user();
  await collectionOf(who, 'Letters', []);
  await signIn(page, who, START);
  await ready(page);
  await page.getByRole('main').focus();
  const press = async (name: string, key: string) => {
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (focused === name) return page.keyboard.press(key);
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await press(mine, 'c');
  await expect.poll(() => clipboard(page)).toContain(mine);
  await press('Letters', 'Enter');
  await page.waitForURL('**/dashboard/collections/*');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what the server knows is there, and what is in the browser alone is not @once', async ({ page }) => {
    const { who, mine, theirs } = await user();
    await collectionOf(who, 'Letters', [example.slug]);
    await signIn(page, who, START);
    await expect(page).toHaveURL(START);
    await expect.poll(() => titles(page, 'Recently used')).toEqual([mine, example.title, theirs]);
    await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeHidden();
    await expect.poll(() => sections(page)).not.toContain('Drafts');
    await section(page, 'Collections').getByRole('link', { name: 'Letters' }).click();
    await page.waitForURL('**/dashboard/collections/*');
    await page.goto(START);
    await page.getByRole('main').getByRole('link', { name: mine }).click();
    await page.waitForURL('**/dashboard/my-prompts/*');
  });
});

test('signing in leads to what I saved, which /dashboard is short for, and the start page comes first in the menu @once', async ({
  page,
}) => {
  await signIn(page, await person());
  await expect(page).toHaveURL('/dashboard/saved');
  const redirect = await page.request.get('/dashboard', { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([307, '/dashboard/saved']);
  const menu = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(menu.first()).toHaveText('Start');
  await menu.first().click();
  await page.waitForURL(`**${START}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
});

test('signed out it leads to Sign In, and back @once', async ({ page, request }) => {
  for (const [path, end] of [
    ['/dashboard', '/dashboard/saved'],
    [START, START],
  ] as const) {
    const { status, location } = await answer(request, path);
    expect(status).toBe(307);
    expect(location).toContain(`/login?next=${encodeURIComponent(path)}`);
    await page.context().clearCookies();
    await signIn(page, await person(), path);
    await expect(page).toHaveURL(end);
  }
});
