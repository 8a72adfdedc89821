import type { Page } from 'playwright/test';
import { tabTo } from '../support/keyboard';
import { emptyBlank, example, filled, label } from '../support/library';
import { blank, clipboard, dialog, searchBox } from '../support/pages';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The focused element, and whether an outline shows where it is: its own, or that of what lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const outlined = [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    // Its number: what opens while it has the focus moves its place in the document.
    const known = window as { stops?: Element[] };
    known.stops ??= [];
    if (!known.stops.includes(element)) known.stops.push(element);
    return { name: `${element.tagName} ${known.stops.indexOf(element)} ${element.textContent?.trim().slice(0, 40)}`, outlined };
  });

test('from the home page to a copied prompt without a mouse @desktop', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(example.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/prompts\?q=/);

  const card = page.getByRole('main').getByRole('link', { name: example.title, exact: true });
  await expect(card).toBeVisible();
  await tabTo(page, card);
  expect(await focused(page)).toMatchObject({ outlined: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: example.title })).toBeVisible();

  const field = blank(page, label(emptyBlank));
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type('by keyboard');
  await tabTo(page, page.getByRole('button', { name: 'Copy', exact: true }));
  expect(await focused(page)).toMatchObject({ outlined: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeFocused();
  expect(await clipboard(page)).toBe(filled(example, { [emptyBlank]: 'by keyboard' }));

  await tabTo(page, page.getByRole('button', { name: 'Customize' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, dialog(page).getByRole('button', { name: 'Copy Prompt' }));
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Customize' })).toBeFocused();
});

test('every stop of the Tab key can be seen, and none holds it @once', async ({ page }) => {
  for (const path of ['/', '/prompts', `/prompt/${example.slug}`, '/guides/beginners-guide-to-grok']) {
    await open(page, path);
    const stops = new Set<string>();
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop || stops.has(stop.name)) break;
      stops.add(stop.name);
      expect.soft(stop.outlined, `${path}: focus on ${stop.name} is seen`).toBe(true);
    }
    expect(stops.size, path).toBeGreaterThan(20);
    expect(
      [...stops].some((stop) => stop.endsWith('Sitemap')),
      `${path}: Tab reaches the end`,
    ).toBe(true);
  }
});
