import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { collectionOf, collector, ownPrompt } from '../support/collections';
import { clipboard, dialog, searchBox } from '../support/pages';
import { signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LIST = '/dashboard/my-prompts';
const WORDS = ['quokka', 'wombat', 'numbat', 'bilby', 'dingo'];

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const titleOf = (page: Page, at: number) => rows(page).nth(at).getByRole('heading').getByRole('link');

/** Somebody with a prompt about each of five animals, and signed in. */
async function writer(page: Page) {
  const who = await collector();
  for (const word of WORDS) await ownPrompt(who, `Letter to the ${word}`);
  await signInByRequest(page, who);
  return who;
}

/** Keeps the addresses that are opened in new tabs, and opens none. */
const catchTabs = (page: Page) =>
  page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened, open: (url: string) => void opened.push(url) });
  });
const tabs = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'opened'));

test('five prompts are found, copied, edited and sent by keys alone @desktop', async ({ page }) => {
  await writer(page);
  await open(page, LIST);
  await catchTabs(page);
  await searchBox(page).focus();
  for (const word of WORDS) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(word);
    // To the first result, c, e, Ctrl Enter, s, once more because a blank is empty, and back to the search.
    await page.keyboard.press('ArrowDown');
    await expect(titleOf(page, 0)).toHaveText(`Letter to the ${word}`);
    await expect(titleOf(page, 0)).toBeFocused();
    await page.keyboard.press('c');
    await expect.poll(() => clipboard(page)).toBe(`About [TOPIC] in Letter to the ${word}`);
    await page.keyboard.press('e');
    await expect(dialog(page, 'Edit Prompt').getByLabel('Title')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' again');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(titleOf(page, 0)).toHaveText(`Letter to the ${word} again`);
    await expect(titleOf(page, 0)).toBeFocused();
    await page.keyboard.press('s');
    await expect(page.getByRole('status').filter({ hasText: '1 blank is empty: Topic. Press s again to send it.' })).toBeAttached();
    await page.keyboard.press('s');
    await expect.poll(async () => (await tabs(page)).at(-1)).toContain(encodeURIComponent(word));
    await page.keyboard.press('ArrowUp');
    await expect(searchBox(page)).toBeFocused();
  }
  expect(await tabs(page)).toHaveLength(WORDS.length);
});

test('s names the empty blanks again after another key or focus @desktop', async ({ page }) => {
  await writer(page);
  await open(page, LIST);
  await catchTabs(page);
  const announced = page.locator('#announcer');
  const first = titleOf(page, 0);
  const press = async () => {
    await announced.evaluate((line) => line.replaceChildren());
    await page.keyboard.press('s');
    await expect(announced).toContainText('Press s again to send it.');
  };
  await first.focus();
  await press();
  await page.keyboard.press('c');
  await expect(rows(page).first().getByRole('button', { name: 'Copied!' })).toBeVisible();
  await press();
  await searchBox(page).focus();
  await first.focus();
  await press();
  expect(await tabs(page)).toEqual([]);
  await page.keyboard.press('s');
  await expect.poll(() => tabs(page)).toHaveLength(1);
});

test('where s was pressed too long ago for the browser to open a window, it asks for another press @desktop', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(UserActivation.prototype, 'isActive', { get: () => false }));
  await writer(page);
  await open(page, LIST);
  await catchTabs(page);
  await titleOf(page, 0).focus();
  await page.keyboard.press('s');
  await expect(page.locator('#announcer')).toContainText('1 blank is empty');
  await page.keyboard.press('s');
  await expect(page.locator('#announcer')).toHaveText('Press s again to send it.');
  expect(await tabs(page)).toEqual([]);
});

test('a row is one stop of Tab, and the arrows lead along it and to the next @desktop', async ({ page }) => {
  await writer(page);
  await open(page, LIST);
  await titleOf(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(titleOf(page, 1)).toBeFocused();
  for (const name of [/Make (Public|Private): /, /^Copy: /]) {
    await page.keyboard.press('ArrowRight');
    await expect(rows(page).nth(1).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  const more = rows(page)
    .nth(1)
    .getByRole('button', { name: /^More: / });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const first = rows(page)
    .nth(1)
    .getByRole('listitem')
    .getByRole('button', { name: /^Customize: / });
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(titleOf(page, 2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(titleOf(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/my-prompts\/[0-9a-f-]{36}$/);
});

test('e presses the Edit of a row on the start page, and in a collection leads where its menu does @desktop', async ({ page }) => {
  const who = await writer(page);
  await open(page, '/dashboard/start');
  await titleOf(page, 0).focus();
  await page.keyboard.press('e');
  await expect(dialog(page, 'Edit Prompt').getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(titleOf(page, 0)).toBeFocused();
  const prompt = await ownPrompt(who, 'Letter to the koala');
  const collection = await collectionOf(who, 'Letters', [prompt]);
  await open(page, collection.path);
  await titleOf(page, 0).focus();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`/dashboard/my-prompts/${prompt}/edit`);
});

test('letters are written where one writes, and do nothing with Ctrl or in a dialog @desktop', async ({ page }) => {
  await writer(page);
  await open(page, LIST);
  await searchBox(page).focus();
  await page.keyboard.type('jce');
  await expect(searchBox(page)).toHaveValue('jce');
  await open(page, LIST);
  await page.keyboard.press('j');
  await expect(titleOf(page, 0)).toBeFocused();
  await page.keyboard.press('Control+j');
  await expect(titleOf(page, 0)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog(page, 'Search everything')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(titleOf(page, 0)).toBeFocused();
});

test('the keys of public lists: j and k, c, f, and the arrows once one is in the list @desktop', async ({ page }) => {
  await writer(page);
  for (const list of ['/prompts', '/category/coding', '/search?q=email']) {
    await open(page, list);
    await page.keyboard.press('j');
    await expect(titleOf(page, 0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(titleOf(page, 1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(titleOf(page, 0)).toBeFocused();
    await page.keyboard.press('c');
    await expect(rows(page).first().getByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(titleOf(page, 0)).toBeFocused();
  }
  await page.keyboard.press('f');
  await expect(rows(page).first().getByRole('button', { name: 'Remove from saved' })).toHaveAttribute('aria-pressed', 'true');
});

test('on the home page c presses the Copy of the prompt that is shown in full @desktop', async ({ page }) => {
  await open(page, '/');
  await titleOf(page, 0).focus();
  await page.keyboard.press('c');
  await expect(rows(page).first().getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(titleOf(page, 0)).toBeFocused();
});

test('the list of shortcuts opens from the footer and the palette, and turns single letters off @desktop', async ({ page }) => {
  await writer(page);
  await open(page, LIST);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const shortcuts = dialog(page, 'Keyboard shortcuts');
  await expect(shortcuts.getByText('Next prompt')).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  await shortcuts.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await titleOf(page, 0).focus();
  await page.keyboard.press('j');
  await expect(titleOf(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(titleOf(page, 1)).toBeFocused();
  await open(page, '/faq');
  await page.keyboard.press('/');
  await dialog(page, 'Search everything').getByRole('combobox').fill('keyboard');
  await dialog(page, 'Search everything').getByRole('option', { name: 'Keyboard shortcuts' }).click();
  await expect(shortcuts.getByRole('checkbox', { name: 'Single-key shortcuts' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('Ctrl Enter sends the form one writes in @once', async ({ page }) => {
  await writer(page);
  await open(page, '/dashboard/create');
  await page.getByLabel('Title').fill('By keys');
  await page.getByLabel('Content').fill('Write about [TOPIC].');
  await page.getByLabel('Content').press('ControlOrMeta+Enter');
  await page.waitForURL('**/dashboard/my-prompts');
  await expect(page.getByRole('link', { name: 'By keys', exact: true })).toBeVisible();
});
