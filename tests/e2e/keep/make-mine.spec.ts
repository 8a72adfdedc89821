import type { Page } from 'playwright/test';
import { categories, example, label, withMaterial } from '../support/library';
import { blank, NOT_FOUND } from '../support/pages';
import { answer, asPerson, fillCredentials, newEmail, PASSWORD, type Person, person, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

const path = `/prompt/${example.slug}`;
const EDIT = /\/dashboard\/my-prompts\/[\w-]+\/edit$/;
const makeMine = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Make it mine' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function promptsOf(who: Person) {
  const { client, id } = await asPerson(who);
  const { data } = await client.from('user_prompts').select('id, title, content, category, is_public').eq('user_id', id);
  return data ?? [];
}

test('a prompt of the library is made one’s own, changed, and says where it came from', async ({ page }) => {
  const who = await person('copier');
  await signInByRequest(page, who);
  await open(page, path);
  await makeMine(page).click();
  await page.waitForURL(EDIT);
  await expect(page.getByText('Copied to your prompts. It is private')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(example.title);
  await expect(page.getByLabel('Content')).toHaveValue(example.promptText);
  await expect(page.getByLabel('Category')).toHaveValue(categories.find(({ id }) => id === example.categoryId)?.name ?? '');
  await page.getByLabel('Title').fill('My own version');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(heading(page)).toHaveText('My own version');
  await expect(page.getByRole('main')).toContainText(`From ${example.title}`);
  await page.getByRole('main').getByRole('link', { name: example.title }).click();
  await page.waitForURL(path);
  expect(await promptsOf(who)).toMatchObject([{ title: 'My own version', content: example.promptText, is_public: false }]);
});

test('a copy that a button could not make, for whatever reason, is said to have failed where it leads @once', async ({ page }) => {
  await signInByRequest(page, await person('copier'));
  await open(page, `/dashboard/make-mine/${example.slug}?problem=too-many-attempts`);
  await expect(page.getByText('Failed to copy prompt')).toBeVisible();
});

test('a copy keeps the field for pasted text @once', async ({ page }) => {
  await signInByRequest(page, await person('copier'));
  await open(page, `/prompt/${withMaterial.slug}`);
  await makeMine(page).click();
  await page.waitForURL(EDIT);
  await page.getByRole('link', { name: 'Cancel' }).click();
  const field = blank(page, label(withMaterial.material[0] ?? ''));
  expect((await field.boundingBox())?.height).toBeGreaterThan(100);
});

test('whoever is not signed in makes it theirs by signing in @once', async ({ page }) => {
  const who = await person('returning');
  await open(page, path);
  await makeMine(page).click();
  await page.waitForURL('**/login?**');
  await expect(page.getByText('Sign in and we copy the prompt for you.')).toBeVisible();
  await fillCredentials(page, who);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(EDIT);
  await expect(page.getByLabel('Title')).toHaveValue(example.title);
  expect(await promptsOf(who)).toHaveLength(1);
});

test('whoever has no account yet makes it theirs by creating one @once', async ({ page }) => {
  await open(page, path);
  await makeMine(page).click();
  await page.waitForURL('**/login?**');
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
  await page.waitForURL('**/signup?**');
  await fillCredentials(page, { email: newEmail('new'), password: PASSWORD });
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(EDIT);
  await expect(page.getByLabel('Title')).toHaveValue(example.title);
});

test('a second click, Back and a reload make no second copy; another one is made of what was changed @once', async ({ page }) => {
  const who = await person('twice');
  await signInByRequest(page, who);
  await open(page, path);
  await makeMine(page).dblclick();
  await page.waitForURL(EDIT);
  const first = page.url();
  await page.reload();
  await page.goBack();
  await makeMine(page).click();
  await page.waitForURL(EDIT);
  expect(page.url()).toBe(first);
  expect(await promptsOf(who)).toHaveLength(1);
  await page.getByLabel('Title').fill('Changed');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(/\/my-prompts\/[\w-]+$/);
  await open(page, path);
  await makeMine(page).click();
  await page.waitForURL(EDIT);
  expect((await promptsOf(who)).map(({ title }) => title).sort()).toEqual([example.title, 'Changed'].sort());
});

test('of a text that changes and comes back, the copy of that text is opened @once', async ({ page }) => {
  const sharer = await newSharer();
  const source = await share(sharer, { title: 'Changing', content: 'First text of [X]' });
  const who = await person('copier');
  await signInByRequest(page, who);
  const copyOf = async (content: string) => {
    await sharer.client.from('user_prompts').update({ content }).eq('id', source.id);
    await page.goto(`/dashboard/make-mine/${source.id}`);
    await makeMine(page).click();
    await page.waitForURL(EDIT);
    await expect(page.getByLabel('Content')).toHaveValue(content);
    return page.url();
  };
  const first = await copyOf('First text of [X]');
  await copyOf('Second text of [X]');
  expect(await copyOf('First text of [X]')).toBe(first);
  expect(await promptsOf(who)).toHaveLength(2);
});

test('a published copy names its author’s original, with a link until that is private again @once', async ({ page, request, faults }) => {
  faults.allow(NOT_FOUND);
  const author = await person('author');
  const { client, id: authorId } = await asPerson(author);
  const { data: profile } = await client.rpc('ensure_profile');
  await client.from('user_profiles').update({ display_name: 'Ada' }).eq('id', authorId);
  const sharer = { id: authorId, username: profile?.username ?? '', client };
  const original = await share(sharer, { title: 'Weekly plan for two', content: 'Plan [WEEK]', category: 'Plans' });

  const copier = await person('copier');
  await signInByRequest(page, copier);
  await open(page, `/prompt/shared/${original.id}`);
  await makeMine(page).click();
  await page.waitForURL(EDIT);
  await expect(page.getByLabel('Category')).toHaveValue('Plans');
  const [copy] = await promptsOf(copier);
  const publicPage = `/prompt/shared/${copy?.id}`;
  await open(page, `/dashboard/my-prompts/${copy?.id}`);
  await page.getByRole('region', { name: 'Visibility' }).getByRole('button', { name: 'Make Public' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make Public' }).click();
  await page.getByRole('link', { name: 'View public page' }).click();
  await page.waitForURL(publicPage);
  const main = page.getByRole('main');
  await expect(main).toContainText('From Weekly plan for two by Ada');
  await expect(main.getByRole('link', { name: 'Weekly plan for two' })).toHaveAttribute('href', `/prompt/shared/${original.id}`);
  expect((await answer(request, publicPage)).text).toContain('"isBasedOn":{"@type":"CreativeWork","name":"Weekly plan for two"');

  // Its author renames it and makes it private: the credit stays what it was, and leads nowhere.
  await page.context().clearCookies();
  await signInByRequest(page, author);
  await open(page, `/dashboard/my-prompts/${original.id}/edit`);
  await page.getByLabel('Title').fill('A secret plan');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`/dashboard/my-prompts/${original.id}`);
  await page.getByRole('button', { name: 'Make Private' }).click();
  await expect(page.getByText('Private: only you can see it.')).toBeVisible();
  const asked: Record<string, string>[] = [{}, { rsc: '1' }];
  for (const headers of asked) {
    const text = await (await request.get(publicPage, { headers })).text();
    expect(text).toContain('Weekly plan for two');
    for (const gone of [original.id, 'isBasedOn', 'A secret plan']) expect(text, gone).not.toContain(gone);
  }
  await page.goto(publicPage);
  await expect(main).toContainText('From Weekly plan for two by Ada');
  await expect(main.getByRole('link', { name: 'Weekly plan for two' })).toHaveCount(0);
});

test('nobody copies what is not public, by whatever address @once', async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  const sharer = await newSharer();
  const theirs = await share(sharer, { title: 'Soon private', content: 'Write [X]' });
  const who = await person('curious');
  await signInByRequest(page, who);
  await open(page, `/prompt/shared/${theirs.id}`);
  await sharer.client.from('user_prompts').update({ is_public: false, title: 'A secret' }).eq('id', theirs.id);
  await makeMine(page).click();
  await expect(heading(page)).toHaveText('Prompt not found');
  await expect(page.getByText('This prompt may have been made private or deleted.')).toBeVisible();
  expect(await page.content()).not.toContain('A secret');
  for (const id of [theirs.id, 'no-such-prompt', '%00', 'x'.repeat(200)])
    expect((await page.goto(`/dashboard/make-mine/${id}`))?.status(), id).toBe(404);
  expect(await promptsOf(who)).toEqual([]);
});

test('whoever has as many prompts as there may be is told so, and goes on once there is room @once', async ({ page }) => {
  // A thousand prompts are written first.
  const who = await person('full');
  const { client, id: user_id } = await asPerson(who);
  for (let written = 0; written < 1000; written += 250)
    await client.from('user_prompts').insert(Array.from({ length: 250 }, () => ({ user_id, title: 'T', content: 'Content' })));
  await signInByRequest(page, who);
  await open(page, path);
  await makeMine(page).click();
  await page.waitForURL(`**/dashboard/make-mine/${example.slug}?**`);
  const said = page.getByRole('alert').filter({ hasText: 'You have reached the limit of 1,000 prompts.' });
  await expect(said).toBeVisible();
  await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), makeMine(page).click()]);
  await expect(said).toBeVisible();
  const { data } = await client.from('user_prompts').select('id').eq('user_id', user_id).limit(1);
  const prompt = data?.[0]?.id ?? '';
  await client.rpc('change_prompts', { ids: [prompt], change: 'delete' });
  await client.rpc('remove_deleted', { prompt });
  await makeMine(page).click();
  await page.waitForURL(EDIT);
  await expect(page.getByLabel('Title')).toHaveValue(example.title);
});

test.describe('without JavaScript @once', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs in, and the copy is made; a double click makes one', async ({ page }) => {
    const who = await person('plain');
    await page.goto(path);
    await makeMine(page).click();
    await expect(page).toHaveURL(`/login?copy=${example.slug}`);
    await fillCredentials(page, who);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(EDIT);
    await page.goto(path);
    await makeMine(page).dblclick();
    await expect(page).toHaveURL(EDIT);
    await expect(page.getByText('Copied to your prompts. It is private')).toBeVisible();
    expect(await promptsOf(who)).toHaveLength(1);
  });
});
