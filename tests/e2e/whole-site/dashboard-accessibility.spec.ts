import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { chooseInRow, dialog } from '../support/pages';
import { asPerson, person, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

/** Signs in somebody who has a prompt and saved another one. The path of that prompt, in the dashboard. */
async function arrive(page: Page): Promise<string> {
  const who = await person('looker');
  const { client, id } = await asPerson(who);
  const source = { source_id: 'weekly-meal-plan', source_title: 'Weekly meal plan' };
  const { data } = await client
    .from('user_prompts')
    .insert({ user_id: id, title: 'A prompt of mine', content: 'Write to [PERSON] in a [TONE|friendly] tone.', ...source })
    .select('id')
    .single();
  await client.from('saved_prompts').insert({ user_id: id, prompt_id: 'gone-for-good' });
  await signInByRequest(page, who);
  return `my-prompts/${data?.id}`;
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of ['/login', '/signup', '/reset', '/prompts/shared', '/prompts/shared?q=zzzzqqqq']) {
  test(`axe finds nothing on ${path}, and nothing overflows`, async ({ page }) => {
    await page.goto(path);
    await expectNoFaultsInBothThemes(page);
    expect(await overflow(page)).toBe(0);
  });
}

test('axe finds nothing on a form that was refused', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await expectNoFaultsInBothThemes(page);
});

test('axe finds nothing in the dashboard, and nothing overflows', async ({ page }) => {
  await arrive(page);
  for (const path of [
    '/start',
    '/saved',
    '/my-prompts',
    '/my-prompts/deleted',
    '/my-prompts/categories',
    '/create',
    '/profile',
    '/account',
    '/account/delete',
  ]) {
    await page.goto(`/dashboard${path}`);
    await expectNoFaultsInBothThemes(page);
    expect(await overflow(page), path).toBe(0);
  }
});

test('axe finds nothing on one’s own prompt, its edit and a copy that was refused, and nothing overflows', async ({ page }) => {
  const mine = await arrive(page);
  for (const path of [mine, `${mine}/edit`, 'make-mine/weekly-meal-plan?problem=prompts-quota']) {
    await page.goto(`/dashboard/${path}`);
    await expectNoFaultsInBothThemes(page);
    expect(await overflow(page), path).toBe(0);
  }
});

test('axe finds nothing where prompts are brought, on their preview and the columns of a table, and nothing overflows', async ({
  page,
}) => {
  await arrive(page);
  for (const text of ['', 'Frage,Wozu\nWas ist {{x}}?,Lernen\n', 'act,prompt\nPoet,Write about {{x}}\nBroken,\n']) {
    await page.goto('/dashboard/import?problem=not-a-zip');
    if (text) {
      const buffer = Buffer.from(text);
      await page.getByLabel('Choose files').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
      await page.waitForURL(/import\/[0-9a-f-]{36}/);
    }
    await expectNoFaultsInBothThemes(page);
    expect(await overflow(page), text).toBe(0);
  }
});

test('axe finds nothing on versions, neither without one nor with one, and nothing overflows', async ({ page }) => {
  const mine = await arrive(page);
  await page.goto(`/dashboard/${mine}/versions`);
  await expectNoFaultsInBothThemes(page);
  await page.goto(`/dashboard/${mine}/edit`);
  await page.getByLabel('Content').fill('Write to [PERSON] in a friendly tone.\n\nAsk me first.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`**/dashboard/${mine}`);
  await page.goto(`/dashboard/${mine}/versions`);
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  expect(await overflow(page)).toBe(0);
});

test('axe finds nothing on the menu of a row, and the edit and visibility dialogs', async ({ page }) => {
  await arrive(page);
  await open(page, '/dashboard/my-prompts');
  await page.getByRole('button', { name: 'More: A prompt of mine' }).click();
  await expectNoFaultsInBothThemes(page);
  await page.keyboard.press('Escape');
  await chooseInRow(page, 'Edit');
  await expect(dialog(page, 'Edit Prompt')).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await chooseInRow(page, 'Make Public');
  await expect(dialog(page, 'Make Prompt Public?')).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article').getByText('Public', { exact: true })).toHaveCount(0);
});
