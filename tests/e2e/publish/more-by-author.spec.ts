import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test('below a community prompt is more by its author and of the library, and what becomes private leaves it @once', async ({ page }) => {
  const ada = await newSharer({ display_name: 'Ada Okafor' });
  const one = await share(ada, { title: 'Weekly meal plan of mine', content: 'Plan meals for [WHOM].' });
  const other = await share(ada, { title: 'Letter to a neighbor', content: 'Write to [WHOM].' });
  await open(page, `/prompt/shared/${one.id}`);
  const more = page.locator('section', { has: page.getByRole('heading', { name: 'More by this author' }) });
  await expect(more.getByRole('article').getByRole('heading')).toHaveText(['Letter to a neighbor']);
  await expect(more.getByRole('link', { name: 'All their prompts' })).toHaveAttribute('href', `/u/${ada.username}`);
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Related prompts' }) });
  await expect(related.getByRole('link', { name: 'Weekly meal plan', exact: true })).toBeVisible();

  await ada.client.from('user_prompts').update({ is_public: false }).eq('id', other.id);
  await expect(async () => {
    await page.reload();
    await expect(more).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});
