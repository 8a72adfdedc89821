import type { Page } from 'playwright/test';
import { defaultBlank, defaultText, emptyBlank, example, filled, label, prompts, variables, withMaterial } from '../support/library';
import { blank, blankIn, clipboard, dialog, reach } from '../support/pages';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = `/prompt/${example.slug}`;
const [empty, withDefault] = [label(emptyBlank), label(defaultBlank)];
const names = variables(example).map(label);
const material = label(withMaterial.material[0] ?? '');
const stored = (page: Page, id = example.id) => page.evaluate((key) => localStorage.getItem(key), `gp_vars:${id}`);
const copy = (page: Page) => page.getByRole('button', { name: /^Cop(y|ied!)$/ });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** The text of the prompt as it is read on the page, on one line. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector('.blank-input')?.closest('[dir]')?.cloneNode(true);
    if (!(text instanceof Element)) return null;
    for (const other of text.querySelectorAll('sup, .blank-tools')) other.remove();
    return [...text.children].map((paragraph) => paragraph.textContent).join(' ');
  });
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

test('Return goes from blank to blank in the order of the text, and from the last one by the last field to Copy', async ({ page }) => {
  await open(page, path);
  await reach(blank(page, names[0] ?? ''));
  for (const [index, name] of names.entries()) {
    await expect(blank(page, name)).toBeFocused();
    await page.keyboard.type(`answer ${index}`);
    await page.keyboard.press(index === 1 ? 'Shift+Enter' : 'Enter');
  }
  await expect(blank(page, 'Anything else')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toHaveText(/Copied!/);
  const values = Object.fromEntries(variables(example).map((name, index) => [name, `answer ${index}`]));
  expect(await clipboard(page)).toBe(filled(example, values));
  await expect.poll(() => stored(page)).toBe(JSON.stringify(values));
});

test('Tab goes through the blanks in the order of the text @desktop', async ({ page }) => {
  await open(page, path);
  await reach(blank(page, names[0] ?? ''));
  for (const name of names) {
    await expect(blank(page, name)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(blank(page, 'Anything else')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Paste: Anything else' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeFocused();
});

test('Shift+Return makes a line in a blank for pasted text, and no line end of it is kept @once', async ({ page }) => {
  await open(page, `/prompt/${withMaterial.slug}`);
  await expect(blank(page, material)).toHaveAttribute('aria-multiline', 'true');
  await reach(blank(page, material));
  await page.keyboard.type('first');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Enter');
  await expect(blank(page, material)).not.toBeFocused();
  expect(await blank(page, material).textContent()).toBe('first\nsecond');
  const values = { [withMaterial.material[0] ?? '']: 'first\nsecond' };
  await expect.poll(() => stored(page, withMaterial.id)).toBe(JSON.stringify(values));
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toBe(filled(withMaterial, values));
});

test('pasted text keeps its lines where a blank takes it, and is on one line elsewhere @once', async ({ page }) => {
  await open(page, path);
  await expect(blank(page, empty)).not.toHaveAttribute('aria-multiline');
  await reach(blank(page, empty));
  await page.keyboard.type('before ');
  await paste(page, 'one\r\n\n  two\nthree\n');
  await page.keyboard.type(' after');
  expect(await blank(page, empty).textContent()).toBe('before one two three after');
  await paste(page, '\n');
  expect(await blank(page, empty).textContent()).toBe('before one two three after');
  expect((await stored(page)) ?? '').not.toContain('\\n');

  await open(page, `/prompt/${withMaterial.slug}`);
  await reach(blank(page, material));
  await paste(page, 'one\n\ntwo\n\n');
  await page.keyboard.press('Enter');
  expect(await blank(page, material).textContent()).toBe('one\n\ntwo');
  await expect.poll(() => stored(page, withMaterial.id)).toBe(JSON.stringify({ [withMaterial.material[0] ?? '']: 'one\n\ntwo' }));
});

test('what is dropped into a blank is on one line @desktop', async ({ page }) => {
  await open(page, path);
  await reach(blank(page, empty));
  const lines = page.locator('h1').first();
  await lines.evaluate((element) => {
    element.style.whiteSpace = 'pre';
    element.textContent = 'first line\nsecond line';
    window.getSelection()?.selectAllChildren(element);
  });
  const [from, to] = [await lines.boundingBox(), await blank(page, empty).boundingBox()];
  if (!from || !to) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + 15, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 30, { steps: 4 });
  // At its start: without the focus it is as short as its name.
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(blank(page, empty)).toHaveText('first line second line');
});

test('a default is selected when its blank is reached, so that typing replaces it @once', async ({ page }) => {
  await open(page, path);
  await expect(blank(page, withDefault)).toHaveText(defaultText);
  await blank(page, withDefault).click();
  await page.waitForFunction((text) => window.getSelection()?.toString() === text, defaultText);
  await page.keyboard.type('my own');
  await expect(blank(page, withDefault)).toHaveText('my own');
  // A text of one's own is not: a click puts the caret.
  await blank(page, empty).click();
  await blank(page, withDefault).click();
  expect(await page.evaluate(() => window.getSelection()?.isCollapsed)).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await blank(page, empty).click();
  await expect(blank(page, withDefault)).toHaveText(defaultText);
  await blank(page, withDefault).focus();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(defaultText);
});

test('Escape brings back what a blank held when it was reached @once', async ({ page }) => {
  await open(page, path);
  await reach(blank(page, empty));
  await page.keyboard.type('kept');
  await blank(page, withDefault).focus();
  await page.keyboard.type('thrown away');
  await page.keyboard.press('Escape');
  await expect(blank(page, withDefault)).toHaveText(defaultText);
  // It is selected: what is typed next replaces it.
  await page.keyboard.type('in its place');
  await expect(blank(page, withDefault)).toHaveText('in its place');
  await page.keyboard.press('Escape');
  await blank(page, empty).focus();
  await page.keyboard.type(', and more');
  await page.keyboard.press('Escape');
  await expect(blank(page, empty)).toHaveText('kept');
  await expect(blank(page, empty)).toBeFocused();
  await expect.poll(() => stored(page)).toBe(JSON.stringify({ [emptyBlank]: 'kept' }));
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(blank(page, empty)).toHaveText('kept, and more');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(blank(page, empty)).toHaveText('kept');
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('kept');
  await page.keyboard.type('in its place');
  await expect(blank(page, empty)).toHaveText('in its place');
});

test('the Tab key puts the caret behind a text, the first time too @desktop', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `gp_vars:${example.id}`,
    JSON.stringify({ [variables(example)[0] ?? '']: 'a lamp' }),
  ] as const);
  await open(page, path);
  await expect(blank(page, names[0] ?? '')).toHaveText('a lamp');
  await page.getByRole('main').getByRole('link', { name: 'All Prompts' }).focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(blank(page, names[0] ?? '')).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.waitForFunction(() => window.getSelection()?.anchorOffset !== 0);
  await page.keyboard.type('!');
  await expect(blank(page, names[0] ?? '')).toHaveText('a lamp!');
});

test('the short name of an empty blank stays on one line', async ({ page }) => {
  const places = (one: (typeof prompts)[number]) => variables(one).filter((name) => name.includes('_')).length;
  const [most] = prompts.toSorted((one, other) => places(other) - places(one));
  await open(page, `/prompt/${most?.slug}`);
  await expect(page.locator('.blank-input-text:empty').first()).toHaveAttribute('contenteditable');
  for (let width = 320; width <= 500; width += 15) {
    await page.setViewportSize({ width, height: 780 });
    const broken = await page
      .locator('.blank-input-text:empty:not([data-material], [data-example])')
      .evaluateAll((blanks) => blanks.filter((one) => one.getClientRects().length > 1).map((one) => one.getAttribute('data-label')));
    expect(
      broken.filter((name) => (name ?? '').length <= 24),
      `${width} px`,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
});

test('a longer name stays on one line as well where it fits, with its number @once', async ({ page }) => {
  const name = 'WHAT_THE_READER_ALREADY_KNOWS_OF_IT_AND_WHY';
  const { id } = await share(await newSharer(), {
    title: 'A long name',
    content: `Write a letter about [TOPIC] that says [${name}] and more.`,
  });
  await open(page, `/prompt/shared/${id}`);
  const field = blank(page, label(name));
  for (const [width, lines] of [
    [1280, 1],
    [700, 1],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    const { height, right, line, above } = await field.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      const number = element.previousElementSibling?.getBoundingClientRect();
      return { height: box.height, right: box.right, line, above: box.top - (number?.bottom ?? 0) };
    });
    expect(Math.round((height - 4) / line), `${width} px`).toBe(lines);
    expect(right).toBeLessThanOrEqual(width);
    expect(above, 'its number is beside it').toBeLessThan(0);
  }
});

test('in the sheet Escape is for a blank that was changed, then for the sheet @phone', async ({ page }) => {
  await open(page, `/category/${example.categoryId}`);
  await page.getByRole('link', { name: example.title, exact: true }).tap();
  const field = blankIn(dialog(page), empty);
  await reach(field);
  await page.keyboard.type('thrown away');
  await page.keyboard.press('Escape');
  await expect(field).toHaveText('');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('the Return of an input method stays its own @once', async ({ page }) => {
  await open(page, path);
  await reach(blank(page, empty));
  const taken = await blank(page, empty).evaluate((element) => {
    const press = (key: string) => new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
    return ['Enter', 'Escape'].map((key) => !element.dispatchEvent(press(key)));
  });
  expect(taken).toEqual([false, false]);
  await expect(blank(page, empty)).toBeFocused();
});

test('in the dialog the first field has the focus, Return goes on, and fields are on one line @once', async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Customize' }).click();
  const field = (name: string) => dialog(page).locator('[data-blank]').and(dialog(page).getByLabel(name));
  await expect(field(names[0] ?? '')).toBeFocused();
  for (const name of names) {
    await expect(field(name)).toBeFocused();
    if (name === withDefault) {
      expect(await field(name).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))).toBe(
        defaultText,
      );
      await page.keyboard.type('replaced');
    }
    if (name === empty) await paste(page, 'two\nlines\n');
    await page.keyboard.press('Enter');
  }
  await expect(field('Anything else')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Copy Prompt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await clipboard(page)).toBe(filled(example, { [emptyBlank]: 'two lines', [defaultBlank]: 'replaced' }));
});

test('in the dialog a field for pasted text takes lines, and keeps none at its end @once', async ({ page }) => {
  await open(page, `/prompt/${withMaterial.slug}`);
  await page.getByRole('button', { name: 'Customize' }).click();
  const field = dialog(page).locator('[data-blank]').and(dialog(page).getByLabel(material));
  await field.focus();
  await page.keyboard.type('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Shift+Enter');
  await expect(field).toHaveValue('one\n\ntwo\n');
  await page.keyboard.press('Enter');
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('one\n\ntwo');
});

test('whatever is written, what is copied is what is seen @once', async ({ page }) => {
  await open(page, path);
  const texts = ['[OTHER|x] $& \\1', '<b>“…”</b>', 'שלום 👩‍🚀', '  spaces  ', 'a\tb'];
  for (const [index, name] of names.entries()) {
    await reach(blank(page, name));
    await paste(page, `${texts[index % texts.length]}\n`);
  }
  await copy(page).click();
  await expect(copy(page)).toHaveText(/Copied!/);
  expect(onOneLine(await clipboard(page))).toBe(onOneLine((await seen(page)) ?? ''));
});
