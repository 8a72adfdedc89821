import type { Page } from 'playwright/test';
import { blank, clipboard, NOT_FOUND } from '../support/pages';
import { answer, asPerson, type Person, person, signIn, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

const CONTENT = 'Write to [PERSON] about [TOPIC|the weather].';

type Writer = Person & { id: string; client: Awaited<ReturnType<typeof asPerson>>['client']; promptId: string; path: string };

/** Somebody with one prompt. */
async function writer(): Promise<Writer> {
  const who = await person('owner');
  const { client, id } = await asPerson(who);
  const prompt = { user_id: id, title: 'A letter of mine', content: CONTENT, category: 'Letters' };
  const { data, error } = await client.from('user_prompts').insert(prompt).select('id').single();
  if (error) throw new Error(error.message);
  return { ...who, id, client, promptId: data.id, path: `/dashboard/my-prompts/${data.id}` };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const edit = (page: Page) => page.getByRole('link', { name: 'Edit' }).locator('visible=true');

test('one’s own prompt is opened from the list, written in and copied like one of the library', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const who = await writer();
  await signInByRequest(page, who);
  await open(page, '/dashboard/my-prompts');
  await page.getByRole('link', { name: 'A letter of mine', exact: true }).click();
  await page.waitForURL(who.path);
  await expect(page).toHaveTitle(/^A letter of mine/);
  const main = page.getByRole('main');
  for (const said of ['Private', 'Letters', /Created \d+ \w+ \d{4}/]) await expect(main.getByText(said).first()).toBeVisible();
  await blank(page, 'Person').fill('Ada');
  await main.getByRole('button', { name: 'Copy', exact: true }).locator('visible=true').click();
  await expect.poll(() => clipboard(page)).toBe('Write to Ada about the weather.');
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`gp_vars:${id}`), who.promptId)).toContain('Ada');
  await open(page, who.path);
  await expect(blank(page, 'Person')).toHaveText('Ada');
  await expect(main.getByRole('link', { name: 'Send to Grok' }).locator('visible=true')).toHaveAttribute('href', /Ada/);
  await main.getByRole('button', { name: 'Customize' }).locator('visible=true').click();
  await expect(page.getByRole('dialog').getByLabel('Person')).toHaveValue('Ada');
});

test('a title from right to left begins at the right, in its row and on its page @once', async ({ page }) => {
  const who = await person('owner');
  const { client, id: user_id } = await asPerson(who);
  const { data } = await client
    .from('user_prompts')
    .insert({ user_id, title: 'מכתב תודה', content: 'כתוב מכתב תודה' })
    .select('id')
    .single();
  await signIn(page, who);
  const beginsAtTheRight = (level: 1 | 2) =>
    page.getByRole('heading', { level, name: 'מכתב תודה' }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const [text, box] = [range.getBoundingClientRect(), heading.parentElement?.getBoundingClientRect()];
      return box !== undefined && box.right - text.right < text.left - box.left;
    });
  await open(page, '/dashboard/my-prompts');
  await expect(page.getByRole('article')).toContainText('0 blanks');
  expect(await beginsAtTheRight(2)).toBe(true);
  await open(page, `/dashboard/my-prompts/${data?.id}`);
  await expect(page.getByRole('main')).toContainText('כתוב');
  expect(await beginsAtTheRight(1)).toBe(true);
});

test('an edit leads back to the prompt, saved with its banner, and cancelled @once', async ({ page }) => {
  const who = await writer();
  await signInByRequest(page, who);
  await open(page, who.path);
  await edit(page).click();
  await page.waitForURL(`${who.path}/edit`);
  await page.getByLabel('Title').fill('Never saved');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL(who.path);
  await expect(heading(page)).toHaveText('A letter of mine');
  await edit(page).click();
  await page.getByLabel('Title').fill('A longer letter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Prompt updated successfully!')).toBeVisible();
  await page.waitForURL(who.path);
  await expect(heading(page)).toHaveText('A longer letter');
});

test('an edit that somebody else’s overtook is kept, and the newer version opens beside it @once', async ({ page, context }) => {
  const who = await writer();
  await signInByRequest(page, who);
  await open(page, `${who.path}/edit`);
  await who.client.from('user_prompts').update({ content: 'Written on another device.' }).eq('id', who.promptId);
  await page.getByLabel('Content').fill('Written here, and not lost.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /changed or deleted somewhere else/ })).toBeVisible();
  await expect(page.getByLabel('Content')).toHaveValue('Written here, and not lost.');
  const [newer] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: /newer version/ }).click()]);
  await newer.waitForURL(who.path);
  await expect(newer.getByText('Written on another device.')).toBeVisible();
});

test('a prompt is published on its page, read by everybody, and made private there @once', async ({ page, context, request }) => {
  const who = await writer();
  await signInByRequest(page, who);
  await open(page, who.path);
  const visibility = page.getByRole('region', { name: 'Visibility' });
  await expect(visibility.getByRole('link', { name: 'View public page' })).toHaveCount(0);
  await visibility.getByRole('button', { name: 'Make Public' }).click();
  await page.getByRole('dialog', { name: 'Make Prompt Public?' }).getByRole('button', { name: 'Make Public' }).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visibility.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`/prompt/shared/${who.promptId}$`));
  await visibility.getByRole('link', { name: 'View public page' }).click();
  await page.waitForURL(`/prompt/shared/${who.promptId}`);
  await expect(heading(page)).toHaveText('A letter of mine');
  await open(page, who.path);
  await visibility.getByRole('button', { name: 'Make Private' }).click();
  await expect(page.getByText('Private: only you can see it.')).toBeVisible();
  expect((await answer(request, `/prompt/shared/${who.promptId}`)).status).toBe(404);
});

test('a prompt is deleted on its page, and the list that follows brings it back @once', async ({ page }) => {
  const who = await writer();
  await signInByRequest(page, who);
  await open(page, who.path);
  const remove = page.getByRole('region', { name: 'Delete' }).getByRole('button', { name: 'Delete' });
  await remove.click();
  await page.waitForURL('/dashboard/my-prompts?undo=*');
  await expect(page.getByText('No prompts created yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('A letter of mine');
});

test('nobody else reads it, edits it or learns its title @once', async ({ page, faults, request }) => {
  faults.allow(NOT_FOUND);
  const who = await writer();
  expect((await answer(request, who.path)).location).toContain('/login?next=');
  await signInByRequest(page, await person('stranger'));
  for (const path of [who.path, `${who.path}/edit`, '/dashboard/my-prompts/nothing', '/dashboard/my-prompts/nothing/edit']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText('Prompt not found');
    expect(await page.content(), path).not.toContain('A letter of mine');
  }
});

test('an unknown address of the dashboard is a page that does not exist, not a prompt @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  const who = await writer();
  await signInByRequest(page, who);
  for (const path of ['/dashboard/bogus', `${who.path}/bogus`]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(/^Page Not Found/);
  }
});

test('one’s own prompt prints as a clean page @once', async ({ page }) => {
  const who = await writer();
  await signInByRequest(page, who);
  await open(page, who.path);
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('the weather').first()).toBeVisible();
  for (const role of ['navigation', 'button', 'region', 'contentinfo'] as const)
    await expect(page.getByRole(role).locator('visible=true')).toHaveCount(0);
  // The text has the whole width of the sheet.
  const wide = await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left ?? 0);
  expect(wide).toBeLessThan(60);
});

test.describe('without JavaScript @once', () => {
  test.use({ javaScriptEnabled: false });

  test('it is read, edited, published, made private and deleted', async ({ page }) => {
    const who = await writer();
    await signInByRequest(page, who);
    await page.goto('/dashboard/my-prompts');
    await page.getByRole('link', { name: 'A letter of mine', exact: true }).click();
    await expect(page.getByText('the weather').first()).toBeVisible();
    await edit(page).click();
    await page.getByLabel('Title').fill('A longer letter');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(who.path);
    await expect(heading(page)).toHaveText('A longer letter');
    await page.getByText('Make Prompt Public?').click();
    await page.getByRole('button', { name: 'Make Public' }).click();
    await expect(page.getByRole('link', { name: 'View public page' })).toBeVisible();
    await page.getByRole('button', { name: 'Make Private' }).click();
    await expect(page.getByText('Private: only you can see it.')).toBeVisible();
    await page.getByRole('region', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/dashboard\/my-prompts\?undo=/);
    await expect(page.getByText('No prompts created yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'A longer letter', exact: true })).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a prompt is duplicated on its page: private, under a name of its own, and ready to be changed @once', async ({ page }) => {
      const who = await writer();
      await who.client.from('user_prompts').update({ is_public: true }).eq('id', who.promptId);
      await signInByRequest(page, who);
      await page.goto(who.path);
      await page.getByRole('main').getByRole('button', { name: 'Duplicate' }).click();
      await page.waitForURL('**/edit');
      await expect(page.getByLabel('Title')).toHaveValue('Copy of A letter of mine');
      await expect(page.getByLabel('Content')).toHaveValue(CONTENT);
      const { data } = await who.client.from('user_prompts').select('title, category, is_public').eq('user_id', who.id).order('title');
      expect(data).toEqual([
        { title: 'A letter of mine', category: 'Letters', is_public: true },
        { title: 'Copy of A letter of mine', category: 'Letters', is_public: false },
      ]);
    });
  });
}
