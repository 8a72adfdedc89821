import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { DASHBOARD_PAGE, overweight, weigh } from '../../support/page-weight';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { agedPerson, moderator, reportedBy, shareCollection, type Thing } from '../support/moderation';
import { answer, asPerson, backendAsOperator, fillCredentials, type Person, person, signIn } from '../support/people';
import { newSharer, type Sharer, share } from '../support/sharing';
import { expect, open, sendAction, test } from '../support/test';
import { askWith, tokenOf } from '../support/tokens';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Somebody with a public prompt and a way to sign in. */
async function author() {
  const who = await person('author');
  const { client, id } = await asPerson(who);
  const { data } = await client.rpc('ensure_profile');
  const sharer: Sharer = { id, client, username: data?.username ?? '' };
  const title = `Cheap watches ${randomUUID().slice(0, 8)}`;
  const prompt = await share(sharer, { title, content: `Buy [THING] at https://example.com, and [this](https://example.com) ${title}` });
  return { who, sharer, title, prompt };
}

/** The form in which a moderator decides. */
const decision = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('radio') });

async function decide(page: Page, choice: 'Keep' | 'Hide' | 'Remove', reason?: string) {
  await page.getByLabel(choice).check();
  if (reason) await decision(page).getByLabel('Reason').selectOption(reason);
  await sendAction(page, () => button(page, 'Decide').click());
}

/** Opens a page as somebody else in the same browser. */
async function signInAs(page: Page, who: Person, path: string) {
  await page.context().clearCookies();
  await signIn(page, who, `/login?next=${encodeURIComponent(path)}`);
}

test('what three people report is hidden everywhere, its author changes it and asks, and a moderator shows it again', async ({
  page,
  request,
}) => {
  const { who, sharer, title, prompt } = await author();
  const path = `/prompt/shared/${prompt.id}`;
  await reportedBy(2, { kind: 'prompt', id: prompt.id });

  // A visitor is asked to sign in, and told what to do without an account.
  await page.goto(path);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page.getByText(/Without an account, write to/)).toBeVisible();
  const reporter = await agedPerson();
  await fillCredentials(page, reporter);
  await button(page, 'Sign In').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a prompt');
  await expectNoFaultsInBothThemes(page);
  await sendAction(page, () => button(page, 'Send Report').click());
  await expect(page.getByText('Choose a reason', { exact: true }).last()).toBeVisible();
  await page.getByLabel('Reason').selectOption('Spam');
  await page.getByLabel(/^Note/).focus();
  await page.keyboard.insertText('x'.repeat(501));
  await expect(page.getByText('Note must be at most 500 characters')).toBeVisible();
  await page.getByLabel(/^Note/).fill('It sells watches.');
  await sendAction(page, () => button(page, 'Send Report').click());
  await expect(page.getByText('Thank you. A moderator will look at it.')).toBeVisible();
  expect((await answer(request, path)).status).toBe(404);
  await page.goto('/dashboard/reports');
  await expect(page.getByRole('main')).toContainText('No moderator has looked at it yet.');

  await signInAs(page, who, '/dashboard/my-prompts');
  await expect(page.getByRole('article')).toContainText('Hidden');
  await page.getByRole('link', { name: 'Why, and what you can do' }).click();
  await expect(page.getByRole('main')).toContainText(
    'Several people reported this. Only you can see it until a moderator has looked at it.',
  );
  await expectNoFaultsInBothThemes(page);
  await page.getByRole('link', { name: 'Change it', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Title').fill(`${title}, changed`);
  await sendAction(page, () => button(page, 'Save Changes').click());
  await page.goto('/dashboard/decisions');
  await page.getByRole('textbox', { name: 'Ask for another look' }).fill('It no longer sells anything.');
  await sendAction(page, () => page.getByRole('button', { name: /^Ask for another look/ }).click());
  await expect(page.getByRole('main')).toContainText('You asked for another look.');

  const boss = await moderator();
  await signInAs(page, boss, `/dashboard/moderation/prompt/${prompt.id}`);
  await expect(page.getByRole('main')).toContainText('It no longer sells anything.');
  await expect(page.getByRole('main')).toContainText(`${title}, changed`);
  await expectNoFaultsInBothThemes(page);
  await decide(page, 'Keep');
  await expect(page).not.toHaveURL(new RegExp(prompt.id));
  const shown = await answer(request, path);
  expect([shown.status, shown.text.includes(`${title}, changed`)]).toEqual([200, true]);
  expect((await answer(request, `/u/${sharer.username}`)).text).toContain(`${title}, changed`);

  await signInAs(page, reporter, '/dashboard/reports');
  await expect(page.getByRole('main')).toContainText('A moderator looked at it and found nothing wrong.');
});

/** Every address at which something of somebody's is seen. */
const addresses = ({ username, id: owner }: Sharer, prompt: string, collection: { id: string; slug: string }, word: string) => [
  ...[
    `/prompt/shared/${prompt}`,
    `/prompt/shared/${prompt}.md`,
    `/prompt/shared/${prompt}.skill.md`,
    `/prompt/shared/${prompt}/use/markdown`,
  ],
  ...[`/embed/prompt/shared/${prompt}`, `/data/prompts/${prompt}.json`, `/api/v1/public-prompts/${prompt}`, `/og/prompt/${prompt}`],
  ...[`/u/${username}`, `/u/${username}.md`, `/u/${username}.atom`, `/u/${username}/.well-known/agent-skills/index.json`],
  ...[`/u/${username}/${collection.slug}`, `/u/${username}/${collection.slug}.md`, `/u/${username}/${collection.slug}/print`],
  ...[`/data/collections/${collection.id}.md`, `/api/v1/profiles/${username}`, `/api/v1/profiles/${username}/prompts`],
  ...[
    '/prompts/shared',
    `/prompts/shared?q=${word}`,
    `/search?q=${word}`,
    '/prompts/shared.atom',
    '/sitemap.xml',
    `/api/v1/search?q=${word}`,
  ],
  `/dashboard/report/profile/${owner}`,
];

async function readAll(request: APIRequestContext, of: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const address of of) texts.set(address, (await answer(request, address)).text);
  return texts;
}

for (const kind of ['prompt', 'collection', 'profile'] as const) {
  test(`a ${kind} that a moderator hides is gone at once from every page, file, feed and answer @once`, async ({ page, request }) => {
    const word = `w${randomUUID().replaceAll('-', '').slice(0, 10)}`;
    const sharer = await newSharer({ display_name: `${word} profile`, bio: `${word} profile` });
    const prompt = await share(sharer, { title: `${word} prompt`, content: `${word} prompt [BLANK]` });
    const collection = await shareCollection(sharer, `${word} collection`);
    const id = { prompt: prompt.id, collection: collection.id, profile: sharer.id }[kind];
    const all = addresses(sharer, prompt.id, collection, word);
    const shown = `${word} ${kind}`;
    const seenAt = async () => [...(await readAll(request, all))].filter(([, text]) => text.includes(shown)).map(([address]) => address);
    await expect.poll(async () => (await seenAt()).length).toBeGreaterThan(4);

    await signIn(page, await moderator(), `/login?next=/dashboard/moderation/${kind}/${id}`);
    await decide(page, 'Hide', 'Hateful');
    await expect(page).not.toHaveURL(new RegExp(id));
    // The list of a typed search says what was searched for: what was found is what counts.
    expect((await seenAt()).filter((address) => !address.includes(`q=${word}`) || kind === 'profile')).toEqual([]);
    const found = await request.get(`/api/v1/search?q=${word}`);
    expect(JSON.stringify(((await found.json()) as { data?: unknown }).data ?? '')).not.toContain(shown);
    const mcp = await request.post('/mcp', {
      headers: { accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_prompt', arguments: { id: prompt.id } } },
    });
    if (kind !== 'collection') expect(await mcp.text()).not.toContain(`${word} prompt [BLANK]`);
  });
}

test('links in what people write are text @once', async ({ page }) => {
  const { prompt } = await author();
  await page.goto(`/prompt/shared/${prompt.id}`);
  await expect(page.getByRole('main')).toContainText('https://example.com');
  await expect(page.locator('a[href^="https://example.com"]')).toHaveCount(0);
});

test('moderators go through the queue by keys, hide and suspend with a reason, and lift @once', async ({ page, request }) => {
  const one = await author();
  const two = await author();
  const things: Thing[] = [one, two].map(({ prompt }) => ({ kind: 'prompt', id: prompt.id }));
  for (const thing of things) await reportedBy(1, thing);
  const boss = await moderator();
  await signInAs(page, boss, '/dashboard/moderation');
  await expectNoFaultsInBothThemes(page);
  await open(page, '/dashboard/moderation');
  const links = page.locator('#queue a');
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.first()).toBeFocused();

  await open(page, `/dashboard/moderation/prompt/${one.prompt.id}`);
  await page.keyboard.press('h');
  await expect(page.getByLabel('Hide')).toBeChecked();
  await page.getByLabel('Message to the author').fill('No shops, please.');
  // A letter that is written is no shortcut.
  await page.keyboard.type('r');
  await expect(page.getByLabel('Hide')).toBeChecked();
  await sendAction(page, () => page.keyboard.press('Control+Enter'));
  await expect(page).not.toHaveURL(new RegExp(one.prompt.id));
  expect((await answer(request, `/prompt/shared/${one.prompt.id}`)).status).toBe(404);

  await open(page, `/dashboard/moderation/prompt/${two.prompt.id}`);
  await page.keyboard.press('s');
  await expect(page.locator('#suspend-form').getByLabel('Reason')).toBeFocused();
  await page.locator('#suspend-form').getByLabel('Suspend for').selectOption('Until it is lifted');
  await sendAction(page, () => page.getByRole('button', { name: `Suspend @${two.sharer.username}` }).click());
  await expect(page.getByText(/Suspended until a moderator lifts it/)).toBeVisible();
  const own = await two.sharer.client
    .from('user_prompts')
    .insert({ user_id: two.sharer.id, title: 'Another', content: 'Another [BLANK] of mine' })
    .select('id')
    .single();
  await signInAs(page, two.who, `/dashboard/my-prompts/${own.data?.id}`);
  await page.goto(`/dashboard/my-prompts/${own.data?.id}`);
  await button(page, 'Make Public').click();
  await sendAction(page, () => page.getByRole('dialog').getByRole('button', { name: 'Make Public' }).click());
  await expect(page.getByText(/Your account is suspended\. See Decisions/).first()).toBeVisible();
  await page.goto('/dashboard/decisions');
  await expect(page.getByRole('main')).toContainText('Your account is suspended until a moderator lifts the suspension');

  await signInAs(page, boss, `/dashboard/moderation/prompt/${two.prompt.id}`);
  await sendAction(page, () => page.getByRole('button', { name: /^Lift the suspension/ }).click());
  await expect(page.getByText('Suspend…', { exact: true })).toBeVisible();
  await page.goto('/dashboard/moderation/log');
  await expect(page.getByRole('main')).toContainText('Suspension lifted');
  await expect(page.getByRole('main')).toContainText('Hidden: prompt');
  await expectNoFaultsInBothThemes(page);
});

test('of two moderators the second is told, and nobody else finds these pages @once', async ({ page, request, faults }) => {
  faults.allow(/404/);
  const { prompt, sharer, who } = await author();
  await signInAs(page, await moderator(), `/dashboard/moderation/prompt/${prompt.id}`);
  await expect(button(page, 'Decide')).toBeVisible();
  const { client } = await asPerson(await moderator());
  const { data } = await client.rpc('moderation_item', { kind: 'prompt', thing: prompt.id });
  const { version: seen } = data as { version: string };
  const hidden = await client.rpc('moderate', { kind: 'prompt', thing: prompt.id, decision: 'hide', reason: 'spam', message: '', seen });
  expect(hidden.error).toBeNull();
  await decide(page, 'Keep');
  await expect(page.getByText(/somebody else has changed or decided it/)).toBeVisible();
  expect((await answer(request, `/prompt/shared/${prompt.id}`)).status).toBe(404);

  const token = await tokenOf(sharer, 'write');
  const published = await askWith(request, token, 'PUT', `/prompts/${prompt.id}/visibility`, { body: { public: true } });
  expect(published).toMatchObject({ status: 403, body: { type: expect.stringContaining('#not-published') } });

  await signInAs(page, who, '/dashboard');
  for (const path of ['/dashboard/moderation', '/dashboard/moderation/log', `/dashboard/moderation/prompt/${prompt.id}`]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('main')).not.toContainText('Decide');
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Moderation' })).toHaveCount(0);
});

test('a queue of a thousand reports opens a page at a time @once', async ({ page }) => {
  const { sharer } = await author();
  const boss = await moderator();
  const reporter = await asPerson(await agedPerson());
  const operator = backendAsOperator();
  const ids: string[] = [];
  for (let at = 0; at < 40; at++) ids.push((await share(sharer, { title: `Reported ${at}`, content: `Reported text ${at} [BLANK]` })).id);
  const people: string[] = [];
  for (let at = 0; at < 25; at++) people.push(at === 0 ? reporter.id : (await asPerson(await person())).id);
  const rows = ids.flatMap((thing_id) =>
    people.map((reporter_id) => ({
      ...{ created_at: new Date(Date.now() - 3_600_000).toISOString(), reporter_id, thing_id, author_id: sharer.id, kind: 'prompt' },
      title: 'R',
      reason: 'spam',
      counts: false,
    })),
  );
  const { error } = await operator.from('reports').insert(rows);
  expect([error, rows.length]).toEqual([null, 1000]);
  await signInAs(page, boss, '/dashboard/moderation');
  await expect(page.locator('#queue li')).toHaveCount(25);
  await expect(page.locator('#queue li').first()).toContainText('25 reports');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/dashboard/moderation?page=2');
  await expect(page.locator('#queue li').first()).toBeVisible();
  const weight = await weigh(page.context(), new URL('/dashboard/moderation', page.url()).href);
  expect(overweight('/dashboard/moderation', weight, DASHBOARD_PAGE)).toEqual([]);
  await operator.from('reports').delete().in('thing_id', ids);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('something is reported, decided and asked about @once', async ({ page, request }) => {
    const { who, prompt } = await author();
    await signInAs(page, await agedPerson(), `/dashboard/report/prompt/${prompt.id}`);
    await page.getByLabel('Reason').selectOption('Copyright');
    await button(page, 'Send Report').click();
    await expect(page.getByRole('main')).toContainText('A moderator will look at it.');
    await signInAs(page, await moderator(), `/dashboard/moderation/prompt/${prompt.id}`);
    await page.getByLabel('Hide').check();
    await button(page, 'Decide').click();
    await expect(page).not.toHaveURL(new RegExp(prompt.id));
    expect((await answer(request, `/prompt/shared/${prompt.id}`)).status).toBe(404);
    await signInAs(page, who, '/dashboard/decisions');
    await expect(page.getByRole('main')).toContainText('Copyright');
    await page.getByRole('textbox', { name: 'Ask for another look' }).fill('It is mine.');
    await page.getByRole('button', { name: /^Ask for another look/ }).click();
    await expect(page.getByRole('main')).toContainText('You asked for another look.');
  });
});
