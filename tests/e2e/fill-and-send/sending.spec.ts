import type { BrowserContext, Locator, Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { emptyBlank, example, filled, label } from '../support/library';
import { blank, blankIn, clipboard, dialog } from '../support/pages';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = `/prompt/${example.slug}`;
const asked = (context: BrowserContext, host: string) => context.waitForEvent('request', (request) => new URL(request.url()).host === host);
const send = (page: Page, name: string) => page.getByRole('link', { name: `Send to ${name}` }).locator('visible=true');
const anyway = (page: Page, name: string) => page.getByRole('link', { name: `Send anyway to ${name}` });
const others = (page: Page) => page.getByRole('button', { name: 'Send to another assistant' }).locator('visible=true');

test('Send to Grok opens Grok with the filled prompt @once', async ({ page, context }) => {
  await open(page, path);
  await blank(page, label(emptyBlank)).fill('R&D? #1 + 50% = ünï 👩‍🚀');
  const opened = asked(context, 'grok.com');
  await send(page, 'Grok').click();
  const url = new URL((await opened).url());
  expect(url.origin).toBe('https://grok.com');
  expect(url.searchParams.get('q')).toBe(filled(example, { [emptyBlank]: 'R&D? #1 + 50% = ünï 👩‍🚀' }));
  await expect(send(page, 'Grok')).toHaveAttribute('rel', /noopener/);
});

test('other assistants are in a menu that Escape and a click elsewhere close', async ({ page }) => {
  await open(page, path);
  const menu = others(page);
  await menu.click();
  for (const name of ['ChatGPT', 'Claude', 'Perplexity']) {
    const href = await send(page, name).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('q')).toBe(filled(example));
  }
  await page.keyboard.press('Escape');
  await expect(send(page, 'ChatGPT')).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await expect(send(page, 'Claude')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(send(page, 'Claude')).toBeHidden();
});

test('arrows go through the choices of a row, past the one that cannot be chosen @desktop', async ({ page }) => {
  await open(page, '/prompts');
  const more = page.getByRole('button', { name: /^More: / }).first();
  await more.click();
  await expect(page.getByRole('checkbox', { name: 'With what I filled in' })).toBeDisabled();
  await expect(send(page, 'Grok')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(send(page, 'Grok')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(send(page, 'Grok')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('an assistant that takes no text opens, the prompt is copied, and the page says so @once', async ({ page, context }) => {
  await open(page, path);
  await others(page).click();
  const opened = asked(context, 'gemini.google.com');
  await send(page, 'Gemini').click();
  await anyway(page, 'Gemini').click();
  expect((await opened).url()).toBe('https://gemini.google.com/app');
  await page.bringToFront();
  await expect(page.getByText('Gemini takes no text from a link. The prompt is copied: paste it there.')).toBeVisible();
  expect(await clipboard(page)).toBe(filled(example));
});

test('a text too long for a link is copied, the assistant opens without it, and the page says so @once', async ({ page, context }) => {
  const long = 'word '.repeat(1400).trim();
  await open(page, path);
  await blank(page, label(emptyBlank)).fill(long);
  const opened = asked(context, 'grok.com');
  await send(page, 'Grok').click();
  expect((await opened).url()).toBe('https://grok.com/');
  await page.bringToFront();
  await expect(page.getByText('The prompt is too long for a link. It is copied: paste it in Grok.')).toBeVisible();
  expect(await clipboard(page)).toBe(filled(example, { [emptyBlank]: long }));
});

test('the assistant that one sent to last is the one of every button from then on @once', async ({ page, context }) => {
  await open(page, path);
  await expect(send(page, 'Grok')).toBeVisible();
  await others(page).click();
  const opened = asked(context, 'claude.ai');
  await send(page, 'Claude').click();
  await anyway(page, 'Claude').click();
  expect(new URL((await opened).url()).searchParams.get('q')).toBe(filled(example));
  await page.bringToFront();
  await expect(send(page, 'Claude')).toHaveCount(1);
  await others(page).click();
  await expect(send(page, 'Grok')).toBeVisible();
  await page.keyboard.press('Escape');

  await open(page, `/prompts?q=${encodeURIComponent(example.title)}`);
  await page.getByRole('button', { name: `More: ${example.title}` }).click();
  await expect(send(page, 'Claude')).toHaveAttribute('href', /^https:\/\/claude\.ai\//);
  await open(page, path);
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Send to Claude' })).toBeVisible();
});

test('Send in the dialog sends what was written there @once', async ({ page, context }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Customize' }).click();
  await dialog(page).getByLabel(label(emptyBlank), { exact: true }).fill('a paper lamp');
  const opened = asked(context, 'grok.com');
  await dialog(page).getByRole('link', { name: 'Send to Grok' }).click();
  expect(new URL((await opened).url()).searchParams.get('q')).toBe(filled(example, { [emptyBlank]: 'a paper lamp' }));
  await page.bringToFront();
  await dialog(page).getByRole('button', { name: 'Send to another assistant' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Send to Claude' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Send to another assistant' })).toBeFocused();
});

test('an assistant that is not known, and a storage that is denied, leave Send to Grok @once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gp-assistant', 'nobody'));
  await open(page, path);
  await expect(send(page, 'Grok')).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    }),
  );
  await open(page, path);
  await others(page).click();
  await send(page, 'Claude').click();
  await anyway(page, 'Claude').click();
  await page.bringToFront();
  await expect(send(page, 'Claude')).toBeVisible();
});

test.describe('with empty blanks', () => {
  const two = { title: 'An offer', content: 'Write to [RECIPIENT] about [OFFER] in [LENGTH|few words].' };
  const question = (place: Page | Locator) => place.getByText('2 blanks are empty: Recipient, Offer.');
  const fillIn = (place: Page | Locator) => place.getByRole('button', { name: 'Fill in' });

  /** Opens a prompt with two empty blanks; the hosts that are asked for from then on. */
  async function openOffer(page: Page, context: BrowserContext): Promise<string[]> {
    const { id } = await share(await newSharer(), two);
    await open(page, `/prompt/shared/${id}`);
    const hosts: string[] = [];
    context.on('request', (request) => request.isNavigationRequest() && hosts.push(new URL(request.url()).host));
    return hosts;
  }

  test('Send says first which they are, Fill in goes to the first of them, and Send anyway sends', async ({ page, context }) => {
    const hosts = await openOffer(page, context);
    await send(page, 'Grok').click();
    await expect(question(page)).toBeVisible();
    await expect(fillIn(page)).toBeFocused();
    await expect(fillIn(page)).toHaveAccessibleDescription('2 blanks are empty: Recipient, Offer.');
    await fillIn(page).click();
    await expect(question(page)).toHaveCount(0);
    await expect(blank(page, 'Recipient')).toBeFocused();
    await page.keyboard.type('Ada');

    await send(page, 'Grok').click();
    await expect(page.getByText('1 blank is empty: Offer.')).toBeVisible();
    expect(hosts).toEqual([]);
    const opened = asked(context, 'grok.com');
    await anyway(page, 'Grok').click();
    expect(new URL((await opened).url()).searchParams.get('q')).toBe('Write to Ada about [OFFER] in few words.');
    await page.bringToFront();
    await expect(page.getByText('1 blank is empty: Offer.')).toHaveCount(0);
    await expect(page.getByText('still empty')).toHaveCount(0);
  });

  test('it is asked and answered by keyboard, Escape takes it back, and what is written makes it go @desktop', async ({
    page,
    context,
  }) => {
    const hosts = await openOffer(page, context);
    await send(page, 'Grok').focus();
    await page.keyboard.press('Enter');
    await expect(fillIn(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(send(page, 'Grok')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fillIn(page)).toBeFocused();
    await blank(page, 'Offer').fill('a lamp');
    await expect(page.getByText(/blanks? (is|are) empty/)).toHaveCount(0);
    await blank(page, 'Recipient').fill('Ada');
    const opened = asked(context, 'grok.com');
    await send(page, 'Grok').focus();
    await page.keyboard.press('Enter');
    expect(new URL((await opened).url()).searchParams.get('q')).toBe('Write to Ada about a lamp in few words.');
    expect(hosts).toEqual(['grok.com']);
  });

  test('another assistant asks as well, and Copy does not @once', async ({ page, context }) => {
    await openOffer(page, context);
    await others(page).click();
    await send(page, 'Claude').click();
    await expect(question(page)).toBeVisible();
    await expect(fillIn(page)).toBeFocused();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '2 blanks still empty', visible: true })).toBeVisible();
    const opened = asked(context, 'claude.ai');
    await anyway(page, 'Claude').click();
    expect(new URL((await opened).url()).searchParams.get('q')).toBe('Write to [RECIPIENT] about [OFFER] in few words.');
  });

  test('Customize asks in its own place @once', async ({ page, context }) => {
    await openOffer(page, context);
    await page.getByRole('button', { name: 'Customize' }).click();
    await dialog(page).getByRole('link', { name: 'Send to Grok' }).click();
    await expect(question(dialog(page))).toBeVisible();
    await expectNoFaultsInBothThemes(page);
    await fillIn(dialog(page)).click();
    await expect(dialog(page).getByLabel('Recipient')).toBeFocused();
  });

  test('the menu of a row asks in its own place, and stays', async ({ page, context }) => {
    const title = `An offer ${Date.now().toString(36)}`;
    const prompt = await share(await newSharer(), { ...two, title });
    await open(page, `/prompts/shared?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `More: ${title}` }).click();
    await send(page, 'Grok').click();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Fill in' })).toBeFocused();
    await expectNoFaultsInBothThemes(page);
    const opened = asked(context, 'grok.com');
    await anyway(page, 'Grok').click();
    expect(new URL((await opened).url()).searchParams.get('q')).toBe('Write to [RECIPIENT] about [OFFER] in few words.');
    await page.bringToFront();
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('button', { name: `More: ${title}` }).click();
    await send(page, 'Grok').click();
    await page.getByRole('link', { name: 'Fill in' }).click();
    await expect(page).toHaveURL(`/prompt/shared/${prompt.id}`);
  });

  test('the sheet asks above its buttons @phone', async ({ page }) => {
    await open(page, `/prompts?q=${encodeURIComponent(example.title)}`);
    await page.getByRole('main').getByRole('link', { name: example.title, exact: true }).tap();
    const sheet = dialog(page, example.title);
    await sheet.getByRole('link', { name: 'Send to Grok' }).tap();
    await expect(sheet.getByText(`1 blank is empty: ${label(emptyBlank)}.`)).toBeVisible();
    await expectNoFaultsInBothThemes(page);
    await fillIn(sheet).tap();
    await expect(blankIn(sheet, label(emptyBlank))).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('Send is a link that sends @once', async ({ page, context }) => {
      await page.goto(path);
      const opened = asked(context, 'grok.com');
      await send(page, 'Grok').click();
      expect(new URL((await opened).url()).searchParams.get('q')).toBe(filled(example));
    });
  });
});

test('on a phone Copy comes first, then Send, and Customize stands in the page @phone', async ({ page }) => {
  await open(page, path);
  const dock = page.getByRole('region', { name: 'Actions' });
  const left = async (button: Locator) => (await button.boundingBox())?.x ?? 0;
  const copy = await left(dock.getByRole('button', { name: 'Copy', exact: true }));
  const sending = await left(send(page, 'Grok'));
  expect(copy).toBeLessThan(sending);
  await expect(dock.getByRole('button', { name: 'Customize' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Customize' })).toBeVisible();
});
