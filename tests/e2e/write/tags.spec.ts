import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { group, openPalette, option } from '../support/palette';
import { asPerson, person, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

const LIST = '/dashboard/my-prompts';

/** Somebody with prompts that have these tags, the last one the newest. */
async function writer(...all: string[][]) {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  for (const [at, tags] of all.entries()) {
    const { error } = await client.from('user_prompts').insert({ user_id, title: `Prompt ${at + 1}`, content: 'Write [WHAT] now.', tags });
    if (error) throw new Error(error.message);
  }
  const tags = async () => {
    const { data } = await client.from('user_prompts').select('tags').eq('user_id', user_id).order('created_at');
    return data?.map((row) => row.tags);
  };
  return { who, client, user_id, tags };
}

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select: ${title}`, exact: true });
const form = (page: Page) => page.locator('form#selection');
const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo' });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a prompt is written with tags, corrected, and found by one of them', async ({ page, isMobile }) => {
      const { who, tags } = await writer(['Letters']);
      await signInByRequest(page, who);
      if (javaScriptEnabled) await open(page, '/dashboard/create');
      else await page.goto('/dashboard/create');
      await page.getByLabel('Title').fill('A reminder');
      await page.getByLabel('Content').fill('Remind [WHOM] of the letter.');
      await page.getByLabel('Tags').fill('a, b, c, d, e, f');
      await page.getByRole('button', { name: 'Create Prompt' }).click();
      await expect(page.getByText('A prompt can have at most 5 tags').first()).toBeVisible();
      await page.getByLabel('Tags').fill('#letters, work ,, WORK');
      await page.getByRole('button', { name: 'Create Prompt' }).click();
      await page.waitForURL(LIST);
      expect(await tags()).toEqual([['Letters'], ['letters', 'work']]);
      await expect(rows(page).filter({ hasText: 'A reminder' })).toContainText('#work');

      if (isMobile) await page.getByText('Filters', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('work');
      if (!javaScriptEnabled) await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
      await page.waitForURL(/[?&]tag=work/);
      await expect(rows(page)).toHaveCount(1);
      await page.goto(`${LIST}?tag=LETTERS&q=reminder`);
      await expect(rows(page)).toHaveCount(1);
      await page.goto(`${LIST}?tag=LETTERS`);
      await expect(rows(page)).toHaveCount(2);
    });

    test('a tag is renamed, made one with another after a question, and both are undone', async ({ page }) => {
      const { who, tags } = await writer(['sales', 'letters'], ['sales'], ['Letters']);
      await signInByRequest(page, who);
      if (javaScriptEnabled) await open(page, LIST);
      else await page.goto(LIST);
      await page.getByRole('link', { name: 'Tags', exact: true }).click();
      await page.waitForURL(`${LIST}/tags`);
      await page.getByRole('link', { name: 'Rename: sales' }).click();
      await page.getByLabel('New name').fill('a, b');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await expect(page.getByText('A tag cannot contain a comma').first()).toBeVisible();
      await page.getByLabel('New name').fill('Selling');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await expect(page.getByRole('main').getByText('Tags changed.')).toBeVisible();
      expect(await tags()).toEqual([['letters', 'Selling'], ['Selling'], ['Letters']]);
      await undo(page).click();
      await expect(page.getByRole('link', { name: 'sales', exact: true })).toBeVisible();

      await page.getByRole('link', { name: 'Rename: sales' }).click();
      await page.getByLabel('New name').fill('LETTERS');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await expect(page.getByText(/You already have the tag Letters\. Give it to the 2 prompts with sales instead\?/i)).toBeVisible();
      // The question is about this name alone.
      await page.getByLabel('New name').fill('Posts');
      await page.getByLabel('New name').press('Enter');
      await expect(page.getByRole('main').getByText('Tags changed.')).toBeVisible();
      expect(await tags()).toEqual([['letters', 'Posts'], ['Posts'], ['Letters']]);
      await undo(page).click();
      await page.getByRole('link', { name: 'Rename: sales' }).click();
      await page.getByLabel('New name').fill('LETTERS');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await page.getByLabel('New name').fill('Letters');
      await page.getByRole('button', { name: 'Yes, combine them' }).click();
      await expect(page.getByText('You already have the tag').first()).toBeVisible();
      expect(await tags()).toEqual([['sales', 'letters'], ['sales'], ['Letters']]);
      await page.getByRole('button', { name: 'Yes, combine them' }).click();
      await expect(page.getByRole('link', { name: 'sales', exact: true })).toHaveCount(0);
      expect((await tags())?.map((list) => list.map((tag) => tag.toLowerCase()))).toEqual([['letters'], ['letters'], ['letters']]);
      await undo(page).click();
      await expect(page.getByRole('link', { name: 'sales', exact: true })).toBeVisible();
      expect(await tags()).toEqual([['sales', 'letters'], ['sales'], ['Letters']]);
    });

    test('tags are added to several prompts and removed from them', async ({ page }) => {
      const { who, tags } = await writer(['sales'], ['a', 'b', 'c', 'd'], []);
      await signInByRequest(page, who);
      if (javaScriptEnabled) await open(page, LIST);
      else await page.goto(LIST);
      const choose = async (names: string[], typed: string, how: 'Add' | 'Remove') => {
        for (const name of names) await box(page, name).check();
        await form(page).getByText('Tags', { exact: true }).click();
        await form(page).getByLabel('Which tags').fill(typed);
        await form(page).locator('details[open]').getByRole('button', { name: how, exact: true }).click();
      };
      await choose(['Prompt 1', 'Prompt 2', 'Prompt 3'], 'SALES, new', 'Add');
      await expect(page.getByText('A prompt can have at most 5 tags, and at least one of these would have more.').first()).toBeVisible();
      await expect(form(page).getByLabel('Which tags')).toHaveValue('SALES, new');
      expect(await tags()).toEqual([['sales'], ['a', 'b', 'c', 'd'], []]);
      if (!javaScriptEnabled) await page.goto(LIST);
      else {
        await form(page).getByText('Tags', { exact: true }).click();
        await box(page, 'Prompt 2').uncheck();
      }
      await choose(javaScriptEnabled ? [] : ['Prompt 1', 'Prompt 3'], 'SALES, new', 'Add');
      await expect(page.getByRole('main').getByText(javaScriptEnabled ? '2 prompts tagged SALES and new.' : 'Tags changed.')).toBeVisible();
      expect(await tags()).toEqual([
        ['sales', 'new'],
        ['a', 'b', 'c', 'd'],
        ['sales', 'new'],
      ]);
      await choose(['Prompt 1', 'Prompt 2'], 'Sales; d', 'Remove');
      await expect(
        page.getByRole('main').getByText(javaScriptEnabled ? 'Sales and d removed from 2 prompts.' : 'Tags removed.'),
      ).toBeVisible();
      expect(await tags()).toEqual([['new'], ['a', 'b', 'c'], ['sales', 'new']]);
      await undo(page).click();
      await expect.poll(tags).toEqual([
        ['sales', 'new'],
        ['a', 'b', 'c', 'd'],
        ['sales', 'new'],
      ]);
    });

    test('Enter in a field of the changes changes nothing else @once', async ({ page }) => {
      const { who, client, user_id, tags } = await writer(['old'], []);
      await client.from('user_prompts').update({ category: 'Kept' }).eq('user_id', user_id);
      await signInByRequest(page, who);
      if (javaScriptEnabled) await open(page, LIST);
      else await page.goto(LIST);
      await box(page, 'Prompt 1').check();
      await form(page).getByText('Tags', { exact: true }).click();
      await form(page).getByLabel('Which tags').fill('new');
      await form(page).getByLabel('Which tags').press('Enter');
      if (javaScriptEnabled) await expect(page.getByText('1 prompt tagged new.').first()).toBeVisible();
      expect(await tags()).toEqual([javaScriptEnabled ? ['old', 'new'] : ['old'], []]);
      const { data } = await client.from('user_prompts').select('category').eq('user_id', user_id);
      expect(data?.map(({ category }) => category)).toEqual(['Kept', 'Kept']);
    });
  });

test('by keys alone tags are chosen among one’s own for several prompts, and filtered @desktop', async ({ page }) => {
  const { who, tags } = await writer(['letters', 'sales'], [], []);
  await signInByRequest(page, who);
  await open(page, LIST);
  for (const title of ['Prompt 3', 'Prompt 2']) {
    await page.getByRole('link', { name: title, exact: true }).focus();
    await page.keyboard.press('x');
  }
  await expect(form(page)).toContainText('2 selected');
  await form(page).locator('summary', { hasText: 'Tags' }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Which tags')).toBeFocused();
  await page.keyboard.type('new, le');
  await page.keyboard.press('ArrowDown');
  await expect(form(page).getByRole('button', { name: 'new, letters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Which tags')).toHaveValue('new, letters');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 prompts tagged new and letters.').first()).toBeVisible();
  await expect(undo(page)).toBeFocused();
  expect(await tags()).toEqual([
    ['letters', 'sales'],
    ['new', 'letters'],
    ['new', 'letters'],
  ]);
  await page.getByRole('combobox', { name: 'Tag', exact: true }).focus();
  await page.keyboard.type('new');
  await page.waitForURL(`${LIST}?tag=new`);
  await expect(rows(page)).toHaveCount(2);
});

test('the field of tags completes the one that is typed last @once', async ({ page }) => {
  const { who } = await writer(['email', 'Emergency'], ['work']);
  await signInByRequest(page, who);
  await open(page, '/dashboard/create');
  const offered = () =>
    page.locator('datalist#tag-names option').evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(await offered()).toEqual(['email', 'Emergency', 'work']);
  await page.getByLabel('Tags').fill('work, em');
  await expect.poll(offered).toEqual(['work, email', 'work, Emergency']);
  await page.getByLabel('Tags').fill('x'.repeat(31));
  await expect(page.getByText('A tag can have at most 30 characters')).toBeVisible();
});

test('the palette leads to the prompts with a tag @once', async ({ page }) => {
  const name = `tag${randomUUID().slice(0, 8)}`;
  const { who } = await writer([name], [name], []);
  await signInByRequest(page, who);
  await open(page, '/faq');
  await openPalette(page);
  await page.keyboard.type(name.slice(0, -1));
  await expect(group(page, 'Tags')).toContainText('2 prompts');
  await expect(group(page, 'My Prompts')).toContainText('Prompt 1');
  await group(page, 'Tags').getByRole('option').click();
  await page.waitForURL(`${LIST}?tag=${name}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPalette(page);
  await page.keyboard.type('tags');
  await option(page, 'Tags').first().click();
  await page.waitForURL(`${LIST}/tags`);
});

test('visitors see the tags of a public prompt, also in its file, and a copy does not take them', async ({ page, request }) => {
  const sharer = await newSharer();
  const { id } = await share(sharer, { title: 'Shared with tags', content: 'Write [WHAT] now.', tags: ['first', 'two words'] });
  await open(page, `/prompt/shared/${id}`);
  await expect(page.getByRole('main').getByText('#two words')).toBeVisible();
  expect(await (await request.get(`/prompt/shared/${id}.md`)).text()).toContain('tags:\n');
  expect((await (await request.get(`/api/v1/public-prompts/${id}`)).json()).tags).toEqual(['first', 'two words']);
  const { who, tags } = await writer();
  await signInByRequest(page, who);
  await open(page, `/prompt/shared/${id}`);
  await page
    .getByRole('button', { name: 'Make it mine' })
    .or(page.getByRole('link', { name: 'Make it mine' }))
    .first()
    .click();
  await page.waitForURL(/\/edit$/);
  expect(await tags()).toEqual([[]]);
});

test('tags that were brought in a file become tags, and those that are too many are named @once', async ({ page }) => {
  const { who, tags } = await writer();
  await signInByRequest(page, who);
  await open(page, '/dashboard/import');
  const files = {
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[{"title":"A","prompt":"Say it now.","tags":["a","b","c","d","e","f"]}]'),
  };
  await page.locator('input[type=file]').first().setInputFiles(files);
  await page.waitForURL(/\/dashboard\/import\/.+/);
  await expect(page.getByRole('main')).toContainText('#e');
  await expect(page.getByText('Left out: the tag f').first()).toBeAttached();
  await page
    .getByRole('button', { name: /^Import/ })
    .first()
    .click();
  await page.waitForURL(/my-prompts/);
  expect(await tags()).toEqual([['a', 'b', 'c', 'd', 'e']]);
});

test('the page of tags and the form with tags have no faults that a program finds @once', async ({ page }) => {
  const { who } = await writer(['letters'], ['sales']);
  await signInByRequest(page, who);
  for (const path of [`${LIST}/tags?rename=sales`, '/dashboard/create', LIST]) {
    await open(page, path);
    await expectNoFaultsInBothThemes(page);
  }
});
