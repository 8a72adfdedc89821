import type { Page } from 'playwright/test';
import { chooseInRow, NOT_FOUND } from '../support/pages';
import { asPerson, person, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

async function writer() {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  const ids: string[] = [];
  for (const title of ['First', 'Second']) {
    const { data, error } = await client
      .from('user_prompts')
      .insert({ user_id, title, content: 'Say [WHAT].', category: 'Mine' })
      .select('id')
      .single();
    if (error) throw new Error(error.message);
    ids.push(data.id);
  }
  return { who, client, ids: ids as [string, string] };
}

const DELETED = '/dashboard/my-prompts/deleted';
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const values = (page: Page, id: string) => page.evaluate((key) => localStorage.getItem(key), `gp_vars:${id}`);

test('a prompt deleted in the list comes back with Undo, or from Deleted, private and with what was filled in @once', async ({
  page,
  faults,
}) => {
  faults.allow(NOT_FOUND);
  const { who, client, ids } = await writer();
  await client.from('user_prompts').update({ is_public: true }).eq('id', ids[0]);
  await signInByRequest(page, who);
  await open(page, '/dashboard/my-prompts');
  await page.evaluate((key) => localStorage.setItem(key, '{"WHAT":"hello"}'), `gp_vars:${ids[0]}`);
  const first = rows(page).filter({ hasText: 'First' });
  await chooseInRow(first, 'Delete');
  await expect(page.getByText('“First” deleted.').first()).toBeVisible();
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toContainText('Public');

  await chooseInRow(first, 'Delete');
  await expect(first).toHaveCount(0);
  expect((await page.goto(`/dashboard/my-prompts/${ids[0]}`))?.status()).toBe(404);
  await open(page, '/dashboard/my-prompts');
  await page.getByRole('link', { name: 'Deleted', exact: true }).click();
  await page.waitForURL(DELETED);
  await expect(page.getByRole('main')).toContainText(/Deleted now.*Kept until \d+ \w+ \d{4}/);
  await page.getByRole('button', { name: 'Restore: First' }).click();
  await expect(page.getByText('Restored. It is back in your prompts, and private.')).toBeFocused();
  await expect(page.getByText('Nothing here')).toBeVisible();
  await open(page, '/dashboard/my-prompts');
  await expect(rows(page).filter({ hasText: 'First' })).not.toContainText('Public');
  expect(await values(page, ids[0])).toContain('hello');
});

test('what is deleted forever is asked about, and goes from this browser, too @once', async ({ page }) => {
  const { who, client, ids } = await writer();
  await client.rpc('change_prompts', { ids, change: 'delete' });
  await signInByRequest(page, who);
  await open(page, DELETED);
  for (const id of ids) await page.evaluate((key) => localStorage.setItem(key, '{"WHAT":"hello"}'), `gp_vars:${id}`);
  await page.evaluate((key) => localStorage.setItem(key, '{"base":"2026-01-01","content":"hello"}'), `gp-draft:${ids[0]}`);
  const asked: string[] = [];
  const remove = page.getByRole('button', { name: 'Delete forever: First' });
  page.once('dialog', (question) => {
    asked.push(question.message());
    void question.dismiss();
  });
  await remove.click();
  await expect(remove).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await remove.click();
  await expect(page.getByText('Deleted forever.')).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect.poll(() => values(page, ids[0])).toBeNull();
  expect(await page.evaluate((key) => localStorage.getItem(key), `gp-draft:${ids[0]}`)).toBeNull();
  expect(await values(page, ids[1])).not.toBeNull();
  page.once('dialog', (question) => {
    asked.push(question.message());
    void question.accept();
  });
  await page.getByRole('button', { name: 'Empty' }).click();
  await expect(page.getByText('Nothing here')).toBeVisible();
  await expect.poll(() => values(page, ids[1])).toBeNull();
  expect(asked).toEqual(['First', '1 prompt'].map((what) => `Are you sure you want to delete "${what}"? This action cannot be undone.`));
  expect((await client.rpc('deleted_prompts')).data).toEqual([]);
});

test('an edit that was not saved outlives its prompt: it becomes a new prompt @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  const { who, client, ids } = await writer();
  await signInByRequest(page, who);
  const path = `/dashboard/my-prompts/${ids[0]}/edit`;
  await open(page, path);
  await page.getByLabel('Content').fill('A long thought');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `gp-draft:${ids[0]}`)).toContain('A long thought');
  await client.rpc('change_prompts', { ids, change: 'delete' });
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Deleted', exact: true })).toHaveAttribute('href', DELETED);
  await page.getByRole('button', { name: 'Use it for a new prompt' }).click();
  await page.waitForURL('/dashboard/create');
  await expect(page.getByLabel('Title')).toHaveValue('First');
  await expect(page.getByLabel('Content')).toHaveValue('A long thought');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gp-draft')))).toEqual(['gp-draft']);
});

test('Empty deletes what was asked about, and not what was deleted in another tab since @once', async ({ page }) => {
  const { who, client, ids } = await writer();
  await client.rpc('change_prompts', { ids: [ids[0]], change: 'delete' });
  await signInByRequest(page, who);
  await open(page, DELETED);
  await client.rpc('change_prompts', { ids: [ids[1]], change: 'delete' });
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Empty' }).click();
  await expect(page.getByText('Deleted forever.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore: Second' })).toBeVisible();
  expect((await client.rpc('deleted_prompts')).data?.map(({ id }) => id)).toEqual([ids[1]]);
});

test.describe('without JavaScript @once', () => {
  test.use({ javaScriptEnabled: false });

  test('deleted prompts are restored and deleted forever', async ({ page }) => {
    const { who, client, ids } = await writer();
    await client.rpc('change_prompts', { ids, change: 'delete' });
    await signInByRequest(page, who);
    await page.goto(DELETED);
    await page.getByRole('button', { name: 'Restore: First' }).click();
    await expect(page.getByText('Restored. It is back in your prompts, and private.')).toBeVisible();
    await page.getByText('Delete forever…').click();
    await page.getByRole('button', { name: 'Delete forever: Second' }).click();
    await expect(page.getByText('Nothing here')).toBeVisible();
    await page.goto('/dashboard/my-prompts');
    await expect(rows(page)).toHaveCount(1);
  });
});
