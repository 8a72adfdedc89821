import type { Page } from 'playwright/test';
import { collectionOf, collector, ownPrompt } from '../support/collections';
import { chooseInRow, dialog } from '../support/pages';
import { signInByRequest } from '../support/people';
import { expect, open, sendAction, test } from '../support/test';
import { askWith, tokenOf } from '../support/tokens';

const ADDRESS = 'jo.smith@shop.de';
const TEXT = `Write to ${ADDRESS} about [TOPIC].`;
const QUESTION = `Everyone would see this, and it looks private: an email address (${ADDRESS}). Publish it anyway?`;

/** Answers every question of the browser, and returns what was asked. */
function answerQuestions(page: Page, answers: boolean[]): string[] {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    return answers.shift() ? question.accept() : question.dismiss();
  });
  return asked;
}

test('what looks private is named before a prompt is published from the list, and published by who is sure @once', async ({ page }) => {
  const who = await collector();
  const id = await ownPrompt(who, 'A letter', TEXT);
  await signInByRequest(page, who);
  const asked = answerQuestions(page, [false, true]);
  await open(page, '/dashboard/my-prompts');
  const row = page.getByRole('article').filter({ hasText: 'A letter' });
  const publish = async () => {
    await chooseInRow(row, 'Make Public');
    await dialog(page, 'Make Prompt Public?').getByRole('button', { name: 'Make Public' }).click();
  };
  await publish();
  await expect.poll(() => asked).toEqual([QUESTION]);
  await expect(row.getByText('Public', { exact: true })).toHaveCount(0);
  const isPublic = async () => (await who.client.from('user_prompts').select('is_public').eq('id', id).single()).data?.is_public;
  expect(await isPublic()).toBe(false);
  await publish();
  await expect(page.getByRole('status').filter({ hasText: 'is public.' })).toBeAttached();
  expect(asked).toHaveLength(2);
  expect(await isPublic()).toBe(true);
});

test('what looks private is pointed at while a prompt is written @once', async ({ page }) => {
  await signInByRequest(page, await collector());
  await open(page, '/dashboard/create');
  const hint = page.getByText(`Looks private: an email address (${ADDRESS}). Others can read it once this is public.`);
  await page.getByLabel('Content').fill(TEXT);
  await expect(hint).toBeVisible();
  await page.getByLabel('Content').fill('Write to the shop about [TOPIC].');
  await expect(hint).toBeHidden();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an edit of a public prompt and of a public collection is asked about once @once', async ({ page }) => {
      const who = await collector();
      const id = await ownPrompt(who, 'A letter', 'Write to the shop about [TOPIC], and be brief.');
      await who.client.from('user_prompts').update({ is_public: true }).eq('id', id);
      const collection = await collectionOf(who, 'Mondays', [], true);
      await signInByRequest(page, who);
      const arrive = (path: string) => (javaScriptEnabled ? open(page, path) : page.goto(path));
      for (const [path, label, text, answer] of [
        [`/dashboard/my-prompts/${id}/edit`, 'Content', TEXT, `/dashboard/my-prompts/${id}`],
        [`${collection.path}/edit`, 'Description', `Of ${ADDRESS}`, collection.path],
      ] as const) {
        await arrive(path);
        const save = page.getByRole('button', { name: 'Save Changes' });
        await page.getByLabel(label).fill(text);
        await save.click();
        await expect(page.getByText(QUESTION)).toBeVisible();
        await expect(page.getByLabel(label)).toHaveValue(text);
        await save.click();
        await expect(page).toHaveURL(answer);
        // What everybody sees already is not asked about.
        await arrive(path);
        await page.getByLabel('Title').fill('Another title');
        await save.click();
        await expect(page).toHaveURL(answer);
      }
    });
  });

test('tags of several prompts, and a name that combines two, are asked about where one of them is public @once', async ({ page }) => {
  const who = await collector();
  const tagged = async (title: string, tags: string[], is_public: boolean) => {
    const id = await ownPrompt(who, title);
    await who.client.from('user_prompts').update({ tags, is_public }).eq('id', id);
    return id;
  };
  const id = await tagged('A public letter', ['client'], true);
  await tagged('A private letter', ['shop'], false);
  const tags = async () => (await who.client.from('user_prompts').select('tags').eq('id', id).single()).data?.tags;
  await signInByRequest(page, who);
  await open(page, '/dashboard/my-prompts');
  const form = page.locator('form#selection');
  for (const title of ['A public letter', 'A private letter']) await page.getByRole('checkbox', { name: `Select: ${title}` }).check();
  await form.getByText('Tags', { exact: true }).click();
  await form.getByLabel('Which tags').fill(ADDRESS);
  const add = form.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  expect(await tags()).toEqual(['client']);
  await form.getByLabel('Which tags').fill('mia@shop.de');
  await add.click();
  await expect(page.getByText('an email address (mia@shop.de)')).toBeVisible();
  expect(await tags()).toEqual(['client']);
  await form.getByLabel('Which tags').fill(ADDRESS);
  await add.click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  expect(await tags()).toEqual(['client']);
  await add.click();
  await expect(page.getByText(`2 prompts tagged ${ADDRESS}.`).first()).toBeVisible();
  expect(await tags()).toEqual(['client', ADDRESS]);

  await who.client
    .from('user_prompts')
    .update({ tags: ['client'] })
    .eq('id', id);
  await open(page, '/dashboard/my-prompts/tags?rename=client');
  const rename = page.getByRole('button', { name: 'Rename', exact: true });
  await page.getByLabel('New name').fill(ADDRESS);
  await rename.click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await rename.click();
  const combine = page.getByRole('button', { name: 'Yes, combine them' });
  await expect(combine).toBeVisible();
  // Another name is asked about anew, although it was said of the first one that it may be published.
  await page.getByLabel('New name').fill(`to ${ADDRESS}`);
  await rename.click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  expect(await tags()).toEqual(['client']);
  // So is one that is typed after the question about another one.
  await page.getByLabel('New name').fill(ADDRESS);
  await sendAction(page, () => rename.click());
  await expect(page.getByText(QUESTION)).toBeVisible();
  await rename.click();
  await combine.click();
  await expect(page.getByRole('main').getByText('Tags changed.')).toBeVisible();
  expect(await tags()).toEqual([ADDRESS]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says what looks private, and publishes when it is sent again @once', async ({ page }) => {
    const who = await collector();
    const id = await ownPrompt(who, 'A letter', TEXT);
    await signInByRequest(page, who);
    await page.goto(`/dashboard/my-prompts/${id}`);
    await page.getByText('Make Prompt Public?').click();
    await page.getByRole('button', { name: 'Make Public' }).click();
    const message = page.getByText(QUESTION);
    if (!(await message.isVisible())) await page.getByText('Make Prompt Public?').click();
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Make Public' }).click();
    await expect(page.getByText('Public: others can view and use it.')).toBeVisible();
  });
});

test('a program is told what looks private, and publishes where it says that it is sure @once', async ({ request }) => {
  const owner = await collector();
  const token = await tokenOf(owner, 'write');
  const id = await ownPrompt(owner, 'A letter', TEXT);
  const path = `/prompts/${id}/visibility`;
  const refused = await askWith(request, token, 'PUT', path, { body: { public: true } });
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining(ADDRESS) } });
  const published = await askWith(request, token, 'PUT', path, { body: { public: true, sure: true } });
  expect(published).toMatchObject({ status: 200, body: { public: true } });
  const change = { text: `${TEXT} Or call +49 30 901820 77.` };
  const known = { 'if-match': published.headers.etag ?? '' };
  const added = await askWith(request, token, 'PATCH', `/prompts/${id}`, { body: change, headers: known });
  expect(added).toMatchObject({ status: 409, body: { detail: expect.stringContaining('a phone number (+49 30 901820 77)') } });
  expect(added.body.detail).not.toContain(ADDRESS);
  const sure = await askWith(request, token, 'PATCH', `/prompts/${id}`, { body: { ...change, sure: true }, headers: known });
  expect(sure).toMatchObject({ status: 200, body: { text: change.text } });
});
