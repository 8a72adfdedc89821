import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright/test';
import { embedCode } from '@/lib/integrations/embeds/embed';
import { example } from '../support/library';
import { chooseInRow } from '../support/pages';
import { asPerson, person, signInByRequest } from '../support/people';
import { share } from '../support/sharing';
import { expect, open, test } from '../support/test';

const origin = () => new URL(process.env.BASE_URL ?? '').origin;

/** Opens a page of another origin with a frame in it. */
async function openOtherSite(page: Page, html: string): Promise<FrameLocator> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(`<!doctype html>${html}`));
  await once(server.listen(0), 'listening');
  page.once('close', () => server.close());
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return page.frameLocator('iframe');
}

const codeOf = (path: string, title: string) => embedCode({ path, title }, { width: '100%', height: 420 }, origin());

test('a prompt of the library is filled in, copied and sent in a page of another site, without a cookie', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = await openOtherSite(page, codeOf(`/prompt/${example.slug}`, example.title));
  await expect(frame.getByRole('heading', { name: example.title })).toBeVisible();
  const blank = frame.getByRole('textbox').first();
  await blank.click();
  await page.keyboard.type('Maya Lopez');
  await frame.getByRole('button', { name: /^Copy/ }).click();
  await expect(frame.getByText('Copied!').first()).toBeAttached();
  const send = frame.getByRole('link', { name: /^Send/ }).first();
  await expect(send).toHaveAttribute('target', '_blank');
  expect(await send.getAttribute('href')).toContain('Maya');
  await expect(frame.getByRole('link', { name: example.title })).toHaveAttribute('target', '_blank');
  expect(await context.cookies()).toEqual([]);
});

test('an embedded prompt can be read without JavaScript @once', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const frame = await openOtherSite(page, codeOf(`/prompt/${example.slug}`, example.title));
  await expect(frame.getByRole('heading', { name: example.title })).toBeVisible();
  await expect(frame.getByRole('main')).toContainText(example.promptText.split('[')[0]?.trim() ?? '');
  await context.close();
});

test('an embed is readable in both themes @once', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/embed/prompt/${example.slug}`);
    await expect(page.getByRole('heading', { name: example.title })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

test('no other page can be shown in a frame of another site @once', async ({ page, request, faults }) => {
  faults.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  for (const path of ['/', `/prompt/${example.slug}`, '/login', '/dashboard', '/embed', '/embed/prompt/a/b']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
  const embed = (await request.get(`/embed/prompt/${example.slug}`)).headers();
  expect(embed['x-frame-options']).toBeUndefined();
  expect(embed['content-security-policy']).toContain('frame-ancestors *');
  expect(embed['set-cookie']).toBeUndefined();
  const frame = await openOtherSite(page, `<iframe src="${origin()}/prompt/${example.slug}"></iframe>`);
  await expect(frame.getByRole('heading', { name: example.title })).toHaveCount(0);
});

test('a public prompt names its author in an embed, and is gone from it and from oEmbed when it is private @once', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/404/);
  const who = await person();
  const { client, id: userId } = await asPerson(who);
  const { data } = await client.rpc('ensure_profile');
  const { id } = await share(
    { id: userId, client, username: data?.username ?? '' },
    { title: 'Shown <elsewhere>', content: 'Say [WHAT].' },
  );
  const html = await (await request.get(`/prompt/shared/${id}`)).text();
  const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const oembed = new URL(link.replaceAll('&amp;', '&'));
  const asked = `${oembed.pathname}${oembed.search}`;
  const answer = await (await request.get(`${asked}&format=json&maxwidth=300`)).json();
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', title: 'Shown <elsewhere>', width: 300 });
  expect(answer.html).toContain(`/embed/prompt/shared/${id}"`);
  await page.goto(`/embed/prompt/shared/${id}`);
  await expect(page.getByRole('heading', { name: 'Shown <elsewhere>' })).toBeVisible();

  await signInByRequest(page, who);
  await page.goto('/dashboard/my-prompts');
  await chooseInRow(page, 'Make Private');
  await expect.poll(async () => (await request.get(asked)).status()).toBe(404);
  await expect.poll(async () => (await request.get(`/embed/prompt/shared/${id}`)).status()).toBe(404);
  await page.goto(`/embed/prompt/shared/${id}`);
  await expect(page.getByRole('heading', { name: 'Prompt not found' })).toBeVisible();
});

test('oEmbed says what it does not answer @once', async ({ request }) => {
  const status = async (query: string) => (await request.get(`/oembed?${query}`)).status();
  const url = encodeURIComponent(`${process.env.SITE_URL ?? origin()}/prompt/${example.slug}`);
  expect(await status('')).toBe(400);
  expect(await status(`url=${url}&maxwidth=-1`)).toBe(400);
  expect(await status(`url=${url}&format=xml`)).toBe(501);
  expect(await status('url=https%3A%2F%2Fother.example%2Fprompt%2Fa')).toBe(404);
});

test('every choice of Share can be pressed where the menu hangs over the related prompts @desktop', async ({ page }) => {
  await open(page, `/prompt/${example.slug}`);
  const share = page.getByRole('button', { name: 'Share' });
  await page.getByRole('heading', { name: 'Related prompts' }).evaluate((heading) => {
    scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 500, behavior: 'instant' });
  });
  await share.click();
  for (const name of ['Copy link', 'Copy embed code'])
    await page.getByText(name, { exact: true }).filter({ visible: true }).click({ trial: true, timeout: 10_000 });
});

test('the code of an embed is in Share @once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/prompt/${example.slug}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(page.getByText('Code copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`src="${origin()}/embed/prompt/${example.slug}"`);
});
