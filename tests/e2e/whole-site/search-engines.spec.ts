import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';
import { GUIDE_SLUGS } from '../../../lib/guides/guide';
import { SERVER_COUNTS } from '../../../lib/limits';
import { ask, forEachOf, isCommunity, readServed, type ServedPage } from '../support/html';
import { expectedData } from '../support/json-ld-schemas';
import { categories, prompts } from '../support/library';
import { expect, test } from '../support/test';

type Entry = { path: string; lastmod: string };

/** What the sitemap lists of the library; people's prompts and profiles come and go. */
async function sitemap(request: APIRequestContext): Promise<Entry[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url>\s*<loc>([^<]+)<\/loc>(?:\s*<lastmod>([^<]+)<\/lastmod>)?/g)];
  expect(entries.length).toBe(xml.match(/<url>/g)?.length);
  return entries.map(([, loc = '', lastmod = '']) => ({ path: new URL(loc).pathname, lastmod })).filter(({ path }) => !isCommunity(path));
}

/** The one value of a meta element. */
function only(served: ServedPage, name: string): string {
  const values = served.metas[name] ?? [];
  expect(values, name).toHaveLength(1);
  return values[0] ?? '';
}

/** Everything that a listed page owes to search engines and social cards. */
function expectListable(path: string, served: ServedPage): void {
  expect(served.status).toBe(200);
  expect(served.headings).toHaveLength(1);
  expect(served.headings[0]).not.toBe('');
  expect(served.title.length).toBeGreaterThan(8);
  const description = only(served, 'description');
  expect(description.length).toBeGreaterThan(40);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(served.canonical.map((href) => new URL(href).pathname)).toEqual([path]);
  expect(only(served, 'og:url')).toBe(served.canonical[0]);
  expect(served.metas.robots ?? []).toEqual([]);
  expect(served.title).toContain(only(served, 'og:title'));
  expect(only(served, 'twitter:title')).toBe(only(served, 'og:title'));
  expect(only(served, 'og:description')).toBe(description);
  expect(only(served, 'twitter:description')).toBe(description);
  expect(only(served, 'og:type')).toBe(path.startsWith('/guides/') ? 'article' : 'website');
  expect(only(served, 'og:site_name')).toBe('Grok Prompts');
  expect(only(served, 'twitter:card')).toBe('summary_large_image');
  expect(only(served, 'og:image')).toMatch(/^https?:\/\/[^/]+\/og\/[a-z]+\/[a-z0-9-]+\.png$/);
  expect(only(served, 'twitter:image')).toBe(only(served, 'og:image'));
  expect([only(served, 'og:image:width'), only(served, 'og:image:height')]).toEqual(['1200', '630']);
  expect(only(served, 'og:image:alt')).not.toBe('');
}

/** The structured data of a page is exactly what its kind must have. */
function expectStructuredData(path: string, served: ServedPage): void {
  const schemas = expectedData.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const given = served.jsonLd.map((text): unknown => JSON.parse(text));
  expect(given).toHaveLength(schemas.length);
  schemas.forEach((schema, index) => {
    const { error } = schema.safeParse(given[index]);
    expect(error && z.prettifyError(error)).toBeUndefined();
  });
}

/** All listed pages but the prompts, and every tenth prompt. */
const sampled = (entries: Entry[]) => entries.filter(({ path }, index) => !path.startsWith('/prompt/') || index % 10 === 0);

test('every listed page has one heading, title, description, canonical address, cards and structured data @once', async ({
  request,
  page,
}) => {
  const titles = new Map<string, string>();
  for (const { path } of sampled(await sitemap(request))) {
    await test.step(path, async () => {
      const served = await readServed(request, page, path);
      expectListable(path, served);
      expectStructuredData(path, served);
      expect(titles.get(served.title), `the title of ${path} is its own`).toBeUndefined();
      titles.set(served.title, path);
    });
  }
  expect(titles.size).toBeGreaterThan(40);
});

test('the structured data of a prompt says what the library says @once', async ({ request, page }) => {
  const prompt = prompts[7];
  const served = await readServed(request, page, `/prompt/${prompt?.slug}`);
  const category = categories.find(({ id }) => id === prompt?.categoryId);
  expect(JSON.parse(served.jsonLd[0] ?? '')).toMatchObject({
    name: prompt?.title,
    genre: category?.name,
    datePublished: prompt?.createdAt,
  });
  const names = JSON.parse(served.jsonLd[1] ?? '').itemListElement.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Grok Prompts', 'All Prompts', category?.name, prompt?.title]);
});

test('the sitemap lists every page once with a true date, and each answers 200 @once', async ({ request }) => {
  const entries = await sitemap(request);
  const listed = entries.map(({ path }) => path);
  expect(new Set(listed).size).toBe(listed.length);
  const wanted = [
    '/',
    '/prompts',
    '/guides',
    '/faq',
    '/about',
    '/trials',
    '/connect',
    '/developers',
    '/developers/yours',
    '/privacy',
    '/terms',
  ];
  for (const { slug } of prompts) wanted.push(`/prompt/${slug}`);
  for (const { slug } of categories) wanted.push(`/category/${slug}`);
  for (const path of wanted) expect(listed, path).toContain(path);
  expect(listed.filter((path) => path.startsWith('/guides/'))).toHaveLength(5);
  expect(listed).toHaveLength(wanted.length + 5);
  for (const { path, lastmod } of entries) {
    expect(lastmod, path).toMatch(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/);
    expect(Date.parse(lastmod), path).toBeGreaterThan(Date.parse('2020-01-01'));
  }
  const broken: string[] = [];
  await forEachOf(listed, async (path) => {
    const { status } = await ask(path);
    if (status !== 200) broken.push(`${status} ${path}`);
  });
  expect(broken).toEqual([]);
});

test('pages of results are followed but not listed, and lead to their whole list @once', async ({ request, page }) => {
  for (const [path, canonical] of [
    ['/prompts?q=email', '/prompts'],
    ['/prompts?category=coding', '/category/coding'],
    ['/prompts?page=2', '/prompts'],
    ['/search?q=email', '/search'],
  ] as const) {
    const served = await readServed(request, page, path);
    expect(served.metas.robots, path).toEqual(['noindex, follow']);
    expect(
      served.canonical.map((href) => new URL(href).pathname),
      path,
    ).toEqual([canonical]);
    expect(served.headings, path).toHaveLength(1);
  }
});

test('robots.txt allows the site and names its sitemap @once', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^User-Agent: \*$/m);
  expect(text).toMatch(/^Allow: \/$/m);
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('the manifest, every icon and every screenshot are there, and what it leads to @once', async ({ request, page }) => {
  const { icons } = await readServed(request, page, '/');
  const manifest = icons.find((href) => href.includes('manifest'));
  const response = await request.get(manifest ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const picture = z.object({ src: z.string(), type: z.string(), sizes: z.string() });
  const given = z
    .object({
      name: z.string(),
      start_url: z.literal('/'),
      icons: z.array(picture).min(3),
      screenshots: z.array(picture.extend({ form_factor: z.enum(['narrow', 'wide']), label: z.string() })).length(4),
      shortcuts: z.array(z.object({ name: z.string(), url: z.string() })).length(3),
      share_target: z.object({ action: z.literal('/share'), method: z.literal('get') }),
    })
    .parse(await response.json());
  for (const { src, type, sizes } of [...given.icons, ...given.screenshots]) {
    const icon = await request.get(src);
    expect.soft(icon.status(), src).toBe(200);
    expect.soft(icon.headers()['content-type'], src).toContain(type);
    if (icon.ok() && type === 'image/png') expect.soft(sizeOf(await icon.body()), src).toBe(sizes);
  }
  const pages = [given.share_target.action, ...given.shortcuts.map(({ url }) => url)];
  for (const href of [...icons, ...pages]) expect.soft((await request.get(href)).status(), href).toBe(200);
});

test('every social image is a PNG of 1200 by 630 that may be cached and is drawn once; unknown ones are 404 @once', async () => {
  const paths = [
    '/og/site/card.png',
    ...[...prompts.slice(0, SERVER_COUNTS.builtPrompts), ...prompts.slice(-20)].map(({ slug }) => `/og/prompt/${slug}.png`),
    ...categories.map(({ slug }) => `/og/category/${slug}.png`),
    ...GUIDE_SLUGS.map((slug) => `/og/guide/${slug}.png`),
  ];
  await forEachOf(paths, async (path) => {
    await ask(path);
    const response = await ask(path);
    expect(response.status, path).toBe(200);
    expect(Object.fromEntries(response.headers), path).toMatchObject({ 'content-type': 'image/png', 'x-nextjs-cache': 'HIT' });
    expect(response.headers.get('cache-control'), path).toMatch(/^public, max-age=86400/);
    expect(sizeOf(Buffer.from(await response.arrayBuffer())), path).toBe('1200x630');
  });
  for (const path of ['/og/prompt/nothing-here.png', '/og/nothing/card.png', '/og/site/card.svg', '/og/prompt/nothing-here'])
    expect((await ask(path)).status, path).toBe(404);
});

test('no picture is scaled on request @once', async ({ request }) => {
  expect((await request.get('/_next/image?url=%2Fog%2Fsite%2Fcard.png&w=1200&q=75')).status()).toBe(404);
});

/** Width and height out of the head of a PNG. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
