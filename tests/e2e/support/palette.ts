import { expect, type Page } from 'playwright/test';
import { dialog } from './pages';

/** The palette, and what is in it. */
export const palette = (page: Page) => dialog(page, 'Search everything');
export const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search everything' });
export const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
export const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });
export const active = (page: Page) => palette(page).getByRole('option', { selected: true });
export const said = (page: Page, words: string | RegExp) => palette(page).getByRole('status').filter({ hasText: words });
export const copyOf = (page: Page, title: string) => palette(page).getByRole('button', { name: `Copy: ${title}` });

/** What begins so: the row that leads to all results has the words as well. */
export const beginning = (words: string) => new RegExp(`^${words.replace(/[^\w ]/g, '\\$&')}`);

/** Opens it by its key. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Finds a prompt in it by its title, and opens it there. */
export async function openPrompt(page: Page, title: string): Promise<void> {
  await openPalette(page);
  await field(page).fill(title);
  await expect(active(page)).toHaveText(beginning(title));
  await page.keyboard.press('Enter');
  await expect(group(page, title)).toBeVisible();
}
