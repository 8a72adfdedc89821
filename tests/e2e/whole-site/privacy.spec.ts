import { example } from '../support/library';
import { isMissing, pageKinds, searchBox } from '../support/pages';
import { fillCredentials, person, signIn } from '../support/people';
import { expect, open, test } from '../support/test';

test('a visitor gets no cookie from anything they do @once', async ({ page, context, outside }) => {
  const set: string[] = [];
  page.on('response', async (response) => {
    if ((await response.allHeaders())['set-cookie']) set.push(response.url());
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await searchBox(page).fill('email');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/prompts?q=email');
  await open(page, '/');
  await page.getByRole('button', { name: 'Hide categories' }).click();
  await open(page, `/prompt/${example.slug}`);
  await page.getByRole('button', { name: /^Worked/ }).click();
  await page.getByRole('main').getByRole('textbox').first().fill('something');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await open(page, '/guides/grok-for-coding');
  expect(await context.cookies()).toEqual([]);
  expect(set).toEqual([]);
  expect(outside.urls).toEqual([]);
});

test('signing in marks the browser by a cookie that names nobody and goes to no other page; trying to does not @once', async ({
  page,
  context,
}) => {
  const who = await person();
  await page.goto('/login');
  await fillCredentials(page, { ...who, password: 'wrong' });
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('do not match')).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  await signIn(page, who);
  const device = (await context.cookies()).find(({ name }) => name === 'gp-device');
  expect(device).toMatchObject({ value: expect.stringMatching(/^\d{13}\.[\w-]{43}$/), path: '/login', httpOnly: true, sameSite: 'Lax' });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/prompts');
  await page.goto('/prompts');
  expect((await (await sent).allHeaders()).cookie).toBeUndefined();
});

test('no page sets a cookie or names its server, and all have their safety headers @once', async ({ request }) => {
  for (const path of [...Object.values(pageKinds), '/data/prompts.json', '/sitemap.xml', '/og/site/card.png']) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(isMissing(path) ? 404 : 200);
    const headers = response.headers();
    expect.soft(headers['set-cookie'], path).toBeUndefined();
    expect.soft(headers['x-powered-by'], path).toBeUndefined();
    expect.soft(headers, path).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect.soft(headers['content-security-policy'], path).not.toContain('unsafe-eval');
  }
});
