import type { Page } from 'playwright/test';
import { collector, ownPrompt } from '../support/collections';
import { emptyBlank, example, label } from '../support/library';
import { clipboard, layoutShifts, watchLayoutShifts } from '../support/pages';
import { person, signIn, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

const rows = (page: Page) => page.locator('#recently-used');

/** The width of the window, and how high the row was: kept for the next visit. */
const heightOf = (page: Page) => page.evaluate(() => localStorage.getItem('gp-home-height') ?? '');

/** Somebody with as many prompts, the last one first. */
async function writer(...titles: string[]) {
  const who = await collector();
  for (const title of titles.reverse()) await ownPrompt(who, title);
  return who;
}

test('under the hero stands what I last used, with Copy and what I filled in, and nothing moves', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const who = await writer('One', 'Two', 'Three', 'Four', 'Five');
  await who.client.from('saved_prompts').insert({ user_id: who.id, prompt_id: example.slug });
  await page.addInitScript(([id, value]) => localStorage.setItem(`gp_vars:${id}`, value ?? ''), [
    example.id,
    JSON.stringify({ [emptyBlank]: 'a paper lamp' }),
  ] as const);
  await signIn(page, who);
  // The second time its place is as high as it was.
  await open(page, '/');
  await expect.poll(() => heightOf(page)).toMatch(/ [1-9]/);
  await watchLayoutShifts(page);
  await open(page, '/');
  await expect(rows(page).getByRole('heading', { level: 3 })).toHaveText([example.title, 'One', 'Two', 'Three']);
  await expect(rows(page).getByRole('article').first()).toContainText(`${label(emptyBlank)}: a paper lamp`);
  expect(await layoutShifts(page)).toEqual([]);
  await rows(page).getByRole('button', { name: 'Copy: Two' }).click();
  await expect.poll(() => clipboard(page)).toBe('About [TOPIC] in Two');
  await rows(page).getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard/start');
});

test('the place is as high as the rows of the last time, and there is none for whoever has nothing @once', async ({ page }) => {
  const who = await writer('The only one');
  await signInByRequest(page, who);
  await watchLayoutShifts(page);
  for (const expected of [1, 1]) {
    await open(page, '/');
    await expect(rows(page).getByRole('article')).toHaveCount(expected);
    await expect.poll(() => heightOf(page)).toMatch(/ [1-9]/);
  }
  expect(await layoutShifts(page)).toEqual([]);
  await page.context().clearCookies();

  await signIn(page, await person('new'));
  for (const _ of ['the place closes', 'there is none']) {
    const answered = page.waitForResponse('**/data/home.json');
    await open(page, '/');
    expect(await (await answered).json()).toEqual([]);
    await expect.poll(() => heightOf(page)).toMatch(/ 0$/);
    await expect(rows(page)).toHaveCount(0);
  }
  expect(await layoutShifts(page)).toEqual([]);
});

test('a visitor asks for none of it, and nothing moves', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await watchLayoutShifts(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('start'))).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  await expect(rows(page)).toHaveCount(0);
  for (const url of asked.filter((url) => url.endsWith('.js')))
    expect(await (await page.request.get(url)).text(), url).not.toContain('recently used prompts cannot be shown');
});

test('it goes with the session, and the next account sees nothing of it @desktop', async ({ page, context }) => {
  const who = await writer('A secret of mine');
  await signInByRequest(page, who);
  await open(page, '/');
  await expect(rows(page)).toContainText('A secret of mine');
  // Signed out in another tab.
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await other.waitForURL((url) => url.pathname === '/');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(rows(page)).toHaveCount(0);
  await signIn(other, await person('next'));
  await other.goto('/');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  for (const seen of [page, other]) {
    await seen.waitForLoadState('networkidle');
    await expect(seen.getByText('A secret of mine')).toHaveCount(0);
  }
});

test('where it cannot be read its place closes @once', async ({ page, faults }) => {
  faults.allow(/503|home\.json/);
  await signIn(page, await writer('One'));
  for (const fail of ['status', 'network'] as const) {
    await page.route('**/data/home.json', (route) => (fail === 'status' ? route.fulfill({ status: 503 }) : route.abort()));
    await open(page, '/');
    await expect(page.locator('section[aria-label=Search] + *')).toHaveJSProperty('tagName', 'SECTION');
    await expect(rows(page)).toHaveCount(0);
    await page.unroute('**/data/home.json');
  }
});

test('/data/home.json is for one person and kept by nobody @once', async ({ page, request }) => {
  const anybody = await request.get('/data/home.json');
  expect([anybody.status(), await anybody.json()]).toEqual([200, []]);
  await signInByRequest(page, await writer('One', 'Two'));
  const mine = await page.request.get('/data/home.json');
  expect((await mine.json()).map(({ title }: { title: string }) => title)).toEqual(['One', 'Two']);
  for (const response of [anybody, mine]) expect(response.headers()['cache-control']).toBe('private, no-store');
});
