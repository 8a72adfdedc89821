import { asPerson, person, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

async function writer() {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  for (const category of ['Sales', 'Sales', 'Letters'])
    await client.from('user_prompts').insert({ user_id, title: 'Mine', content: 'Say it.', category });
  const categories = async () =>
    Object.fromEntries(((await client.rpc('own_prompt_categories')).data ?? []).map(({ category, prompts }) => [category, prompts]));
  return { who, categories };
}

const CATEGORIES = '/dashboard/my-prompts/categories';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript @once' : 'without JavaScript @once', () => {
    test.use({ javaScriptEnabled });

    test('a category is renamed, made one with another after a question, and both are undone', async ({ page }) => {
      const { who, categories } = await writer();
      await signInByRequest(page, who);
      if (javaScriptEnabled) await open(page, '/dashboard/my-prompts');
      else await page.goto('/dashboard/my-prompts');
      await page.getByRole('link', { name: 'Categories', exact: true }).click();
      await page.waitForURL(CATEGORIES);
      await page.getByRole('link', { name: 'Rename: Sales' }).click();
      await page.getByLabel('New name').fill('Selling');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await expect(page.getByRole('main').getByText('Category changed.')).toBeVisible();
      expect(await categories()).toEqual({ Selling: 2, Letters: 1 });
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('link', { name: 'Sales', exact: true })).toBeVisible();
      expect(await categories()).toEqual({ Sales: 2, Letters: 1 });

      await page.getByRole('link', { name: 'Rename: Sales' }).click();
      await page.getByLabel('New name').fill('letters');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await expect(page.getByText(/You already have the category Letters. Move the 2 prompts in Sales there\?/)).toBeVisible();
      expect(await categories()).toEqual({ Sales: 2, Letters: 1 });
      const combine = page.getByRole('button', { name: 'Yes, combine them' });
      if (javaScriptEnabled) {
        await expect(combine).toBeFocused();
        await page.getByRole('button', { name: 'Rename', exact: true }).click();
        await expect(combine).toBeFocused();
      }
      await combine.click();
      await expect(page.getByRole('link', { name: 'Sales', exact: true })).toHaveCount(0);
      expect(await categories()).toEqual({ Letters: 3 });
    });
  });

test('the field of a category offers one’s own first @once', async ({ page }) => {
  const { who } = await writer();
  await signInByRequest(page, who);
  await open(page, '/dashboard/create');
  const offered = await page.locator('datalist option').evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(offered.slice(0, 2)).toEqual(['Letters', 'Sales']);
  expect(offered).toContain('Marketing');
});
