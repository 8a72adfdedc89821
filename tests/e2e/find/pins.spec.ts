import type { Page } from 'playwright/test';
import { collector, ownPrompt } from '../support/collections';
import { prompts } from '../support/library';
import { chooseInRow } from '../support/pages';
import { signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const row = (page: Page, title: string) => rows(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const titles = (page: Page) => rows(page).getByRole('heading').allTextContents();

/** Somebody with three prompts, and three saved ones of the library, the last of each the newest. */
async function keeper() {
  const who = await collector();
  for (const title of ['Alpha', 'Beta', 'Gamma']) await ownPrompt(who, title);
  const saved = prompts.slice(0, 3);
  for (const { slug } of saved) await who.client.from('saved_prompts').insert({ user_id: who.id, prompt_id: slug });
  return { ...who, saved: saved.map(({ title }) => title).toReversed() };
}

test('a pinned prompt comes first in both lists, whatever their order, until it is unpinned @once', async ({ page }) => {
  const { saved, ...who } = await keeper();
  const [newest = '', middle = '', oldest = ''] = saved;
  await signInByRequest(page, who);
  for (const [list, all, last] of [
    ['/dashboard/my-prompts', ['Gamma', 'Beta', 'Alpha'], 'Alpha'],
    ['/dashboard/saved', [newest, middle, oldest], oldest],
  ] as const) {
    await open(page, list);
    await expect.poll(() => titles(page)).toEqual(all);
    await chooseInRow(row(page, last), 'Pin');
    await expect(row(page, last).getByText('Pinned', { exact: true })).toBeVisible();
    await expect.poll(() => titles(page)).toEqual([last, ...all.filter((title) => title !== last)]);
    await open(page, `${list}?sort=newest`);
    await expect.poll(async () => (await titles(page))[0]).toBe(last);
    await chooseInRow(row(page, last), 'Unpin');
    await expect.poll(() => titles(page)).toEqual(all);
    await expect(row(page, last).getByText('Pinned', { exact: true })).toHaveCount(0);
  }
});

test('with the heart the pin goes and comes back, and what is full says so @once', async ({ page }) => {
  const { saved, ...who } = await keeper();
  const [newest = '', , oldest = ''] = saved;
  await signInByRequest(page, who);
  await open(page, '/dashboard/saved');
  await chooseInRow(row(page, oldest), 'Pin');
  await expect.poll(async () => (await titles(page))[0]).toBe(oldest);
  const pins = async () => (await who.client.from('pinned_prompts').select()).data?.length;
  await expect.poll(pins).toBe(1);
  const heart = row(page, oldest).getByRole('button', { name: /Remove from saved|Save prompt/ });
  for (const left of [0, 1, 0]) {
    await heart.click();
    await expect.poll(pins).toBe(left);
    await expect(heart).not.toHaveAttribute('aria-busy');
  }
  const full = Array.from({ length: 50 }, (_, index) => ({ user_id: who.id, prompt_id: `pinned-${index}` }));
  await who.client.from('pinned_prompts').insert(full);
  await chooseInRow(row(page, newest), 'Pin');
  await expect(page.locator('#announcer')).toHaveText('You have reached the limit of 50 pinned prompts. Unpin one, then pin this one.');
  await expect(row(page, newest).getByText('Pinned', { exact: true })).toHaveCount(0);
});
