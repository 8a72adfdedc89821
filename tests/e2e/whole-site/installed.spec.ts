import type { Page } from 'playwright/test';
import { frontDoor } from '../support/front-door';
import { prompts } from '../support/library';
import { dialog, searchBox } from '../support/pages';
import { fillCredentials, newAccount, person, signInByRequest } from '../support/people';
import { storedPaths, storedText, visit } from '../support/service-worker';
import { expect, open, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ faults }) => faults.allow(/ERR_|Failed to fetch RSC|net::/));

const SECRET = 'Zwetschgenknoedel';

/** Somebody with a prompt of their own, signed in. */
async function writer(page: Page) {
  const { client, id: userId, email, password } = await newAccount('writer');
  await client.rpc('ensure_profile');
  const prompt = { user_id: userId, title: `${SECRET} letter`, content: `Write to [PERSON] about ${SECRET}.`, category: 'Letters' };
  const { data, error } = await client.from('user_prompts').insert(prompt).select('id').single();
  if (error) throw error;
  await signInByRequest(page, { email, password });
  return { email, id: data.id };
}

test('nothing of somebody who is signed in is stored, and signing out forgets what they opened @once', async ({ page }) => {
  const { email, id } = await writer(page);
  await visit(page, '/faq');
  for (const path of [
    '/dashboard/start',
    '/dashboard/my-prompts',
    `/dashboard/my-prompts/${id}`,
    '/dashboard/profile',
    `/data/prompts/${id}.json`,
  ])
    await page.goto(path);
  await page.goto('/about');
  await expect.poll(() => storedPaths(page)).toContain('/about');
  expect((await storedPaths(page)).filter((path) => /^\/(dashboard|api|auth|login|data\/(?!library|titles))/.test(path))).toEqual([]);
  const text = await storedText(page);
  expect(text).toContain('data-build');
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain(email);

  await open(page, '/dashboard/saved');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  const stays = /^\/(_next|early|data|offline|share|prompts$|guides|$)/;
  await expect.poll(async () => (await storedPaths(page)).filter((path) => !stays.test(path))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain(email);
  expect(kept).not.toContain(SECRET);
});

test('offline, what one does with one’s own things says so, keeps what was typed and is sent later @once', async ({ page, context }) => {
  const { id } = await writer(page);
  await visit(page, '/prompt/professional-email');
  await open(page, `/dashboard/my-prompts/${id}/edit`);
  await context.setOffline(true);
  await page.getByLabel('Title').fill('Changed offline');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('You are offline. What you typed stays here: send it again when the connection is back.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Changed offline');
  await page.reload();
  await expect(page.getByText('This page needs a connection.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('What you typed before is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changed offline' })).toBeVisible();

  await open(page, '/prompt/professional-email');
  await context.setOffline(true);
  const save = page.getByRole('complementary', { name: 'Use this prompt' }).getByRole('button', { name: 'Save prompt' });
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline. Try again when the connection is back.' })).toBeAttached();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: /^Worked/ }).click();
  await expect(page.getByText('You: worked 1 of 1 time')).toBeVisible();
});

const shared = (text: string) => `/share?${new URLSearchParams({ title: '', text, url: '' })}`;

test('a text that an app shares goes into the prompt that one chooses, and no server sees it @once', async ({ page, baseURL, faults }) => {
  const door = await frontDoor(baseURL ?? '');
  faults.allow(new RegExp(`request to elsewhere: ${door.url}/`));
  try {
    await visit(page, `${door.url}/faq`);
    await page.goto(door.url + shared(`${SECRET}\nand more`));
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(`${SECRET}\nand more`);
    await searchBox(page).fill('professional email');
    await page.getByRole('button', { name: /^Professional email/ }).click();
    await expect(page).toHaveURL(`${door.url}/prompt/professional-email`);
    await expect(page.getByRole('textbox', { name: 'Anything else' }).first()).toContainText('and more');

    const summary = prompts.find(({ material, promptText }) => material.length === 1 && promptText.includes(`[${material[0]}`));
    if (!summary) throw new Error('The library has no prompt with material');
    await page.goto(door.url + shared(SECRET));
    await searchBox(page).fill(summary.title);
    await page.getByRole('button', { name: summary.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: summary.title })).toBeVisible();
    await expect(page.getByRole('main').locator('[data-blank]').filter({ hasText: SECRET }).first()).toBeVisible();
    expect(door.asked.filter((url) => url.includes(SECRET))).toEqual([]);
  } finally {
    await door.stop();
  }
});

test('a text that somebody shares before they sign in waits for them as a new prompt @once', async ({ page }) => {
  await visit(page, '/faq');
  await page.goto(shared(SECRET));
  await page.getByRole('button', { name: 'New prompt' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/login');
  await fillCredentials(page, await person());
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard/create');
  await expect(page.getByLabel('Content')).toHaveValue(SECRET);
});

test('the menu offers to install the site where the browser does, and no more once that was dismissed @phone', async ({ page }) => {
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome: 'dismissed' }) }));
    });
  const menu = dialog(page, 'Menu');
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
  };
  const install = menu.getByRole('button', { name: 'Install' });
  await open(page, '/faq');
  await openMenu();
  await expect(install).toBeHidden();
  await menu.getByRole('button', { name: 'Close' }).tap();
  await offer();
  await openMenu();
  await install.tap();
  await expect(menu).toBeHidden();
  await openMenu();
  await expect(install).toBeHidden();
  await open(page, '/about');
  await offer();
  await openMenu();
  await expect(install).toBeHidden();
});
