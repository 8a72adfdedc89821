import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { tabTo } from '../support/keyboard';
import { chooseInRow, clipboard, NOT_FOUND } from '../support/pages';
import { answer, asPerson, person, signIn, signInByRequest } from '../support/people';
import { expect, test } from '../support/test';

const base = () => process.env.BASE_URL ?? '';

/** Writes a prompt through the page; its title is a word nobody else uses. */
async function create(page: Page, word: string): Promise<void> {
  await page.goto('/dashboard/create');
  await page.getByLabel('Title').fill(`Plan for ${word}`);
  await page.getByLabel('Category').fill('Writing');
  await page.getByLabel('Content').fill(`Write about ${word} for [READER|a friend] in [LENGTH].`);
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await page.waitForURL('**/dashboard/my-prompts');
}

const newWord = () => `word${randomUUID().slice(0, 8)}`;
const ownRow = (page: Page, word: string) => page.getByRole('article').filter({ hasText: word });

async function publish(page: Page, word: string): Promise<void> {
  await chooseInRow(ownRow(page, word), 'Make Public');
  const question = page.getByRole('dialog', { name: 'Make Prompt Public?' });
  await question.getByRole('button', { name: 'Make Public' }).click();
  await expect(ownRow(page, word).getByText('Public', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'is public.' })).toBeAttached();
}

test('a prompt is written, previewed, published, found and saved by somebody else, and gone when it is private again', async ({
  page,
  browser,
  request,
  faults,
}) => {
  faults.allow(NOT_FOUND);
  const word = newWord();
  await signIn(page, await person('writer'));
  await page.goto('/dashboard/create');
  await page.getByLabel('Title').fill(`Plan for ${word}`);
  await page.getByLabel('Content').fill(`Write about ${word} for [READER|a friend] in [LENGTH].`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('a friend').first()).toBeVisible();
  await expect(preview.getByText('Length').first()).toBeVisible();
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await page.waitForURL('**/dashboard/my-prompts');
  await expect(ownRow(page, word)).toContainText('2 blanks');
  const lists = [`/prompts/shared?q=${word}`, `/search?q=${word}`];
  // Asked before, after and after that: what is kept of a list must not outlive a change.
  for (const list of lists) expect((await answer(request, list)).text, list).not.toContain('/prompt/shared/');
  await publish(page, word);
  for (const list of lists) expect((await answer(request, list)).text, list).toContain('/prompt/shared/');

  const elsewhere = await browser.newContext({ baseURL: base() });
  const reader = await elsewhere.newPage();
  await signInByRequest(reader, await person('reader'));
  await reader.goto(`/prompts/shared?q=${word}`);
  await reader.getByRole('link', { name: `Plan for ${word}` }).click();
  await reader.waitForURL(/\/prompt\/shared\//);
  const path = new URL(reader.url()).pathname;
  await reader.getByRole('button', { name: 'Save prompt' }).locator('visible=true').first().click();
  await expect(reader.getByRole('button', { name: 'Remove from saved' }).locator('visible=true').first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(reader.getByRole('status').filter({ hasText: 'Saved!' })).toBeAttached();
  await reader.goto('/dashboard/saved');
  await expect(reader.getByRole('link', { name: `Plan for ${word}` })).toBeVisible();

  await chooseInRow(ownRow(page, word), 'Make Private');
  await expect(page.getByRole('status').filter({ hasText: 'is private.' })).toBeAttached();
  expect((await answer(request, path)).status).toBe(404);
  for (const list of [...lists, '/sitemap.xml']) expect((await answer(request, list)).text, list).not.toContain(path);
  await reader.goto('/dashboard/saved');
  await expect(reader.getByRole('heading', { name: 'No longer available' })).toBeVisible();
  await reader.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(reader.getByText('No saved prompts yet')).toBeVisible();
  await elsewhere.close();
});

test('where a prompt is published, its page and its link are offered @once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const word = newWord();
  await signInByRequest(page, await person('publisher'));
  await create(page, word);
  const links = ownRow(page, word).getByText('Public: others can view and use it.');
  await expect(links).toHaveCount(0);
  await publish(page, word);
  await expect(links).toBeVisible();
  await ownRow(page, word)
    .getByRole('button', { name: `Copy link: Plan for ${word}` })
    .click();
  await expect.poll(() => clipboard(page)).toMatch(/\/prompt\/shared\/[0-9a-f-]{36}$/);
  await chooseInRow(ownRow(page, word), 'Make Private');
  await expect(links).toHaveCount(0);
  await publish(page, word);
  await ownRow(page, word)
    .getByRole('link', { name: `View public page: Plan for ${word}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Plan for ${word}`);
  expect(new URL(await clipboard(page)).pathname).toBe(new URL(page.url()).pathname);
});

test('the question before a prompt with a long title is published fits above a keyboard @phone', async ({ page }) => {
  const who = await person('publisher');
  const { client, id: user_id } = await asPerson(who);
  const title = 'A letter to all. '.repeat(5).trim();
  await client.from('user_prompts').insert({ user_id, title, content: 'Write about [TOPIC].' });
  await signInByRequest(page, who);
  await page.goto('/dashboard/my-prompts');
  await page.setViewportSize({ width: 390, height: 400 });
  await chooseInRow(page, 'Make Public');
  const question = page.getByRole('dialog', { name: 'Make Prompt Public?' });
  const box = await question.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
  const confirm = question.getByRole('button', { name: 'Make Public' });
  await confirm.scrollIntoViewIfNeeded();
  await expect(confirm).toBeInViewport({ ratio: 1 });
});

test('of two tabs that edit one prompt the second is told, and nothing is overwritten @once', async ({ page, context }) => {
  const word = newWord();
  const who = await person('tabs');
  await signInByRequest(page, who);
  await create(page, word);
  const second = await context.newPage();
  await second.goto('/dashboard/my-prompts');
  for (const tab of [page, second]) await chooseInRow(ownRow(tab, word), 'Edit');
  await page.getByRole('dialog').getByLabel('Content').fill('What the first tab wrote.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Prompt updated successfully!')).toBeVisible();
  await second.getByRole('dialog').getByLabel('Content').fill('What the second tab wrote.');
  await second.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByRole('alert').filter({ hasText: /changed or deleted somewhere else/ })).toBeVisible();
  await expect(second.getByRole('dialog').getByLabel('Content')).toHaveValue('What the second tab wrote.');
  const { client, id } = await asPerson(who);
  const { data } = await client.from('user_prompts').select('content').eq('user_id', id);
  expect(data).toEqual([{ content: 'What the first tab wrote.' }]);
});

test('of two tabs that edit the profile the second is told, and keeps what was typed @once', async ({ page, context }) => {
  const who = await person('profiles');
  await signInByRequest(page, who);
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto('/dashboard/profile');
  const save = async (tab: Page, bio: string) => {
    await tab.getByLabel('Bio').fill(bio);
    await tab.getByRole('button', { name: 'Save Profile' }).click();
  };
  // Twice, because the second time it starts from what the first has saved.
  for (const bio of ['Once', 'Twice']) {
    await save(page, bio);
    await expect.poll(async () => (await profile()).bio).toBe(bio);
    await expect(page.getByRole('button', { name: 'Save Profile' })).toBeEnabled();
  }
  await second.getByLabel('Display name').fill('From the second tab');
  for (const bio of ['Elsewhere', 'Again']) {
    await save(second, bio);
    await expect(second.getByRole('alert').filter({ hasText: 'Your profile was changed somewhere else' })).toBeVisible();
    await expect(second.getByLabel('Bio')).toHaveValue(bio);
  }
  expect((await profile()).bio).toBe('Twice');
  await second.reload();
  await save(second, 'Seen');
  await expect(second.getByText('Profile saved.').first()).toBeVisible();

  async function profile() {
    const { client, id } = await asPerson(who);
    const { data, error } = await client.from('user_profiles').select('bio').eq('id', id).single();
    if (error) throw error;
    return data;
  }
});

test('of two people who want one username one gets it and the other is told @once', async ({ page, browser }) => {
  const name = `n${randomUUID().slice(0, 8)}`;
  const elsewhere = await browser.newContext({ baseURL: base() });
  const other = await elsewhere.newPage();
  await signInByRequest(page, await person('first'));
  await signInByRequest(other, await person('second'));
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/profile');
    await tab.getByLabel('Username').fill(name);
  }
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved.').first()).toBeVisible();
  await other.getByRole('button', { name: 'Save Profile' }).click();
  await expect(other.getByText('Username is already taken')).toBeVisible();
  await expect(other.getByLabel('Username')).toHaveValue(name);
  await page.goto(`/u/${name}`);
  await expect(page.getByText(`@${name}`)).toBeVisible();
  await elsewhere.close();
});

test('a session that ends in the middle of typing loses nothing @once', async ({ page, context }) => {
  const word = newWord();
  const who = await person('expired');
  await signInByRequest(page, who);
  await page.goto('/dashboard/create');
  await page.getByLabel('Title').fill(`Plan for ${word}`);
  await page.getByLabel('Content').fill(`Everything about ${word}.`);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not authenticated' })).toBeVisible();
  await expect(page.getByLabel('Content')).toHaveValue(`Everything about ${word}.`);
  const beside = await context.newPage();
  await signIn(beside, who);
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await page.waitForURL('**/dashboard/my-prompts');
  await expect(ownRow(page, word)).toBeVisible();
});

test('whoever is not signed in comes back to the prompt they wanted to keep, and it is saved @once', async ({ page }) => {
  const who = await person('keeper');
  await page.goto('/category/coding');
  const row = page.getByRole('article').first();
  const title = await row.getByRole('heading').textContent();
  await row.getByRole('button', { name: 'Save prompt' }).click();
  await page.waitForURL('**/login?**');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/category/coding');
  await expect(row.getByRole('button', { name: 'Remove from saved' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(title ?? 'no title');
});

test('a prompt is deleted after a question, and not without it @once', async ({ page }) => {
  const word = newWord();
  await signInByRequest(page, await person('deleter'));
  await create(page, word);
  await chooseInRow(ownRow(page, word), 'Delete');
  await expect(page.getByText('No prompts created yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No prompts created yet')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a prompt is written, wrong fields said, and the list shows it @once', async ({ page }) => {
    const word = newWord();
    await signIn(page, await person('plain'));
    await page.goto('/dashboard/create');
    await page.getByLabel('Content').fill(`Write about ${word} for [READER].`);
    await page.getByRole('button', { name: 'Create Prompt' }).click();
    await expect(page.getByText('Title and content are required')).toBeVisible();
    await expect(page.getByLabel('Content')).toHaveValue(`Write about ${word} for [READER].`);
    await page.getByLabel('Title').fill(`Plan for ${word}`);
    await page.getByRole('button', { name: 'Create Prompt' }).click();
    await page.waitForURL('**/dashboard/my-prompts');
    await expect(ownRow(page, word)).toBeVisible();
  });
});

test('keyboard alone: signing in, writing a prompt and finding it in the list @desktop', async ({ page }) => {
  const word = newWord();
  const who = await person('keys');
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(who.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(who.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/saved');
  await page.getByRole('link', { name: 'Create Prompt' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/create');
  await page.getByLabel('Title').focus();
  await page.keyboard.type(`Plan for ${word}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Writing');
  await tabTo(page, page.getByLabel('Content'));
  await page.keyboard.type(`About ${word}.`);
  await page.getByRole('button', { name: 'Create Prompt' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/my-prompts');
  await expect(ownRow(page, word)).toBeVisible();
});
