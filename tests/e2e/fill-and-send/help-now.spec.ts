import type { Page } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { prompts } from '../support/library';
import { dialog } from '../support/pages';
import { expect, open, test } from '../support/test';

const slugs = ['i-need-someone-to-talk-to', 'calm-down-when-stressed-or-anxious'];
const said = (page: Page) => page.getByText('If you are in danger, or thinking of ending your life, talk to a person now.');

test.describe('in the United States', () => {
  test.use({ locale: 'en-US' });

  test('somebody in despair reads above the prompt whom to call @once', async ({ page }) => {
    for (const slug of slugs) {
      await open(page, `/prompt/${slug}`);
      await expect(said(page)).toContainText('In the United States, call or text 988; in an emergency, call 911.');
      await expect(page.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
      const [help, text] = [await said(page).boundingBox(), await page.getByRole('main').getByRole('textbox').first().boundingBox()];
      expect(help?.y).toBeLessThan(text?.y ?? 0);
      await expectNoFaultsInBothThemes(page);
    }
  });
});

test.describe('in the UK', () => {
  test.use({ locale: 'en-GB' });

  test('the number of the UK is named, in the sheet over a list, too @phone', async ({ page }) => {
    await open(page, '/prompts?q=someone+to+talk+to');
    await page.getByRole('link', { name: 'I need someone to talk to' }).tap();
    await expect(dialog(page).getByText('In the UK, call 116 123; in an emergency, call 999.')).toBeVisible();
  });
});

test.describe('where the language names no country', () => {
  test.use({ locale: 'ar' });

  test('a directory of all countries and the local emergency number are named @once', async ({ page }) => {
    await open(page, `/prompt/${slugs[0]}`);
    await expect(said(page)).toContainText('call your local emergency number');
    await expect(page.getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute('href', 'https://findahelpline.com');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory is named, and only where somebody in danger may come @once', async ({ page }) => {
    for (const slug of slugs) {
      await page.goto(`/prompt/${slug}`);
      await expect(said(page)).toContainText('findahelpline.com');
    }
    expect(prompts.filter(({ helpNow }) => helpNow).map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
    await page.goto('/prompt/weekly-meal-plan');
    await expect(said(page)).toBeHidden();
  });
});
