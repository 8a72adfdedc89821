import { expect, type Locator, type Page } from 'playwright/test';
import { categories, example } from './library';
import { ready } from './test';

/** One page of every kind. The last two answer 404 and are not listed. */
export const pageKinds = {
  home: '/',
  prompts: '/prompts',
  'a search': '/prompts?q=email',
  'a search without results': '/prompts?q=zzzzqqqq',
  'a category': `/category/${categories[0]?.slug}`,
  'a prompt': `/prompt/${example.slug}`,
  'the search of everything': '/search?q=email',
  'the empty search of everything': '/search',
  guides: '/guides',
  'a guide': '/guides/beginners-guide-to-grok',
  faq: '/faq',
  about: '/about',
  connect: '/connect',
  developers: '/developers',
  'what a token can do': '/developers/yours',
  privacy: '/privacy',
  terms: '/terms',
  'a shared text': '/share',
  'no connection': '/offline',
  'a missing page': '/nothing-here',
  'a missing prompt': '/prompt/nothing-here',
} as const;

export const isMissing = (path: string) => path.endsWith('/nothing-here');

/** What the browser prints for a page that answers 404. */
export const NOT_FOUND = /console: .* status of 404/;

/** A blank that is written in place in the text of a prompt, whether it is optional, and whether it offers choices. */
export const blankIn = (place: Locator, label: string) => {
  const name = new RegExp(`^${label.replace(/[^\w ]/g, '\\$&')}(, optional)?$`);
  const inText = place.page().locator('[contenteditable]');
  return place.getByRole('textbox', { name }).or(place.getByRole('combobox', { name })).and(inText);
};
export const blank = (page: Page, label: string) => blankIn(page.getByRole('main'), label);

/** The blank in the list of blanks, where that is a form. */
export const blankField = (place: Locator, label: string) =>
  place
    .getByRole('listitem')
    .locator('[data-blank]')
    .and(place.getByLabel(label, { exact: false }));

/** Focuses a blank, once the code is there that listens to its keys: it is loaded when a pointer reaches the text. */
export async function reach(field: Locator): Promise<void> {
  const session = await field.page().context().newCDPSession(field.page());
  // The choices of the blank that has the focus may lie over it.
  await field.page().evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await field.hover();
  await field.evaluate((blank) => Object.assign(window, { textOfBlank: blank.parentElement?.closest('[dir]') }));
  await expect
    .poll(async () => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'textOfBlank' });
      const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      return listeners.map(({ type }) => type);
    })
    .toContain('beforeinput');
  await session.detach();
  await field.focus();
}

/** Chooses something from the menu of a row, or of the first one of a page. */
export async function chooseInRow(row: Page | Locator, choice: string): Promise<void> {
  await ready('page' in row ? row.page() : row);
  const more = row.getByRole('button', { name: /^More: / }).first();
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const name = new RegExp(`^${choice}(: |$)`);
  // Some of them stand in the row as well.
  const choices = row.getByRole('listitem');
  await choices.getByRole('button', { name }).or(choices.getByRole('link', { name })).click();
}

/** Unfolds the filters of a list of the dashboard where they are folded. */
export async function unfoldFilters(page: Page): Promise<void> {
  const filters = page.getByRole('main').getByRole('search').locator('details');
  if ((await filters.locator('summary').isVisible()) && (await filters.getAttribute('open')) === null)
    await filters.locator('summary').click();
}

/** The dialog that is open. */
export const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', { name });

/** What the clipboard holds; the context needs leave to read it. */
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The search box of the page itself, not that of the header. It is a combobox once it can offer titles. */
export const searchBox = (page: Page) => {
  const [main, name] = [page.getByRole('main'), 'Search prompts'];
  return main.getByRole('searchbox', { name }).or(main.getByRole('combobox', { name }));
};

/** Notes the layout shifts of the pages that are opened from here on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** Of the Layout Instability API, which TypeScript does not know yet. */
    type Shift = { value: number; sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] };
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((found) => {
      for (const { value, sources } of found.getEntries() as unknown as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${at(previousRect)} to ${at(currentRect)}`,
        );
        shifts.push([value, ...moved].join(', '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page since it was opened; null where nobody watched. */
export const layoutShifts = (page: Page) => page.evaluate(() => ('shifts' in window ? window.shifts : null));

/** Records what the page's live region says from now on: a later message takes the place of one before it. */
export async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const line = document.getElementById('announcer');
    if (!line) throw new Error('The page has no live region');
    new MutationObserver(() => line.textContent && said.push(line.textContent)).observe(line, { childList: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => ('said' in window ? (window.said as string[]) : []));
}
