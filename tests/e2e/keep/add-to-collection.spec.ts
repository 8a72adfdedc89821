import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { chosen, collectionOf, collector, manyCollections, ownPrompt, theirPrompt, titlesIn } from '../support/collections';
import { chooseInRow, dialog, NOT_FOUND, searchBox, unfoldFilters } from '../support/pages';
import { fillCredentials, person, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

const [first, second] = chosen;
const slug = first?.slug ?? '';
const main = (page: Page) => page.getByRole('main');
const adding = (page: Page) => dialog(page, 'Add to collection');
const choice = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title} \\d+ prompts?$`) });
const filter = (page: Page) => adding(page).getByRole('searchbox', { name: 'Filter collections' });
const item = (page: Page) => page.getByRole('link', { name: 'Add to collection' });

/** Opens a menu of the first row, and chooses to add its prompt. */
async function addFromRow(page: Page): Promise<string> {
  const more = main(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^More: / });
  const title = (await more.getAttribute('aria-label'))?.replace('More: ', '') ?? '';
  await more.click();
  await item(page).click();
  await expect(adding(page)).toBeVisible();
  return title;
}

test('a prompt is put into a collection and taken out again from its row, and into a new one by name', async ({ page }) => {
  const who = await collector();
  const { path } = await collectionOf(who, 'Letters', []);
  await signInByRequest(page, who);
  await open(page, '/prompts');
  const title = await addFromRow(page);
  await expect(adding(page).getByText(title, { exact: true })).toBeVisible();
  await expect(choice(page, 'Letters')).toHaveAttribute('aria-pressed', 'false');
  await choice(page, 'Letters').click();
  await expect(choice(page, 'Letters')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, 'Letters')).toHaveAccessibleName('Letters 1 prompt');
  await expect(page.getByRole('status').filter({ hasText: 'Added to “Letters”.' })).toBeAttached();
  await choice(page, 'Letters').click();
  await expect(page.getByRole('status').filter({ hasText: 'Removed from “Letters”.' })).toBeAttached();
  await adding(page).getByLabel('New collection').fill('Of this morning');
  await adding(page).getByRole('button', { name: 'Create and add' }).click();
  await expect(choice(page, 'Of this morning')).toHaveAttribute('aria-pressed', 'true');
  await expect(adding(page).getByLabel('New collection')).toBeFocused();
  await expect(adding(page).getByLabel('New collection')).toHaveValue('');
  await expectNoFaultsInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(adding(page)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: `More: ${title}` })).toBeFocused();

  await open(page, '/dashboard/collections');
  await main(page).getByRole('link', { name: 'Of this morning' }).click();
  await expect.poll(() => titlesIn(page)).toEqual([title]);
  await open(page, path);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('from a row of a collection a prompt is put into a new one, and taken out of this one, also after it was removed and brought back @once', async ({
  page,
}) => {
  const who = await collector();
  const { path } = await collectionOf(who, 'Letters', [slug, second?.slug ?? '']);
  await signInByRequest(page, who);
  await open(page, path);
  const title = first?.title ?? '';
  await main(page)
    .getByRole('button', { name: `More: ${title}` })
    .click();
  await main(page)
    .getByRole('button', { name: `Remove: ${title}` })
    .click();
  await main(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: `“${title}” is back.` })).toBeAttached();
  await addFromRow(page);
  await adding(page).getByLabel('New collection').fill('Of this morning');
  await adding(page).getByRole('button', { name: 'Create and add' }).click();
  await expect(choice(page, 'Of this morning')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Letters').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => titlesIn(page)).toEqual([second?.title]);
});

test('every row and page of a prompt offers to add it: community, saved, own, and its page @once', async ({ page }) => {
  const who = await collector();
  await collectionOf(who, 'Letters', []);
  const theirs = await theirPrompt('Quokka letter');
  const mine = await ownPrompt(who, 'A letter of mine');
  await who.client.from('saved_prompts').insert({ user_id: who.id, prompt_id: theirs.id });
  await signInByRequest(page, who);
  for (const place of ['/dashboard/saved', '/prompts/shared', '/search?q=letter']) {
    await open(page, place);
    await addFromRow(page);
    await expect(choice(page, 'Letters')).toBeVisible();
  }
  for (const place of [`/prompt/${slug}`, `/prompt/shared/${theirs.id}`]) {
    await open(page, place);
    await item(page).click();
    await expect(choice(page, 'Letters'), place).toBeVisible();
  }
  for (const place of ['/dashboard/my-prompts', `/dashboard/my-prompts/${mine}`]) {
    await open(page, place);
    if (place === '/dashboard/my-prompts') await chooseInRow(page, 'Add to collection');
    else await item(page).click();
    await choice(page, 'Letters').click();
    await expect(page.getByRole('status').filter({ hasText: /(Added to|Removed from) “Letters”\./ }), place).toBeAttached();
    if (place !== '/dashboard/my-prompts') continue;
    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('article').getByRole('link', { name: 'Letters', exact: true })).toBeVisible();
  }
});

test('the sheet of a phone offers to add its prompt @phone', async ({ page }) => {
  const who = await collector();
  await collectionOf(who, 'Letters', []);
  await signInByRequest(page, who);
  await open(page, `/prompts?q=${encodeURIComponent(first?.title ?? '')}`);
  await main(page)
    .getByRole('link', { name: first?.title ?? '', exact: true })
    .tap();
  await item(page).tap();
  await choice(page, 'Letters').tap();
  await expect(choice(page, 'Letters')).toHaveAttribute('aria-pressed', 'true');
  await expectNoFaultsInBothThemes(page);
});

test('with thirty-one collections all of the dialog can be reached, on a phone and above its keyboard @phone', async ({ page }) => {
  const who = await collector();
  await manyCollections(who, 31);
  await signInByRequest(page, who);
  await open(page, '/prompts');
  await addFromRow(page);
  await expect(choice(page, 'Collection 31')).toBeVisible();
  // No keyboard comes up by itself.
  await expect(filter(page)).not.toBeFocused();
  // A scroll position is one of whole pixels: half a pixel of 44 may be outside.
  const parts = [
    adding(page).getByRole('heading', { name: 'Add to collection' }),
    adding(page).getByRole('button', { name: 'Close' }),
    filter(page),
    choice(page, 'Collection 1'),
    choice(page, 'Collection 31'),
    adding(page).getByRole('button', { name: 'Create and add' }),
  ];
  // The last two are the room that keyboards leave, where they make the window smaller and where they lie over it.
  for (const { height, keyboard } of [
    { height: 844, keyboard: 0 },
    { height: 500, keyboard: 0 },
    { height: 400, keyboard: 0 },
    { height: 844, keyboard: 444 },
  ]) {
    await page.setViewportSize({ width: 390, height });
    await page.evaluate((covered) => document.documentElement.style.setProperty('--keyboard', `${covered}px`), keyboard);
    const box = await adding(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - keyboard);
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 0.98 });
    }
  }
  await page.setViewportSize({ width: 390, height: 400 });
  await filter(page).fill('collection 31');
  await expect(adding(page).getByRole('button', { name: /^Collection/ })).toHaveCount(1);
  await expect(choice(page, 'Collection 31')).toBeInViewport({ ratio: 0.98 });
  await choice(page, 'Collection 31').tap();
  await expect(choice(page, 'Collection 31')).toHaveAttribute('aria-pressed', 'true');
  await adding(page).getByLabel('New collection').fill('Of this morning');
  await adding(page).getByRole('button', { name: 'Create and add' }).tap();
  await expect(choice(page, 'Of this morning')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Collection 9').tap();
  await expect(choice(page, 'Collection 9')).toHaveAttribute('aria-pressed', 'true');
  await adding(page).getByRole('button', { name: 'Close' }).tap();
  await expect(adding(page)).toHaveCount(0);
});

test('many collections are filtered by keys alone, those used last first, and the words name a new one @desktop', async ({ page }) => {
  const who = await collector();
  await manyCollections(who, 12);
  const { data } = await who.client.from('collections').select('id, title').eq('user_id', who.id);
  const idOf = (title: string) => data?.find((collection) => collection.title === title)?.id ?? '';
  for (const title of ['Collection 7', 'Collection 3']) {
    const added = await who.client
      .from('collection_items')
      .insert({ collection_id: idOf(title), user_id: who.id, prompt_id: 'some-prompt' });
    expect(added.error).toBeNull();
  }
  await signInByRequest(page, who);
  await open(page, '/prompts');
  await addFromRow(page);
  await expect(filter(page)).toBeFocused();
  const titles = () =>
    adding(page)
      .getByRole('button', { name: /^Collection/ })
      .allTextContents();
  const used = adding(page).getByRole('list', { name: 'Used last' }).getByRole('button');
  await expect(used).toHaveCount(5);
  await expect(used.nth(0)).toContainText('Collection 3');
  await expect(used.nth(1)).toContainText('Collection 7');
  await expect(adding(page).getByRole('list', { name: 'A to Z' }).getByRole('button')).toHaveCount(7);
  await expect.poll(() => titles()).toHaveLength(12);
  await expectNoFaultsInBothThemes(page);

  await page.keyboard.type('coll 11');
  await expect(adding(page).getByRole('button', { name: /^Collection/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Collection 11')).toHaveAttribute('aria-pressed', 'true');
  // The next word takes the place of this one.
  await page.keyboard.type('coll 12');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Collection 12')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(choice(page, 'Collection 12')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(filter(page)).toBeFocused();
  await filter(page).fill('Of this morning');
  await expect(adding(page).getByText('No collection has these words.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(adding(page).getByLabel('New collection')).toBeFocused();
  await expect(adding(page).getByLabel('New collection')).toHaveValue('Of this morning');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Of this morning')).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page)).toHaveValue('');
  await expect(used.first()).toContainText('Of this morning');
  await expect.poll(async () => (await who.client.from('collection_items').select('prompt_id').eq('user_id', who.id)).data?.length).toBe(5);
});

test('a visitor who adds a prompt signs in first, and goes on with it then @once', async ({ page }) => {
  const who = await collector();
  await collectionOf(who, 'Letters', []);
  await open(page, `/prompt/${slug}`);
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  await item(page).click();
  await page.waitForURL('**/login?*');
  await fillCredentials(page, who);
  await main(page).getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**/dashboard/collections/add/${slug}`);
  await choice(page, 'Letters').click();
  await expect(choice(page, 'Letters')).toHaveAttribute('aria-pressed', 'true');
  await main(page).getByRole('link', { name: 'Back to the prompt' }).click();
  await page.waitForURL(`**/prompt/${slug}`);
});

test('a change that is refused is taken back and said in the dialog @once', async ({ page }) => {
  const who = await collector();
  const { id } = await collectionOf(who, 'Letters', []);
  await signInByRequest(page, who);
  await open(page, '/prompts');
  await addFromRow(page);
  await expect(choice(page, 'Letters')).toBeVisible();
  await who.client.from('collections').delete().eq('id', id);
  await choice(page, 'Letters').click();
  await expect(page.getByText('This prompt or this collection is no longer there.')).toBeVisible();
  await expect(choice(page, 'Letters')).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a prompt is put into collections and taken out by forms alone @once', async ({ page, faults }) => {
    faults.allow(NOT_FOUND);
    const who = await collector();
    const { path } = await collectionOf(who, 'Letters', []);
    await signInByRequest(page, who);
    await page.goto(`/prompt/${slug}`);
    await main(page).getByRole('link', { name: 'Add to collection' }).click();
    await choice(page, 'Letters').click();
    await expect(choice(page, 'Letters')).toHaveAttribute('aria-pressed', 'true');
    await choice(page, 'Letters').click();
    await expect(choice(page, 'Letters')).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Create and add' }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await page.getByLabel('New collection').fill('Brand new');
    await page.getByRole('button', { name: 'Create and add' }).click();
    await expect(choice(page, 'Brand new')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('New collection')).toHaveValue('');
    await page.goto(path);
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    expect((await page.goto('/dashboard/collections/add/no-such-prompt'))?.status()).toBe(404);
  });

  test('my lists are narrowed by collection without JavaScript @once', async ({ page }) => {
    const { who, other } = await sorted();
    await signInByRequest(page, who);
    await page.goto('/dashboard/saved');
    await unfoldFilters(page);
    await main(page).getByRole('combobox', { name: 'In collections' }).selectOption({ label: 'In collections' });
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/collection=any/);
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expect(main(page).getByRole('article')).not.toContainText(other);
  });
});

/** Somebody who saved two prompts and wrote two, one of each in a collection. */
async function sorted() {
  const who = await collector();
  const saves = [slug, second?.slug ?? ''];
  for (const prompt_id of saves) await who.client.from('saved_prompts').insert({ user_id: who.id, prompt_id });
  const mine = await ownPrompt(who, 'In order');
  await ownPrompt(who, 'Left over');
  const { id, path } = await collectionOf(who, 'Letters', [slug, mine]);
  await collectionOf(who, 'Nothing in it', []);
  return { who, id, path, other: second?.title ?? '' };
}

test('Saved and My Prompts say which collections a prompt is in, and are narrowed by them @once', async ({ page }) => {
  const { who, id, path } = await sorted();
  await signInByRequest(page, who);
  for (const [place, inside, outside] of [
    ['/dashboard/saved', first?.title ?? '', second?.title ?? ''],
    ['/dashboard/my-prompts', 'In order', 'Left over'],
  ] as const) {
    await open(page, place);
    const rows = main(page).getByRole('article');
    const field = main(page).getByRole('combobox', { name: 'In collections' });
    await expect(rows.filter({ hasText: inside }).getByRole('link', { name: 'Letters' })).toHaveAttribute('href', path);
    await expect(rows.filter({ hasText: outside }).getByRole('link', { name: 'Letters' })).toHaveCount(0);
    await unfoldFilters(page);
    await field.selectOption('In no collection');
    await expect(page).toHaveURL(`${place}?collection=none`);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(outside);
    await field.selectOption('Letters');
    await expect(page).toHaveURL(`${place}?collection=${id}`);
    await expect(rows).toContainText(inside);
    await expect(searchBox(page)).toHaveValue('');
    await field.selectOption('Nothing in it');
    await expect(page.getByText('No prompt here fits what you chose.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Clear' }).first().click();
    await expect(page).toHaveURL(place);
    await expect(rows).toHaveCount(2);
    await expectNoFaultsInBothThemes(page);
  }
});

test('what was removed from Saved stays in its place, and is saved again there @once', async ({ page }) => {
  const { who } = await sorted();
  await signInByRequest(page, who);
  await open(page, '/dashboard/saved');
  const row = main(page)
    .getByRole('article')
    .filter({ hasText: first?.title ?? '' });
  const heart = row.getByRole('button', { name: /^(Remove from saved|Save prompt)$/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(main(page).getByText('1 prompt', { exact: true })).toBeVisible();
  await expect(row).toBeVisible();
  await expect(heart).not.toHaveAttribute('aria-busy');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByText('2 prompts')).toBeVisible();
});

test('nobody puts a prompt into the collection of somebody else, or one they may not see into theirs @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  const owner = await collector();
  const secret = await ownPrompt(owner, 'Secret letter');
  await signInByRequest(page, await person('stranger'));
  for (const place of ['collections/add', 'saved']) {
    const answered = await page.goto(`/dashboard/${place}/${secret}`);
    expect(answered?.status(), place).toBe(404);
    expect(await answered?.text(), place).not.toContain('Secret letter');
    await expect(page, place).toHaveTitle(/^Prompt not found/);
  }
});
