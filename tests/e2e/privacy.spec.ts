import { example } from './support/library';
import { isMissing, pageKinds, searchBox } from './support/pages';
import { expect, open, test } from './support/test';

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
