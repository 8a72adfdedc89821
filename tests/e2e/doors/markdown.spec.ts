import type { APIRequestContext } from 'playwright/test';
import { parse } from 'yaml';
import { collectionOf, collector, ownPrompt } from '../support/collections';
import { categories, example, prompts } from '../support/library';
import { chooseInRow } from '../support/pages';
import { asPerson, person, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, test } from '../support/test';

/** A Markdown document: what its front matter says, and the text below it. */
async function readMarkdown(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
  expect(response.headers()['access-control-allow-origin'], path).toBe('*');
  const document = await response.text();
  const end = document.indexOf('\n---\n\n', 3);
  return { fields: parse(document.slice(4, end + 1)), text: document.slice(end + 6, -1), headers: response.headers() };
}

/** The address of the Markdown that a page names, and of what describes the site, as paths. */
async function linksOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const hrefOf = (pattern: RegExp) => {
    const href = pattern.exec(html)?.[1];
    return href && new URL(href, 'https://site.example').pathname;
  };
  return {
    markdown: hrefOf(/<link rel="alternate" type="text\/markdown" href="([^"]+)"/),
    described: hrefOf(/<link rel="describedby" href="([^"]+)"/),
  };
}

test('a prompt of the library is there as Markdown, its text letter for letter, and its page says where @once', async ({ request }) => {
  const { fields, text, headers } = await readMarkdown(request, `/prompt/${example.slug}.md`);
  expect(text).toBe(example.promptText);
  expect(fields).toMatchObject({ title: example.title, description: example.description, license: expect.stringContaining('Free') });
  expect(new URL(fields.url).pathname).toBe(`/prompt/${example.slug}`);
  expect(headers['cache-control']).toContain('max-age=300');
  const again = await request.get(`/prompt/${example.slug}.md`, { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(again.status()).toBe(304);
  expect(await linksOf(request, `/prompt/${example.slug}`)).toEqual({ markdown: `/prompt/${example.slug}.md`, described: '/llms.txt' });
});

test('categories and guides are there as Markdown @once', async ({ request }) => {
  const [category] = categories;
  const { fields, text } = await readMarkdown(request, `/category/${category?.slug}.md`);
  const own = prompts.filter(({ categoryId }) => categoryId === category?.id);
  expect(fields.prompts).toBe(own.length);
  for (const { slug } of own) expect(text).toContain(`/prompt/${slug}.md)`);
  const guide = await readMarkdown(request, '/guides/grok-for-coding.md');
  expect(guide.fields).toMatchObject({ title: 'Grok for coding', categories: ['coding', 'data-analysis'] });
  expect(guide.text).not.toMatch(/<[A-Z]\w+/);
  for (const path of [`/category/${category?.slug}`, '/guides/grok-for-coding'])
    expect(await linksOf(request, path)).toEqual({ markdown: `${path}.md`, described: '/llms.txt' });
});

test('what people publish is there as Markdown: prompts, profiles and collections @once', async ({ request }) => {
  const owner = await collector();
  const title = 'Say: "it" [again]';
  const shared = await share(owner, { title, content: 'Say [WHAT|a|b].\n\n[NOTES]', category: 'Talk' });
  const { slug } = await collectionOf(owner, 'For programs', [shared.id, example.slug], true);
  const paths = [`/prompt/shared/${shared.id}`, `/u/${owner.username}`, `/u/${owner.username}/${slug}`];
  for (const path of paths) expect(await linksOf(request, path)).toEqual({ markdown: `${path}.md`, described: '/llms.txt' });

  const [promptPath = '', profilePath = '', collectionPath = ''] = paths;
  const prompt = await readMarkdown(request, `${promptPath}.md`);
  expect(prompt.text).toBe('Say [WHAT|a|b].\n\n[NOTES]');
  expect(prompt.fields).toMatchObject({
    ...{ title, category: 'Talk' },
    blanks: [
      { name: 'WHAT', default: 'a', choices: ['a', 'b'] },
      { name: 'NOTES', material: true },
    ],
  });
  expect(new URL(prompt.fields.author.url).pathname).toBe(profilePath);
  expect(prompt.headers['cache-control']).toMatch(/^s-maxage=15\b/);

  const profile = await readMarkdown(request, `${profilePath}.md`);
  expect(profile.fields.username).toBe(owner.username);
  for (const path of [promptPath, collectionPath]) expect(profile.text).toContain(`${path}.md)`);

  const collection = await readMarkdown(request, `${collectionPath}.md`);
  expect(collection.fields).toMatchObject({ title: 'For programs', prompts: 2 });
  expect(collection.text).toContain('```text\nSay [WHAT|a|b].\n\n[NOTES]\n```');
  expect(collection.text).toContain(example.promptText);
});

test('what is not there, or private, answers 404 in plain text, also to its owner @once', async ({ page, request }) => {
  const who = await person();
  const { client, id } = await asPerson(who);
  const { data: profile } = await client.rpc('ensure_profile');
  const owner = { ...who, id, client, username: profile?.username ?? '' };
  const mine = await ownPrompt(owner, 'Nobody else reads this');
  const { slug } = await collectionOf(owner, 'Only mine', [example.slug]);
  await signInByRequest(page, who);
  for (const path of [
    `/prompt/shared/${mine}.md`,
    `/u/${owner.username}/${slug}.md`,
    '/prompt/nothing-here.md',
    '/prompt/__proto__.md',
    '/prompt/shared/nothing.md',
    '/category/nothing-here.md',
    '/guides/nothing-here.md',
    '/u/nobody-is-called-so.md',
    `/u/${owner.username}/nothing.md`,
    `/prompt/${'a'.repeat(2_000)}.md`,
  ]) {
    for (const asks of [request, page.request]) {
      const response = await asks.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()['content-type'], path).toContain('text/plain');
      expect(await response.text()).toBe('Not found\n');
    }
  }
});

test('what its author makes private is gone from Markdown and the API at once @once', async ({ page, request }) => {
  const who = await person();
  const { client, id: userId } = await asPerson(who);
  const { data: profile } = await client.rpc('ensure_profile');
  const username = profile?.username ?? '';
  const { id } = await share({ id: userId, username, client }, { title: 'Public for now', content: 'Say [WHAT].' });
  const places = [`/prompt/shared/${id}.md`, `/u/${username}.md`, `/api/v1/public-prompts/${id}`, `/api/v1/profiles/${username}/prompts`];
  const shown = () => Promise.all(places.map(async (path) => (await (await request.get(path)).text()).includes('Public for now')));
  expect(await shown()).toEqual(places.map(() => true));
  await signInByRequest(page, who);
  await page.goto('/dashboard/my-prompts');
  await chooseInRow(page, 'Make Private');
  await expect.poll(shown, { timeout: 10_000 }).toEqual(places.map(() => false));
});

test('the routes behind these addresses have none of their own @once', async ({ request, baseURL }) => {
  const response = await request.get(`/markdown/prompt/${example.slug}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(new URL(response.headers().location ?? '', baseURL).pathname).toBe(`/prompt/${example.slug}.md`);
});

test('llms.txt and llms-full.txt lead to what is there @once', async ({ request }) => {
  for (const path of ['/llms.txt', '/llms-full.txt']) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toBe('text/plain; charset=utf-8');
    expect(await response.text(), path).toMatch(/^# Grok Prompts\n\n> /);
  }
  const text = await (await request.get('/llms.txt')).text();
  const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, url = '']) => new URL(url));
  expect(links.length).toBeGreaterThan(20);
  for (const { pathname } of links) expect((await request.get(pathname)).status(), pathname).toBe(200);
});

test('a prompt of somebody without a name has their username as author @once', async ({ request }) => {
  const author = await newSharer();
  const { id } = await share(author, { title: 'By nobody in particular', content: 'Say [WHAT].' });
  expect((await readMarkdown(request, `/prompt/shared/${id}.md`)).fields.author.name).toBe(author.username);
});
