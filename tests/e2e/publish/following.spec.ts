import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { backendAsOperator, fillCredentials, newAccount, person, signInByRequest } from '../support/people';
import { newSharer, type Sharer, share } from '../support/sharing';
import { expect, open, sendAction, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const titled = () => `A prompt ${randomUUID().slice(0, 8)}`;

async function save(promptId: string, people: number) {
  for (let saved = 0; saved < people; saved++) {
    const { client } = await newAccount();
    const { error } = await client.from('saved_prompts').insert({ prompt_id: promptId });
    if (error) throw error;
  }
}

async function copyOf(promptId: string): Promise<{ by: Sharer; title: string }> {
  const [by, title] = [await newSharer(), titled()];
  await share(by, { title, content: 'Write about [TOPIC], changed.', source_id: promptId });
  return { by, title };
}

test('who follows an author sees what is new on the start page and in a feed whose address can be revoked', async ({ page, request }) => {
  const author = await newSharer({ display_name: 'Ada of the feed' });
  const title = titled();
  const { id } = await share(author, { title, content: 'Write about [TOPIC].' });
  // It was a draft for long.
  await backendAsOperator().from('user_prompts').update({ created_at: '2026-01-01T00:00:00+00:00' }).eq('id', id);
  await page.goto(`/u/${author.username}`);
  await main(page).getByRole('link', { name: 'Follow', exact: true }).click();
  await fillCredentials(page, await person());
  await button(page, 'Sign In').click();
  await page.waitForURL('**/dashboard/following**');
  await open(page, page.url());
  await expectNoFaultsInBothThemes(page);
  await sendAction(page, () => button(page, 'Follow Ada of the feed').click());
  await expect(page).toHaveURL(/\/dashboard\/following$/);
  await expect(main(page).getByRole('listitem').last()).toHaveText(/Ada of the feed/);
  await sendAction(page, () => button(page, 'Create Address').click());
  const address = (await main(page).getByRole('status').locator('code').textContent()) ?? '';
  await expectNoFaultsInBothThemes(page);
  const feed = await request.get(address);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(await feed.text()).toContain(`<title>${title}</title>`);

  await page.goto('/dashboard/start');
  const news = page.getByRole('region', { name: 'New from people you follow' });
  await expect(news.getByRole('link', { name: title })).toBeVisible();
  await news.getByRole('link', { name: 'Following' }).click();
  await page.waitForURL('**/dashboard/following');
  await open(page, page.url());
  await sendAction(page, () => button(page, 'Revoke Address').press('Enter'));
  await expect(button(page, 'Create Address')).toBeFocused();
  await expect(page.getByText('The address of your feed was revoked.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  await sendAction(page, () => button(page, 'Create Address').click());
  await expect(main(page).locator('code')).toBeVisible();
  await sendAction(page, () => button(page, 'Revoke Address').click());
  await expect(main(page).locator('code')).toHaveCount(0);
  await sendAction(page, () => button(page, /^Unfollow/).press('Enter'));
  await expect(main(page)).toContainText('You follow nobody and no category.');
  await expect(main(page)).toBeFocused();
  await expect(page.getByText('You no longer follow Ada of the feed')).toBeVisible();
  await page.goto('/dashboard/start');
  await expect(news).toHaveCount(0);
});

test('a category is followed from its list, and is not followed twice @once', async ({ page }) => {
  const [author, category] = [await newSharer(), `Letters ${randomUUID().slice(0, 6)}`];
  await share(author, { title: titled(), content: 'Write a letter.', category });
  await signInByRequest(page, await person());
  await page.goto(`/prompts/shared?category=${encodeURIComponent(category)}`);
  await main(page).getByRole('link', { name: 'Follow', exact: true }).click();
  await page.waitForURL('**/dashboard/following**');
  await open(page, page.url());
  const asked = page.url();
  await sendAction(page, () => button(page, `Follow ${category}`).click());
  await expect(main(page).getByRole('listitem').last()).toHaveText(new RegExp(category));
  await page.goto(asked);
  await expect(button(page, /^Follow /)).toHaveCount(0);
  await page.goto('/category/writing');
  await main(page).getByRole('link', { name: 'Follow', exact: true }).click();
  await expect(button(page, 'Follow Writing')).toBeVisible();
  await page.goto('/dashboard/following?author=nobody_is_called_so&category=No%20such');
  await expect(main(page)).toContainText('This person or category cannot be followed: it is gone, or it is you.');
  await expect(button(page, /^Follow /)).toHaveCount(0);
});

test('a public prompt says how many saved it and what was made with it, and lists are sorted by saves', async ({ page }) => {
  const [author, category] = [await newSharer(), `Saved ${randomUUID().slice(0, 6)}`];
  const [once, most, more] = await Promise.all(
    [titled(), titled(), titled()].map((title) => share(author, { title, content: 'Write about [TOPIC].', category })),
  );
  if (!once || !most || !more) throw new Error('Nothing was shared');
  await Promise.all([save(once.id, 1), save(most.id, 4), save(more.id, 3)]);
  const copy = await copyOf(most.id);
  await page.goto(`/prompt/shared/${most.id}`);
  await expect(main(page)).toContainText('Saved by 4 people');
  const made = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Made with this' }) });
  await expect(made.getByRole('link', { name: copy.title })).toBeVisible();
  await expect(made).toContainText(copy.by.username);
  await page.goto(`/prompts/shared?category=${encodeURIComponent(category)}`);
  await main(page).getByRole('link', { name: 'Most saved' }).click();
  await expect(page).toHaveURL(/sort=saved/);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([most.title, more.title]);
  await expect(main(page)).toContainText('Saved by 3 people');
  await expectNoFaultsInBothThemes(page);
  await page.goto('/prompts/shared?sort=saved&category=No%20such%20category');
  await expect(main(page)).toContainText('No prompt here has been saved by three people yet.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person is followed and unfollowed, and a feed is made @once', async ({ page, request }) => {
    const author = await newSharer();
    await signInByRequest(page, await person());
    await page.goto(`/u/${author.username}`);
    await main(page).getByRole('link', { name: 'Follow', exact: true }).click();
    await button(page, /^Follow /).click();
    await expect(page).toHaveURL(/\/dashboard\/following$/);
    await button(page, 'Create Address').click();
    const address = (await main(page).locator('code').textContent()) ?? '';
    expect((await request.get(address)).status()).toBe(200);
    await button(page, /^Unfollow/).click();
    await expect(main(page)).toContainText('You follow nobody and no category.');
  });
});
