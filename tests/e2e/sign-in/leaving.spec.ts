import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { type Collector, collectionOf, collector, ownPrompt } from '../support/collections';
import { NOT_FOUND } from '../support/pages';
import { backend, PASSWORD, person, signIn, siteMails } from '../support/people';
import { share } from '../support/sharing';
import { expect, open, test } from '../support/test';
import { tokenOf } from '../support/tokens';

const deletePage = '/dashboard/account/delete';

/** Somebody with a public prompt, a private one, a collection, a saved prompt and a token. */
async function leaver(): Promise<Collector & { shared: string }> {
  const someone = await collector();
  const { id: shared } = await share(someone, { title: 'Weekly plan for two', content: 'Plan [WHAT]' });
  await ownPrompt(someone, 'A private one');
  await collectionOf(someone, 'My best', [shared], true);
  await someone.client.from('saved_prompts').insert({ user_id: someone.id, prompt_id: 'cover-letter' });
  await tokenOf(someone, 'read');
  return { ...someone, shared };
}

async function deleteAccount(page: Page, password: string): Promise<void> {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete account' }).click();
}

test('an account is deleted with everything in it, after an export, by its password @once', async ({ page, faults, request }) => {
  faults.allow(NOT_FOUND);
  const someone = await leaver();
  // Pages that are cached before.
  const pages = [
    `/prompt/shared/${someone.shared}`,
    `/prompt/shared/${someone.shared}.md`,
    `/u/${someone.username}`,
    `/u/${someone.username}/my-best`,
  ];
  for (const path of pages) expect((await request.get(path)).status(), path).toBe(200);
  const reader = await collector();
  const copied = await reader.client
    .from('user_prompts')
    .insert({ user_id: reader.id, title: 'My copy', content: 'Plan [WHAT]', source_id: someone.shared })
    .select('id')
    .single();
  await reader.client.from('saved_prompts').insert({ user_id: reader.id, prompt_id: someone.shared });
  const theirs = await collectionOf(reader, 'Of others', [someone.shared]);

  await signIn(page, someone);
  await open(page, '/dashboard/account');
  await page.getByRole('link', { name: 'Delete account…' }).click();
  await page.waitForURL(deletePage);
  const goes = page.getByRole('region', { name: 'What will be deleted' });
  await expect(goes.getByRole('listitem')).toHaveText([
    /^All your prompts, .*: 2, of which 1 are public/,
    '1 collection',
    '1 saved prompt',
    '1 token',
    /^Your profile/,
  ]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 2).toString()).toBe('PK');
  await deleteAccount(page, 'not the one');
  await expect(page.getByText('That is not the password of this account.')).toBeVisible();
  await deleteAccount(page, PASSWORD);
  await page.waitForURL('/login?notice=deleted');
  await expect(page.getByRole('status').filter({ hasText: 'Your account and everything in it have been deleted.' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  expect((await siteMails(someone.email)).at(-1)).toContain('Your account has been deleted');
  expect((await backend().auth.signInWithPassword(someone)).error?.code).toBe('invalid_credentials');
  for (const path of pages) expect((await request.get(path)).status(), path).toBe(404);

  await signIn(page, reader);
  await page.goto(`/dashboard/my-prompts/${copied.data?.id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('From Weekly plan for two by');
  await expect(main.getByRole('link', { name: /Weekly plan for two/ })).toHaveCount(0);
  await page.goto('/dashboard/saved');
  await expect(main.getByText(/no longer available/i).first()).toBeVisible();
  await page.goto(theirs.path);
  await expect(main.getByText(/no longer available/i).first()).toBeVisible();
});

test('another tab of a deleted account is signed out by what it does next, with no error @once', async ({ page, context, browser }) => {
  const someone = await leaver();
  await signIn(page, someone);
  const other = await context.newPage();
  await open(other, '/dashboard/create');
  const device = await browser.newContext();
  const there = await device.newPage();
  await signIn(there, someone, `${process.env.BASE_URL}/login`);
  await open(there, `${process.env.BASE_URL}/dashboard/create`);
  await open(page, deletePage);
  await deleteAccount(page, PASSWORD);
  await page.waitForURL('/login?notice=deleted');
  // A form that is open there says so; the next page leads to /login.
  for (const tab of [other, there]) {
    await tab.getByLabel('Title').fill('Too late');
    await tab.getByLabel('Content').fill('Written after the account was deleted');
    await tab.getByRole('main').getByRole('button', { name: 'Create Prompt' }).click();
    await expect(tab.getByText('Not authenticated')).toBeVisible();
    for (const path of ['/dashboard', '/dashboard/my-prompts', '/dashboard/saved', '/dashboard/tokens', deletePage]) {
      await tab.goto(`${process.env.BASE_URL}${path}`);
      expect(new URL(tab.url()).pathname, path).toBe('/login');
    }
  }
  await device.close();
});

test('what the browser kept of the account goes with it @once', async ({ page }) => {
  const someone = await person();
  await signIn(page, someone);
  await open(page, '/dashboard/create');
  await page.getByLabel('Title').fill('A draft');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('gp-draft')))).toBe(true);
  await open(page, deletePage);
  await deleteAccount(page, PASSWORD);
  await page.waitForURL('/login?notice=deleted');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gp-draft')))).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-account');
});

test('two tabs delete the account: both are told that it is gone, or that nobody is signed in @once', async ({ page, context }) => {
  const someone = await leaver();
  await signIn(page, someone);
  const other = await context.newPage();
  await Promise.all([open(page, deletePage), open(other, deletePage)]);
  await Promise.all([deleteAccount(page, PASSWORD), deleteAccount(other, PASSWORD)]);
  for (const tab of [page, other]) await expect(tab.getByText(/have been deleted\.|Not authenticated|not the password/)).toBeVisible();
  expect((await backend().auth.signInWithPassword(someone)).error?.code).toBe('invalid_credentials');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is deleted @once', async ({ page }) => {
    const someone = await leaver();
    await signIn(page, someone);
    await page.goto(deletePage);
    await deleteAccount(page, 'not the one');
    await expect(page.getByText('That is not the password of this account.')).toBeVisible();
    await deleteAccount(page, PASSWORD);
    await page.waitForURL('/login?notice=deleted');
    await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
  });
});
