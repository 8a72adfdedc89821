import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { collectionOf, collector } from '../support/collections';
import { emptyBlank, example, filled, label } from '../support/library';
import { blank, clipboard, dialog } from '../support/pages';
import { share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = `/prompt/${example.slug}`;
const button = (page: Page) => page.getByRole('button', { name: 'Use it in…' });

async function openMenu(page: Page, at = path) {
  await open(page, at);
  await button(page).click();
  await showAll(page);
  await expect(dialog(page).getByRole('link', { name: 'Download for Raycast' })).toBeVisible();
}

/** On a phone what is for computers is folded. */
async function showAll(page: Page) {
  await expect(dialog(page).getByLabel('Download for Markdown')).toBeVisible();
  const more = dialog(page).getByRole('button', { name: 'More' }).filter({ visible: true });
  while ((await more.count()) > 0) await more.first().click();
}

async function download(page: Page, name: string) {
  const saved = page.waitForEvent('download');
  await dialog(page).getByLabel(`Download for ${name}`, { exact: true }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a prompt is offered to assistants as it is filled in, and to other tools with its blanks', async ({ page }) => {
  await open(page, path);
  await blank(page, label(emptyBlank)).fill('a paper lamp & co');
  await button(page).click();
  await showAll(page);
  const href = await dialog(page).getByRole('link', { name: 'Send to Copilot' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('q')).toBe(filled(example, { [emptyBlank]: 'a paper lamp & co' }));
  expect(await download(page, 'Plain text')).toEqual({ name: 'prompt.txt', text: filled(example, { [emptyBlank]: 'a paper lamp & co' }) });

  const markdown = await download(page, 'Markdown');
  expect(markdown.name).toBe(`${example.slug}.md`);
  expect(markdown.text).toContain(example.promptText);
  const raycast = await download(page, 'Raycast');
  expect(JSON.parse(raycast.text)).toMatchObject([{ title: example.title }]);
  const opens = await dialog(page).getByRole('link', { name: 'Open in Raycast' }).getAttribute('href');
  expect(JSON.parse(new URL(opens ?? '').searchParams.get('prompts') ?? '')).toMatchObject({ title: example.title });
  await expect(dialog(page).getByText('The file name is its title.').first()).toBeVisible();
});

test('a phone shows assistants and plain files first, and the tools of a computer under More @phone', async ({ page }) => {
  await open(page, path);
  await button(page).tap();
  const [assistants, files] = [
    dialog(page).getByRole('button', { name: 'More' }).first(),
    dialog(page).getByRole('button', { name: 'More' }).last(),
  ];
  await expect(dialog(page).getByRole('link', { name: 'Download for Markdown' })).toBeVisible();
  for (const name of ['Download for VS Code', 'Download for espanso', 'Send to Cursor', 'Send to Claude Code'])
    await expect(dialog(page).getByRole('link', { name }), name).toBeHidden();
  await files.tap();
  await expect(dialog(page).getByRole('link', { name: 'Download for VS Code' })).toBeVisible();
  await assistants.tap();
  await expect(dialog(page).getByRole('link', { name: 'Send to Cursor' })).toBeVisible();
});

test('an assistant that a text is too long for says so, and gets it by the clipboard @once', async ({ page, context }) => {
  const long = 'word '.repeat(600).trim();
  await open(page, path);
  await blank(page, label(emptyBlank)).fill(long);
  await button(page).click();
  const copilot = dialog(page).getByRole('link', { name: 'Send to Copilot' });
  await expect(copilot).toContainText('Too long for a link. Copies it; paste it there');
  await expect(dialog(page).getByRole('link', { name: 'Send to Claude', exact: true })).not.toContainText('Too long');
  const opened = context.waitForEvent('request', (request) => new URL(request.url()).host === 'copilot.microsoft.com');
  await copilot.click();
  expect((await opened).url()).toBe('https://copilot.microsoft.com/');
  await page.bringToFront();
  await expect(dialog(page).getByText('The prompt is too long for a link. It is copied: paste it in Copilot.')).toBeVisible();
  expect(await clipboard(page)).toBe(filled(example, { [emptyBlank]: long }));
});

test('keys alone open it and close it, and axe finds nothing', async ({ page }) => {
  await open(page, path);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('link', { name: 'Download for Markdown' })).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a public prompt and a collection are offered, whatever their titles are @once', async ({ page, request }) => {
  const owner = await collector();
  const title = 'Evil"\r\nX-Header: 1 ../../ {{x}}: - &a *b'.replace(/[\r\n]+/g, ' ');
  const shared = await share(owner, { title, content: 'Say !`ls` {{x}} [WHAT|a: b|c].' });
  const { slug } = await collectionOf(owner, 'For tools', [shared.id, example.slug], true);
  await openMenu(page, `/prompt/shared/${shared.id}`);
  expect((await download(page, 'espanso')).text).toContain('[[what]]');
  const of = `/u/${owner.username}/${slug}`;
  await openMenu(page, of);
  expect(JSON.parse((await download(page, 'Raycast')).text)).toMatchObject([{ title }, { title: example.title }]);
  for (const at of [`/prompt/shared/${shared.id}`, of, path]) {
    const formats: { id: string; href: string }[] = await (await request.get(`${at}/use/formats.json`)).json();
    for (const { href } of formats) {
      const response = await request.get(href);
      expect(response.status(), href).toBe(200);
      expect(response.headers()['x-content-type-options'], href).toBe('nosniff');
      expect(response.headers()['content-disposition'], href).toMatch(/^attachment; filename="[a-z0-9_.-]+"$/);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the files are links @once', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Use it in…' }).click();
    await expect(page.getByText('The file name is its title.').first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download for goose' }).click();
    expect((await saved).suggestedFilename()).toBe(`${example.slug}.goose.yaml`);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(path);
  });

  test('only pages with such files have them @once', async ({ page, faults }) => {
    faults.allow(/404/);
    for (const none of ['/prompt/no-such-prompt/use', '/guides/use', '/prompt/shared/1/use', '/u/nobody/list/use', '/use-in/nowhere']) {
      const answer = await page.goto(none);
      expect(answer?.status(), none).toBe(404);
      await expect(page.getByRole('heading', { name: /Not Found$/ })).toBeVisible();
      await expect(page).toHaveTitle(/Not Found/);
    }
  });
});

test('the sheet has it @phone', async ({ page }) => {
  await open(page, `/prompts?q=${encodeURIComponent(example.title)}`);
  await page.getByRole('link', { name: example.title, exact: true }).click();
  await button(page).click();
  await expect(page.getByRole('link', { name: 'Download for Markdown' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeVisible();
});
