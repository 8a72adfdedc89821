import type { Locator, Page } from 'playwright/test';
import { emptyBlank, example, filled, label } from '../support/library';
import { blank, blankIn, clipboard, dialog } from '../support/pages';
import { newSharer, share } from '../support/sharing';
import { expect, open, ready, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = `/prompt/${example.slug}`;
const empty = label(emptyBlank);
const ESCAPED = '<b>“R&D” 50%</b> [OTHER|x] שלום 👩‍🚀';

const shareButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
const withValues = (page: Page) => page.getByRole('checkbox', { name: 'With what I filled in' });
const stored = (page: Page) => page.evaluate((id) => localStorage.getItem(`gp_vars:${id}`), example.id);
const notice = (page: Page) => page.getByRole('main').getByText('Filled in by the link you followed');
const hashOf = (values: unknown) => `#v=${Buffer.from(JSON.stringify(values)).toString('base64url')}`;

/** The link that Share gives, with what was filled in. */
async function linkWith(page: Page, value: string): Promise<string> {
  await open(page, path);
  await blank(page, empty).fill(value);
  await shareButton(page).click();
  await expect(withValues(page)).toBeChecked();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied!' })).toBeAttached();
  return clipboard(page);
}

/** Opens a link as somebody who follows it from elsewhere. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await ready(page);
}

test('a prompt is shared by its link alone', async ({ page, baseURL }) => {
  await open(page, path);
  await blank(page, empty).fill('mine alone');
  await shareButton(page).click();
  await withValues(page).uncheck();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await expect(shareButton(page)).toBeFocused();
  expect(await clipboard(page)).toBe(baseURL + path);
});

test('a link with what was filled in opens filled in, and its values reach no server @once', async ({ page, browser }) => {
  const link = await linkWith(page, ESCAPED);
  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push([request.url(), request.postData(), ...Object.values(request.headers())].join(' ')));
  await reader.goto(link);
  await ready(reader);
  await expect(notice(reader)).toBeVisible();
  await expect(blank(reader, empty)).toHaveText(ESCAPED);
  await expect(reader.getByRole('link', { name: 'Send to Grok' }).locator('visible=true')).toHaveAttribute(
    'href',
    `https://grok.com/?q=${encodeURIComponent(filled(example, { [emptyBlank]: ESCAPED }))}`,
  );
  await reader.getByRole('main').getByRole('link', { name: 'All Prompts' }).click();
  await expect(reader).toHaveURL('/prompts');
  expect(asked.length).toBeGreaterThan(3);
  const fragment = new URL(link).hash.slice('#v='.length);
  expect(asked.filter((request) => request.includes(fragment) || request.includes('R%26D'))).toEqual([]);
  await elsewhere.close();
});

test('what a link filled in is stored only once it is changed, and Clear brings back what was there @once', async ({ page }) => {
  const link = await linkWith(page, 'from the link');
  await open(page, path);
  await blank(page, empty).fill('my own');
  await expect.poll(() => stored(page)).toContain('my own');

  await follow(page, link);
  await expect(blank(page, empty)).toHaveText('from the link');
  expect(await stored(page)).toContain('my own');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(blank(page, empty)).toHaveText('my own');
  await expect(page).toHaveURL(path);
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(blank(page, empty)).toHaveText('from the link');
  await expect(notice(page)).toBeVisible();
  expect(page.url()).toBe(link);
  expect(await stored(page)).toContain('my own');

  await follow(page, link);
  await expect(notice(page)).toBeVisible();
  await blank(page, empty).fill('from the link, and mine');
  await expect.poll(() => stored(page)).toContain('from the link, and mine');
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(blank(page, empty)).toHaveText('my own');
  await expect.poll(() => stored(page)).toContain('"my own"');

  await follow(page, link);
  await expect(notice(page)).toBeVisible();
  await blank(page, empty).fill('kept by a reload');
  await expect.poll(() => stored(page)).toContain('kept by a reload');
  await page.reload();
  await ready(page);
  await expect(blank(page, empty)).toHaveText('kept by a reload');
  await expect(notice(page)).toHaveCount(0);
});

test('Reset takes away the notice of a link, and what was written before can be brought back @once', async ({ page }) => {
  const own = page.getByRole('button', { name: 'Bring back what you wrote before' });
  const reset = async () => {
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Customize' }).click();
    await dialog(page).getByRole('button', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(notice(page)).toHaveCount(0);
  };
  await follow(page, path + hashOf({ [emptyBlank]: 'from the link' }));
  await reset();
  await expect(own).toHaveCount(0);

  await blank(page, empty).fill('my own');
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toContain('my own');
  await follow(page, path + hashOf({ [emptyBlank]: 'from the link' }));
  await reset();
  await expect(blank(page, empty)).toHaveText('');
  await own.click();
  await expect(blank(page, empty)).toHaveText('my own');
  await expect.poll(() => stored(page)).toContain('my own');
  await expect(own).toHaveCount(0);
});

test('a link keeps its values through other pages, back, forward and another fragment @once', async ({ page }) => {
  await follow(page, path + hashOf({ [emptyBlank]: 'the first' }));
  await expect(blank(page, empty)).toHaveText('the first');
  await page.getByRole('main').getByRole('link', { name: 'All Prompts' }).click();
  await expect(page).toHaveURL('/prompts');
  await page.goBack();
  await expect(blank(page, empty)).toHaveText('the first');
  await expect(notice(page)).toBeVisible();
  await page.evaluate((hash) => window.location.assign(hash), hashOf({ [emptyBlank]: 'the second' }));
  await expect(blank(page, empty)).toHaveText('the second');
  await page.goBack();
  await expect(blank(page, empty)).toHaveText('the first');
  await page.reload();
  await ready(page);
  await expect(blank(page, empty)).toHaveText('the first');
  expect(await stored(page)).toBeNull();
});

test('a link that is opened where its prompt is open already shows its values alone, and stores nothing @once', async ({ page }) => {
  await open(page, path);
  await blank(page, empty).fill('my own');
  await expect.poll(() => stored(page)).toContain('my own');
  await page.evaluate((hash) => window.location.assign(hash), hashOf({ [emptyBlank]: 'from the link' }));
  await expect(notice(page)).toBeVisible();
  await expect(blank(page, empty)).toHaveText('from the link');
  expect(new URL(page.url()).hash).toBe(hashOf({ [emptyBlank]: 'from the link' }));
  expect(await stored(page)).toContain('my own');
});

test('Skip to content leaves the notice of a link, and Clear still brings back what was there @once', async ({ page }) => {
  await open(page, path);
  await blank(page, empty).fill('my own');
  await expect.poll(() => stored(page)).toContain('my own');
  await follow(page, path + hashOf({ [emptyBlank]: 'from the link' }));
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await blank(page, empty).fill('from the link, and mine');
  await expect.poll(() => stored(page)).toContain('from the link, and mine');
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await expect(clear).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await clear.click();
  await expect(blank(page, empty)).toHaveText('my own');
});

test('what Customize changes of a link is there after a reload, however the dialog was closed @phone', async ({ page }) => {
  const customize = dialog(page, /^Customize/);
  const ways = {
    'closed by Back': () => page.goBack(),
    'closed by Close': () => customize.getByRole('button', { name: 'Close', exact: true }).tap(),
  };
  for (const [text, close] of Object.entries(ways)) {
    await follow(page, path + hashOf({ [emptyBlank]: 'from the link' }));
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Customize' }).tap();
    const field = customize.getByLabel(empty);
    // The focus puts the caret at the end of the text.
    await field.focus();
    await field.fill(text);
    await expect(page).toHaveURL(path);
    await close();
    await expect(customize).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await page.reload();
    await ready(page);
    await expect(blank(page, empty)).toHaveText(text);
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  }
});

test('of a broken link the rest is filled in, and the page says so @once', async ({ page }) => {
  await follow(page, path + hashOf({ [emptyBlank]: 'read', [label(emptyBlank)]: 'no such blank', OTHER_NAME: 'nor this', 7: [1] }));
  await expect(notice(page)).toHaveText(/followed$/);
  await expect(blank(page, empty)).toHaveText('read');
  await follow(page, path + hashOf({ [emptyBlank]: { a: 1 } }));
  await expect(page.getByRole('main').getByText('What the link you followed fills in could not be read.')).toBeVisible();
  await expect(blank(page, empty)).toHaveText('');
  for (const broken of ['#v=', '#v=%7B%7D', `#v=${'A'.repeat(2001)}`, '#v=bnVsbA']) {
    await follow(page, path + broken);
    await expect(page.getByRole('main').getByText('What the link you followed fills in could not be read.')).toBeVisible();
  }
  await follow(page, path + hashOf({ OTHER_NAME: 'nothing of this prompt' }));
  await expect(page.getByText('Faint parts are sent only if you fill them in.')).toBeVisible();
});

test('what is too long for a link is said before it is shared @once', async ({ page }) => {
  await open(page, path);
  await shareButton(page).click();
  await expect(withValues(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(shareButton(page)).toBeFocused();
  await blank(page, empty).fill('long '.repeat(400));
  await shareButton(page).click();
  await expect(withValues(page)).toBeDisabled();
  await expect(
    page.getByText('What you filled in is too long for a link, which holds 2,000 characters. Copy the prompt instead.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboard(page)).not.toContain('#');
});

test('the device’s own sheet shares a prompt where there is one, with what was filled in @phone', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    Object.assign(navigator, { share: async (data: unknown) => void sent.push(data) });
  });
  await open(page, path);
  await blank(page, empty).fill('a paper lamp');
  await shareButton(page).tap();
  await expect(withValues(page)).toBeChecked();
  await page.getByRole('button', { name: 'Share…' }).tap();
  expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toEqual([
    { title: example.title, url: baseURL + path + hashOf({ [emptyBlank]: 'a paper lamp' }) },
  ]);
});

test('a community prompt is shared with what was filled in @once', async ({ page }) => {
  const prompt = await share(await newSharer(), { title: 'A letter to share', content: 'Write to [PERSON] about [TOPIC|rain].' });
  await open(page, `/prompt/shared/${prompt.id}`);
  await blank(page, 'Person').fill('Ada');
  await shareButton(page).click();
  await withValues(page).check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied!' })).toBeAttached();
  const link = await clipboard(page);
  expect(new URL(link).pathname).toBe(`/prompt/shared/${prompt.id}`);
  await page.evaluate(() => localStorage.clear());
  await follow(page, link);
  await expect(blank(page, 'Person')).toHaveText('Ada');
  await expect(notice(page)).toBeVisible();
});

test('a row’s menu sends, shares and copies the link of its prompt, and has no trap for the keyboard', async ({ page, baseURL }) => {
  await open(page, path);
  await blank(page, empty).fill('a paper lamp');
  await expect.poll(() => stored(page)).toContain('lamp');
  await open(page, `/prompts?q=${encodeURIComponent(example.title)}`);
  const more = page.getByRole('button', { name: `More: ${example.title}` });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Send to Grok' })).toHaveAttribute('href', /a%20paper%20lamp/);
  await expect(page.getByRole('button', { name: 'Make it mine' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Send to Grok' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await more.click();
  await withValues(page).check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(more).toBeFocused();
  await expect.poll(() => clipboard(page)).toBe(baseURL + path + hashOf({ [emptyBlank]: 'a paper lamp' }));
  await more.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await more.focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
});

test('the words beside a box tick it, with the mouse and with a finger: on the page, in a row’s menu and in the sheet', async ({
  page,
  hasTouch,
}) => {
  const words = page.getByText('With what I filled in');
  const press = (target: Locator, position?: { x: number; y: number }) =>
    hasTouch ? target.tap({ position }) : target.click({ position });
  const expectTickedByItsWords = async (button: Locator, { atFirst = true } = {}) => {
    await press(button);
    await expect(withValues(page)).toBeEnabled();
    if (atFirst) {
      await expect(withValues(page)).toBeChecked();
      await press(words, { x: 30, y: 22 });
    }
    await expect(withValues(page)).not.toBeChecked();
    await press(words, { x: 30, y: 22 });
    await expect(withValues(page)).toBeChecked();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => clipboard(page)).toContain(hashOf({ [emptyBlank]: 'a paper lamp' }));
    await page.evaluate(() => navigator.clipboard.writeText(''));
  };
  await open(page, path);
  await blank(page, empty).fill('a paper lamp');
  await expectTickedByItsWords(shareButton(page));
  await expect.poll(() => stored(page)).toContain('lamp');
  await open(page, `/prompts?q=${encodeURIComponent(example.title)}`);
  // A list may not show what was written.
  await expectTickedByItsWords(page.getByRole('button', { name: `More: ${example.title}` }), { atFirst: false });
  if (!hasTouch) return;
  await page.getByRole('main').getByRole('link', { name: example.title, exact: true }).tap();
  await expectTickedByItsWords(dialog(page, example.title).getByRole('button', { name: 'Share', exact: true }));
});

test('a row’s menu says when its prompt does not load, and loads it the next time @once', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route('**/data/prompts/*.json', (route) => route.abort());
  await open(page, '/prompts');
  const more = page.getByRole('button', { name: /^More:/ }).first();
  await more.click();
  await expect(page.getByText('The prompt did not load')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute('**/data/prompts/*.json');
  await more.click();
  await expect(page.getByRole('link', { name: 'Send to Grok' })).toBeVisible();
});

test('the sheet shares its prompt with what was filled in @phone', async ({ page, baseURL }) => {
  await open(page, `/prompts?q=${encodeURIComponent(example.title)}`);
  await page.getByRole('main').getByRole('link', { name: example.title, exact: true }).tap();
  const sheet = dialog(page, example.title);
  await blankIn(sheet, empty).fill('a paper lamp');
  await sheet.getByRole('button', { name: 'Share', exact: true }).tap();
  await expect(withValues(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Share', exact: true }).tap();
  await page.getByRole('button', { name: 'Copy link' }).tap();
  await expect.poll(() => clipboard(page)).toBe(baseURL + path + hashOf({ [emptyBlank]: 'a paper lamp' }));
  await page.goto(await clipboard(page));
  await page.reload();
  await ready(page);
  await expect(blank(page, empty)).toHaveText('a paper lamp');
});
