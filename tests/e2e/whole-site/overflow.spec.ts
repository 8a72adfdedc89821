import { collector } from '../support/collections';
import { signInByRequest } from '../support/people';
import { share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test('a title and a category of one long word leave the pages of a prompt as wide as the screen @once', async ({ page }) => {
  const who = await collector();
  const { id } = await share(who, { title: 'W'.repeat(100), content: 'Write about [TOPIC] in short.', category: 'C'.repeat(50) });
  await signInByRequest(page, who);
  await page.setViewportSize({ width: 320, height: 780 });
  for (const path of [`/prompt/shared/${id}`, `/dashboard/my-prompts/${id}`, '/dashboard/my-prompts', `/u/${who.username}`]) {
    await open(page, path);
    await expect(page.getByRole('main')).toContainText('WWWW');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
  }
});
