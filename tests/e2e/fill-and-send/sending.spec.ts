import type { BrowserContext, Page } from '@playwright/test';
import { emptyBlank, example, filled, label } from '../support/library';
import { blank, clipboard, dialog } from '../support/pages';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = `/prompt/${example.slug}`;
const asked = (context: BrowserContext, host: string) => context.waitForEvent('request', (request) => new URL(request.url()).host === host);
const send = (page: Page, name: string) => page.getByRole('link', { name: `Send to ${name}` }).locator('visible=true');
const others = (page: Page) => page.getByRole('button', { name: 'Send to another assistant' }).locator('visible=true');

test('Send to Grok opens Grok with the filled prompt', async ({ page, context }) => {
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

test('an assistant that takes no text opens, the prompt is copied, and the page says so @once', async ({ page, context }) => {
  await open(page, path);
  await others(page).click();
  const opened = asked(context, 'gemini.google.com');
  await send(page, 'Gemini').click();
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
  expect(new URL((await opened).url()).searchParams.get('q')).toBe(filled(example));
  await page.bringToFront();
  await expect(send(page, 'Claude')).toHaveCount(1);
  await expect(others(page)).toBeFocused();
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

test('Send in the dialog sends what was written there', async ({ page, context }) => {
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
  await page.bringToFront();
  await expect(send(page, 'Claude')).toBeVisible();
});
