import type { APIRequestContext, Page } from 'playwright/test';
import { chooseInRow } from '../support/pages';
import { asPerson, person, signInByRequest } from '../support/people';
import { share } from '../support/sharing';
import { expect, test } from '../support/test';

/** A feed as the XML parser of a browser reads it, and the headers it came with. */
async function readFeed(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const headers = response.headers();
  expect(headers['content-type'], path).toBe('application/atom+xml; charset=utf-8');
  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const textOf = (parent: ParentNode, name: string) => parent.querySelector(`:scope > ${name}`)?.textContent ?? null;
      const root = parsed.documentElement;
      return {
        wrong: parsed.querySelector('parsererror')?.textContent ?? null,
        namespace: root.namespaceURI,
        ...{ id: textOf(root, 'id'), updated: textOf(root, 'updated'), author: root.querySelector(':scope > author > name')?.textContent },
        self: root.querySelector(':scope > link[rel=self]')?.getAttribute('href'),
        entries: [...root.querySelectorAll(':scope > entry')].map((entry) => ({
          ...{
            id: textOf(entry, 'id'),
            title: textOf(entry, 'title'),
            updated: textOf(entry, 'updated'),
            content: textOf(entry, 'content'),
          },
          ...{ summary: textOf(entry, 'summary'), author: entry.querySelector('author > name')?.textContent ?? null },
        })),
      };
    },
    await response.text(),
  );
  expect(feed.wrong, path).toBeNull();
  expect(feed.namespace, path).toBe('http://www.w3.org/2005/Atom');
  expect(new URL(feed.self ?? '').pathname, path).toBe(path);
  expect(new Set(feed.entries.map(({ id }) => id)).size, path).toBe(feed.entries.length);
  for (const { title, id, updated } of feed.entries) {
    expect(title).toBeTruthy();
    expect(id).toMatch(/^https?:/);
    expect(Number.isNaN(Date.parse(updated ?? ''))).toBe(false);
  }
  return { feed, headers };
}

test('what is new in the library, a category and the guides is there as a feed that its page names @once', async ({ page, request }) => {
  await page.goto('/about');
  for (const list of ['/prompts', '/category/writing', '/guides']) {
    const { feed, headers } = await readFeed(page, request, `${list}.atom`);
    expect(feed.entries.length).toBeGreaterThan(3);
    expect(headers['last-modified']).toBe(new Date(feed.updated ?? '').toUTCString());
    const known = { 'If-Modified-Since': headers['last-modified'] ?? '' };
    expect((await request.get(`${list}.atom`, { headers: known })).status()).toBe(304);
    const html = await (await request.get(list)).text();
    expect(html).toMatch(new RegExp(`<link rel="alternate" type="application/atom\\+xml" href="[^"]*${list}\\.atom" title="[^"]+"`));
  }
  expect((await request.get('/category/nothing.atom')).status()).toBe(404);
  expect((await request.get('/u/nobody_is_called_so.atom')).status()).toBe(404);
});

test('what people publish comes to the feed of the community and of their profile, and leaves both with it @once', async ({
  page,
  request,
}) => {
  const who = await person();
  const { client, id } = await asPerson(who);
  const { data } = await client.rpc('ensure_profile');
  const owner = { id, client, username: data?.username ?? '' };
  const title = `Say "it" & <leave> ]]> 🙂`;
  await share(owner, { title, content: 'Say [WHAT].', category: 'A & B' });
  await page.goto('/about');
  const profile = `/u/${owner.username}.atom`;
  const titles = async (path: string) => (await readFeed(page, request, path)).feed.entries.map((entry) => entry.title);
  await expect.poll(() => titles(profile)).toEqual([title]);
  await expect.poll(() => titles('/prompts/shared.atom')).toContain(title);
  const { headers } = await readFeed(page, request, profile);
  expect(headers['cache-control']).toMatch(/^s-maxage=15\b/);

  await signInByRequest(page, who);
  await page.goto('/dashboard/my-prompts');
  await chooseInRow(page, 'Make Private');
  await expect.poll(() => titles(profile)).toEqual([]);
  await expect.poll(() => titles('/prompts/shared.atom')).not.toContain(title);
});
