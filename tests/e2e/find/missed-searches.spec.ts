import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { missedWords } from '@/lib/prompts/missed-searches/missed-words';
import { MISSED_SEARCHES } from '../../../lib/limits';
import { example } from '../support/library';
import { searchBox } from '../support/pages';
import { backendAsOperator, person, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

/** Nothing that a prompt has, in letters alone. */
const nonsense = () => `zq${randomUUID().replace(/[\d-]/g, (sign) => 'ghijklmnopz'.charAt(Number(sign) || 0))}`.slice(0, 20);

/** What was counted whose words begin so. */
async function counted(beginning: string): Promise<Record<string, number>> {
  const { data, error } = await backendAsOperator().from('missed_searches').select().like('words', `${beginning}%`);
  if (error) throw error;
  return Object.fromEntries(data.map(({ words, count }) => [words, count]));
}

/** Until a search that nothing follows has been counted. */
const settled = () => sleep(MISSED_SEARCHES.settled + 2000);

test('what a visitor searches in vain is counted by its words, wherever the library is searched @once', async ({ page, request }) => {
  const word = nonsense();
  await open(page, '/');
  await searchBox(page).fill(`a ${word.toUpperCase()} Café for 2`);
  await searchBox(page).press('Enter');
  await page.waitForURL('/prompts?q=*');
  await expect.poll(() => counted(word)).toEqual({ [`${word} cafe`]: 1 });
  // As without JavaScript.
  await request.get(`/prompts?q=${word}+cafe`);
  await expect.poll(() => counted(word)).toEqual({ [`${word} cafe`]: 2 });
  await open(page, '/search');
  await searchBox(page).fill(`${word} (café)`);
  await searchBox(page).press('Enter');
  await expect.poll(() => counted(word)).toEqual({ [`${word} cafe`]: 3 });
});

test('while somebody types, only what they typed in the end is counted, whatever others search meanwhile @once', async ({
  page,
  request,
}) => {
  const [word, others] = [nonsense(), nonsense()];
  await open(page, '/prompts');
  for (const typed of [word.slice(0, 6), word.slice(0, 9), word]) {
    await searchBox(page).fill(typed);
    await expect(page).toHaveURL(`/prompts?q=${typed}`);
  }
  await request.get(`/prompts?q=${others}`, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  await expect.poll(() => counted(word.slice(0, 6))).toEqual({ [word]: 1 });
  await expect.poll(() => counted(others)).toEqual({ [others]: 1 });
  await settled();
  expect(await counted(word.slice(0, 6))).toEqual({ [word]: 1 });
});

test('what was found is not counted, nor what the search of everything is asked while one types @once', async ({ page, request }) => {
  const word = nonsense();
  const found = example.title;
  await request.get(`/prompts?${new URLSearchParams({ q: found })}`);
  await settled();
  await request.get(`/search?${new URLSearchParams({ q: found })}`);
  await settled();
  await open(page, '/faq');
  await page.keyboard.press('/');
  const answered = page.waitForResponse((response) => response.url().includes(`q=${word}`));
  await page.getByRole('combobox').fill(word);
  await answered;
  await settled();
  expect(await counted(missedWords(found) ?? '')).toEqual({});
  expect(await counted(word)).toEqual({});
});

test('of somebody who is signed in no more is kept @once', async ({ page }) => {
  const word = nonsense();
  await signInByRequest(page, await person());
  await page.goto(`/prompts?q=${word}`);
  await expect.poll(() => counted(word)).toEqual({ [word]: 1 });
  const { data } = await backendAsOperator().from('missed_searches').select().eq('words', word).single();
  expect(Object.keys(data ?? {}).sort()).toEqual(['count', 'day', 'words']);
});
