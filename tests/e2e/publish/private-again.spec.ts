import type { ChangeKind } from '../../../lib/my-prompts/change-form';
import { startSite } from '../../../scripts/site';
import { BUSY_MACHINE } from '../../support/busy-machine';
import { listen } from '../support/broken-backend';
import { holdingProxy } from '../support/holding-proxy';
import { chooseInRow } from '../support/pages';
import { asPerson, person, signInByRequest } from '../support/people';
import { share } from '../support/sharing';
import { expect, test } from '../support/test';

const distDir = process.env.NEXT_DIST_DIR ?? '.next-test';

test('a page that was being made while its prompt turned private is not kept @once', async ({ browser }) => {
  const who = await person();
  const { client, id: userId } = await asPerson(who);
  await client.rpc('ensure_profile');
  const { data: profile } = await client.from('user_profiles').select('username').eq('id', userId).single();
  const prompt = await share(
    { id: userId, username: profile?.username ?? '', client },
    { title: 'Soon private', content: 'A secret [BLANK]' },
  );

  let holding = false;
  // Only what visitors are shown: the text of the prompt, and the list of the profile.
  const holds = (url: string) => holding && url.includes('author') && /content|is_public=eq\.true/.test(url);
  const proxy = holdingProxy(process.env.SUPABASE_URL ?? '', holds);
  const backend = await listen(proxy.server);
  const key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
  const site = await startSite({ distDir, env: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: key, ...BUSY_MACHINE } });
  const page = await browser.newPage({ baseURL: site.url });
  try {
    await signInByRequest(page, who);
    await page.goto('/dashboard/my-prompts');
    // Not before: the dashboard reads public prompts too.
    holding = true;
    const pages = [`/prompt/shared/${prompt.id}`, `/u/${profile?.username}`];
    const begun = pages.map((path) => fetch(site.url + path).then(async (response) => [response.status, await response.text()] as const));
    await expect.poll(() => proxy.held()).toBeGreaterThanOrEqual(2);
    const made = page.waitForResponse((response) => response.request().method() === 'POST');
    await chooseInRow(page, 'Make Private');
    await made;
    // What was read before the change arrives after it.
    holding = false;
    proxy.release();
    for (const [status, html] of await Promise.all(begun)) {
      expect(status).toBe(200);
      expect(html).toContain('Soon private');
    }
    // By itself a cached page would be read again after fifteen seconds at the earliest.
    await expect.poll(async () => (await fetch(site.url + (pages[0] ?? ''))).status, { timeout: 10_000 }).toBe(404);
    await expect.poll(async () => (await fetch(site.url + (pages[1] ?? ''))).text(), { timeout: 10_000 }).not.toContain('Soon private');
    // And it stays so.
    for (const path of pages) expect(await (await fetch(site.url + path)).text()).not.toContain('A secret');
  } finally {
    await page.close();
    await site.stop();
    await backend.stop();
  }
});

test('what is private or deleted is gone from every address it had @once', async ({ request, page }) => {
  const who = await person();
  const { client, id: userId } = await asPerson(who);
  const { data: profile } = await client.rpc('ensure_profile');
  const username = profile?.username ?? '';
  const publish = () =>
    share({ id: userId, username, client }, { title: 'Gone soon', content: 'Hidden words [BLANK]', category: 'Gonecat' });
  await signInByRequest(page, who);
  for (const end of ['private', 'deleted'] as const) {
    const { id } = await publish();
    const addresses = [
      `/prompt/shared/${id}`,
      `/u/${username}`,
      `/data/prompts/${id}.json`,
      '/prompts/shared',
      '/prompts/shared?category=Gonecat',
      '/prompts/shared?q=gone+soon',
      '/search?q=gone+soon',
      '/sitemap.xml',
    ];
    const read = async (address: string, headers: Record<string, string>) => (await request.get(address, { headers })).text();
    // As browsers ask when they follow a link.
    const asked: Record<string, string>[] = [{}, { rsc: '1' }];
    // Cached pages learn of what was published past the site when their time is over.
    await expect.poll(() => read(`/u/${username}`, {})).toContain('Gone soon');
    for (const address of addresses) for (const headers of asked) await read(address, headers);

    await page.goto('/dashboard/my-prompts');
    const done = page.waitForResponse((response) => response.request().method() === 'POST');
    await chooseInRow(page, end === 'private' ? 'Make Private' : 'Delete');
    await done;
    for (const address of addresses)
      for (const headers of asked) {
        const text = await read(address, headers);
        expect(text, `${address} ${end}`).not.toContain('Hidden words');
        expect(text, `${address} ${end}`).not.toContain('>Gone soon<');
      }
    expect((await request.get(`/data/prompts/${id}.json`)).status()).toBe(401);
    expect((await request.get(`/prompt/shared/${id}`)).status()).toBe(404);
    if (end === 'private') await client.rpc('change_prompts', { ids: [id], change: 'delete' });
  }
});

/** Somebody with a public prompt in a public collection, what is done with them, and what everybody reads before Undo and no more after it. */
type Undone = {
  change: (stage: { client: Client; prompt: string; other: string; collection: string }) => Promise<string>;
  before: RegExp;
  after: RegExp;
};
type Client = Awaited<ReturnType<typeof asPerson>>['client'];

const changeBy =
  (kind: string, more: object = {}) =>
  async ({ client, prompt }: { client: Client; prompt: string }) =>
    (await client.rpc('change_prompts', { ids: [prompt], change: kind, ...more })).data?.[0]?.change_id ?? '';

const tagBy =
  (how: 'added' | 'removed', tag: string) =>
  async ({ client, prompt }: { client: Client; prompt: string }) =>
    (await client.rpc('tag_prompts', { ids: [prompt], [how]: [tag] })).data?.[0]?.change_id ?? '';

/** By each kind of change: a new one does not compile until it is tried. */
const UNDONE: Record<Exclude<ChangeKind, 'export'> | 'import', Undone> = {
  category: { change: changeBy('category', { new_category: 'Newcat' }), before: /Newcat/, after: /Oldcat/ },
  tag: { change: tagBy('added', 'Newtag'), before: /Newtag/, after: /Shown words/ },
  untag: { change: tagBy('removed', 'Oldtag'), before: /Shown words/, after: /Oldtag/ },
  private: { change: changeBy('private'), before: /Other words/, after: /Shown words/ },
  delete: { change: changeBy('delete'), before: /Other words/, after: /Shown words/ },
  add: {
    change: ({ client, other, collection }) => changeBy('add', { collection })({ client, prompt: other }),
    before: /Other words/,
    after: /Shown words/,
  },
  remove: {
    change: ({ client, prompt, collection }) => changeBy('remove', { collection })({ client, prompt }),
    before: /Other words/,
    after: /Shown words/,
  },
  import: {
    async change({ client }) {
      const about = { collections: [{ title: 'Brought list', slug: 'brought-list', prompts: [0] }] };
      const { data: brought } = await client.from('imports').insert({ about }).select('id').single();
      const row = { import_id: brought?.id ?? '', place: 0, title: 'Brought prompt', content: 'Brought words [BLANK]' };
      await client.from('imported_prompts').insert(row);
      const { data } = await client.rpc('import_prompts', { import: row.import_id });
      await client.from('user_prompts').update({ is_public: true }).eq('title', row.title);
      await client
        .from('collections')
        .update({ is_public: true })
        .in('id', data?.[0]?.collection_ids ?? []);
      return data?.[0]?.change_id ?? '';
    },
    before: /Brought (words|prompt|list)/,
    after: /Shown words/,
  },
};

for (const [kind, { change, before, after }] of Object.entries(UNDONE))
  test(`Undo of ${kind} is seen at once on pages that were cached before it @once`, async ({ request, page }) => {
    const who = await person();
    const { client, id: user_id } = await asPerson(who);
    const { data: profile } = await client.rpc('ensure_profile');
    const username = profile?.username ?? '';
    const sharer = { id: user_id, username, client };
    const { id: prompt } = await share(sharer, {
      title: 'Shown prompt',
      content: 'Shown words [BLANK]',
      category: 'Oldcat',
      tags: ['Oldtag'],
    });
    const { id: other } = await share(sharer, { title: 'Other prompt', content: 'Other words [BLANK]' });
    const made = await client.from('collections').insert({ user_id, title: 'List', slug: 'list' }).select('id').single();
    const collection = made.data?.id ?? '';
    const items = kind === 'add' ? [prompt] : [prompt, other];
    for (const prompt_id of items) await client.from('collection_items').insert({ collection_id: collection, user_id, prompt_id });
    await client.from('collections').update({ is_public: true }).eq('id', collection);

    const id = await change({ client, prompt, other, collection });
    const { data: own } = await client.from('user_prompts').select('id').eq('is_public', true).eq('user_id', user_id);
    const pages = [...(own ?? []), { id: prompt }].map((row) => `/prompt/shared/${row.id}`);
    const lists = kind === 'add' || kind === 'remove' ? [] : [...pages, `/u/${username}`];
    const slugs = kind === 'import' ? ['brought-list', 'list'] : ['list'];
    const addresses = [...lists, ...slugs.map((slug) => `/u/${username}/${slug}`)].flatMap((path) => [path, `${path}.md`]);
    const read = async () => (await Promise.all(addresses.map(async (address) => (await request.get(address)).text()))).join('\n');
    await read();
    expect(await read()).toMatch(before);

    await signInByRequest(page, who);
    await page.goto(`/dashboard/my-prompts?${new URLSearchParams({ undo: id, did: 'Changed.' })}`);
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.').first()).toBeVisible();
    const text = await read();
    expect(text).toMatch(after);
    // What was there all the time stays.
    if (kind === 'category' || kind === 'tag' || kind === 'import') expect(text).not.toMatch(before);
    if (kind === 'add') expect(text).not.toContain('Other prompt');
  });
