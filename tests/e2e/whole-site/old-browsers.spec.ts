import { example } from '../support/library';
import { expect, open, test } from '../support/test';

test('pages and their keys work in a browser of early 2023, which lacks functions that came later @once', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['toWellFormed', 'isWellFormed']) Reflect.deleteProperty(String.prototype, name);
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(Array.prototype, 'toSpliced');
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  });
  await open(page, '/prompts');
  await page.keyboard.press('j');
  await expect(page.locator('main :is(h2, h3) a[href^="/prompt/"]').first()).toBeFocused();
  await page.getByRole('main').getByRole('searchbox').fill('email');
  await expect(page).toHaveURL(/[?]q=email/);
  await open(page, `/prompt/${example.slug}`);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(example.title);
});
