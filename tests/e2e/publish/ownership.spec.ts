import { collector, ownPrompt } from '../support/collections';
import { blank } from '../support/pages';
import { asPerson, person, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test('deleting what belongs to somebody else is an error, and invalidates nothing @once', async ({ page }) => {
  const stranger = await newSharer();
  const theirs = await share(stranger, { title: 'Not yours', content: 'Write about [TOPIC]' });
  const who = await person();
  const { client, id: user_id } = await asPerson(who);
  await client.from('user_prompts').insert({ user_id, title: 'Mine', content: 'Write' });
  await signInByRequest(page, who);
  await page.goto('/dashboard/my-prompts');
  await page.getByRole('link', { name: 'Mine', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Mine' }).waitFor();
  expect((await page.request.get(`/prompt/shared/${theirs.id}`)).status()).toBe(200);
  // The form of one's own prompt names the other one.
  await page.evaluate((id) => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name=id]')) field.value = id;
  }, theirs.id);
  await page.getByRole('region', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This prompt was deleted somewhere else.' })).toBeVisible();
  expect((await page.request.get(`/prompt/shared/${theirs.id}`)).headers()['x-nextjs-cache']).toBe('HIT');
  const { data } = await stranger.client.from('user_prompts').select('id').eq('id', theirs.id);
  expect(data).toEqual([{ id: theirs.id }]);
});

test('a prompt that was deleted in another tab is said to be, when it is deleted again @once', async ({ page }) => {
  const who = await collector();
  const id = await ownPrompt(who, 'Deleted twice');
  await signInByRequest(page, who);
  await open(page, `/dashboard/my-prompts/${id}`);
  const otherTab = await page.context().newPage();
  await open(otherTab, `/dashboard/my-prompts/${id}`);
  await otherTab.getByRole('region', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(otherTab).toHaveURL(/my-prompts\?/);
  await page.getByRole('region', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Prompt not found' })).toBeVisible();
  await expect(page.getByText('It may have been deleted.')).toBeVisible();
});

test('a draft leaves the browser when its person signs out @once', async ({ page }) => {
  await signInByRequest(page, await person());
  await page.goto('/dashboard/create');
  await page.getByLabel('Title').fill('A private plan');
  await page.getByLabel('Content').fill('Nobody else may read this');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gp-draft') ?? '')).toContain('Nobody else may read this');
  await page.reload();
  await expect(page.getByLabel('Content')).toHaveValue('Nobody else may read this');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Nobody else');
});

test('what was written in the blanks of a private prompt leaves the browser with its person, also what was written just before @once', async ({
  page,
}) => {
  const who = await collector();
  const id = await ownPrompt(who, 'Mine');
  await signInByRequest(page, who);
  await open(page, `/dashboard/my-prompts/${id}`);
  await blank(page, 'Topic').fill('a private matter');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('a private matter');
  await blank(page, 'Topic').fill('a more private matter');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('private matter');
});

test('a prompt is saved from the page of its author @once', async ({ page }) => {
  const author = await newSharer();
  await share(author, { title: 'Worth keeping', content: 'Write about [TOPIC]' });
  await signInByRequest(page, await person());
  await open(page, `/u/${author.username}`);
  await page.getByRole('button', { name: 'Save prompt' }).click();
  await expect(page.getByRole('button', { name: 'Remove from saved' })).toHaveAttribute('data-feedback', 'Saved!');
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('link', { name: 'Worth keeping' })).toBeVisible();
});
