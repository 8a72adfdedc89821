import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { chosen, collectionOf, collector, ownPrompt, theirPrompt, titlesIn } from '../support/collections';
import { signInByRequest } from '../support/people';
import { expect, open, ready, sendAction, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
/** It is a combobox once it has something to offer. */
const field = (page: Page) =>
  main(page)
    .getByRole('searchbox', { name: 'Add prompts' })
    .or(main(page).getByRole('combobox', { name: 'Add prompts' }));
const results = (page: Page) => main(page).getByRole('listbox', { name: 'Prompts to add' }).getByRole('option');
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const [first] = chosen;

/** Words that many prompts of the library have. */
const COMMON = 'email';

async function search(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await expect(results(page).first()).toBeVisible();
}

/** An empty collection of somebody who is signed in there. */
async function emptyCollection(page: Page) {
  const who = await collector();
  const collection = await collectionOf(who, 'To fill', []);
  await signInByRequest(page, who);
  await open(page, collection.path);
  return { who, ...collection };
}

/** What the server has, in order. */
async function stored({ client }: Awaited<ReturnType<typeof collector>>, id: string): Promise<string[]> {
  const { data } = await client.from('collection_items').select('prompt_id').eq('collection_id', id).order('position');
  return (data ?? []).map(({ prompt_id }) => prompt_id);
}

test('twenty prompts are put into an empty collection by twenty-five presses at most, whichever way @once', async ({ page }) => {
  const { who, id } = await emptyCollection(page);
  let presses = 0;
  const click = async (name: RegExp | string) => {
    presses += 1;
    await main(page).getByRole('button', { name }).click();
  };
  const key = async (name: string) => {
    presses += 1;
    await page.keyboard.press(name);
  };
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await search(page, COMMON);
  await expect(results(page)).toHaveCount(20);
  const found = await results(page).evaluateAll((options) => options.map((option) => (option as HTMLButtonElement).value));

  // All at once.
  await sendAction(page, () => click('Add all 20'));
  expect(presses).toBeLessThanOrEqual(25);
  await expect(main(page).getByRole('option', { selected: true })).toHaveCount(20);
  await expect.poll(() => stored(who, id)).toEqual(found);
  await expect(main(page).getByText('20 prompts, private')).toBeVisible();
  await expect(field(page)).toBeFocused();

  // One by one with the pointer, out again; and in again with the keys.
  presses = 0;
  for (const option of await results(page).all()) {
    presses += 1;
    await option.click();
  }
  expect(presses).toBeLessThanOrEqual(25);
  await expect.poll(() => stored(who, id)).toEqual([]);
  presses = 0;
  await key('ArrowDown');
  await key('Space');
  for (let more = 1; more < 20; more++) await key('Shift+ArrowDown');
  expect(presses).toBeLessThanOrEqual(25);
  await expect(main(page).getByRole('option', { selected: true })).toHaveCount(20);
  await expect.poll(async () => (await stored(who, id)).toSorted()).toEqual(found.toSorted());
});

test('what a search finds is put in and taken out with the field kept, and its words are typed over @desktop', async ({ page }) => {
  const { who, id } = await emptyCollection(page);
  await field(page).focus();
  await page.keyboard.type(first?.title ?? '');
  await expect(results(page).first()).toContainText(first?.title ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(results(page).first()).toContainText('In this collection');
  await expect(said(page, `Added “${first?.title}”.`)).toBeAttached();
  await expect(field(page)).toBeFocused();
  expect(await titlesIn(page)).toEqual([first?.title]);
  await expect.poll(() => stored(who, id)).toEqual([first?.slug]);
  await page.keyboard.press('Space');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'false');
  await expect.poll(() => stored(who, id)).toEqual([]);
  // The next letter takes the place of the words.
  await page.keyboard.type('cover letter');
  await expect(field(page)).toHaveValue('cover letter');
  await expect(results(page).first()).toContainText(/cover letter/i);
  // Enter goes to what was found, and does not add what nobody chose.
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await results(page).first().getAttribute('id')) ?? '');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('prompts of every kind are found, those with the words in the title first, and none that others keep to themselves @once', async ({
  page,
}) => {
  const { who, path } = await emptyCollection(page);
  const other = await collector();
  // Of this journey alone: others publish prompts, too.
  const word = `Quokka${randomUUID().slice(0, 8)}`;
  await ownPrompt(other, `${word} of a stranger`);
  await ownPrompt(who, `${word} of mine`);
  const saved = await theirPrompt(`${word} that I saved`);
  await theirPrompt(`${word} of the community`);
  await who.client.from('saved_prompts').insert({ user_id: who.id, prompt_id: saved.id });
  await open(page, path);
  await search(page, word.toLowerCase());
  const texts = await results(page).allTextContents();
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain(`${word} of mineYour prompt`);
  expect(texts[1]).toContain(`${word} that I savedBy `);
  expect(texts[2]).toContain(`${word} of the communityBy `);
  await search(page, first?.title ?? '');
  await expect(results(page).first()).toContainText(`${first?.title}Library · `);
  await field(page).fill('zzqqxx');
  await expect(said(page, 'No prompt has all of these words.')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});

test('a full collection takes nothing more, says so, and shows what it has @once', async ({ page }) => {
  const who = await collector();
  const { id, path } = await collectionOf(
    who,
    'Nearly full',
    Array.from({ length: 490 }, (_, index) => `gone-${index}`),
  );
  await signInByRequest(page, who);
  await open(page, path);
  await search(page, COMMON);
  await main(page).getByRole('button', { name: 'Add all 20' }).click();
  await expect(main(page).getByText('You have reached the limit of 500 prompts in a collection.')).toBeVisible();
  await expect(main(page).getByRole('option', { selected: true })).toHaveCount(0);
  expect(await stored(who, id)).toHaveLength(490);
  await results(page).first().click();
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByText('You have reached the limit')).toHaveCount(0);
  await expect.poll(async () => (await stored(who, id)).length).toBe(491);
});

test('a search that fails says so, and is asked again @once', async ({ page, faults }) => {
  faults.allow(/503|Failed to load resource/);
  await emptyCollection(page);
  await page.route('**/data/prompts-to-add.json?*', (route) => route.fulfill({ status: 503 }));
  await field(page).fill(COMMON);
  await expect(main(page).getByText('The search did not load.')).toBeVisible();
  await page.unroute('**/data/prompts-to-add.json?*');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(results(page)).toHaveCount(20);
  await expect(main(page).getByText('The search did not load.')).toHaveCount(0);
});

test('on a phone a tap puts a prompt in, and all of it fits @phone', async ({ page }) => {
  const { who, id } = await emptyCollection(page);
  await field(page).tap();
  await page.keyboard.type(COMMON);
  await expect(results(page)).toHaveCount(20);
  for (const option of (await results(page).all()).slice(0, 3)) {
    await option.tap();
    const box = await option.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await expect(main(page).getByRole('option', { selected: true })).toHaveCount(3);
  await expect.poll(async () => (await stored(who, id)).length).toBe(3);
  await expectNoFaultsInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await main(page).getByRole('button', { name: 'Done' }).tap();
  await expect(results(page)).toHaveCount(0);
  expect(await titlesIn(page)).toHaveLength(3);
});

test('what the address asks for is found on arrival, and axe finds nothing @desktop', async ({ page }) => {
  const { path } = await emptyCollection(page);
  await page.goto(`${path}?q=${COMMON}`);
  await ready(page);
  await expect(field(page)).toHaveValue(COMMON);
  await expect(results(page)).toHaveCount(20);
  await results(page).first().click();
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expectNoFaultsInBothThemes(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a collection is filled by forms alone @once', async ({ page }) => {
    const who = await collector();
    const { id, path } = await collectionOf(who, 'Plain forms', []);
    await signInByRequest(page, who);
    await page.goto(path);
    await field(page).fill(first?.title ?? '');
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    const row = main(page)
      .getByRole('button', { name: first?.title ?? '' })
      .first();
    await expect(row).toHaveAttribute('aria-pressed', 'false');
    await row.click();
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await expect(row).toContainText('In this collection');
    expect(await stored(who, id)).toEqual([first?.slug]);
    await row.click();
    await expect(row).toHaveAttribute('aria-pressed', 'false');
    await field(page).fill(COMMON);
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    await main(page).getByRole('button', { name: 'Add all 20' }).click();
    await expect(main(page).getByText('In this collection')).toHaveCount(20);
    expect(await stored(who, id)).toHaveLength(20);
  });
});

test('nobody asks for what they can add without an account, and not for a collection of somebody else @once', async ({ page, request }) => {
  const owner = await collector();
  const { path, id } = await collectionOf(owner, 'Not yours', []);
  expect((await request.get('/data/prompts-to-add.json?q=email')).status()).toBe(401);
  await emptyCollection(page);
  const answer = await page.request.get(`${path}?q=email`);
  expect(answer.status()).toBe(404);
  // The action of one's own page, sent for the other collection.
  await search(page, COMMON);
  await page.evaluate((other) => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) for (const [name] of [...init.body]) if (/collection$/.test(name)) init.body.set(name, other);
      return fetch(input, init);
    };
  }, id);
  await results(page).first().click();
  await expect(main(page).getByText('This prompt or this collection is no longer there.')).toBeVisible();
  expect(await stored(owner, id)).toEqual([]);
});
