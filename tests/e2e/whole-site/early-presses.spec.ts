import type { BrowserContext, Page } from 'playwright/test';
import { holdCode, openEarly } from '../support/held-code';
import { blank, clipboard, dialog, isMissing, NOT_FOUND, pageKinds, watchLayoutShifts } from '../support/pages';
import { expect, ready, test } from '../support/test';

const PROMPT = '/prompt/excel-formula';
const COMMUNITY = '/prompts/shared';
const shown = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** Those with buttons of their own on a phone. The header is one for all. */
const ON_BOTH: string[] = [
  pageKinds.home,
  pageKinds.prompts,
  pageKinds['a category'],
  pageKinds['a prompt'],
  pageKinds['a guide'],
  COMMUNITY,
];

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const [name, path] of Object.entries({
  ...pageKinds,
  'an embedded prompt': '/embed/prompt/excel-formula',
  community: COMMUNITY,
})) {
  const tag = ON_BOTH.includes(path) ? [] : '@once';
  test(`every button of ${name} that is pressed before its code is there waits, and then does what it does`, { tag }, async ({
    page,
    faults,
  }) => {
    faults.allow(/The clipboard refused/);
    // React reports, without a text, that the server left out what is missing.
    if (isMissing(path)) faults.allow(new RegExp(`${NOT_FOUND.source}|^exception: $`));
    const release = await holdCode(page);
    await openEarly(page, path);
    // A field sends its form, a summary unfolds, and a link leads on without code.
    const idle = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button, [role=button]')].filter(
        (button) => button.checkVisibility() && !button.disabled && !(button.type === 'submit' && button.form),
      );
      for (const button of buttons) button.click();
      const done = new Set<Element>();
      for (const button of buttons)
        button.addEventListener('click', () => Object.keys(button).some((key) => key.startsWith('__reactProps')) && done.add(button));
      Object.assign(window, { undone: () => buttons.filter((button) => !done.has(button)).map(({ outerHTML }) => outerHTML) });
      return buttons.filter((button) => button.ariaBusy !== 'true').map(({ outerHTML }) => outerHTML);
    });
    expect(idle).toEqual([]);
    release();
    await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'undone') as () => string[])())).toEqual([]);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  });
}

test('Copy that is pressed before its code is there copies what is seen, values of an earlier visit included @once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gp-values', '{}'));
  const release = await holdCode(page);
  await openEarly(page, PROMPT);
  const copy = shown(page, 'Copy');
  await copy.click();
  await expect(copy).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(shown(page, 'Copied!')).toBeVisible();
  expect(await clipboard(page)).toContain('Excel');
});

test('where the browser refuses a late copy, the button asks for a second tap, which copies @once', async ({ page }) => {
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    let allowed = false;
    addEventListener('pointerdown', () => Object.assign(window, { taps: Number(Reflect.get(window, 'taps') ?? 0) + 1 }), true);
    navigator.clipboard.writeText = (text) => {
      allowed = Number(Reflect.get(window, 'taps')) > 1;
      return allowed ? write(text) : Promise.reject(new DOMException('No gesture', 'NotAllowedError'));
    };
  });
  const release = await holdCode(page);
  await openEarly(page, PROMPT);
  await shown(page, 'Copy').click();
  release();
  await expect(page.locator('#announcer')).toHaveText('Tap again to copy');
  await shown(page, 'Tap again to copy').click();
  await expect(shown(page, 'Copied!')).toBeVisible();
  expect(await clipboard(page)).toContain('Excel');
});

test('what is typed into a blank before its code is there takes the place of its default, and is copied @once', async ({ page }) => {
  const release = await holdCode(page);
  await openEarly(page, PROMPT);
  const main = page.getByRole('main');
  const name = (await main.locator('span[data-from=default]').first().getAttribute('data-label')) ?? '';
  const program = main.locator(`span[data-label="${name}"]`).first();
  await program.click();
  await page.keyboard.type('Numb');
  await page.keyboard.press('Enter');
  await expect(program).not.toBeFocused();
  await blank(page, name).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('ers');
  await shown(page, 'Copy').click();
  release();
  await expect(shown(page, 'Copied!')).toBeVisible();
  await expect(blank(page, name).first()).toHaveText('Numbers');
  const copied = await clipboard(page);
  expect(copied).toContain('Numbers');
  expect(copied).not.toContain('Excel');
});

const NAME = 'What It Should Do';
const FILLED = 'Write a formula for Excel that adds up a column.';

/** Writes in the blank that has to be filled, and presses Send, before the code is there. */
async function sendEarly(page: Page) {
  const release = await holdCode(page);
  await openEarly(page, PROMPT);
  await blank(page, NAME).click();
  await page.keyboard.type('adds up a column');
  const send = page.getByRole('link', { name: 'Send to Grok' }).filter({ visible: true });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  return { release, send };
}
const sentToGrok = async (context: BrowserContext) => {
  const request = await context.waitForEvent('request', (one) => new URL(one.url()).host === 'grok.com');
  return new URL(request.url()).searchParams.get('q');
};

test('what is typed before the code is there is in what Send sends, which waits for it', async ({ page, context }) => {
  const sent = sentToGrok(context);
  const { release, send } = await sendEarly(page);
  expect(context.pages()).toHaveLength(1);
  release();
  expect(await sent).toBe(FILLED);
  await expect(send).not.toHaveAttribute('aria-busy');
});

test('where the press on Send is too old for the browser to open a window, a second one is asked for, which sends @once', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(UserActivation.prototype, 'isActive', { get: () => false }));
  const { release, send } = await sendEarly(page);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Tap again to send' })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  const sent = sentToGrok(context);
  await send.click();
  expect(await sent).toBe(FILLED);
});

test('a dialog, a rating and the theme that were pressed early come with the code @once', async ({ page }) => {
  const release = await holdCode(page);
  await openEarly(page, PROMPT);
  await shown(page, /^Worked/).click();
  await shown(page, 'Share').click();
  release();
  await expect(page.getByText('You: worked 1 of 1 time.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('Customize and the search of everything that were pressed early open with the code @phone', async ({ page }) => {
  const release = await holdCode(page);
  await openEarly(page, PROMPT);
  await shown(page, 'Customize').click();
  release();
  await expect(dialog(page)).toBeVisible();
});

test('nothing moves when the code comes, and no hole is kept for it', async ({ page }) => {
  await watchLayoutShifts(page);
  const release = await holdCode(page);
  await openEarly(page, '/prompt/write-my-resume');
  await page.getByRole('heading', { name: 'Blanks' }).scrollIntoViewIfNeeded();
  const hole = await page.evaluate(() => {
    const list = document.querySelector('aside ol');
    const last = [...(list?.children ?? [])].findLast((item) => item.checkVisibility())?.getBoundingClientRect();
    return (list?.parentElement?.getBoundingClientRect().bottom ?? 0) - (last?.bottom ?? 0);
  });
  expect(hole).toBeLessThan(8);
  await page.evaluate(() => Object.assign(window, { before: document.querySelector('aside')?.getBoundingClientRect().height }));
  release();
  await ready(page);
  const moved = await page.evaluate(() =>
    Math.abs((document.querySelector('aside')?.getBoundingClientRect().height ?? 0) - Number(Reflect.get(window, 'before'))),
  );
  expect(moved).toBeLessThan(4);
});

test('a button whose code could not be loaded says so @once', async ({ page, faults }) => {
  faults.allow(/_next\/static/);
  await page.route(/_next\/static\/.*\.js/, (route) => route.abort('internetdisconnected'));
  await openEarly(page, PROMPT);
  await page.waitForLoadState('load');
  await shown(page, 'Copy').click();
  await expect(page.locator('#offline-notice')).toHaveText('This page did not load completely. Reload it to use its buttons.');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});

const notice = (page: Page) => page.locator('#offline-notice');
const goOffline = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));

test('what the page said because there was no connection is gone once its code has come @once', async ({ page }) => {
  await goOffline(page);
  const release = await holdCode(page);
  await openEarly(page, PROMPT);
  await shown(page, 'Copy').click();
  await expect(notice(page)).not.toBeEmpty();
  release();
  await ready(page);
  await expect(notice(page)).toBeEmpty();
});

test('without a connection a press still waits where a service worker has the page and its code @once', async ({ page }) => {
  await goOffline(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => ({ postMessage: () => undefined }) }),
  );
  const release = await holdCode(page);
  await openEarly(page, PROMPT);
  await shown(page, 'Copy').click();
  await expect(shown(page, 'Copy')).toHaveAttribute('aria-busy', 'true');
  await expect(notice(page)).toBeEmpty();
  release();
  await expect(shown(page, 'Copied!')).toBeVisible();
});
