import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { collectionOf, collector } from '../support/collections';
import { emptyBlank, emptyBlanks, example, filled, label, variables, withMaterial } from '../support/library';
import { blank as blankOfPage, clipboard, dialog, NOT_FOUND } from '../support/pages';
import { active, beginning, field, group, openPalette, openPrompt, option, palette, said } from '../support/palette';
import { asPerson, person, signIn, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const names = variables(example);
const second = label(names[1] ?? '');
const first = label(names[0] ?? '');

/** A blank of the prompt that is open. */
const blank = (page: Page, name: string) => {
  const names = new RegExp(`^${name}(, optional)?$`);
  return palette(page)
    .getByRole('textbox', { name: names })
    .or(palette(page).getByRole('combobox', { name: names }));
};
const copy = (page: Page) => palette(page).getByRole('button', { name: /^Cop(y|ied!)$/ });
const add = (page: Page) => palette(page).getByRole('button', { name: 'Add to collection', exact: true });
const stored = (page: Page, id: string) => page.evaluate((key) => localStorage.getItem(key), `gp_vars:${id}`);

/** Somebody with a prompt of their own. */
async function writer(content: string, title = `Letter ${randomUUID().slice(0, 8)}`) {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  const { data, error } = await client.from('user_prompts').insert({ user_id, title, content }).select('id').single();
  if (error) throw new Error(error.message);
  return { who, client, title, id: data.id };
}

test('a prompt of the library is found, filled in and copied by keys alone; Escape leads back step by step @desktop', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('link', { name: 'About' }).first().focus();
  await openPrompt(page, example.title);
  for (const [index, name] of names.entries()) {
    await expect(blank(page, label(name))).toBeFocused();
    await page.keyboard.type(`answer ${index}`);
    await page.keyboard.press(index === 0 ? 'Tab' : 'Enter');
  }
  await expect(blank(page, 'Anything else')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toHaveText(/Copied!/);
  await expect(copy(page)).toBeFocused();
  const values = Object.fromEntries(names.map((name, index) => [name, `answer ${index}`]));
  expect(await clipboard(page)).toBe(filled(example, values));
  await expect.poll(() => stored(page, example.id)).toBe(JSON.stringify(values));
  await expect(page).toHaveURL('/faq');

  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(example.title);
  await expect(active(page)).toHaveText(beginning(example.title));
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'About' }).first()).toBeFocused();

  await open(page, `/prompt/${example.slug}`);
  await expect(blankOfPage(page, first)).toHaveText('answer 0');
});

test('Escape in a blank keeps what was written, and finds the results where they were @desktop', async ({ page }) => {
  await open(page, '/faq');
  await openPalette(page);
  await page.keyboard.type('email');
  await expect(group(page, 'Library')).toBeVisible();
  await expect(said(page, /^\d+ results$/)).toBeAttached();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
  const title = await active(page).locator('span[dir]').first().textContent();
  await page.keyboard.press('Enter');
  await expect(group(page, title ?? '')).toBeVisible();
  await expect(palette(page).locator('[contenteditable]').first()).toBeFocused();
  await page.keyboard.type('kept');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('email');
  await expect(active(page)).toHaveText(beginning(title ?? ''));
  await expect(active(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(palette(page).locator('[contenteditable]').first()).toHaveText('kept');
  await palette(page).getByRole('button', { name: 'Clear' }).click();
  await expect(palette(page).locator('[contenteditable]').first()).not.toHaveText('kept');
  await palette(page).getByRole('button', { name: 'Back' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
});

test('Ctrl Enter sends it from a blank to the assistant of the button, and Ctrl C copies where nothing is selected @desktop', async ({
  page,
  context,
}) => {
  await open(page, '/faq');
  await openPrompt(page, example.title);
  await expect(blank(page, first)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(palette(page).getByText(/^\d blanks? (is|are) empty: /)).toBeVisible();
  await expect(palette(page).getByRole('button', { name: 'Fill in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(blank(page, label(emptyBlank))).toBeFocused();
  const values = Object.fromEntries(emptyBlanks(example).map((name) => [name, 'sent']));
  for (const name of emptyBlanks(example)) await blank(page, label(name)).fill('sent');
  const asked = context.waitForEvent('request', (request) => new URL(request.url()).host === 'grok.com');
  await page.keyboard.press('Control+Enter');
  const text = filled(example, values);
  expect(new URL((await asked).url()).searchParams.get('q')).toBe(text);
  await page.bringToFront();
  await expect(palette(page).locator('[contenteditable]:focus')).toHaveText('sent');
  await page.keyboard.press('Control+c');
  await expect(copy(page)).toHaveText(/Copied!/);
  expect(await clipboard(page)).toBe(text);
});

test('the page behind it and the palette show the same values @desktop', async ({ page }) => {
  await open(page, `/prompt/${example.slug}`);
  await blankOfPage(page, first).fill('from the page');
  await expect.poll(() => stored(page, example.id)).toContain('from the page');
  await openPrompt(page, example.title);
  await expect(blank(page, first)).toHaveText('from the page');
  await blank(page, second).fill('from the palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(blankOfPage(page, second)).toHaveText('from the palette');
  await blankOfPage(page, first).fill('changed');
  await expect
    .poll(() => stored(page, example.id))
    .toBe(JSON.stringify({ [names[0] ?? '']: 'changed', [names[1] ?? '']: 'from the palette' }));
});

test('what is typed before the prompt has come stands in its first blank, and Enter counts @desktop', async ({ page }) => {
  await open(page, '/faq');
  const gate = Promise.withResolvers<void>();
  await page.route(`**/data/prompts/${example.slug}.json`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openPrompt(page, example.title);
  await page.keyboard.type('early ');
  gate.resolve();
  await expect(blank(page, first)).toBeFocused();
  await page.keyboard.type('bird');
  await expect(blank(page, first)).toHaveText('early bird');
  await page.keyboard.press('Enter');
  await expect(blank(page, second)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  const { who, title, id } = await writer('Say hello to everybody.');
  await signIn(page, who);
  const ownGate = Promise.withResolvers<void>();
  await page.route(`**/data/prompts/${id}.json`, async (route) => {
    await ownGate.promise;
    await route.continue();
  });
  await openPrompt(page, title);
  await page.keyboard.press('Enter');
  ownGate.resolve();
  await expect(copy(page)).toHaveText(/Copied!/);
  expect(await clipboard(page)).toBe('Say hello to everybody.');
});

test('a prompt without blanks is copied by Enter; E edits one’s own, but writes in a blank @once', async ({ page }) => {
  const { who, title, id } = await writer('Ask [NAME] for the key.');
  await signInByRequest(page, who);
  await open(page, '/faq');
  await openPrompt(page, title);
  await expect(group(page, title)).toContainText('My Prompts');
  await expect(palette(page).getByRole('button', { name: /saved?/i })).toHaveCount(0);
  await page.keyboard.type('Eve');
  await expect(blank(page, 'Name')).toHaveText('Eve');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeFocused();
  await expect.poll(() => clipboard(page)).toBe('Ask Eve for the key.');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`/dashboard/my-prompts/${id}/edit`);
  await expect(palette(page)).toBeHidden();
});

test('its links are links: a new tab, its page, and Shift Enter @desktop', async ({ page, context }) => {
  await open(page, '/faq');
  await openPalette(page);
  await field(page).fill(example.title);
  await expect(active(page)).toHaveText(beginning(example.title));
  const opened = context.waitForEvent('page');
  await active(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(`**/prompt/${example.slug}`);
  await expect(field(page)).toBeVisible();
  await active(page).click();
  await palette(page).getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(`/prompt/${example.slug}`);
  await expect(palette(page)).toBeHidden();

  await open(page, '/faq');
  await openPalette(page);
  await field(page).fill(example.title);
  await expect(active(page)).toHaveText(beginning(example.title));
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(`/prompt/${example.slug}`);
  await expect(palette(page)).toBeHidden();
});

test('a visitor fills it alike; Save and Add to collection lead to signing in @once', async ({ page }) => {
  await open(page, '/faq');
  await openPrompt(page, example.title);
  await blank(page, label(emptyBlank)).fill('something');
  await expect(palette(page).getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await palette(page).getByRole('button', { name: 'Save prompt' }).click();
  await expect(page).toHaveURL(`/login?next=%2Ffaq&save=${example.slug}`);
  await open(page, '/faq');
  await openPrompt(page, example.title);
  await expect(blank(page, label(emptyBlank))).toHaveText('something');
  await palette(page).getByRole('link', { name: 'Add to collection' }).click();
  await expect(page).toHaveURL(/^.*\/login\?next=/);
});

test('a prompt is put into a collection without leaving: from it and from its row @once', async ({ page }) => {
  const who = await collector();
  await collectionOf(who, 'Letters', []);
  await signInByRequest(page, who);
  await open(page, '/dashboard/collections');
  await openPrompt(page, example.title);
  await expect(blank(page, first)).toBeFocused();
  await page.keyboard.type('kept');
  await add(page).click();
  const choices = group(page, 'Add to collection');
  await choices.getByRole('button', { name: /^Letters/ }).click();
  await expect(choices.getByRole('button', { name: 'Letters 1 prompt', pressed: true })).toBeVisible();
  await expect(said(page, 'Added to “Letters”.')).toBeAttached();
  await expectNoFaultsInBothThemes(page);
  await choices.getByLabel('New collection').fill('Dinners');
  await page.keyboard.press('Enter');
  await expect(choices.getByRole('button', { name: /^Dinners/, pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add(page)).toBeFocused();
  await expect(blank(page, first)).toHaveText('kept');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await palette(page)
    .getByRole('link', { name: `Add to collection: ${example.title}` })
    .click();
  await expect(choices.getByRole('button', { name: /^Letters/, pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue(example.title);
  await page.keyboard.press('Escape');
  // The list behind it knows.
  await expect(page.getByRole('main').getByRole('link', { name: 'Dinners' })).toBeVisible();
});

test('pasted lines stay where a blank takes them, and a prompt with sixty blanks scrolls to each @once', async ({ page }) => {
  const content = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}: [FIELD_${index + 1}].`).join('\n');
  const { who, title } = await writer(content);
  await signInByRequest(page, who);
  await open(page, '/faq');
  await openPrompt(page, title);
  for (let number = 1; number <= 60; number++) {
    await expect(blank(page, `Field ${number}`)).toBeFocused();
    await page.keyboard.type(String(number));
    await page.keyboard.press('Enter');
  }
  // Past the last field, which stays empty.
  await page.keyboard.press('Enter');
  await expect(copy(page)).toHaveText(/Copied!/);
  expect(await clipboard(page)).toBe(content.replace(/\[FIELD_(\d+)\]/g, '$1'));
  await expect(blank(page, 'Field 60')).toBeInViewport();
  await page.keyboard.press('Escape');

  const name = withMaterial.material[0] ?? '';
  await field(page).fill(withMaterial.title);
  await expect(active(page)).toHaveText(beginning(withMaterial.title));
  await page.keyboard.press('Enter');
  await page.evaluate(() => navigator.clipboard.writeText('one\n\n  two'));
  await blank(page, label(name)).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe(filled(withMaterial, { [name]: 'one\n\n  two' }));
});

test('a prompt that is gone says so, and is no longer among the recent ones; one that does not load is tried again @once', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(NOT_FOUND);
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const { who, client, title, id } = await writer('Ask [NAME].');
  await signInByRequest(page, who);
  await open(page, '/faq');
  await openPalette(page);
  await field(page).fill(title);
  await expect(active(page)).toHaveText(beginning(title));
  await client.rpc('change_prompts', { ids: [id], change: 'delete' });
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('alert')).toContainText('This prompt is no longer available.');
  await expectNoFaultsInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await field(page).fill(example.title);
  await expect(active(page)).toHaveText(beginning(example.title));
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('alert')).toContainText('This prompt did not load.');
  await context.setOffline(false);
  await expect(blank(page, first)).toBeFocused();
  await page.keyboard.press('Control+k');
  await openPalette(page);
  await expect(option(page, beginning(example.title))).toBeVisible();
  await expect(option(page, title)).toHaveCount(0);
});

test('a prompt that was renamed since it was found is among the recent ones by its new title @once', async ({ page }) => {
  const { who, client, title, id } = await writer('Ask [NAME].');
  await signInByRequest(page, who);
  await open(page, '/faq');
  await openPalette(page);
  await field(page).fill(title);
  await expect(active(page)).toHaveText(beginning(title));
  await client.from('user_prompts').update({ title: 'Renamed elsewhere' }).eq('id', id);
  await page.keyboard.press('Enter');
  await expect(group(page, 'Renamed elsewhere')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gp-recent'))).toContain('Renamed elsewhere');
});

test('axe finds nothing in a prompt that is open in it @once', async ({ page }) => {
  await open(page, '/faq');
  await openPrompt(page, example.title);
  await expect(blank(page, first)).toBeFocused();
  await expectNoFaultsInBothThemes(page);
});

test('on a phone a tap opens it, and Back leads to the results and then to the page @phone', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await dialog(page, 'Menu').getByRole('link', { name: 'Search everything' }).tap();
  await field(page).fill(example.title);
  await option(page, beginning(example.title)).tap();
  await blank(page, first).fill('by hand');
  await copy(page).tap();
  await expect.poll(() => clipboard(page)).toBe(filled(example, { [names[0] ?? '']: 'by hand' }));
  const width = await palette(page).evaluate((dialog) => dialog.scrollWidth);
  expect(width).toBe(360);
  await page.goBack();
  await expect(field(page)).toHaveValue(example.title);
  await page.goBack();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');

  await page.getByRole('button', { name: 'Menu' }).tap();
  await dialog(page, 'Menu').getByRole('link', { name: 'Search everything' }).tap();
  await option(page, beginning(example.title)).tap();
  await expect(blank(page, first)).toHaveText('by hand');
  await palette(page).getByRole('button', { name: 'Close' }).tap();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
});
