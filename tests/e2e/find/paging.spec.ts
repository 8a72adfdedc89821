import http from 'node:http';
import type { Page } from 'playwright/test';
import { collectionOf, collector } from '../support/collections';
import { prompts } from '../support/library';
import { chooseInRow } from '../support/pages';
import { asPerson, type Person, person, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const titles = (page: Page) => rows(page).getByRole('heading').allTextContents();

/** Somebody with prompts called "Number 1" to `count`. The last one is the newest; others may be of one moment. */
async function writer(count: number): Promise<Person> {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  const all = Array.from({ length: count }, (_, index) => ({ user_id, title: `Number ${index + 1}`, content: `Say [WHAT] ${index}.` }));
  for (const some of [all.slice(0, -1), all.slice(-1)]) {
    const { error } = await client.from('user_prompts').insert(some);
    if (error) throw new Error(error.message);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return who;
}

/** Somebody who saved prompts of the library. */
async function keeper(count: number): Promise<Person> {
  const who = await person('keeper');
  const { client, id: user_id } = await asPerson(who);
  const { error } = await client.from('saved_prompts').insert(prompts.slice(0, count).map(({ slug }) => ({ user_id, prompt_id: slug })));
  if (error) throw new Error(error.message);
  return who;
}

/** Goes through the pages of a list of 104 and back to the first. */
async function walk(page: Page, path: string): Promise<void> {
  await expect(page.getByText('104 prompts', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expect(pages(page)).toContainText('1–50 of 104');
  await expect(pages(page).getByRole('link', { name: 'Previous' })).toHaveCount(0);
  const seen = await titles(page);
  for (const [number, shown, span] of [
    [2, 50, '51–100 of 104'],
    [3, 4, '101–104 of 104'],
  ] as const) {
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${path}?page=${number}`);
    await expect(pages(page)).toContainText(span);
    await expect(rows(page)).toHaveCount(shown);
    await expect(page.getByText('104 prompts', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`, page ${number} `));
    seen.push(...(await titles(page)));
  }
  expect(new Set(seen).size).toBe(104);
  await expect(pages(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.goto(`${path}?page=9`);
  await expect(page.getByText('This page is empty.')).toBeVisible();
  for (const number of [3, 2]) {
    await pages(page).getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(`${path}?page=${number}`);
  }
  await pages(page).getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => titles(page)).toEqual(seen.slice(0, 50));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript @once' : 'without JavaScript @once', () => {
    test.use({ javaScriptEnabled });

    test('My Prompts has pages of 50, the newest first', async ({ page }) => {
      await signInByRequest(page, await writer(104));
      await page.goto('/dashboard/my-prompts');
      await expect.poll(async () => (await titles(page))[0]).toBe('Number 104');
      await walk(page, '/dashboard/my-prompts');
    });

    test('Saved has pages of 50', async ({ page }) => {
      await signInByRequest(page, await keeper(104));
      await page.goto('/dashboard/saved');
      await walk(page, '/dashboard/saved');
    });
  });
}

test('a profile lists 24, and its further pages the rest, with and without JavaScript @once', async ({ page, browser, baseURL }) => {
  const sharer = await newSharer({ display_name: 'Prolific' });
  const shared = await Promise.all(
    Array.from({ length: 27 }, (_, index) => share(sharer, { title: `Part ${index}`, content: 'Say [WHAT].' })),
  );
  await page.goto(`/u/${sharer.username}`);
  await expect(page.getByText('27 public prompts')).toBeVisible();
  const first = await titles(page);
  await pages(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/u/${sharer.username}/prompts/2`);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('27 public prompts')).toBeVisible();
  expect(new Set([...first, ...(await titles(page))])).toEqual(new Set(shared.map(({ title }) => title)));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/u/${sharer.username}/prompts/2$`));
  await pages(page).getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`/u/${sharer.username}`);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(`/u/${sharer.username}`);
  await pages(plain).getByRole('link', { name: 'Next' }).click();
  await expect(rows(plain)).toHaveCount(3);
  await plain.goto(`/u/${sharer.username}/prompts/9`);
  await expect(plain.getByText('This page is empty.')).toBeVisible();
  await pages(plain).getByRole('link', { name: 'Previous' }).click();
  await expect(plain).toHaveURL(`/u/${sharer.username}/prompts/2`);
  await context.close();
});

test('what is published and made private again comes to the further pages of a profile, and goes, at once @once', async ({
  page,
  request,
}) => {
  const who = await writer(25);
  const { client, id } = await asPerson(who);
  await client.from('user_prompts').update({ is_public: true }).eq('user_id', id);
  const { data } = await client.from('user_profiles').select('username').eq('id', id).single();
  const further = `/u/${data?.username}/prompts/2`;
  expect(await (await request.get(further)).text()).toContain('Number ');
  await signInByRequest(page, who);
  await open(page, '/dashboard/my-prompts');
  await chooseInRow(page.getByRole('article').filter({ hasText: 'Number 25' }), 'Make Private');
  await expect(page.getByRole('status').filter({ hasText: 'is private.' })).toBeAttached();
  // With 24 left there is no second page.
  expect(await (await request.get(further)).text()).not.toContain('Number ');
});

/** The status and every Location of an answer as it comes over the wire; `fetch` would join equal headers. */
const redirectOf = (url: string) =>
  new Promise<{ status: number | undefined; locations: string[] }>((resolve, reject) => {
    const request = http.get(url, ({ statusCode: status, rawHeaders }) => {
      resolve({ status, locations: rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'location') });
      request.destroy();
    });
    request.on('error', reject);
  });

test('what is no further page leads to the first one, by one Location on the first answer too @once', async ({ baseURL }) => {
  const who = await collector();
  const { slug } = await collectionOf(who, 'A list', [], true);
  const profile = `/u/${who.username}`;
  for (const [list, first] of [
    [`${profile}/prompts`, profile],
    [`${profile}/${slug}`, `${profile}/${slug}`],
  ]) {
    for (const page of ['1', '0', 'abc', '2x', '99999'])
      expect(await redirectOf(`${baseURL}${list}/${page}`), `${list}/${page}`).toEqual({ status: 308, locations: [first] });
    // Nothing is there yet, or any more.
    expect(await redirectOf(`${baseURL}${list}/77`)).toEqual({ status: 200, locations: [] });
  }
  expect(await redirectOf(`${baseURL}${profile}/none/print`)).toEqual({ status: 307, locations: [`${profile}/none`] });
});

test('deleting on a further page leaves the right numbers, and the next row takes the place @once', async ({ page }) => {
  await signInByRequest(page, await writer(104));
  await open(page, '/dashboard/my-prompts?page=2');
  const [, , title = ''] = await titles(page);
  const row = rows(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await chooseInRow(row, 'Delete');
  await expect(page.getByText('103 prompts', { exact: true })).toBeVisible();
  await expect(pages(page)).toContainText('51–100 of 103');
  await expect(rows(page)).toHaveCount(50);
  await expect(row).toHaveCount(0);
});

test('a heart that is emptied keeps its row, counts at once, and can be filled again @once', async ({ page }) => {
  await signInByRequest(page, await keeper(52));
  await open(page, '/dashboard/saved');
  const first = rows(page).first();
  const title = await first.getByRole('heading').textContent();
  const tab = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Saved/ });
  // The server answers once it is seen what is counted before.
  const counted = Promise.withResolvers<void>();
  await page.route('**/dashboard/saved', async (route) => {
    if (route.request().method() === 'POST') await counted.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    const counts: (string | null)[] = [];
    const counter = [...document.querySelectorAll('main b')].find((element) => element.textContent.endsWith('prompts'));
    new MutationObserver(() => counts.push(counter?.textContent ?? null)).observe(document.body, { subtree: true, characterData: true });
    Object.assign(window, { counts });
  });
  await first.getByRole('button', { name: 'Remove from saved' }).click();
  await expect(page.getByText('51 prompts', { exact: true })).toBeVisible();
  counted.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'Removed from saved' })).toBeAttached();
  await expect(pages(page)).toContainText('1–50 of 51');
  await expect(tab).toContainText('51');
  await expect(page.getByText('51 prompts', { exact: true })).toBeVisible();
  await expect(first.getByRole('heading')).toHaveText(title ?? '');
  // The row that came up from the next page stands at the end.
  await expect(rows(page)).toHaveCount(51);
  await first.getByRole('button', { name: 'Save prompt' }).click();
  await expect(page.getByText('52 prompts', { exact: true })).toBeVisible();
  await expect(pages(page)).toContainText('1–50 of 52');
  // Never back and forth in between.
  const counts: string[] = await page.evaluate(() => Reflect.get(window, 'counts'));
  expect(counts.filter((count, index) => count !== counts[index - 1])).toEqual(['51 prompts', '52 prompts']);
  await expect(first.getByRole('button', { name: 'Remove from saved' })).toHaveAttribute('aria-pressed', 'true');
});

test('the category filter of the community lists fifty at most, and keeps one that is not among them @once', async ({ page, request }) => {
  const sharer = await newSharer();
  const stem = `Zz${sharer.username.slice(0, 8)}`;
  for (let number = 0; number < 60; number += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        share(sharer, { title: `In ${stem} ${number + index}`, content: 'Say [WHAT].', category: `${stem} ${number + index}` }),
      ),
    );
  const options = async (path: string) => (await (await request.get(path)).text()).match(/<option/g)?.length ?? 0;
  // All categories, and fifty; what is asked of the backend is kept for some seconds.
  await expect.poll(() => options(`/prompts/shared?q=${stem}&category=${Date.now()}`)).toBe(52);
  expect(await options(`/prompts/shared?q=${stem}`)).toBe(51);
  // One of sixty is always left out.
  await page.goto(`/prompts/shared?category=${encodeURIComponent(`${stem} 59`)}`);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(`${stem} 59`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(/1 prompt.*Category: /);
});

test('a page that is left before React hydrated its metadata leaves none of them behind @once', async ({ page }) => {
  const sharer = await newSharer();
  await Promise.all(Array.from({ length: 25 }, (_, index) => share(sharer, { title: `Part ${index}`, content: 'Say [WHAT].' })));
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`/u/${sharer.username}`, { waitUntil: 'commit' });
  await pages(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/u/${sharer.username}/prompts/2`);
  await expect(rows(page)).toHaveCount(1);
  for (const metadata of ['title', 'link[rel=canonical]', 'meta[name=description]', 'meta[property="og:url"]'])
    await expect(page.locator('head').locator(metadata)).toHaveCount(1);
});
