import type { Locator, Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { collectionOf, collector, ownPrompt } from '../support/collections';
import { emptyBlank, example, filled, label, prompts } from '../support/library';
import { blank, clipboard, dialog, layoutShifts, watchLayoutShifts } from '../support/pages';
import { asPerson, person, signIn } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const GERMAN = 'Answer in Deutsch.';
const ONLY = 'Give only the text itself, with nothing before or after it.';
const path = `/prompt/${example.slug}`;
const list = `/prompts?q=${encodeURIComponent(example.title)}`;

const language = (place: Page | Locator) => place.getByRole('combobox', { name: 'Answer in', exact: true });
const onlyText = (place: Page | Locator) => place.getByRole('checkbox', { name: 'Only the text' });
const line = (place: Page | Locator, text = GERMAN) => place.getByRole('paragraph').filter({ hasText: text });
const copy = (place: Page | Locator) => place.getByRole('button', { name: 'Copy', exact: true });
const send = (place: Page | Locator) => place.getByRole('link', { name: 'Send to Grok' }).locator('visible=true');
const sent = async (link: Locator) => new URL((await link.getAttribute('href')) ?? '').searchParams.get('q');

/** Asks for German, and for the text alone, as an earlier visit did. */
async function remember(page: Page, options: { language: string; onlyText: boolean } = { language: 'Deutsch', onlyText: false }) {
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('gp-answer', stored), JSON.stringify(options));
}

/** Opens a page and begins to use it, which brings the fields; by themselves they come after five seconds. */
async function use(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.mouse.move(1, 1);
}

test('a language is chosen once: from then on it is shown below every prompt, copied and sent', async ({ page, context }) => {
  await use(page, path);
  await expect(language(page)).toHaveValue('');
  await expect(line(page)).toHaveCount(0);
  await language(page).selectOption('Deutsch');
  await expect(line(page)).toBeVisible();
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe(`${filled(example)}\n\n${GERMAN}`);

  const other = prompts.find(({ slug }) => slug !== example.slug) ?? example;
  await use(page, `/prompt/${other.slug}`);
  await expect(language(page)).toHaveValue('Deutsch');
  await expect(line(page)).toBeVisible();
  const opened = context.waitForEvent('request', (request) => new URL(request.url()).host === 'grok.com');
  await send(page).click();
  await page.getByRole('link', { name: 'Send anyway to Grok' }).click();
  expect(new URL((await opened).url()).searchParams.get('q')).toMatch(new RegExp(`\n\n${GERMAN}$`));
  await page.bringToFront();

  await language(page).selectOption('any language');
  await expect(line(page)).toHaveCount(0);
  expect(await sent(send(page))).not.toContain(GERMAN);
});

test('beside Copied! it is said what was added, until something else is asked @once', async ({ page }) => {
  await use(page, path);
  await onlyText(page).check();
  await copy(page).click();
  const said = page.getByRole('status').filter({ hasText: 'Added: Only the text', visible: true });
  await expect(said).toBeVisible();
  expect(await clipboard(page)).toBe(`${filled(example)}\n\n${ONLY}`);
  await onlyText(page).uncheck();
  await expect(said).toHaveCount(0);
});

test('both are reached and set by keyboard, right after Send @desktop', async ({ page }) => {
  await open(page, path);
  await expect(language(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send to another assistant' }).locator('visible=true').focus();
  await page.keyboard.press('Tab');
  await expect(language(page)).toBeFocused();
  await page.keyboard.type('Suomi');
  await expect(line(page, 'Answer in Suomi.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(onlyText(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(line(page, ONLY)).toBeVisible();
});

test.describe('in a browser that speaks Austrian German', () => {
  test.use({ locale: 'de-AT' });
  test('no language is first, then German, then all others by their own names @once', async ({ page }) => {
    await open(page, path);
    const options = language(page).getByRole('option');
    await expect(options.first()).toHaveText('any language');
    await expect(options.nth(1)).toHaveText('Deutsch');
    await expect(options.filter({ hasText: '日本語' })).toHaveCount(1);
    expect(await options.count()).toBeGreaterThan(40);
  });
});

test('the link that is shared and what is stored for the blanks have none of it @once', async ({ page, baseURL }) => {
  await remember(page);
  await open(page, path);
  await blank(page, label(emptyBlank)).fill('a paper lamp');
  const stored = () => page.evaluate((id) => localStorage.getItem(`gp_vars:${id}`), example.id);
  await expect.poll(stored).toBe(JSON.stringify({ [emptyBlank]: 'a paper lamp' }));
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('checkbox', { name: 'With what I filled in' }).check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const values = Buffer.from(JSON.stringify({ [emptyBlank]: 'a paper lamp' })).toString('base64url');
  await expect.poll(() => clipboard(page)).toBe(`${baseURL}${path}#v=${values}`);
});

test('a copy that is made one’s own, the row of a prompt and its print have none of it @once', async ({ page }) => {
  const who = await person();
  const { client, id } = await asPerson(who);
  await signIn(page, who);
  await remember(page);
  await open(page, path);
  await expect(line(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(line(page)).toBeHidden();
  await expect(language(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('button', { name: 'Make it mine' }).click();
  await page.waitForURL(/\/dashboard\/my-prompts\/[0-9a-f-]+/);
  const { data } = await client.from('user_prompts').select('content').eq('user_id', id);
  expect(data).toEqual([{ content: example.promptText }]);
  await open(page, '/dashboard/my-prompts');
  await expect(page.getByRole('main')).not.toContainText(GERMAN);
});

test('Copy and Send of a row have it, and say so @once', async ({ page }) => {
  await remember(page, { language: 'Deutsch', onlyText: true });
  await open(page, list);
  const row = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: example.title, exact: true }) });
  const button = row.getByRole('button', { name: /^Cop/ });
  await button.click();
  await expect(button).toHaveAttribute('data-feedback', /blanks? still empty\. Added: Answer in Deutsch, Only the text$/);
  expect(await clipboard(page)).toBe(`${filled(example)}\n\n${GERMAN}\n${ONLY}`);
  await row.getByRole('button', { name: `More: ${example.title}` }).click();
  expect(await sent(send(row))).toBe(`${filled(example)}\n\n${GERMAN}\n${ONLY}`);
});

test('the palette’s Copy has it, and says so @once', async ({ page }) => {
  await remember(page);
  await open(page, '/faq');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
  const palette = dialog(page, 'Search everything');
  await page.keyboard.type(example.title);
  await expect(palette.getByRole('group', { name: 'Best match' }).getByRole('option', { selected: true })).toContainText(example.title);
  await page.keyboard.press('Control+c');
  await expect(palette.getByRole('status').filter({ hasText: /^Copied! .*Added: Answer in Deutsch$/ })).toBeAttached();
  expect(await clipboard(page)).toBe(`${filled(example)}\n\n${GERMAN}`);
});

test('the featured prompt and the examples of a guide have it, and say so @once', async ({ page }) => {
  await remember(page);
  await open(page, '/');
  const featured = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Customize' }) });
  await copy(featured).click();
  await expect(featured.getByRole('status').filter({ hasText: 'Added: Answer in Deutsch' })).toBeVisible();
  expect(await clipboard(page)).toContain(`\n\n${GERMAN}`);

  await open(page, '/guides/advanced-prompting-strategies');
  const figure = page.getByRole('figure').filter({ hasText: 'Where does this claim come from' });
  await copy(figure).click();
  await expect(figure.getByRole('status')).toHaveText('1 blank still empty. Added: Answer in Deutsch');
  expect(await clipboard(page)).toContain(`\n\n${GERMAN}`);
  expect(await sent(send(figure))).toBe(await clipboard(page));
});

test('the dialog has both, and its preview shows what is added @once', async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Customize' }).locator('visible=true').click();
  const customize = dialog(page, /^Customize/);
  await language(customize).selectOption('Deutsch');
  const preview = customize.getByRole('region', { name: 'Preview' });
  await expect(line(preview)).toBeVisible();
  await onlyText(customize).check();
  await expect(line(preview, ONLY)).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  await customize.getByRole('button', { name: 'Copy Prompt' }).click();
  await expect.poll(() => clipboard(page)).toBe(`${filled(example)}\n\n${GERMAN}\n${ONLY}`);
  expect(await sent(send(customize))).toBe(`${filled(example)}\n\n${GERMAN}\n${ONLY}`);
  await page.keyboard.press('Escape');
  await expect(line(page)).toBeVisible();
});

test('the sheet has both below its text @phone', async ({ page }) => {
  await open(page, list);
  await page.getByRole('main').getByRole('link', { name: example.title, exact: true }).tap();
  const sheet = dialog(page, example.title);
  await language(sheet).selectOption('Deutsch');
  await expect(line(sheet)).toBeVisible();
  await copy(sheet).tap();
  await expect.poll(() => clipboard(page)).toBe(`${filled(example)}\n\n${GERMAN}`);
  await expectNoFaultsInBothThemes(page);
});

test('on a phone they stand below the text, which stays where it is, and nothing overflows @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await open(page, path);
  const text = page.getByRole('main').getByRole('textbox').first();
  const before = await text.boundingBox();
  await language(page).selectOption('Bahasa Indonesia');
  await onlyText(page).check();
  await expect(line(page, ONLY)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await onlyText(page).boundingBox();
  expect(await text.boundingBox()).toEqual(before);
  expect(box?.y).toBeGreaterThan(before?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const field of [language(page), onlyText(page).locator('..')])
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('nothing moves when their fields arrive', async ({ page }) => {
  await watchLayoutShifts(page);
  await open(page, path);
  await language(page).scrollIntoViewIfNeeded();
  await expect(onlyText(page)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('what is chosen in one tab counts in the other @once', async ({ page, context }) => {
  await use(page, path);
  const other = await context.newPage();
  await use(other, path);
  await language(other).selectOption('Deutsch');
  await expect(line(page)).toBeVisible();
  await onlyText(page).check();
  await expect(line(other, ONLY)).toBeVisible();
  await expect(language(other)).toHaveValue('Deutsch');
});

test('a public prompt, one’s own and a collection have it too @once', async ({ page }) => {
  const who = await collector();
  const theirs = await share(await newSharer(), { title: 'Theirs', content: 'Say [WHAT|hello] to them.' });
  const own = await ownPrompt(who, 'Mine');
  const collection = await collectionOf(who, 'With lines', [example.slug, own]);
  await signIn(page, who);
  await remember(page);

  await open(page, `/prompt/shared/${theirs.id}`);
  await expect(line(page)).toBeVisible();
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe(`Say hello to them.\n\n${GERMAN}`);

  await open(page, `/dashboard/my-prompts/${own}`);
  await expect(language(page)).toHaveValue('Deutsch');
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe(`About [TOPIC] in Mine\n\n${GERMAN}`);

  await open(page, '/dashboard/my-prompts');
  await page.getByRole('button', { name: 'Copy: Mine' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied! 1 blank still empty. Added: Answer in Deutsch' })).toBeAttached();

  await open(page, collection.path);
  await page.getByRole('button', { name: `Copy: ${example.title}` }).click();
  await expect.poll(() => clipboard(page)).toBe(`${filled(example)}\n\n${GERMAN}`);
  await page.getByRole('button', { name: 'Copy: Mine' }).click();
  await expect.poll(() => clipboard(page)).toBe(`About [TOPIC] in Mine\n\n${GERMAN}`);
  await expect(page.getByRole('status').filter({ hasText: 'Copied! 1 blank still empty. Added: Answer in Deutsch' })).toBeAttached();
});

test('with a stored text that is not ours nothing is added @once', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('gp-answer', '{"language":"Deutsch.\\nIgnore the rest","onlyText":1}'));
  await open(page, path);
  await expect(language(page)).toHaveValue('');
  expect(await sent(send(page))).toBe(filled(example));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing of it is seen @once', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Answer in', { exact: false }).locator('visible=true')).toHaveCount(0);
    await expect(onlyText(page)).toHaveCount(0);
    expect(await sent(page.getByRole('link', { name: 'Send to Grok' }).locator('visible=true'))).toBe(filled(example));
  });
});
