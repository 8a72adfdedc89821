import { dialog, searchBox } from '../support/pages';
import { expect, open, test } from '../support/test';

test('keys go to places from any page, and show the list of keys @desktop', async ({ page }) => {
  await open(page, '/faq');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/prompts');
  await page.keyboard.press('Control+/');
  await expect(dialog(page, 'Keyboard shortcuts')).toContainText('Go to My Prompts');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await searchBox(page).first().focus();
  await page.keyboard.type('ng');
  await expect(searchBox(page).first()).toHaveValue('ng');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  // A visitor signs in first.
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('Browse Categories leads to open categories on a phone, also before the code has come @phone', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const category = page.locator('#categories-body').getByRole('link').first();
  await expect(page.getByRole('link', { name: 'Browse Categories' })).toBeVisible();
  await expect(category).toBeHidden();
  await page.getByRole('link', { name: 'Browse Categories' }).tap();
  await expect(category).toBeVisible();
});
