import type { Page } from 'playwright/test';
import { LIMITS } from '../../../lib/limits';
import { NOT_FOUND } from '../support/pages';
import { answer, asPerson, backend, person, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

/** Somebody with a prompt of these texts, each an edit of the one before; all but the last two are one edit, because they are made at once. */
async function writer(...texts: string[]) {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  const [first = '', ...edits] = texts;
  const { data, error } = await client.from('user_prompts').insert({ user_id, title: 'Letter', content: first }).select('id').single();
  if (error) throw new Error(error.message);
  for (const content of edits) await client.from('user_prompts').update({ content }).eq('id', data.id);
  return { who, client, id: data.id, path: `/dashboard/my-prompts/${data.id}/versions` };
}

const rows = (page: Page) => page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
const removed = (page: Page) => page.getByRole('main').getByRole('deletion');
const added = (page: Page) => page.getByRole('main').getByRole('insertion');

async function edit(page: Page, id: string, fields: { title?: string; content: string }): Promise<void> {
  await page.goto(`/dashboard/my-prompts/${id}/edit`);
  if (fields.title) await page.getByLabel('Title').fill(fields.title);
  await page.getByLabel('Content').fill(fields.content);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`**/dashboard/my-prompts/${id}`);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript @once' : 'without JavaScript @once', () => {
    test.use({ javaScriptEnabled });

    test('somebody edits a prompt, sees what changed by word, brings the old text back and undoes that', async ({ page }) => {
      const { who, id } = await writer('Write a short letter to [PERSON].');
      await signInByRequest(page, who);
      await page.goto(`/dashboard/my-prompts/${id}`);
      await page.getByRole('link', { name: 'Versions' }).click();
      await expect(page.getByRole('heading', { name: 'No versions yet' })).toBeVisible();
      await expect(page.getByText('A version is the text of your prompt before an edit.')).toBeVisible();
      await edit(page, id, { title: 'Love letter', content: 'Write a long letter to [PERSON].\n\nAsk me first.' });

      await page.goto(`/dashboard/my-prompts/${id}/edit`);
      await page.getByRole('link', { name: 'Versions' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();
      await expect(page.getByText('The text of Love letter before each edit')).toBeVisible();
      await expect(page).toHaveTitle(/^Versions of Love letter/);
      await expect(rows(page)).toHaveText([/^\d+ \w+ \d{4}, \d\d:\d\d33 characters$/]);
      await expect(page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem').first()).toHaveText(/^Now\d+ characters$/);
      // In the reader's zone, where JavaScript runs.
      const since = page.getByRole('heading', { name: /^Since / });
      await expect(since).toHaveText(javaScriptEnabled ? /\d\d:\d\d$/ : /\d\d:\d\d UTC$/);
      await expect(removed(page)).toHaveText(['Letter', 'short']);
      await expect(added(page)).toHaveText(['Love letter', 'long', /Ask me first\.$/]);

      await page.getByRole('button', { name: 'Restore' }).click();
      await page.waitForURL(`**/dashboard/my-prompts/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Letter', exact: true })).toBeVisible();
      if (javaScriptEnabled) await expect(page.getByRole('status').filter({ hasText: 'Version restored.' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('short letter');

      await page.getByRole('link', { name: 'Versions' }).click();
      await expect(rows(page)).toHaveCount(2);
      await expect(removed(page)).toHaveText(['Love letter', 'long', /Ask me first\.$/]);
      await rows(page).last().click();
      await expect(page.getByText('Nothing has changed since then.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
      await rows(page).first().click();
      await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
      await page.getByRole('button', { name: 'Restore' }).click();
      await page.waitForURL(`**/dashboard/my-prompts/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Love letter' })).toBeVisible();
    });

    test('somebody whose prompt was changed in another tab is told before a version takes its place @once', async ({ page }) => {
      const { who, client, id, path } = await writer('The first text.', 'The second text.');
      await signInByRequest(page, who);
      await page.goto(path);
      await client.from('user_prompts').update({ content: 'The text of another tab.' }).eq('id', id);
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /changed or deleted somewhere else/ })).toBeVisible();
      const { data } = await client.from('user_prompts').select('content').eq('id', id).single();
      expect(data?.content).toBe('The text of another tab.');
    });
  });
}

test('nobody but the owner sees versions, on the site and past it, also once the prompt is public @once', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(NOT_FOUND);
  const { who, client, id, path } = await writer('A secret in an old version.', 'What everybody may read.');
  await client.from('user_prompts').update({ is_public: true }).eq('id', id);
  const stranger = await person('stranger');
  const { client: theirs } = await asPerson(stranger);
  expect((await client.from('user_prompt_versions').select('content').eq('prompt_id', id)).data).toEqual([
    { content: 'A secret in an old version.' },
  ]);
  expect((await theirs.from('user_prompt_versions').select().eq('prompt_id', id)).data).toEqual([]);
  expect((await backend().from('user_prompt_versions').select().eq('prompt_id', id)).error?.code).toBe('42501');

  expect((await answer(request, `/prompt/shared/${id}`)).text).toContain('What everybody may read.');
  for (const address of [`/prompt/shared/${id}`, `/data/prompts/${id}.json`, '/prompts/shared?q=secret+version'])
    expect((await answer(request, address)).text, address).not.toContain('A secret in');
  expect(await answer(request, path)).toMatchObject({ status: 307, location: expect.stringMatching(/^\/login\?next=/) });
  await signInByRequest(page, stranger);
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Prompt not found' })).toBeVisible();
  expect(await page.content()).not.toContain('A secret in');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await signInByRequest(page, who);
  await page.goto(path);
  await expect(removed(page)).not.toHaveCount(0);
});

test('what no longer exists is said, and odd addresses break nothing @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  const { who, path } = await writer('The first text.', 'The second text.');
  await signInByRequest(page, who);
  for (const query of ['?v=nothing', `?v=${crypto.randomUUID()}`, '?v=%00', '?v=<script>alert(1)</script>']) {
    expect((await page.goto(path + query))?.status(), query).toBe(200);
    await expect(page.getByText('This version is no longer stored.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
    await expect(rows(page)).toHaveCount(1);
  }
  for (const query of ['?v=', '?v=a&v=b']) {
    await page.goto(path + query);
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  }
  for (const id of ['nothing', crypto.randomUUID()]) expect((await page.goto(`/dashboard/my-prompts/${id}/versions`))?.status()).toBe(404);
});

test('a deleted prompt takes its versions with it @once', async ({ page }) => {
  const { who, client, id, path } = await writer('The first text.', 'The second text.');
  await signInByRequest(page, who);
  await open(page, `/dashboard/my-prompts/${id}`);
  await page.getByRole('region', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/dashboard/my-prompts?undo=*');
  expect((await client.from('user_prompt_versions').select().eq('prompt_id', id)).data).toEqual([]);
  expect((await answer(page.request, path)).status).toBe(404);
});

test('what people wrote stays text in its versions @once', async ({ page }) => {
  const { who, path } = await writer('<b>bold</b> <script>alert(1)</script> “quotes”', '<i>italic</i> <script>alert(2)</script> “quotes”');
  await signInByRequest(page, who);
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText('<script>alert(');
  await expect(
    page
      .getByRole('main')
      .locator('b, i, script')
      .filter({ hasText: /bold|italic|alert/ }),
  ).toHaveCount(0);
});

test('the longest texts are compared and restored, and people read on @once', async ({ page }) => {
  const { max, hardMax } = LIMITS.content;
  const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 1);
  // As long as a prompt is when it is created, and when it is edited.
  const { who, client, id, path } = await writer(`${filled('a b ', hardMax)}x`, `${filled('b a a ', max)}y`);
  await signInByRequest(page, who);
  await open(page, path);
  await expect(removed(page).first()).toBeAttached();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.waitForURL(`**/dashboard/my-prompts/${id}`);
  const { data } = await client.from('user_prompts').select('content').eq('id', id).single();
  expect(data?.content.at(-1)).toBe('x');
});

test('versions are reached and restored by the keyboard alone, and one that is chosen is in view @phone', async ({ page }) => {
  const { who, id, path } = await writer('The first text.', 'The second text.');
  await signInByRequest(page, who);
  await open(page, path);
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?v=/);
  await expect(rows(page).first()).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/dashboard/my-prompts/${id}`);
  await expect(page.getByRole('main')).toContainText('The first text.');
});

test('a public prompt shows the restored text at once @once', async ({ page, request }) => {
  const { who, client, id, path } = await writer('What the public read first.', 'What the public read then.');
  await client.from('user_prompts').update({ is_public: true }).eq('id', id);
  expect((await answer(request, `/prompt/shared/${id}`)).text).toContain('read then.');
  await signInByRequest(page, who);
  await page.goto(path);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.waitForURL(`**/dashboard/my-prompts/${id}`);
  expect((await answer(request, `/prompt/shared/${id}`)).text).toContain('read first.');
});
