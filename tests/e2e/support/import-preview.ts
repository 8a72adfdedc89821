import type { Page } from 'playwright/test';

/** A prompt of the preview of an import, by its title. */
export const row = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The select that says what to do with a prompt. */
export const choice = (page: Page, title: string) => page.getByRole('combobox', { name: `What to do with ${title}`, exact: true });
