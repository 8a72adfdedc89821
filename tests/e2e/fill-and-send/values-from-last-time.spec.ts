import type { Locator, Page } from 'playwright/test';
import { TIMES } from '../../../lib/limits';
import { defaultBlank, emptyBlank, emptyBlanks, example, filled, label, prompts, withMaterial } from '../support/library';
import { blank, blankIn, clipboard, dialog, layoutShifts, watchLayoutShifts } from '../support/pages';
import { asPerson, person, signIn } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const value = 'a paper lamp';
const list = `/prompts?q=${encodeURIComponent(example.title)}`;
const row = (page: Page, title = example.title) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
const clear = (place: Page | Locator, title = example.title) => place.getByRole('button', { name: `Clear: ${title}` });
const stored = (page: Page, id = example.id) => page.evaluate((key) => localStorage.getItem(key), `gp_vars:${id}`);

/** Stores values before a page is opened, as an earlier visit did. */
async function remember(page: Page, values: Record<string, string>, id = example.id): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`gp_vars:${id}`, JSON.stringify(values)] as const);
}

test('a row shows the values its Copy pastes; Clear forgets them, and Undo brings them back', async ({ page }) => {
  await remember(page, { [emptyBlank]: value });
  await open(page, list);
  await expect(row(page)).toContainText(value);
  await page.getByRole('button', { name: `Copy: ${example.title}` }).click();
  await expect.poll(() => clipboard(page)).toBe(filled(example, { [emptyBlank]: value }));

  await clear(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cleared what you wrote' })).toBeAttached();
  await expect(row(page)).toContainText('Cleared ·');
  await expect(row(page)).not.toContainText(value);
  expect(await stored(page)).toBeNull();
  const undo = page.getByRole('button', { name: `Undo: ${example.title}` });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page)).toContainText(value);
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({ [emptyBlank]: value });
  await clear(page).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^(Clear|Undo): / })).toHaveCount(0);
});

test('on the page of a prompt they are said to be from last time; Clear forgets them, and Undo brings them back @once', async ({
  page,
  isMobile,
}) => {
  await remember(page, { [emptyBlank]: value });
  await open(page, isMobile ? list : `/prompt/${example.slug}`);
  if (isMobile) await row(page).getByRole('link', { name: example.title }).tap();
  const place = isMobile ? dialog(page, example.title) : page.getByRole('main');
  const written = blankIn(place, label(emptyBlank));
  const said = place.getByText('From last time');
  const button = (name: string) => place.getByRole('button', { name, exact: true });
  await expect(said).toBeVisible();
  await expect(written).toHaveText(value);
  await button('Clear').click();
  await expect(place.getByText('Cleared ·')).toBeVisible();
  await expect(place.getByRole('status').filter({ hasText: 'Cleared what you wrote' })).toBeAttached();
  await expect(said).toBeHidden();
  await expect(written).toHaveText('');
  await expect.poll(() => stored(page)).toBeNull();

  await expect(button('Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(written).toHaveText(value);
  await expect.poll(() => stored(page)).toBe(JSON.stringify({ [emptyBlank]: value }));
  await expect(place.getByRole('status').filter({ hasText: 'Brought back what you wrote' })).toBeAttached();
  await expect(said).toBeVisible();
  // What is written in their place is of this visit.
  await written.fill('of today');
  await expect(said).toBeHidden();
});

test('what is written in this visit is not from last time, and Undo keeps it @once', async ({ page }) => {
  await open(page, `/prompt/${example.slug}`);
  await blank(page, label(emptyBlank)).fill(value);
  await expect.poll(() => stored(page)).toContain(value);
  await expect(page.getByText('From last time')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await blank(page, label(defaultBlank)).fill('of today');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(blank(page, label(emptyBlank))).toHaveText(value);
  await expect(blank(page, label(defaultBlank))).toHaveText('of today');
});

for (const by of ['mouse', 'keyboard'] as const)
  test(`Undo is there for twenty seconds, and longer where the focus is on it: pressed by ${by} @once`, async ({ page }) => {
    await remember(page, { [emptyBlank]: value });
    await open(page, `/prompt/${example.slug}`);
    const clearing = page.getByRole('button', { name: 'Clear', exact: true });
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const hint = page.getByText('Faint parts are sent only if you fill them in.');
    await expect(clearing).toBeVisible();
    await expect(hint).toBeHidden();
    // Once all of it has been loaded.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    if (by === 'mouse') await clearing.click();
    else {
      await clearing.focus();
      await page.keyboard.press('Enter');
    }
    await expect(undo).toBeVisible();
    await page.clock.runFor(TIMES.undo - 1);
    await expect(undo).toBeVisible();
    await page.clock.runFor(1);
    if (by === 'keyboard') {
      await expect(undo).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(undo).toHaveCount(0);
    await expect(hint).toBeVisible();
  });

test('Reset in Customize can be undone, however much was pasted @once', async ({ page }) => {
  const name = withMaterial.material[0] ?? '';
  const pasted = 'A line of fifteen thousand letters.\n'.repeat(430).trim();
  await remember(page, { [name]: pasted }, withMaterial.id);
  await open(page, `/prompt/${withMaterial.slug}`);
  await page.getByRole('button', { name: 'Customize' }).click();
  const field = dialog(page).locator(`[data-blank="${name}"]`);
  const button = (label: string) => dialog(page).getByRole('button', { name: label, exact: true });
  await expect(field).toHaveValue(pasted);
  await button('Reset').click();
  await expect(field).toHaveValue('');
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Cleared what you wrote' })).toBeAttached();
  await expect.poll(() => stored(page, withMaterial.id)).toBeNull();
  await expect(button('Undo')).toBeFocused();
  await button('Undo').click();
  await expect(field).toHaveValue(pasted);
  await expect.poll(() => stored(page, withMaterial.id)).toBe(JSON.stringify({ [name]: pasted }));
  await expect(button('Reset')).toBeVisible();
});

test('two tabs of one prompt show what was written last, and values of a link stay until they are changed @once', async ({
  page,
  context,
}) => {
  const path = `/prompt/${example.slug}`;
  const name = label(emptyBlank);
  await open(page, path);
  const other = await context.newPage();
  await open(other, path);
  await blank(page, name).fill('in the first tab');
  await expect(blank(other, name)).toHaveText('in the first tab');
  await blank(other, label(defaultBlank)).fill('seen');
  await blank(other, name).fill('in the second tab');
  // The blank that is being written in is left alone; the others are not.
  await expect(blank(page, label(defaultBlank))).toHaveText('seen');
  await expect(blank(page, name)).toHaveText('in the first tab');
  // Playwright lets every tab believe that it is in front; the focus is still in this blank.
  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  await blank(other, name).fill('in the second tab, later');
  await expect(blank(page, name)).toHaveText('in the second tab, later');
  await other.getByRole('button', { name: 'Customize' }).click();
  await dialog(other).getByRole('button', { name: 'Reset' }).click();
  await expect(blank(page, name)).toHaveText('');

  const hash = `#v=${Buffer.from(JSON.stringify({ [emptyBlank]: 'of a link' })).toString('base64url')}`;
  await page.goto('about:blank');
  await open(page, path + hash);
  await expect(blank(page, name)).toHaveText('of a link');
  await dialog(other).getByLabel(name).fill('stored');
  await expect.poll(() => stored(page)).toContain('stored');
  await expect(blank(page, name)).toHaveText('of a link');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(blank(page, name)).toHaveText('stored');
  await dialog(other).getByLabel(name).fill('stored again');
  await expect(blank(page, name)).toHaveText('stored again');
});

test('a row without values asks for nothing @once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/prompts');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
});

test('nothing moves when values appear in rows', async ({ page }) => {
  const places = () => page.getByRole('article').evaluateAll((rows) => rows.map((one) => JSON.stringify(one.getBoundingClientRect())));
  await open(page, '/prompts');
  const before = await places();
  const long = 'many words '.repeat(30);
  for (const [index, prompt] of prompts.slice(0, 6).entries())
    await remember(page, { [emptyBlanks(prompt)[0] ?? '']: index % 2 ? 'x' : long }, prompt.id);
  await watchLayoutShifts(page);
  await open(page, '/prompts');
  await expect(page.getByRole('button', { name: /^Clear: / })).toHaveCount(6);
  expect(await places()).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a search marks its words in a row with values too @once', async ({ page }) => {
  const word = example.title.split(' ')[0] ?? '';
  await remember(page, { [emptyBlank]: `${word.toLowerCase()} matters` });
  await open(page, list);
  await expect(row(page)).toContainText('matters');
  await expect(
    row(page)
      .locator('p mark:visible', { hasText: new RegExp(word, 'i') })
      .first(),
  ).toBeVisible();
});

test('what is written in the sheet is in the row behind it @phone', async ({ page }) => {
  await open(page, list);
  await row(page).getByRole('link', { name: example.title }).tap();
  await blankIn(dialog(page), label(emptyBlank)).fill(value);
  await dialog(page).getByRole('button', { name: 'Close' }).tap();
  await expect(row(page)).toContainText(value);
});

test('the featured prompt shows its values, and clears them @once', async ({ page }) => {
  await open(page, '/');
  const featured = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Customize' }) });
  const prompt = await promptOf(featured);
  const { id, title } = prompt;
  const [name = ''] = emptyBlanks(prompt);
  await remember(page, { [name]: value }, id);
  await open(page, '/');
  await expect(featured).toContainText(value);
  await clear(featured, title).click();
  await expect(featured).not.toContainText(value);
  await expect.poll(() => stored(page, id)).toBeNull();
});

async function promptOf(article: Locator) {
  const title = await article.getByRole('heading').textContent();
  const found = prompts.find((one) => one.title === title);
  if (!found) throw new Error(`There is no prompt ${title}`);
  return found;
}

test('rows of the community, of a profile, of what is saved and of one’s own show values too @once', async ({ page }) => {
  const sharer = await newSharer({ display_name: 'Somebody' });
  const theirs = await share(sharer, { title: `Theirs ${sharer.username}`, content: 'Write about [TOPIC] in a [TONE|friendly] tone.' });
  const who = await person('keeper');
  const { client, id: user_id } = await asPerson(who);
  await client.from('saved_prompts').insert([
    { user_id, prompt_id: theirs.id },
    { user_id, prompt_id: example.slug },
  ]);
  const own = await client.from('user_prompts').insert({ user_id, title: 'Mine', content: 'Ask [NAME].' }).select('id').single();
  await signIn(page, who);
  await remember(page, { TOPIC: value }, theirs.id);
  await remember(page, { NAME: 'the landlord' }, own.data?.id);
  await remember(page, { [emptyBlank]: value });
  await page.evaluate(() => localStorage.setItem('gp-compact', 'false'));

  await open(page, `/prompts/shared?q=${sharer.username}`);
  await expect(row(page, theirs.title)).toContainText(`Write about ${value} in a friendly tone.`);
  await open(page, `/u/${sharer.username}`);
  await expect(row(page, theirs.title)).toContainText(value);
  await open(page, '/dashboard/saved');
  await expect(row(page, theirs.title)).toContainText(value);
  await expect(row(page)).toContainText(value);
  await open(page, '/dashboard/my-prompts');
  await expect(row(page, 'Mine')).toContainText('Ask the landlord.');
  await clear(page, 'Mine').click();
  await expect(row(page, 'Mine')).toContainText('Ask Name.');
});

const empties = emptyBlanks(example).length;
const note = (count: number) => `${count} ${count === 1 ? 'blank' : 'blanks'} still empty`;

test('beside Copied! a row says how many blanks are still empty @once', async ({ page }) => {
  await open(page, list);
  const copy = row(page).getByRole('button', { name: /^Cop/ });
  await copy.click();
  await expect(copy).toHaveAttribute('data-feedback', note(empties));
  await expect(page.getByRole('status').filter({ hasText: `Copied! ${note(empties)}` })).toBeAttached();
  await expect(copy).not.toHaveAttribute('data-feedback');
});

test('on the page of a prompt Copy says it, until the blanks are filled @once', async ({ page }) => {
  await open(page, `/prompt/${example.slug}`);
  const said = page.getByRole('status').filter({ hasText: note(empties), visible: true });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(said).toBeVisible();
  for (const name of emptyBlanks(example)) await blank(page, label(name)).fill(value);
  await expect(page.getByText('still empty')).toHaveCount(0);
});

test('the dialog and the sheet say it too', async ({ page, isMobile }) => {
  await open(page, isMobile ? list : `/prompt/${example.slug}`);
  const said = (text: string) => dialog(page).getByRole('status').filter({ hasText: text });
  if (isMobile) {
    await row(page).getByRole('link', { name: example.title }).tap();
    await dialog(page).getByRole('button', { name: 'Copy', exact: true }).tap();
    await expect(said(note(empties))).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Customize' }).tap();
  } else await page.getByRole('button', { name: 'Customize' }).click();
  const customize = dialog(page, /^Customize/);
  await customize.getByRole('button', { name: 'Copy Prompt' }).click();
  await expect(customize.getByRole('status').filter({ hasText: note(empties) })).toBeVisible();
});
