import { createHash, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import * as schemas from '../../../lib/integrations/api/own-schemas';
import { DASHBOARD_PAGE, overweight, weigh } from '../../support/page-weight';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { example } from '../support/library';
import { asPerson, backendAsOperator, fillCredentials, type Person, person, signIn, signInByRequest } from '../support/people';
import { type Sharer, share } from '../support/sharing';
import { expect, open, sendAction, test } from '../support/test';
import { askWith, tokenOf } from '../support/tokens';

const TEXT = 'Write about [TOPIC] in ten lines, kindly.';
const BETTER = 'Write about [TOPIC] in [LENGTH|ten] lines, kindly.';
/** The page of one suggestion. */
const ONE = /\/dashboard\/suggestions\/[\da-f-]{36}$/;
const hash = (text: string) => createHash('md5').update(text).digest('hex');
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const tab = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Suggestions/ });

async function known(prefix: string): Promise<{ who: Person; sharer: Sharer }> {
  const who = await person(prefix);
  const { client, id } = await asPerson(who);
  const { data } = await client.rpc('ensure_profile');
  return { who, sharer: { id, client, username: data?.username ?? '' } };
}

/** Somebody with a public prompt. */
async function author() {
  const { who, sharer } = await known('ada');
  const title = `Ten lines ${randomUUID().slice(0, 8)}`;
  return { who, sharer, title, prompt: await share(sharer, { title, content: TEXT }) };
}

/** A suggestion by somebody, past the site. */
async function suggested(prompt: string, note = 'It is always ten') {
  const maya = await known('maya');
  const { data, error } = await maya.sharer.client.rpc('suggest_change', { prompt, note, base: hash(TEXT), content: BETTER });
  if (error) throw error;
  return { ...maya, id: data };
}

/** Presses a key until it has led to a control: the keys of a page listen a moment after its controls are React's. */
async function reach(page: Page, key: string, control: Locator) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(control).toBeFocused({ timeout: 2000 });
  }).toPass();
}

async function signInAs(page: Page, who: Person, path: string) {
  await page.context().clearCookies();
  await signIn(page, who, `/login?next=${encodeURIComponent(path)}`);
}

test('a change is suggested in place, taken with credit, and its suggester is told', async ({ page }) => {
  const ada = await author();
  const maya = await known('maya');
  await page.goto(`/prompt/shared/${ada.prompt.id}`);
  await main(page).getByRole('link', { name: 'Suggest a change' }).click();
  await fillCredentials(page, maya.who);
  await button(page, 'Sign In').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suggest a change');
  await page.waitForURL('**/dashboard/suggest/**');
  await open(page, page.url());
  await expectNoFaultsInBothThemes(page);
  await sendAction(page, () => button(page, 'Send Suggestion').click());
  await expect(page.getByText('Say what went wrong, or what would be better').last()).toBeVisible();
  await page.getByLabel('Note').focus();
  await page.keyboard.insertText('x'.repeat(501));
  await expect(page.getByText('Note must be at most 500 characters')).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('x'.repeat(501));
  await page.getByLabel('Note').fill('For a card I need four lines.');
  await page.getByLabel('Content').fill(BETTER);
  await expect(main(page).locator('ins')).toHaveText(['[LENGTH|', ']']);
  await sendAction(page, () => button(page, 'Send Suggestion').click());
  await expect(page).toHaveURL(ONE);
  await expect(main(page)).toContainText('For a card I need four lines.');
  await expect(button(page, 'Withdraw')).toBeVisible();

  await signInAs(page, ada.who, '/dashboard/suggestions');
  await expect(tab(page)).toHaveText('Suggestions1');
  await expectNoFaultsInBothThemes(page);
  await main(page).getByRole('link', { name: ada.title }).click();
  await page.waitForURL(ONE);
  await expect(main(page).locator('ins')).toHaveText(['[LENGTH|', ']']);
  await open(page, page.url());
  await expectNoFaultsInBothThemes(page);
  await page.getByText('Change the text first').click();
  await page.getByLabel('Content').fill(BETTER.replace('kindly', 'warmly'));
  await sendAction(page, () => button(page, 'Take').click());
  await expect(page).toHaveURL(/\/dashboard\/suggestions$/);
  await expect(main(page)).toContainText('Taken');
  await expect(tab(page)).toHaveText('Suggestions');
  await page.goto(`/prompt/shared/${ada.prompt.id}`);
  await expect(main(page)).toContainText('warmly');
  await page.goto(`/dashboard/my-prompts/${ada.prompt.id}/versions`);
  await expect(main(page)).toContainText(/Then you took a suggestion by maya/);

  await signInAs(page, maya.who, '/dashboard/start');
  await expect(tab(page)).toHaveText('Suggestions1');
  await tab(page).click();
  await main(page).getByRole('link', { name: ada.title }).click();
  await expect(main(page)).toContainText('It was taken, and you are named.');
  await page.goto('/dashboard/start');
  await expect(tab(page)).toHaveText('Suggestions');
});

test('a prompt that changed meanwhile says so, and what was decided elsewhere is not decided again @once', async ({ page }) => {
  const ada = await author();
  const { id } = await suggested(ada.prompt.id);
  await signInByRequest(page, ada.who);
  await open(page, `/dashboard/suggestions/${id}`);
  await ada.sharer.client
    .from('user_prompts')
    .update({ content: `${TEXT} Be brief.` })
    .eq('id', ada.prompt.id);
  await sendAction(page, () => button(page, 'Take').click());
  await expect(main(page)).toContainText('The prompt has changed, or the suggestion was decided, since you opened this page.');
  await open(page, `/dashboard/suggestions/${id}`);
  await expect(main(page)).toContainText('The prompt has changed since this was suggested.');
  await expect(main(page).locator('del').last()).toContainText('Be brief.');
  await ada.sharer.client.rpc('decline_suggestion', { suggestion: id });
  await sendAction(page, () => button(page, 'Take').click());
  await expect(main(page)).toContainText('The prompt has changed, or the suggestion was decided');
});

test('suggestions are read, answered, taken and declined with keys alone @desktop', async ({ page }) => {
  const ada = await author();
  await suggested(ada.prompt.id, 'The first');
  await suggested(ada.prompt.id, 'The second');
  await signInByRequest(page, ada.who);
  await open(page, '/dashboard/suggestions');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.waitForURL(ONE);
  await expect(main(page)).toContainText('The second');
  await open(page, page.url());
  await reach(page, 'd', page.getByLabel('Why not'));
  await page.keyboard.type('Thank you, but no.');
  await sendAction(page, () => page.keyboard.press('Control+Enter'));
  await expect(page).toHaveURL(/\/dashboard\/suggestions$/);
  await expect(main(page)).toContainText('Declined');
  await open(page, '/dashboard/suggestions');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(ONE);
  await expect(main(page)).toContainText('The first');
  await open(page, page.url());
  await reach(page, 't', button(page, 'Take'));
  await sendAction(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/\/dashboard\/suggestions$/);
  await expect(main(page)).toContainText('Taken');
});

test('a person is blocked and unblocked, and a prompt takes no suggestions any more', async ({ page }) => {
  const ada = await author();
  const maya = await suggested(ada.prompt.id);
  await signInByRequest(page, ada.who);
  await open(page, `/dashboard/suggestions/${maya.id}`);
  await page.getByText(/^Block maya/).click();
  await expectNoFaultsInBothThemes(page);
  await sendAction(page, () =>
    main(page)
      .getByRole('button', { name: /^Block maya/ })
      .click(),
  );
  await expect(page).toHaveURL(/\/blocked$/);
  await expectNoFaultsInBothThemes(page);
  await sendAction(page, () =>
    main(page)
      .getByRole('button', { name: /^Unblock maya/ })
      .press('Enter'),
  );
  await expect(main(page)).toBeFocused();
  await expect(page.getByText(/^You no longer block maya/)).toBeVisible();
  await expect(main(page)).toContainText('You have blocked nobody.');
  await open(page, `/dashboard/my-prompts/${ada.prompt.id}`);
  await page.getByLabel('Suggestions', { exact: true }).selectOption('Take none');
  await sendAction(page, () => button(page, 'Save').click());
  await expect(page.getByLabel('Suggestions', { exact: true })).toHaveValue('closed');
  await page.goto(`/prompt/shared/${ada.prompt.id}`);
  await expect(main(page).getByRole('link', { name: 'Report', exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Suggest a change' })).toHaveCount(0);
  await page.context().clearCookies();
  await signInByRequest(page, maya.who);
  await page.goto(`/dashboard/suggest/${ada.prompt.id}`);
  await expect(main(page)).toContainText('This prompt takes no suggestions.');
  await page.goto(`/dashboard/suggestions/${maya.id}`);
  await expect(main(page)).toContainText('Declined');
});

test('Needs Tweak leads to a suggestion for the library, of which its keepers decide @once', async ({ page }) => {
  const [maya, keeper] = [await known('maya'), await known('keeper')];
  await backendAsOperator().from('keepers').insert({ user_id: keeper.sharer.id });
  await signInByRequest(page, maya.who);
  await open(page, `/prompt/${example.slug}`);
  await main(page)
    .getByRole('button', { name: /^Needs Tweak/ })
    .click();
  await main(page).getByRole('status').locator('..').getByRole('link', { name: 'Suggest a change' }).click();
  await page.waitForURL('**/dashboard/suggest/**');
  await open(page, page.url());
  const note = `For a letter ${randomUUID()}`;
  await page.getByLabel('Note').fill(note);
  await sendAction(page, () => button(page, 'Send Suggestion').click());
  await expect(main(page)).toContainText('Only a note was sent, no other text.');

  await page.context().clearCookies();
  await signInByRequest(page, keeper.who);
  await open(page, '/dashboard/suggestions?show=library');
  await main(page).getByRole('listitem').filter({ hasText: note }).getByRole('link').click();
  await page.waitForURL(ONE);
  await page.getByRole('textbox', { name: 'Answer' }).fill('Which letter?');
  await sendAction(page, () => button(page, 'Send Answer').click());
  await expect(main(page).getByRole('listitem').last()).toContainText('Which letter?');
  await expect(page.getByText('Answer sent.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
  await sendAction(page, () => button(page, 'Take').click());
  await expect(page).toHaveURL(/\/dashboard\/suggestions$/);
  const { data } = await maya.sharer.client.from('suggestions').select('state, author_id').eq('suggester_id', maya.sharer.id).single();
  expect(data).toEqual({ state: 'taken', author_id: null });
});

test('a suggestion is reported, hidden and shown again like a prompt @once', async ({ page }) => {
  const ada = await author();
  const maya = await suggested(ada.prompt.id, 'A rude word');
  await signInByRequest(page, ada.who);
  await open(page, `/dashboard/suggestions/${maya.id}`);
  await main(page).getByRole('link', { name: 'Report', exact: true }).click();
  await page.waitForURL('**/dashboard/report/**');
  await open(page, page.url());
  await page.getByLabel('Reason').selectOption('Hateful');
  await sendAction(page, () => button(page, 'Send Report').click());
  await expect(main(page)).toContainText('Thank you. A moderator will look at it.');

  const boss = await known('moderator');
  await backendAsOperator().from('moderators').insert({ user_id: boss.sharer.id });
  await page.context().clearCookies();
  await signInByRequest(page, boss.who);
  await open(page, `/dashboard/moderation/suggestion/${maya.id}`);
  await expect(main(page)).toContainText('A rude word');
  await page.getByLabel('Hide').check();
  await sendAction(page, () => button(page, 'Decide').click());
  await expect(page).not.toHaveURL(new RegExp(maya.id));
  await page.context().clearCookies();
  await signInByRequest(page, maya.who);
  await page.goto('/dashboard/decisions');
  await expect(main(page)).toContainText('A moderator hid this. Only you can see it.');
  const { data } = await ada.sharer.client.from('suggestions').select('id').eq('id', maya.id);
  expect(data).toEqual([]);
});

test('a program lists, suggests and takes with a token @once', async ({ request }) => {
  const [ada, maya] = [await author(), await known('maya')];
  const [reads, hers, his] = await Promise.all([tokenOf(maya.sharer, 'read'), tokenOf(maya.sharer, 'write'), tokenOf(ada.sharer, 'write')]);
  const body = { prompt: ada.prompt.id, note: 'Let me choose', text: BETTER };
  expect((await askWith(request, reads, 'POST', '/suggestions', { body })).status).toBe(403);
  const made = await askWith(request, hers, 'POST', '/suggestions', { body });
  expect([made.status, schemas.suggestion.parse(made.body)]).toEqual([201, made.body]);
  expect(made.body).toMatchObject({ ...body, state: 'open', from: maya.sharer.username, to: ada.sharer.username, promptText: TEXT });
  const own = await askWith(request, his, 'POST', '/suggestions', { body });
  expect([own.status, own.body.title]).toEqual([404, 'Not found']);

  const list = await askWith(request, his, 'GET', '/suggestions?show=received');
  expect(schemas.suggestionList.parse(list.body)).toEqual(list.body);
  expect(list.body).toMatchObject({ total: 1, suggestions: [{ id: made.body.id }], next: null });
  const path = `/suggestions/${made.body.id}`;
  const got = await askWith(request, his, 'GET', path);
  expect((await askWith(request, his, 'PUT', `${path}/taken`, { body: {} })).status).toBe(428);
  const headers = { 'if-match': got.headers.etag ?? '' };
  expect((await askWith(request, hers, 'PUT', `${path}/taken`, { body: {}, headers })).status).toBe(404);
  const taken = await askWith(request, his, 'PUT', `${path}/taken`, { body: {}, headers });
  expect(taken).toMatchObject({ status: 200, body: { state: 'taken', text: null, promptText: BETTER } });
  expect((await askWith(request, his, 'PUT', `${path}/declined`, { body: {} })).status).toBe(412);
});

test('what is open is discussed where the author lets everybody read it, and what was taken is thanked for', async ({ page, request }) => {
  const ada = await author();
  const maya = await suggested(ada.prompt.id, 'It is always ten, see https://example.com <b>here</b>');
  const path = `/prompt/shared/${ada.prompt.id}`;
  await page.goto(path);
  await expect(main(page).getByRole('link', { name: 'Suggest a change' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: '1 suggestion' })).toHaveCount(0);
  await signInByRequest(page, ada.who);
  await open(page, `/dashboard/my-prompts/${ada.prompt.id}`);
  await page.getByLabel('Suggestions', { exact: true }).selectOption('Everybody reads and answers them');
  await sendAction(page, () => button(page, 'Save').click());

  const stranger = await known('eve');
  await page.context().clearCookies();
  await signInByRequest(page, stranger.who);
  await page.goto(path);
  await main(page).getByRole('link', { name: '1 suggestion' }).click();
  await expect(main(page)).toContainText('It is always ten, see https://example.com <b>here</b>');
  await expect(main(page).getByRole('link', { name: 'https://example.com' })).toHaveCount(0);
  await expectNoFaultsInBothThemes(page);
  await main(page).getByRole('link', { name: 'See and answer' }).click();
  await page.waitForURL(ONE);
  await open(page, page.url());
  await expect(main(page).locator('ins').first()).toBeVisible();
  await expect(button(page, 'Take')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Answer' }).fill('I want six.');
  await sendAction(page, () => button(page, 'Send Answer').click());
  await expect(main(page).getByRole('listitem').last()).toContainText('I want six.');
  await page.context().clearCookies();
  await page.goto(`${path}/history`);
  await expect(main(page)).toContainText('I want six.');
  expect(await (await request.get(`${path}/history.md`)).text()).toContain('I want six.');
  const api = await request.get(`/api/v1/public-prompts/${ada.prompt.id}/suggestions`);
  expect(await api.json()).toMatchObject({ taken: [], open: [{ id: maya.id, answers: [{ text: 'I want six.' }] }] });

  await signInByRequest(page, ada.who);
  await open(page, `/dashboard/suggestions/${maya.id}`);
  await sendAction(page, () => button(page, 'Take').click());
  await expect(page).toHaveURL(/\/dashboard\/suggestions$/);
  await page.context().clearCookies();
  await page.goto(path);
  await expect(main(page).getByRole('link', { name: `Changed once; thanks to @${maya.sharer.username}` })).toBeVisible();
  // Not by the link: for half a minute a browser may show what it has loaded before.
  await page.goto(`${path}/history`);
  await expect(main(page)).toContainText('Taken');
  expect((await request.get(`/prompt/shared/${randomUUID()}/history`)).status()).toBe(404);
});

test('the pages of suggestions weigh no more than others @once', async ({ page, context, baseURL }) => {
  const ada = await author();
  const { id } = await suggested(ada.prompt.id);
  await signInByRequest(page, ada.who);
  for (const path of ['/dashboard/suggestions', `/dashboard/suggestions/${id}`, `/dashboard/suggest/${example.slug}`])
    expect(overweight(path, await weigh(context, `${baseURL}${path}`), DASHBOARD_PAGE)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a change is suggested, read with its difference, and declined with a word', async ({ page }) => {
    const ada = await author();
    const maya = await known('maya');
    await signInByRequest(page, maya.who);
    await page.goto(`/prompt/shared/${ada.prompt.id}`);
    await main(page).getByRole('link', { name: 'Suggest a change' }).click();
    await page.getByLabel('Note').fill('Too long for a card');
    await page.getByLabel('Content').fill(BETTER);
    await button(page, 'Send Suggestion').click();
    await expect(main(page).locator('ins')).toHaveText(['[LENGTH|', ']']);

    await page.context().clearCookies();
    await signInByRequest(page, ada.who);
    await page.goto('/dashboard/suggestions');
    await main(page).getByRole('link', { name: ada.title }).click();
    await expect(main(page).locator('ins')).toHaveText(['[LENGTH|', ']']);
    await page.getByLabel('Why not').fill('Ten is what I want.');
    await button(page, 'Decline').click();
    await expect(page).toHaveURL(/\/dashboard\/suggestions$/);

    await page.context().clearCookies();
    await signInByRequest(page, maya.who);
    await page.goto('/dashboard/suggestions?show=sent');
    await expect(main(page).getByRole('listitem').last()).toContainText('Declined');
    await main(page).getByRole('link', { name: ada.title }).click();
    await expect(main(page)).toContainText('Ten is what I want.');
  });

  test('a suggestion is taken, and withdrawn @once', async ({ page }) => {
    const ada = await author();
    const { id } = await suggested(ada.prompt.id);
    await signInByRequest(page, ada.who);
    await page.goto(`/dashboard/suggestions/${id}`);
    await button(page, 'Take').click();
    await expect(page).toHaveURL(/\/dashboard\/suggestions$/);
    await page.goto(`/prompt/shared/${ada.prompt.id}`);
    await expect(main(page)).toContainText('Length');
    const maya = await suggested(ada.prompt.id);
    await page.context().clearCookies();
    await signInByRequest(page, maya.who);
    await page.goto(`/dashboard/suggestions/${maya.id}`);
    await button(page, 'Withdraw').click();
    await expect(main(page)).toContainText('you have suggested none.');
  });
});
