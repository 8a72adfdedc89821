import type { Page } from 'playwright/test';
import { LIMITS, QUOTAS } from '../../../lib/limits';
import { prompts } from '../support/library';
import { chooseInRow, dialog } from '../support/pages';
import { asPerson, type Person, person, signIn, signInByRequest } from '../support/people';
import { expect, open, ready, sendAction, test } from '../support/test';

const blanks = (count: number) => Array.from({ length: count }, (_, index) => `[BLANK_${index}]`).join(' ');
const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const TOO_MANY = 'A prompt can have at most 100 blanks. This one has 101';
const TOO_LONG = 'With its defaults filled in, a prompt can have at most 100,000 characters';

test('too many blanks, or too much text in them, is said while a prompt is written, and again when it is sent @once', async ({ page }) => {
  await signInByRequest(page, await person('writer'));
  await open(page, '/dashboard/create');
  const [title, content] = [page.getByLabel('Title'), page.getByLabel('Content')];
  await title.fill('A long form');
  await content.fill(blanks(LIMITS.variables.max + 1));
  const said = page.getByRole('status').filter({ hasText: TOO_MANY });
  await expect(said).toBeVisible();
  await expect(content).toHaveAccessibleDescription(new RegExp(TOO_MANY));
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await expect(alert(page, TOO_MANY)).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(content).toBeFocused();
  await expect(content).toHaveValue(blanks(LIMITS.variables.max + 1));
  await expect(title).toHaveValue('A long form');

  await content.fill(`[A|${'x'.repeat(1000)}]${'[A]'.repeat(1000)}`);
  await expect(page.getByRole('status').filter({ hasText: TOO_LONG })).toBeVisible();
  await expect(page.getByText('Your prompt appears here again once it is within the limits.')).toBeVisible();
  await content.fill(blanks(LIMITS.variables.max));
  await expect(page.getByRole('status').filter({ hasText: TOO_LONG })).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await page.waitForURL('**/dashboard/my-prompts');
  await expect(page.getByRole('article')).toContainText('100 blanks');

  await chooseInRow(page, 'Edit');
  const edited = dialog(page, 'Edit Prompt').getByLabel('Content');
  await edited.fill(blanks(LIMITS.variables.max + 1));
  await expect(dialog(page).getByRole('status').filter({ hasText: TOO_MANY })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(alert(page, TOO_MANY)).toBeVisible();
  await expect(edited).toHaveValue(blanks(LIMITS.variables.max + 1));
});

for (const [name, letter] of [
  ['kerned', 'y'],
  ['joined', 'ب'],
] as const) {
  test(`the longest text of ${name} letters without a space is written, published and read @once`, async ({ page }) => {
    const text = letter.repeat(LIMITS.content.hardMax);
    const who = await person('writer');
    await signInByRequest(page, who);
    await open(page, '/dashboard/create');
    await page.getByLabel('Title').fill('One long word');
    await page.getByLabel('Content').fill(text);
    await page.keyboard.press('Backspace');
    await page.keyboard.type(letter);
    await expect(page.getByLabel('Preview').getByText(text)).toBeVisible();
    await page.getByRole('button', { name: 'Create Prompt' }).click();
    await page.waitForURL('**/dashboard/my-prompts');

    const { client, id: user_id } = await asPerson(who);
    const { data } = await client.from('user_prompts').update({ is_public: true }).eq('user_id', user_id).select('id, content').single();
    expect(data?.content).toBe(text);
    await open(page, `/prompt/shared/${data?.id}`);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', await page.evaluate(() => document.documentElement.clientWidth));
    await open(page, `/dashboard/my-prompts/${data?.id}/edit`);
    await page.getByLabel('Content').fill('y'.repeat(LIMITS.content.max));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(`**/dashboard/my-prompts/${data?.id}`);
    await open(page, `/dashboard/my-prompts/${data?.id}/versions`);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  });
}

/** Writes many prompts past the site, in requests that the backend takes. */
async function writePrompts(who: Person, count: number, content: string, atOnce: number): Promise<void> {
  const { client, id: user_id } = await asPerson(who);
  for (let written = 0; written < count; written += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - written) }, () => ({ user_id, title: 'One of many', content }));
    const { error } = await client.from('user_prompts').insert(rows);
    if (error) throw new Error(error.message);
  }
}

async function create(page: Page): Promise<void> {
  await page.goto('/dashboard/create');
  await page.getByLabel('Title').fill('One too many');
  await page.getByLabel('Content').fill('Write about [TOPIC].');
  await page.getByRole('button', { name: 'Create Prompt' }).click();
}

async function expectNothingLost(page: Page): Promise<void> {
  await expect(page.getByLabel('Title')).toHaveValue('One too many');
  await expect(page.getByLabel('Content')).toHaveValue('Write about [TOPIC].');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('whoever has a thousand prompts is told, loses nothing, and goes on once one is deleted @once', async ({ page }) => {
      const who = await person('full');
      await writePrompts(who, QUOTAS.prompts, 'Write.', 250);
      await signInByRequest(page, who);
      await create(page);
      await expect(alert(page, 'You have reached the limit of 1,000 prompts.')).toBeVisible();
      await expectNothingLost(page);
      const { client, id } = await asPerson(who);
      const { data } = await client.from('user_prompts').select('id').eq('user_id', id).limit(1).single();
      const prompt = data?.id ?? '';
      await client.rpc('change_prompts', { ids: [prompt], change: 'delete' });
      await sendAction(page, () => page.getByRole('button', { name: 'Create Prompt' }).click());
      await expect(alert(page, 'Those under Deleted count too.')).toBeVisible();
      await client.rpc('remove_deleted', { prompt });
      await page.getByRole('button', { name: 'Create Prompt' }).click();
      await page.waitForURL('**/dashboard/my-prompts');
      await expect(page.getByRole('article').first()).toContainText('One too many');
      await expect(page.getByText('1,000 prompts', { exact: true })).toBeVisible();
    });
  });
}

test('whoever has 20 MB of text is told where they create and where they edit, and loses nothing @once', async ({ page }) => {
  const who = await person('full');
  await writePrompts(who, QUOTAS.textBytes / LIMITS.content.hardMax - 1, 'x'.repeat(LIMITS.content.hardMax), 15);
  await writePrompts(who, 10, 'y'.repeat(LIMITS.content.max), 10);
  await signInByRequest(page, who);
  await create(page);
  await expect(alert(page, 'You have reached the limit of 20 MB of text in your prompts.')).toBeVisible();
  await expectNothingLost(page);

  await open(page, '/dashboard/my-prompts');
  await chooseInRow(page, 'Edit');
  const content = dialog(page, 'Edit Prompt').getByLabel('Content');
  await content.fill('é'.repeat(LIMITS.content.max));
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(alert(page, 'You have reached the limit of 20 MB of text in your prompts.')).toBeVisible();
  await expect(content).toHaveValue('é'.repeat(LIMITS.content.max));
  await content.fill('Short enough.');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Prompt updated successfully!')).toBeVisible();
});

test('hearts know two thousand saved prompts, and say that one more is too many @once', async ({ page }) => {
  const [saved, other] = prompts.filter(({ categoryId }) => categoryId === 'coding');
  if (!saved || !other) throw new Error('The library has too few prompts');
  const who = await person('keeper');
  const { client, id: user_id } = await asPerson(who);
  await client.from('saved_prompts').insert({ user_id, prompt_id: saved.slug });
  const rest = Array.from({ length: QUOTAS.savedPrompts - 1 }, (_, index) => ({ user_id, prompt_id: `gone-${index}` }));
  const { error } = await client.from('saved_prompts').insert(rest);
  if (error) throw new Error(error.message);
  // Whoever pressed a heart before signing in is told, too.
  await signIn(page, who, `/login?${new URLSearchParams({ next: '/category/coding', save: other.slug })}`);
  await expect(alert(page, 'You have reached the limit of 2,000 saved prompts.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL('/category/coding');
  await ready(page);
  const row = (title: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(row(saved.title).getByRole('button', { name: 'Remove from saved' })).toHaveAttribute('aria-pressed', 'true');

  const heart = row(other.title).getByRole('button', { name: /^(Save prompt|Remove from saved)$/ });
  await heart.click();
  const words = 'You have reached the limit of 2,000 saved prompts.';
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  await expect(heart).toHaveAttribute('data-feedback', new RegExp(words));
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', await page.evaluate(() => document.documentElement.clientWidth));
  await row(saved.title).getByRole('button', { name: 'Remove from saved' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Removed from saved' })).toBeAttached();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Saved!' })).toBeAttached();
});
