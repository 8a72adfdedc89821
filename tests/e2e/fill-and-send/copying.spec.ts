import type { Page } from 'playwright/test';
import { z } from 'zod';
import { categories, emptyBlank, example, filled, label } from '../support/library';
import { blank, clipboard } from '../support/pages';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = `/prompt/${example.slug}`;
const copy = (page: Page, name = 'Copy') => page.getByRole('button', { name, exact: true });

test('Copy says Copied! for two seconds, then Copy again @once', async ({ page }) => {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy(page).click();
  await expect(copy(page, 'Copied!')).toBeVisible();
  expect(await clipboard(page)).toBe(filled(example));
  await page.clock.runFor(1999);
  await expect(copy(page, 'Copied!')).toBeVisible();
  await page.clock.runFor(1);
  await expect(copy(page)).toBeVisible();
});

test('copying again restarts the two seconds @once', async ({ page }) => {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy(page).click();
  await expect(copy(page, 'Copied!')).toBeVisible();
  await page.clock.runFor(1500);
  await copy(page, 'Copied!').click();
  await page.evaluate(() => navigator.clipboard.readText());
  await page.clock.runFor(1500);
  await expect(copy(page, 'Copied!')).toBeVisible();
});

test('what happened is said to screen readers @once', async ({ page }) => {
  await open(page, path);
  await copy(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied!' })).toBeAttached();
});

test('the line for messages is there before its first message, so that screen readers announce that one too @once', async ({ page }) => {
  await open(page, path);
  const lines = page.getByRole('main').getByRole('status');
  const before = await lines.count();
  await copy(page).click();
  await expect(lines.filter({ hasText: 'still empty' })).toBeVisible();
  await expect(lines).toHaveCount(before);
});

test('where the clipboard is denied, the page says so and what to do @once', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, { writeText: deny, write: deny });
  });
  await open(page, path);
  await blank(page, label(emptyBlank)).fill('kept');
  await copy(page).click();
  await expect(copy(page, 'Not copied')).toBeVisible();
  await expect(page.getByText('Your browser did not allow copying. Select the text and copy it by hand.')).toBeVisible();
  await expect(blank(page, label(emptyBlank))).toHaveText('kept');
  await open(page, '/prompts');
  const row = page.getByRole('article').first();
  await row.getByRole('button', { name: /^(Copy|Not copied)/ }).click();
  await expect(row.getByRole('button', { name: 'Not copied' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Could not copy.' })).toBeAttached();
});

test('a copy from the list loads all that it needs before the click @desktop', async ({ page }) => {
  await open(page, '/prompts');
  const row = page.getByRole('article').nth(1);
  const loaded = [page.waitForResponse(/\/data\/prompts\//), page.waitForResponse(/_next\/static\/.*\.js/)];
  await row.getByRole('button', { name: /^Copy/ }).hover();
  for (const response of await Promise.all(loaded)) await response.finished();
  await page.route(/_next\/static\/.*\.js|\/data\//, (route) => route.abort());
  await row.getByRole('button', { name: /^Copy/ }).click();
  await expect(row.getByRole('button', { name: 'Copied!' })).toBeVisible();
});

test('offline, a copy from the list fails in words and works again later @once', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/prompts');
  const row = page.getByRole('article').nth(1);
  await context.setOffline(true);
  await row.getByRole('button', { name: /^(Copy|Not copied)/ }).click();
  await expect(row.getByRole('button', { name: 'Not copied' })).toBeVisible();
  await context.setOffline(false);
  await row.getByRole('button', { name: /^(Copy|Not copied)/ }).click();
  await expect(row.getByRole('button', { name: 'Copied!' })).toBeVisible();
});

const copied = z.strictObject({
  name: z.literal('prompt_copy'),
  url: z.url(),
  domain: z.string(),
  props: z.strictObject({ slug: z.literal(example.slug), category: z.enum(categories.map(({ slug }) => slug)) }),
});

test('with analytics configured, a copy sends one prompt_copy with slug and category, and nothing else @once', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) body.text().then((text) => sent.push({ url: String(url), text }));
      return true;
    };
  });
  await open(page, path);
  await page.evaluate(() => {
    document.documentElement.dataset.analytics = '/counter';
  });
  await copy(page).click();
  const beacons = () => page.evaluate(() => ('sent' in window && Array.isArray(window.sent) ? window.sent : []));
  await expect.poll(beacons).toHaveLength(1);
  const [beacon] = z.array(z.object({ url: z.string(), text: z.string() })).parse(await beacons());
  expect(beacon?.url).toBe('/counter');
  expect(() => copied.parse(JSON.parse(beacon?.text ?? ''))).not.toThrow();
});

test('without analytics configured, nothing is sent anywhere @once', async ({ page, outside, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.resourceType()} ${request.url()}`));
  await open(page, path);
  await copy(page).click();
  await expect(copy(page, 'Copied!')).toBeVisible();
  expect(outside.urls).toEqual([]);
  expect(asked.filter((line) => !line.startsWith('GET ') || / (ping|beacon) /.test(line) || !line.includes(baseURL ?? ''))).toEqual([]);
});
