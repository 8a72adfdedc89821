import type { BrowserContext } from 'playwright/test';
import { type Site, startSite } from '../../../scripts/site';
import { BUSY_MACHINE } from '../../support/busy-machine';
import { frontDoor } from '../support/front-door';
import { laterBuild } from '../support/later-build';
import { prompts } from '../support/library';
import { blank, clipboard, dialog, searchBox } from '../support/pages';
import { storedPaths, visit } from '../support/service-worker';
import { newSharer } from '../support/sharing';
import { expect, open, test } from '../support/test';

const distDir = process.env.NEXT_DIST_DIR ?? '.next-test';
const env = () => ({
  SUPABASE_URL: process.env.SUPABASE_URL ?? '',
  SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
  TRUST_PROXY: '1',
  ...BUSY_MACHINE,
});

/** Closed after each journey, last first. */
const opened: (() => Promise<unknown>)[] = [];
/** Stops the server behind the door, which then answers 503. */
const stopSite = () => opened[0]?.();

async function ownSite(settings: { distDir?: string; env?: Record<string, string> } = {}): Promise<Site> {
  const site = await startSite({ distDir: settings.distDir ?? distDir, env: { ...env(), ...settings.env } });
  opened.push(site.stop);
  return site;
}

async function ownDoor() {
  const door = await frontDoor((await ownSite()).url);
  opened.push(door.stop);
  return door;
}

let door: Awaited<ReturnType<typeof ownDoor>>;
test.use({
  serviceWorkers: 'allow',
  permissions: ['clipboard-read', 'clipboard-write'],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  baseURL: async ({}, use) => {
    door = await ownDoor();
    await use(door.url);
    for (const close of opened.splice(0).reverse()) await close();
  },
});
test.beforeEach(({ faults }) => faults.allow(/ERR_|Failed to fetch RSC|net::/));

const ways: [string, (context: BrowserContext) => Promise<unknown>][] = [
  ['with the network cut', (context) => context.setOffline(true)],
  ['with the server stopped', () => door.stop()],
];

for (const [how, disconnect] of ways) {
  test(`after a first visit the library is searched, filled in and copied ${how} @desktop`, async ({ page, context }) => {
    await visit(page, '/faq');
    await disconnect(context);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Grok for Coding/i })
      .first()
      .click();
    await expect(page).toHaveURL('/guides/grok-for-coding');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/coding/i);

    await page.getByRole('banner').getByRole('link', { name: 'All Prompts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse All Prompts' })).toBeVisible();
    await searchBox(page).pressSequentially('professional email', { delay: 250 });
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(searchBox(page)).toHaveValue('professional email');
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).press('End');
    await searchBox(page).pressSequentially(' zebra');
    await expect(page.getByText('No prompt has all of these words.')).toBeVisible();
    await searchBox(page).fill('professional email');
    await page.getByRole('link', { name: 'Professional email', exact: true }).click();

    await expect(page).toHaveURL('/prompt/professional-email');
    await blank(page, 'Recipient').fill('my landlord');
    await page.getByRole('textbox', { name: 'Anything else' }).first().fill('Be brief.');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe('Write a professional email to my landlord about [SUBJECT].\n\nBe brief.');
    await page.reload();
    await expect(blank(page, 'Recipient')).toHaveText('my landlord');
    // Its code was not loaded before.
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(dialog(page).getByLabel('Recipient')).toHaveValue('my landlord');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Share/ }).click();
    await page.getByRole('button', { name: /^Copy link/ }).click();
    await expect.poll(() => clipboard(page)).toContain('/prompt/professional-email');

    await page.goto('/dashboard/saved');
    await expect(page.getByText('This page needs a connection.')).toBeVisible();
  });
}

test('on a phone the menu and the sheet, which were never opened, open without a network @phone', async ({ page, context }) => {
  await visit(page, '/faq');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await dialog(page, 'Menu').getByRole('link', { name: 'All Prompts' }).tap();
  await expect(page).toHaveURL('/prompts');
  const last = prompts.at(-1)?.title ?? '';
  await searchBox(page).fill(last);
  await searchBox(page).press('Enter');
  await page.getByRole('link', { name: last, exact: true }).tap();
  await expect(dialog(page, last)).toBeVisible();
  await dialog(page, last).getByRole('button', { name: 'Copy', exact: true }).tap();
  await expect.poll(() => clipboard(page)).not.toBe('');
  // The list below is the same as before, so that the focus goes back to its row.
  await page.goBack();
  await expect(dialog(page, last)).toHaveCount(0);
  await expect(page.getByRole('link', { name: last, exact: true })).toBeFocused();
});

test('a page that was opened stays, but no page of people and no file, which is asked for once @once', async ({ page, context }) => {
  const { username } = await newSharer();
  await visit(page, '/about');
  await page.goto(`/u/${username}`);
  await page.goto('/llms.txt');
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect.poll(() => storedPaths(page)).toContain('/terms');
  expect((await storedPaths(page)).filter((path) => path.startsWith('/u/') || path === '/llms.txt')).toEqual([]);
  expect(door.asked.filter((path) => path === '/llms.txt' || path === `/u/${username}`)).toEqual([`/u/${username}`, '/llms.txt']);
  await context.setOffline(true);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await page.goto('/u/somebody');
  await expect(page.getByText('This page needs a connection.')).toBeVisible();
});

test('where a cache in front answers for a server that is stopped, the library is shown, and for other pages its answer @once', async ({
  page,
  faults,
}) => {
  faults.allow(/\b503\b/);
  await visit(page, '/faq');
  await stopSite();
  await page.goto('/prompts?q=professional+email');
  await page.getByRole('link', { name: 'Professional email', exact: true }).click();
  await expect(page).toHaveURL('/prompt/professional-email');
  await blank(page, 'Recipient').fill('my landlord');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => clipboard(page)).toContain('to my landlord about');
  expect((await page.goto('/dashboard/saved'))?.status()).toBe(503);
});

test('a first visit asks for nothing more before it is idle, and all that is stored takes less than 8 MB @once', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(door.asked).not.toContain('/sw.js');
  await visit(page, '/faq');
  const pages = [
    '/about',
    '/privacy',
    '/terms',
    '/connect',
    '/developers',
    '/trials',
    ...prompts.slice(0, 16).map(({ slug }) => `/prompt/${slug}`),
  ];
  for (const path of pages) {
    await page.goto(path);
    await expect.poll(() => storedPaths(page)).toContain(path);
  }
  expect(await storedPaths(page)).not.toContain('/faq');
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  expect(usage).toBeLessThan(8_000_000);
});

test('a new version is offered and never forced; an open page goes on with what it has @once', async ({ page, context }) => {
  await visit(page, '/prompt/professional-email');
  const later = await laterBuild(distDir);
  opened.push(later.remove);
  door.target = (await ownSite({ distDir: later.distDir })).url;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is here.')).toBeVisible();
  await blank(page, 'Recipient').fill('my landlord');
  // Its code has another name by now.
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(dialog(page).getByLabel('Recipient')).toHaveValue('my landlord');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', later.id);
  await expect(blank(page, 'Recipient')).toHaveText('my landlord');
  await expect(page.getByText('A new version is here.')).toBeHidden();
  await expect.poll(async () => (await storedPaths(page)).some((path) => path.startsWith('/_next/static/chunks/later-'))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(blank(page, 'Recipient')).toHaveText('my landlord');
});

test('a deploy switches it off: the worker and what it stored are gone @once', async ({ page }) => {
  await visit(page, '/faq');
  door.target = (await ownSite({ env: { SERVICE_WORKER: 'off' } })).url;
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a worker that breaks every page is replaced by the next one without a hand @once', async ({ page }) => {
  door.worker = () => `addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => event.respondWith(Response.error()));`;
  await open(page, '/faq');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const works = () => page.goto('/about').then(Boolean, () => false);
  await expect.poll(works).toBe(false);
  door.worker = (code) => code;
  await expect.poll(works).toBe(true);
  await visit(page, '/about');
});

const denied = `Object.defineProperty(self, 'caches', { get() { throw new DOMException('Access is denied', 'SecurityError') } });\n`;

test('where storage is denied, to the page or to the worker, everything is as before @once', async ({ page }) => {
  door.worker = (code) => denied + code;
  await open(page, '/faq');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
  });
  await open(page, '/prompt/professional-email');
  await page.waitForTimeout(6000);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
});

test('where the disk is full, pages work, and what is stored is shown @once', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: door.url, quotaSize: 2_700_000 });
  await open(page, '/faq');
  await expect.poll(() => storedPaths(page)).toContain('/data/library.json');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedPaths(page)).not.toContain('/guides/grok-for-coding');
  await context.setOffline(true);
  await page.goto('/prompts?q=professional+email');
  await expect(page.getByRole('link', { name: 'Professional email', exact: true })).toBeVisible();
});
