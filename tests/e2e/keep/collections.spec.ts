import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { QUOTAS } from '../../../lib/limits';
import { startSite } from '../../../scripts/site';
import { BUSY_MACHINE } from '../../support/busy-machine';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { listen } from '../support/broken-backend';
import { chosen, collectionOf, collector, manyCollections, ownPrompt, theirPrompt, titlesIn } from '../support/collections';
import { holdingProxy } from '../support/holding-proxy';
import { readServed } from '../support/html';
import { prompts } from '../support/library';
import { dialog, NOT_FOUND } from '../support/pages';
import { answer, person, signIn, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, sendAction, test } from '../support/test';

const TITLES = chosen.map(({ title }) => title);
const SLUGS = chosen.map(({ slug }) => slug);
const main = (page: Page) => page.getByRole('main');
const tool = (page: Page, name: string, title = '') => main(page).getByRole('button', { name: `${name}: ${title}`, exact: true });
/** Makes a choice in the menu of a row. */
const choose = async (page: Page, name: string, title = '') => {
  await tool(page, 'More', title).click();
  await tool(page, name, title).click();
};
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

/** Picks up the first of three with the keyboard. @dnd-kit listens to the arrow keys a moment after it has said so. */
async function pickUp(page: Page, title?: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect(said(page, `Picked up “${title}”, 1 of 3.`)).toBeAttached();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
}

/** What the server has, whatever the screen says. */
async function storedTitles(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  return titlesIn(page);
}

test('a collection is created, found in the list, edited and deleted; what is in it stays @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  const who = await collector();
  await signInByRequest(page, who);
  await open(page, '/dashboard/collections');
  await expect(page.getByText('No collections yet')).toBeVisible();
  await main(page).getByRole('link', { name: 'New collection' }).click();
  await page.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await page.getByLabel('Title').fill('Letters & replies');
  await page.getByLabel('Description').fill('What I answer.');
  await page.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Letters & replies' })).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  const path = new URL(page.url()).pathname;

  await main(page).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('letters-replies');
  await page.getByLabel('Address').fill('prompts');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This address belongs to another page')).toBeVisible();
  await page.getByLabel('Address').fill('my-letters');
  await page.getByLabel('Title').fill('Letters');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();

  await main(page).getByRole('link', { name: 'Edit' }).click();
  page.once('dialog', (question) => question.accept());
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/dashboard/collections');
  await expect(page.getByText('No collections yet')).toBeVisible();
  expect((await page.goto(path))?.status()).toBe(404);
});

test('the order is changed by dragging, and stays @desktop', async ({ page }) => {
  const who = await collector();
  const { path } = await collectionOf(who, 'To order', SLUGS);
  await signInByRequest(page, who);
  await open(page, path);
  expect(await titlesIn(page)).toEqual(TITLES);
  const from = await tool(page, 'Reorder', TITLES[2]).boundingBox();
  const to = await tool(page, 'Reorder', TITLES[0]).boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 5 });
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 10 });
  const stored = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.mouse.up();
  const after = [TITLES[2], TITLES[0], TITLES[1]];
  await expect.poll(() => titlesIn(page)).toEqual(after);
  await stored;
  expect(await storedTitles(page, path)).toEqual(after);
});

test('the order is changed with the keyboard, and each step is said @desktop', async ({ page }) => {
  const who = await collector();
  const { path } = await collectionOf(who, 'To order', SLUGS);
  await signInByRequest(page, who);
  await open(page, path);
  await tool(page, 'Reorder', TITLES[0]).focus();
  await pickUp(page, TITLES[0]);
  await page.keyboard.press('ArrowDown');
  await expect(said(page, `“${TITLES[0]}”: 2 of 3.`)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(said(page, 'stays where it was: 1 of 3.')).toBeAttached();
  await pickUp(page, TITLES[0]);
  await page.keyboard.press('ArrowDown');
  await expect(said(page, '2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(said(page, '3 of 3.')).toBeAttached();
  const stored = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.press('Space');
  await expect(said(page, `Put down “${TITLES[0]}”: 3 of 3.`)).toBeAttached();
  await stored;
  await expect(tool(page, 'Reorder', TITLES[0])).toBeFocused();
  expect(await storedTitles(page, path)).toEqual([TITLES[1], TITLES[2], TITLES[0]]);
});

test('the menu of a row moves a prompt, and one that was removed is brought back where it was', async ({ page }) => {
  const who = await collector();
  const { path } = await collectionOf(who, 'To order', SLUGS);
  await signInByRequest(page, who);
  await open(page, path);
  await sendAction(page, () => choose(page, 'Move down', TITLES[0]));
  await expect.poll(() => titlesIn(page)).toEqual([TITLES[1], TITLES[0], TITLES[2]]);
  await expect(said(page, `“${TITLES[0]}”: 2 of 3`)).toBeAttached();
  await expect(tool(page, 'More', TITLES[0])).toBeFocused();
  await sendAction(page, () => choose(page, 'Remove', TITLES[0]));
  await expect(main(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(main(page).getByText(`Removed “${TITLES[0]}”.`)).toBeVisible();
  expect(await titlesIn(page)).toEqual([TITLES[1], TITLES[2]]);
  await sendAction(page, () => main(page).getByRole('button', { name: 'Undo' }).click());
  await expect.poll(() => titlesIn(page)).toEqual([TITLES[1], TITLES[0], TITLES[2]]);
  await expect(tool(page, 'More', TITLES[0])).toBeFocused();
  expect(await storedTitles(page, path)).toEqual([TITLES[1], TITLES[0], TITLES[2]]);
});

test('an Undo that is refused says why, and is offered again @once', async ({ page }) => {
  const who = await collector();
  const { id: collection_id, path } = await collectionOf(who, 'Nearly full', SLUGS);
  await signInByRequest(page, who);
  await open(page, path);
  await sendAction(page, () => choose(page, 'Remove', TITLES[0]));
  const others = Array.from({ length: QUOTAS.collectionPrompts - 2 }, (_, at) => ({ collection_id, prompt_id: `other-${at}` }));
  expect((await who.client.from('collection_items').insert(others)).error).toBeNull();
  const undo = main(page).getByRole('button', { name: 'Undo' });
  await undo.click();
  const row = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Undo' }) });
  await expect(row.getByRole('alert')).toContainText(`You have reached the limit of ${QUOTAS.collectionPrompts} prompts in a collection.`);
  await expect(row).toContainText(`Removed “${TITLES[0]}”.`);
  await expect(undo).toBeFocused();
  await expect(said(page, 'is back')).toHaveCount(0);
  await who.client.from('collection_items').delete().eq('collection_id', collection_id).like('prompt_id', 'other-%');
  await undo.click();
  await expect(said(page, `“${TITLES[0]}” is back.`)).toBeAttached();
  await expect.poll(() => titlesIn(page)).toEqual(TITLES);
  expect(await storedTitles(page, path)).toEqual(TITLES);
});

test('of a hundred and twenty prompts one goes to the top and back to the bottom, and the hand stays where it is', async ({ page }) => {
  const who = await collector();
  const many = prompts.slice(0, 120);
  const { path } = await collectionOf(
    who,
    'A lot',
    many.map(({ slug }) => slug),
  );
  const titles = many.map(({ title }) => title);
  await signInByRequest(page, who);
  await open(page, path);
  expect(await titlesIn(page)).toEqual(titles);
  const moved = titles[99] ?? '';
  // Keys alone: to the menu, and down to its first choice.
  await tool(page, 'More', moved).focus();
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Move to top', moved)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tool(page, 'Move to top', moved)).toBeFocused();
  await sendAction(page, () => page.keyboard.press('Enter'));
  await expect(said(page, `“${moved}”: 1 of 120`)).toBeAttached();
  await expect(tool(page, 'More', titles[98])).toBeFocused();
  const atTop = [moved, ...titles.filter((title) => title !== moved)];
  await expect.poll(() => titlesIn(page)).toEqual(atTop);
  await tool(page, 'More', moved).click();
  await expect(tool(page, 'Move to top', moved)).toHaveCount(0);
  await expect(tool(page, 'Move up', moved)).toHaveCount(0);
  await sendAction(page, () => tool(page, 'Move to bottom', moved).click());
  await expect(said(page, `“${moved}”: 120 of 120`)).toBeAttached();
  expect(await storedTitles(page, path)).toEqual([...atTop.slice(1), moved]);
  // One line each: on a phone title and facts under each other.
  const heights = await main(page)
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(100);
});

test('a prompt that is gone is removed for good, and the focus stays in its place @once', async ({ page }) => {
  const who = await collector();
  const theirs = await theirPrompt('Soon gone');
  const { path } = await collectionOf(who, 'To tidy', [SLUGS[0] ?? '', theirs.id]);
  await theirs.remove();
  await signInByRequest(page, who);
  await open(page, path);
  await sendAction(page, () => choose(page, 'Remove', 'No longer available'));
  const row = main(page).getByRole('listitem').filter({ hasText: 'Removed “No longer available”.' });
  await expect(row).toBeFocused();
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await storedTitles(page, path)).toEqual([TITLES[0]]);
});

test('the offer to bring a prompt back is over after twenty seconds, but not while the focus is on it @once', async ({ page }) => {
  const who = await collector();
  const { path } = await collectionOf(who, 'To empty', SLUGS);
  await signIn(page, who);
  await page.clock.install();
  await open(page, path);
  await tool(page, 'More', TITLES[1]).click();
  await expect(tool(page, 'Remove', TITLES[1])).toBeVisible();
  // From here on time passes only where the test says so, however long the machine takes.
  await page.clock.pauseAt(Date.now() + 60_000);
  await tool(page, 'Remove', TITLES[1]).click();
  await expect(main(page).getByText('2 prompts')).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(main(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.mouse.move(0, 0);
  await tool(page, 'More', TITLES[0]).focus();
  await page.clock.runFor(2_000);
  await expect(main(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await titlesIn(page)).toEqual([TITLES[0], TITLES[2]]);
});

test('thirty-one collections are a line each, and narrowed by words of their title or description', async ({ page, isMobile }) => {
  const who = await collector();
  await manyCollections(who, 30);
  const { id } = await collectionOf(who, 'Zinnia letters', SLUGS, true);
  await who.client.from('collections').update({ description: 'For the gardeners' }).eq('id', id);
  await signInByRequest(page, who);
  await open(page, '/dashboard/collections');
  const lines = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(lines).toHaveCount(31);
  const zinnia = lines.filter({ hasText: 'Zinnia letters' });
  await expect(zinnia).toContainText('Public');
  await expect(zinnia).toContainText('3 prompts');
  if (!isMobile) await expect(zinnia.getByRole('time')).toHaveCount(1);
  for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThan(60);
  const field = main(page).getByRole('searchbox', { name: 'Filter collections' });
  await field.fill('garden');
  await expect(page).toHaveURL('/dashboard/collections?q=garden');
  await expect(lines).toHaveCount(1);
  await expect(main(page).getByText('1 of 31 collections matches “garden”')).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  await field.fill('nothing like it');
  await expect(page.getByText('None of your collections has all of these words.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Clear' }).click();
  await expect(lines).toHaveCount(31);
  await expect(field).toHaveValue('');
});

test('a profile says how many prompts everybody sees in a collection, also once somebody else takes one back @once', async ({
  request,
}) => {
  const who = await collector();
  const theirs = await theirPrompt('Soon taken back');
  const { id } = await collectionOf(who, 'For others', [SLUGS[0] ?? '', theirs.id, await ownPrompt(who, 'Quiet draft')], true);
  await who.client.from('collections').update({ description: 'What I tell newcomers' }).eq('id', id);
  const profile = async () => (await answer(request, `/u/${who.username}`)).text;
  await expect.poll(profile).toContain('2 prompts');
  expect(await profile()).toContain('What I tell newcomers');
  await theirs.takeBack();
  // Past the site, so that it finds out by itself.
  await expect.poll(profile).toContain('1 prompt<');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('collections are narrowed by a form @once', async ({ page }) => {
    const who = await collector();
    await manyCollections(who, 21);
    await signInByRequest(page, who);
    await page.goto('/dashboard/collections');
    await main(page).getByRole('searchbox', { name: 'Filter collections' }).fill('21');
    await main(page).getByRole('button', { name: 'Filter' }).click();
    await expect(main(page).getByText('1 of 21 collections')).toBeVisible();
  });

  test('a collection is made, put in order, published and deleted by its forms alone @once', async ({ page, faults }) => {
    faults.allow(NOT_FOUND);
    const who = await collector();
    await signInByRequest(page, who);
    await page.goto('/dashboard/collections/new');
    await page.getByLabel('Title').fill('Plain forms');
    await page.getByRole('button', { name: 'Create Collection' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plain forms' })).toBeVisible();
    const path = new URL(page.url()).pathname;
    const collection_id = path.split('/').at(-1) ?? '';
    for (const prompt_id of SLUGS) await who.client.from('collection_items').insert({ collection_id, user_id: who.id, prompt_id });

    await page.goto(path);
    await tool(page, 'Move to top', TITLES[2]).click();
    await expect.poll(() => titlesIn(page)).toEqual([TITLES[2], TITLES[0], TITLES[1]]);
    await tool(page, 'Move to bottom', TITLES[0]).click();
    await expect.poll(() => titlesIn(page)).toEqual([TITLES[2], TITLES[1], TITLES[0]]);
    await tool(page, 'Move up', TITLES[0]).click();
    await expect.poll(() => titlesIn(page)).toEqual([TITLES[2], TITLES[0], TITLES[1]]);
    await tool(page, 'Move down', TITLES[2]).click();
    await expect.poll(() => titlesIn(page)).toEqual([TITLES[0], TITLES[2], TITLES[1]]);
    await tool(page, 'Remove', TITLES[2]).click();
    await expect(page.getByText('Removed from this collection.')).toBeVisible();
    expect(await titlesIn(page)).toEqual([TITLES[0], TITLES[1]]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => titlesIn(page)).toEqual([TITLES[0], TITLES[2], TITLES[1]]);

    await main(page).getByRole('link', { name: 'Edit' }).click();
    await page.getByText('Make Collection Public?').click();
    await page.getByRole('button', { name: 'Make Public' }).click();
    await expect(page.getByText('Public: others can view it')).toBeVisible();
    expect((await page.goto(`/u/${who.username}/plain-forms`))?.status()).toBe(200);
    await expect(main(page).getByRole('article')).toHaveCount(3);

    await page.goto(`${path}/edit`);
    await page.getByText('Delete this collection').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('**/dashboard/collections');
    expect((await page.goto(path))?.status()).toBe(404);
  });
});

test('a collection is published after a question, shown on the profile and to search engines, and gone once it is private again @once', async ({
  page,
  request,
}) => {
  const who = await collector();
  const secret = await ownPrompt(who, 'Quiet draft');
  const { path } = await collectionOf(who, 'Monday letters', [SLUGS[0] ?? '', secret, SLUGS[1] ?? '']);
  const address = `/u/${who.username}/monday-letters`;
  const profile = `/u/${who.username}`;
  // Asked for before, so that a page that is kept would be found out.
  expect((await answer(request, address)).status).toBe(404);
  expect((await answer(request, profile)).text).not.toContain('Monday letters');
  await signInByRequest(page, who);
  await open(page, path);
  await main(page).getByRole('button', { name: 'Make Public' }).click();
  const question = dialog(page, 'Make Collection Public?');
  await expect(question).toContainText('private ones stay hidden');
  await question.getByRole('button', { name: 'Make Public' }).click();
  await expect(said(page, '“Monday letters” is public.')).toBeAttached();
  await expect(main(page).getByText('Others cannot see it here')).toBeVisible();

  const served = await readServed(request, page, address);
  expect(served.status).toBe(200);
  expect(served.title).toContain('Monday letters');
  expect(served.canonical.map((href) => new URL(href).pathname)).toEqual([address]);
  expect(served.metas['og:image']?.[0]).toContain('/og/site/');
  const [collection] = served.jsonLd.map((text) => JSON.parse(text));
  expect(collection).toMatchObject({ '@type': 'CollectionPage', mainEntity: { '@type': 'ItemList', numberOfItems: 2 } });
  for (const [place, index] of [0, 1].entries())
    expect(collection.mainEntity.itemListElement[place]).toMatchObject({ name: TITLES[index] });
  const shown = await answer(request, address);
  expect(shown.text).toContain('2 prompts');
  expect(shown.text).not.toContain('Quiet draft');
  expect((await answer(request, profile)).text).toContain(address);
  // Made anew for others meanwhile, it is so once more.
  const sitemap = async () => (await answer(request, '/sitemap.xml')).text;
  await expect.poll(sitemap).toContain(address);
  expect((await answer(request, `${address}/print`)).text).not.toContain('Quiet draft');

  await main(page).getByRole('button', { name: 'Make Private' }).click();
  await expect(said(page, '“Monday letters” is private.')).toBeAttached();
  expect((await answer(request, address)).status).toBe(404);
  expect((await answer(request, profile)).text).not.toContain('Monday letters');
  await expect.poll(sitemap).not.toContain(address);
});

test('a prompt that is private again or deleted shows to the owner as such, and to others not at all @once', async ({ page, request }) => {
  const who = await collector();
  const [kept, hidden, deleted] = await Promise.all(['Kept one', 'Hidden one', 'Deleted one'].map(theirPrompt));
  if (!kept || !hidden || !deleted) throw new Error('A prompt is missing');
  const mine = await ownPrompt(who, 'My own one');
  await who.client.from('user_prompts').update({ is_public: true }).eq('id', mine);
  const { id, path } = await collectionOf(who, 'Of others', [kept.id, hidden.id, deleted.id, mine], true);
  const address = `/u/${who.username}/of-others`;
  await who.client.from('saved_prompts').insert({ user_id: who.id, prompt_id: hidden.id });
  await Promise.all([hidden.takeBack(), deleted.remove()]);

  await signInByRequest(page, who);
  await open(page, path);
  expect(await titlesIn(page)).toEqual(['Kept one', 'No longer available', 'No longer available', 'My own one']);
  await expect(main(page).getByText('deleted this prompt or made it private again')).toHaveCount(2);
  await open(page, '/dashboard/saved');
  // The arrow keys go through rows of prompts that can be opened.
  await expect(main(page).getByRole('link', { name: 'Of others' })).not.toHaveAttribute('tabindex');
  for (const place of [address, `${address}/print`, `/data/collections/${id}.md`]) {
    const { text } = await answer(request, place);
    expect(text, place).toContain('Kept one');
    expect(text, place).toContain('My own one');
    expect(text, place).not.toMatch(/Hidden one|Deleted one|No longer available/);
  }
  expect((await answer(request, address)).text).toContain('2 prompts');

  // At once, in a page that is kept.
  await open(page, `/dashboard/my-prompts/${mine}`);
  await main(page).getByRole('button', { name: 'Make Private' }).click();
  await expect(said(page, '“My own one” is private.')).toBeAttached();
  const after = (await answer(request, address)).text;
  expect(after).not.toContain('My own one');
  expect(after).toContain('1 prompt');
  await open(page, path);
  await expect(main(page).getByText('Others cannot see it here')).toBeVisible();
});

test('a collection is exported as Markdown, by its owner with what is private @once', async ({ page, request }) => {
  const who = await collector();
  const secret = await ownPrompt(who, 'Quiet draft');
  const { id, path } = await collectionOf(who, 'To keep', [SLUGS[0] ?? '', secret], true);
  await signInByRequest(page, who);
  await open(page, path);
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Markdown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('to-keep.md');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^# To keep\n/);
  expect(text).toContain(chosen[0]?.promptText);
  expect(text).toContain('About [TOPIC] in Quiet draft');
  expect((await answer(request, `/data/collections/${id}.md`)).text).not.toContain('Quiet draft');
  expect((await answer(request, `/data/my-collections/${id}.md`)).status).toBe(401);
});

test('a collection prints as one document, without the page around it @once', async ({ page }) => {
  const who = await collector();
  const secret = await ownPrompt(who, 'Quiet draft');
  const { path } = await collectionOf(who, 'On paper', [SLUGS[0] ?? '', secret]);
  await signInByRequest(page, who);
  await open(page, path);
  await main(page).getByRole('link', { name: 'Print' }).click();
  await page.waitForURL(`**${path}/print`);
  await expect(page).toHaveTitle(/^On paper · /);
  await expect(page.getByRole('heading', { level: 1, name: 'On paper' })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([`1. ${TITLES[0]}`, '2. Quiet draft']);
  await page.emulateMedia({ media: 'print' });
  for (const part of [page.getByRole('navigation'), page.getByRole('contentinfo'), page.getByRole('button')])
    await expect(part.filter({ visible: true })).toHaveCount(0);
  await expect(main(page).getByText('About Topic in Quiet draft')).toBeVisible();
});

test('the palette finds a collection by its title, and opens it @desktop', async ({ page }) => {
  const who = await collector();
  const { path } = await collectionOf(who, 'Zinnia letters', SLUGS);
  await signInByRequest(page, who);
  await open(page, '/dashboard/collections');
  await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click();
  const palette = dialog(page, 'Search everything');
  await palette.getByRole('combobox').fill('zinn');
  await palette.getByRole('option', { name: 'Zinnia letters' }).click();
  await page.waitForURL(`**${path}`);
});

test('nobody sees or changes another person’s collection @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  const owner = await collector();
  const { path, slug } = await collectionOf(owner, 'Not yours', SLUGS);
  await signInByRequest(page, await person('stranger'));
  for (const place of [path, `${path}/edit`, `${path}/print`, `/u/${owner.username}/${slug}`]) {
    expect((await page.goto(place))?.status(), place).toBe(404);
    await expect(page).toHaveTitle(/^Collection not found/);
  }
});

test('what is no collection and no prompt is not found @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  await signInByRequest(page, await collector());
  for (const id of ['true', 'not-an-id', '%00', '00000000-0000-4000-8000-00000000000g'])
    for (const place of ['', '/edit', '/print'])
      expect((await page.request.get(`/dashboard/collections/${id}${place}`)).status(), id + place).toBe(404);
  for (const prompt of ['%00', '', `${'a'.repeat(101)}`, '{a}'])
    expect((await page.request.get(`/data/my-collections.json?prompt=${prompt}`)).status(), prompt).toBe(404);
  expect((await page.request.get('/data/my-collections.json?prompt=true')).status()).toBe(200);
});

test('two collections are printed at a time, and who asks meanwhile is told so @once', async () => {
  const who = await collector();
  const { id, slug } = await collectionOf(who, 'Printed by many', SLUGS, true);
  const proxy = holdingProxy(process.env.SUPABASE_URL ?? '', (url) => url.includes('collections?'));
  const backend = await listen(proxy.server);
  const site = await startSite({
    distDir: process.env.NEXT_DIST_DIR ?? '.next-test',
    env: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY ?? '', ...BUSY_MACHINE },
  });
  const print = () => fetch(`${site.url}/u/${who.username}/${slug}/print`);
  try {
    const first = [print(), print()];
    await expect.poll(proxy.held).toBeGreaterThan(0);
    await expect.poll(async () => (await print()).status).toBe(503);
    // Public ones keep nobody from printing their own: whoever is not signed in is led to sign in.
    expect((await fetch(`${site.url}/dashboard/collections/${id}/print`, { redirect: 'manual' })).status).toBe(307);
    const refused = await print();
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.text()).toContain('Reload this page in a few seconds');
    proxy.release();
    await Promise.all(first);
    await expect.poll(async () => (await print()).status).toBe(200);
  } finally {
    await site.stop();
    await backend.stop();
  }
});

test('a collection of very long prompts is printed as far as 400,000 characters @once', async ({ page }) => {
  const who = await collector();
  const sharer = await newSharer();
  const ids: string[] = [];
  for (let at = 0; at < 5; at++) {
    const content = `Text ${at} ${'lorem '.repeat(16_500)}`.trim();
    ids.push((await share(sharer, { title: `Long ${at}`, content })).id);
  }
  const { path, slug } = await collectionOf(who, 'Very long', ids, true);
  await signInByRequest(page, who);
  for (const place of [path, `/u/${who.username}/${slug}`]) {
    const html = await (await page.request.get(`${place}/print`)).text();
    const printed = ids.map((_, at) => html.includes(`Text ${at} lorem lorem`));
    expect(printed, place).toEqual([true, true, true, true, false]);
    expect(html, place).toContain('Long 4');
    expect(html, place).toContain('Left out, because this document would be too long.');
  }
});

test('axe finds nothing on the screens of collections, and nothing overflows', async ({ page }) => {
  const who = await collector();
  const gone = await theirPrompt('Soon gone');
  const { path } = await collectionOf(who, 'A long enough title for one line and a half of a phone', [...SLUGS, gone.id], true);
  await collectionOf(who, 'Empty', []);
  await gone.remove();
  await signInByRequest(page, who);
  const shared = `/u/${who.username}/a-long-enough-title-for-one-line-and-a-half-of-a-phone`;
  for (const place of [
    '/dashboard/collections',
    '/dashboard/collections/new',
    path,
    `${path}/edit`,
    `${path}/print`,
    shared,
    `${shared}/print`,
  ]) {
    await page.goto(place);
    await expectNoFaultsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), place).toBe(0);
  }
});
