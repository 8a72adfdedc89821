import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { type Backend, makeKeys, startBackend } from '../../../scripts/backend';
import { type Site, startSite } from '../../../scripts/site';
import { BUSY_MACHINE } from '../../support/busy-machine';
import { putEmptyDatabase } from '../../support/empty-database';
import { freePort } from '../../support/free-port';
import { fillCredentials, newEmail, PASSWORD } from '../support/people';
import { test as base, expect } from '../support/test';

const distDir = process.env.NEXT_DIST_DIR ?? '.next-test';

/** A site of its own, whose backend confirms addresses. */
type Confirming = { site: Site; backend: Backend };

const test = base.extend<object, { confirming: Confirming }>({
  confirming: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'grok-prompts-confirm-'));
      const port = await freePort();
      const siteUrl = `http://localhost:${port}`;
      await putEmptyDatabase(folder);
      const backend = await startBackend({ dataDir: folder, keys: makeKeys(), siteUrl, confirmEmail: true });
      const connection = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey };
      const env = { ...connection, ...BUSY_MACHINE, SITE_URL: siteUrl, TRUST_PROXY: '1' };
      const site = await startSite({ distDir, port, env });
      await use({ site, backend });
      await site.stop();
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ confirming }, use) => use(confirming.site.url),
});

async function signUp(page: Page, email: string, password: string, path = '/signup') {
  await page.goto(path);
  await fillCredentials(page, { email, password });
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `We sent a link to ${email}.` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Send it again', 'Back to Sign In']);
  await expect(page.getByText('without an account')).toHaveCount(0);
}

async function newestLink(backend: Backend, email: string, count: number): Promise<string> {
  const mails = () => backend.mails.filter(({ to }) => to === email);
  await expect.poll(() => mails().length).toBe(count);
  return (
    mails()
      .at(-1)
      ?.links.find((link) => link.includes('/auth/confirm')) ?? ''
  );
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an address is confirmed by its mail and a button, and leads on to where somebody was going @once', async ({
      page,
      confirming,
    }) => {
      const email = newEmail('plus+sign');
      await signUp(page, email, 'first password');
      const link = await newestLink(confirming.backend, email, 1);
      await page.goto(link);
      await expect(page.getByText(`This confirms ${email} and signs you in.`)).toBeVisible();
      await expect(page.getByText('without an account')).toHaveCount(0);
      await password(page).fill('short');
      await page.getByRole('button', { name: 'Confirm Email' }).click();
      await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
      await password(page).fill('first password');
      await page.getByRole('button', { name: 'Confirm Email' }).click();
      await page.waitForURL('**/dashboard/saved');
      await page.goto(link);
      await password(page).fill('another password');
      await page.getByRole('button', { name: 'Confirm Email' }).click();
      await expect(page.getByText('This link is no longer valid')).toBeVisible();
    });
  });
}

test('the prompt that somebody wanted to save is saved once the address is confirmed, on another device too @once', async ({
  page,
  browser,
  confirming,
}) => {
  const email = newEmail('saver');
  const next = '/prompts?q=meal plan&category=everyday-life';
  await page.goto(next);
  await page.getByRole('button', { name: 'Save prompt' }).first().click();
  await page.waitForURL('**/login?**');
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
  await page.waitForURL('**/signup?**');
  await signUp(page, email, PASSWORD, page.url());
  const device = await browser.newContext();
  const there = await device.newPage();
  await there.goto(await newestLink(confirming.backend, email, 1));
  await password(there).fill(PASSWORD);
  await there.getByRole('button', { name: 'Confirm Email' }).click();
  await there.waitForURL(
    (url) =>
      url.pathname === '/prompts' && url.searchParams.get('q') === 'meal plan' && url.searchParams.get('category') === 'everyday-life',
  );
  await expect(there.getByRole('button', { name: 'Remove from saved' })).toHaveCount(1);
  await there.goto(`${confirming.site.url}/dashboard/saved`);
  await expect(there.getByRole('article')).toHaveCount(1);
  await device.close();
});

test('a recovery link that confirms an address leads on to what somebody wanted, too @once', async ({ page, confirming }) => {
  const email = newEmail('twice');
  const path = '/signup?next=%2Fguides&save=weekly-meal-plan';
  await signUp(page, email, PASSWORD, path);
  await signUp(page, email, PASSWORD, path);
  await page.goto(await newestLink(confirming.backend, email, 2));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await password(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.waitForURL('**/guides');
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('who signs up with the address of somebody else does not get in with the password they chose @once', async ({ page, confirming }) => {
  const email = newEmail('victim');
  await signUp(page, email, 'password of the attacker');
  // The victim signs up later, gets a mail, and whichever link is followed, the password is chosen by whoever reads the mail.
  await signUp(page, email, 'password of the victim');
  const mails = () => confirming.backend.mails.filter(({ to }) => to === email);
  await expect.poll(() => mails().length).toBe(2);
  for (const attempt of [1, 2]) {
    await page.goto('/login');
    await fillCredentials(page, { email, password: attempt === 1 ? 'password of the attacker' : 'password of the victim' });
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('do not match')).toBeVisible();
  }
  await page.goto(mails()[0]?.links[0] ?? '');
  await password(page).fill('password of the victim');
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await page.waitForURL('**/dashboard/saved');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await fillCredentials(page, { email, password: 'password of the attacker' });
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('do not match')).toBeVisible();
});

test('a recovery link that confirms an address voids the password it was signed up with, though no new one is chosen @once', async ({
  page,
  confirming,
}) => {
  const email = newEmail('victim');
  await signUp(page, email, 'password of the attacker');
  await signUp(page, email, 'password of the victim');
  await page.goto(await newestLink(confirming.backend, email, 2));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await fillCredentials(page, { email, password: 'password of the attacker' });
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('do not match')).toBeVisible();
});

test('a sign-in says the same of an address that waits, one that is known and one that is not @once', async ({ page, confirming }) => {
  const [waiting, known] = [newEmail('waiting'), newEmail('known')];
  await signUp(page, waiting, 'a password');
  await signUp(page, known, 'a password');
  await page.goto(await newestLink(confirming.backend, known, 1));
  await password(page).fill('a password');
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await page.waitForURL('**/dashboard/saved');
  await page.context().clearCookies();
  const answers = new Set<string>();
  for (const [email, tried] of [
    [waiting, 'wrong'],
    [waiting, 'a password'],
    [known, 'wrong'],
    [newEmail(), 'wrong'],
  ] as const) {
    await page.goto('/login');
    await fillCredentials(page, { email, password: tried });
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    const message = page.locator('main').getByText('do not match');
    await expect(message).toBeVisible();
    answers.add((await message.textContent()) ?? '');
  }
  expect(answers.size).toBe(1);
});

test('a confirmed address leads on to a page of this site, and to no other @once', async ({ page, confirming }) => {
  for (const [next, path] of [
    ['/dashboard/create', '/dashboard/create'],
    ['https://evil.example/dashboard/profile', '/dashboard/profile'],
    ['//evil.example', '/dashboard/saved'],
    ['/\\evil.example', '/dashboard/saved'],
    ['javascript:alert(1)', '/dashboard/saved'],
  ] as const) {
    const email = newEmail('next');
    await signUp(page, email, PASSWORD);
    const link = new URL(await newestLink(confirming.backend, email, 1));
    link.searchParams.set('next', next);
    await page.goto(link.href);
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await page.waitForURL((url) => url.pathname === path);
    expect(new URL(page.url()).origin).toBe(confirming.site.url);
    // The page is there before its session goes.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().clearCookies();
  }
});
