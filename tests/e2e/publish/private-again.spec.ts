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
