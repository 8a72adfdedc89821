import type { Page } from 'playwright/test';
import { emptyBlank, example, label } from '../support/library';
import { blank } from '../support/pages';
import { expect, open, ready, test } from '../support/test';

const denied = () =>
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  };
};

/** Uses everything that would be kept. */
async function useEverything(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/);
  const popular = page.locator('#popular');
  await popular.getByRole('button', { name: 'Hide prompts' }).click();
  await expect(popular.getByRole('article')).toHaveCount(0);
  await open(page, `/prompt/${example.slug}`);
  const worked = page.getByRole('button', { name: /^Worked/ });
  await worked.click();
  await expect(worked).toHaveText(`Worked ${example.ratingWorked + 1}`);
  await blank(page, label(emptyBlank)).fill('a paper lamp');
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(page.getByRole('dialog').getByLabel(label(emptyBlank))).toHaveValue('a paper lamp');
  // Leaving the page stores what is still waiting.
  await page.goto('/prompts');
  await page.getByRole('article').first().getByRole('button', { name: /^Copy/ }).click();
  await ready(page);
}

test('with storage denied everything works until the page is left @once', async ({ page }) => {
  await page.addInitScript(denied);
  await useEverything(page);
});

test('with storage full everything works until the page is left @once', async ({ page }) => {
  await page.addInitScript(full);
  await useEverything(page);
});

test('a shared text that is not stored stays on its page, also where the library does not load @once', async ({ page, faults }) => {
  faults.allow(/library\.json|ERR_FAILED/);
  await page.addInitScript(full);
  const text = 'a long letter '.repeat(200);
  await page.route('**/data/library.json', (route) => route.abort());
  await open(page, `/share?${new URLSearchParams({ text })}`);
  const message = page.getByRole('alert').filter({ hasText: 'The library did not load.' });
  await expect(message).toBeVisible();
  await expect(page.getByText('No prompt has all of these words.')).toHaveCount(0);
  await page.unroute('**/data/library.json');
  await message.getByRole('button', { name: 'Try again' }).click();

  const refused = page.getByRole('alert').filter({ hasText: 'This browser did not store the text.' });
  const presses = [
    () => page.getByRole('button', { name: 'New prompt' }).click(),
    () =>
      page
        .getByRole('button', { name: /Goes into/ })
        .first()
        .click(),
  ];
  for (const press of presses) {
    await press();
    await expect(refused).toBeVisible();
    await expect(page).toHaveURL(/\/share/);
    await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(text.trim());
  }
});

for (const [kind, text] of Object.entries({
  'broken JSON': '{"a":',
  'another type': '[1,2]',
  null: 'null',
  'wrong fields': '{"worked":-1,"TOPIC":5}',
})) {
  test(`with ${kind} in storage every page works as if nothing were kept @once`, async ({ page }) => {
    await page.addInitScript(
      ({ id, value }) => {
        for (const key of [`gp_vars:${id}`, `gp-${id}`, 'gp-categories-expanded', 'gp-popular-expanded', 'gp-theme'])
          localStorage.setItem(key, value);
      },
      { id: example.id, value: text },
    );
    await open(page, '/');
    await expect(page.locator('#popular').getByRole('article')).toHaveCount(4);
    await expect(page.locator('#categories').getByRole('link').first()).toBeVisible();
    await open(page, `/prompt/${example.slug}`);
    await expect(page.getByRole('button', { name: /^Worked/ })).toHaveText(`Worked ${example.ratingWorked}`);
    await expect(blank(page, label(emptyBlank))).toHaveText('');
    await page.getByRole('article').first().getByRole('button', { name: /^Copy/ }).click();
  });
}
