import { person, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

test('Create says in one line what a blank is and the rest under More, where every example does what it says @once', async ({ page }) => {
  await signInByRequest(page, await person());
  await open(page, '/dashboard/create');
  const content = page.getByLabel('Content');
  await expect(content).toHaveAccessibleDescription('Write [TOPIC] for a blank.');
  const help = page.locator('details').filter({ hasText: 'Brackets that stay as they are' });
  await expect(help.locator('dl')).toBeHidden();
  await help.getByText('More', { exact: true }).click();
  await expect(help.locator('dt')).toHaveText([
    '[TONE|friendly|formal]',
    '[CITY|e.g. Lisbon]',
    '[BUDGET? We have … to spend.]',
    '\\[TOPIC]',
  ]);
  const written = await help.locator('dt').allTextContents();
  await content.fill(`Say ${written.join(' ')}`);
  const preview = page.getByRole('region', { name: 'Preview' });
  if ((await preview.count()) === 0) await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview.getByText('Say friendly e.g. Lisbon We have Budget to spend. [TOPIC]')).toBeVisible();
});

test('blanks that are inserted one after the other have names of their own @once', async ({ page }) => {
  await signInByRequest(page, await person());
  await open(page, '/dashboard/create');
  const content = page.getByLabel('Content');
  for (const name of ['Insert blank', 'Choices', 'Optional part']) {
    await page.getByRole('button', { name }).click();
    await content.press('ControlOrMeta+End');
  }
  await expect(content).toHaveValue('[BLANK][BLANK_2|first|second][BLANK_3? with …]');
});
