import { collector } from '../support/collections';
import { signIn } from '../support/people';
import { expect, open, test } from '../support/test';
import { askWith } from '../support/tokens';

test('a token is made, shown once, used and revoked @once', async ({ page, request }) => {
  const owner = await collector();
  await signIn(page, owner);
  await open(page, '/dashboard/profile');
  await page.getByRole('main').getByRole('link', { name: 'Tokens', exact: true }).click();
  await page.waitForURL('/dashboard/tokens');
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: 'Create Token' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name').fill('Laptop');
  await page.getByLabel('Access').selectOption('write');
  await page.getByLabel('Expires').selectOption('30');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const shown = page.getByText(/^gp_/);
  const token = (await shown.textContent()) ?? '';
  const row = page.getByRole('listitem').filter({ hasText: 'Laptop' });
  await expect(row).toContainText(/Can read and change.*Created .*Expires .*Not used yet/);
  expect((await askWith(request, token, 'GET', '/prompts')).status).toBe(200);
  await page.reload();
  await expect(shown).toHaveCount(0);
  await expect(row).toContainText(/Last used \d+ \w+ \d{4}/);
  await row.getByRole('button', { name: 'Revoke: Laptop' }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('“Laptop” was revoked.')).toBeVisible();
  expect((await askWith(request, token, 'GET', '/prompts')).status).toBe(401);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a token is made and revoked @once', async ({ page }) => {
    await signIn(page, await collector());
    await page.goto('/dashboard/tokens');
    await page.getByLabel('Name').fill('Script');
    await page.getByRole('button', { name: 'Create Token' }).click();
    await expect(page.getByText(/^gp_/)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke: Script' }).click();
    await expect(page.getByRole('button', { name: 'Revoke: Script' })).toHaveCount(0);
  });
});
