import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright/test';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { collectionOf, collector } from '../support/collections';
import { clipboard, dialog, searchBox } from '../support/pages';
import { active, copyOf, field, group, openPalette, option, palette, said } from '../support/palette';
import { answer, asPerson, type Person, person, signIn, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

/** Somebody with a private prompt, who saved a prompt of somebody else and one of the library. All but that have a word that no other has. */
async function keeper(): Promise<{ who: Person; word: string; mine: string; theirs: string; others: string }> {
  const word = `quokka${randomUUID().slice(0, 8)}`;
  const [mine, theirs, others] = [`My secret ${word}`, `Road trip with ${word}`, `Feed ${word}`];
  const trip = await share(await newSharer(), { title: theirs, content: 'Say [WHAT] to them.' });
  await share(await newSharer(), { title: others, content: 'With leaves.' });
  const who = await person('keeper');
  const { client, id: user_id } = await asPerson(who);
  await client.from('user_prompts').insert({ user_id, title: mine, content: 'Hide [WHAT] from the [WHO|fox].' });
  for (const prompt_id of [trip.id, 'weekly-meal-plan']) await client.from('saved_prompts').insert({ user_id, prompt_id });
  return { who, word, mine, theirs, others };
}

test('Ctrl K searches everything by the keyboard alone: arrows, Enter, a new tab, Escape @desktop', async ({ page, context }) => {
  await open(page, '/faq');
  await openPalette(page);
  // Prompts come first, and pages are for those who type.
  await expect(group(page, 'Featured').getByRole('option').first()).toBeVisible();
  await expect(group(page, 'Actions')).toBeVisible();
  await expect(group(page, 'Pages')).toHaveCount(0);
  await page.keyboard.type('meal plan');
  await expect(group(page, 'Library').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(said(page, /^\d+ results$/)).toBeAttached();
  const second = group(page, 'Library').getByRole('option').nth(1);
  const title = await second.locator('span[dir]').first().textContent();
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));

  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(title ?? '');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText('All results for “meal plan”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=meal+plan');
  await expect(palette(page)).toBeHidden();

  await page.getByRole('link', { name: 'About' }).first().focus();
  await openPalette(page);
  await expect(group(page, 'Recent').getByRole('option')).toHaveText([new RegExp(`^${title}`)]);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'About' }).first()).toBeFocused();
});

test('/ opens it where nothing is being written, Ctrl K everywhere, and ? opens the search of the header @desktop', async ({ page }) => {
  await open(page, '/prompts');
  await searchBox(page).press('/');
  await expect(searchBox(page)).toHaveValue('/');
  await expect(palette(page)).toBeHidden();
  await openPalette(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click();
  await expect(field(page)).toBeFocused();
});

/** Holds back the code of the palette, which the page has not loaded yet. */
async function withoutCode(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('what is typed before its code has come stands in its field, where the typing goes on', async ({ page }) => {
  await open(page, '/faq');
  const letIn = await withoutCode(page);
  await page.getByRole('link', { name: 'About' }).last().focus();
  await page.keyboard.press('/');
  await page.keyboard.type('meal x');
  await page.keyboard.press('Backspace');
  letIn();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('meal ');
  await page.keyboard.type('plan');
  await expect(field(page)).toHaveValue('meal plan');
  await expect(active(page)).toHaveText(/meal plan/i);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'About' }).last()).toBeFocused();
  await openPalette(page);
  await expect(field(page)).toHaveValue('');
});

test('Enter before its code has come waits for the answer, and does nothing without words @once', async ({ page }) => {
  await open(page, '/faq');
  const letIn = await withoutCode(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('weekly meal plan');
  await page.keyboard.press('Enter');
  letIn();
  await expect(group(page, 'Weekly meal plan')).toBeVisible();
  await expect(page).toHaveURL('/faq');

  await open(page, '/faq');
  const letInAgain = await withoutCode(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Enter');
  letInAgain();
  await expect(field(page)).toBeFocused();
  await expect(said(page, /suggestions$/)).toBeAttached();
  await expect(page).toHaveURL('/faq');
});

test('Enter right after the words waits for the answer too @once', async ({ page }) => {
  await open(page, '/faq');
  const gate = Promise.withResolvers<void>();
  await page.route('**/data/palette*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openPalette(page);
  await page.keyboard.type('weekly meal plan');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  gate.resolve();
  await expect(group(page, 'Weekly meal plan')).toBeVisible();
  await expect(page).toHaveURL('/faq');
});

test('Enter waits until one’s own prompts are searched, and runs one’s own of that title and not the library’s @once', async ({ page }) => {
  const who = await person();
  const { client, id: user_id } = await asPerson(who);
  await client.from('user_prompts').insert({ user_id, title: 'Weekly meal plan', content: 'Plan meals as I like them: [WHAT].' });
  await signInByRequest(page, who);
  await page.addInitScript(() => {
    const entries = [{ kind: 'library', id: 'weekly-meal-plan', title: 'Weekly meal plan', note: 'Everyday life' }];
    localStorage.setItem('gp-recent', JSON.stringify({ account: null, entries }));
  });
  await open(page, '/faq');
  const gate = Promise.withResolvers<void>();
  await page.route('**/data/palette.json?q=weekly+meal*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openPalette(page);
  await page.keyboard.type('weekly meal');
  await expect(active(page)).toHaveText(/^Weekly meal plan/);
  await page.keyboard.press('Enter');
  gate.resolve();
  await expect(group(page, 'Weekly meal plan')).toContainText('Plan meals as I like them');
});

test('Escape and Ctrl K close it before its code has come, and leave nothing behind @once', async ({ page }) => {
  await open(page, '/faq');
  const letIn = await withoutCode(page);
  await page.getByRole('link', { name: 'About' }).last().focus();
  for (const key of ['Escape', 'Control+k']) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', { name: 'Search everything' })).toBeFocused();
    await page.keyboard.type('words');
    await page.keyboard.press(key);
    await expect(page.getByRole('textbox', { name: 'Search everything' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'About' }).last()).toBeFocused();
  }
  letIn();
  await openPalette(page);
  await expect(field(page)).toHaveValue('');
});

test('from the menu of a phone its field can be written in before its code has come @phone', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(dialog(page, 'Menu')).toBeVisible();
  const letIn = await withoutCode(page);
  await dialog(page, 'Menu').getByRole('link', { name: 'Search everything' }).tap();
  await expect(dialog(page, 'Menu')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.type('meal');
  letIn();
  await expect(field(page)).toHaveValue('meal');
  await expect(field(page)).toBeFocused();
});

test('in the dashboard somebody finds everything, each prompt once, and copies one of their own without opening it @once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { who, word, mine, theirs, others } = await keeper();
  await signIn(page, who);
  await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click();
  await field(page).fill(word);
  await expect(group(page, 'My Prompts').getByRole('option')).toHaveText([mine]);
  await expect(group(page, 'Saved').getByRole('option')).toHaveText([theirs]);
  await expect(group(page, 'Community').getByRole('option')).toHaveText([new RegExp(`^${others}`)]);

  await expect(copyOf(page, mine)).toBeVisible();
  await expect(copyOf(page, theirs)).toBeHidden();
  await page.keyboard.press('Control+c');
  await expect(said(page, 'Copied! 1 blank still empty')).toBeAttached();
  expect(await clipboard(page)).toBe('Hide [WHAT] from the fox.');
  await option(page, theirs).hover();
  await copyOf(page, theirs).click();
  await expect.poll(() => clipboard(page)).toBe('Say [WHAT] to them.');
  await expect(page).toHaveURL('/dashboard/saved');

  await field(page).fill('meal plan');
  await expect(group(page, 'Saved').getByRole('option', { name: 'Weekly meal plan' })).toBeVisible();
  await expect(option(page, /^Weekly meal plan/)).toHaveCount(1);
  await field(page).fill('my prom');
  await option(page, 'My Prompts').click();
  await expect(page).toHaveURL('/dashboard/my-prompts');
  await expect(palette(page)).toBeHidden();
});

test('signing out there forgets what was private in Recent @once', async ({ page }) => {
  const { who, word, mine } = await keeper();
  await signInByRequest(page, who);
  await open(page, '/dashboard/saved');
  await openPalette(page);
  await field(page).fill(word);
  await option(page, mine).click();
  await expect(group(page, mine)).toBeVisible();
  await open(page, '/faq');
  await openPalette(page);
  await expect(group(page, 'Recent').getByRole('option')).toHaveText([mine]);
  await field(page).fill('log out');
  await expect(active(page)).toHaveText('Sign Out');
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  await expect(palette(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
  await openPalette(page);
  await expect(group(page, 'Recent')).toHaveCount(0);
  await field(page).fill(`secret ${word}`);
  await expect(said(page, /^No results$|^\d+ results?$/)).toBeAttached();
  await expect(option(page, mine)).toHaveCount(0);
});

test('the answer holds what is private for its owner alone, is kept by nobody, and takes any query @once', async ({ page, request }) => {
  const { who, word, mine, others } = await keeper();
  const path = `/data/palette.json?q=${word}`;
  await signInByRequest(page, who);
  const own = await page.request.get(path);
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(await own.text()).toContain(mine);
  const visitors = await answer(request, path);
  expect(visitors.text).toContain(others);
  expect(visitors.text).not.toContain(mine);
  expect(Object.keys(JSON.parse(visitors.text).groups).sort()).toEqual(['categories', 'community', 'guides', 'library', 'people']);
  // Whoever says that they are somebody is asked for the session.
  expect((await answer(request, path, `gp-account=${encodeURIComponent(who.email)}`)).text).not.toContain(mine);
  await page.context().clearCookies();
  await signIn(page, await person('stranger'));
  expect(await (await page.request.get(path)).text()).not.toContain(mine);
  for (const q of ['', '%20', '%00', '%ED%A0%80', "'%22%5C&()!:*", 'x'.repeat(7000), '%F0%9F%98%80'.repeat(300)])
    expect((await answer(request, `/data/palette.json?q=${q}`)).status, q.slice(0, 20)).toBe(200);
  expect((await answer(request, '/data/palette.json')).status).toBe(200);
});

test('without a connection what is at hand is there, and the rest is said to be missing until it is back @once', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/faq');
  await openPalette(page);
  await field(page).fill('meal');
  await expect(option(page, /^Weekly meal plan/)).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('meal pl');
  await expect(said(page, 'Could not search the library, the community, the guides and people, because you are offline.')).toBeAttached();
  await expect(option(page, /^Weekly meal plan/)).toBeVisible();
  await field(page).fill('theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(palette(page)).toBeHidden();
  await openPalette(page);
  await field(page).fill('cold email');
  await expect(said(page, 'because you are offline')).toBeAttached();
  await context.setOffline(false);
  await expect(group(page, 'Library')).toBeVisible();
  await expect(said(page, /^\d+ results$/)).toBeAttached();
});

test('one request is on its way at a time, and a late answer is not shown for newer words @once', async ({ page }) => {
  const asked: string[] = [];
  let underWay = 0;
  let most = 0;
  page.on('request', (request) => {
    if (!request.url().includes('palette.json')) return;
    asked.push(new URL(request.url()).searchParams.get('q') ?? '');
    most = Math.max(most, ++underWay);
  });
  const ended = (request: Request) => {
    if (request.url().includes('palette.json')) underWay -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const gate = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route('**/data/palette.json?q=mea*', async (route) => {
    await gate.promise;
    await route
      .fulfill({
        json: { groups: { library: [{ kind: 'library', id: 'late', title: 'Late', note: '' }] }, missing: [], near: false, corrected: {} },
      })
      .catch(() => undefined);
    late.resolve();
  });
  await open(page, '/faq');
  await openPalette(page);
  await page.keyboard.type('meal');
  await expect(said(page, /^No results so far\. Still searching the library/)).toBeAttached();
  await field(page).fill('email');
  await expect(option(page, /^Professional email/)).toBeVisible();
  gate.resolve();
  await late.promise;
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await expect(option(page, 'Late')).toHaveCount(0);
  // Before that, what is suggested was asked for.
  expect(asked.filter(Boolean)).toEqual(['meal', 'email']);
  expect(most).toBe(1);
});

test('a word that is being composed is searched, its keys are its own, and a paste of 100,000 characters is cut @once', async ({
  page,
}) => {
  await open(page, '/faq');
  await openPalette(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'email', selectionStart: 5, selectionEnd: 5 });
  await expect(active(page)).toHaveText(/^Professional email/);
  await field(page).evaluate((element) => {
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      element.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }));
  });
  await expect(active(page)).toHaveText(/^Professional email/);
  await expect(page).toHaveURL('/faq');
  await session.send('Input.insertText', { text: 'faq' });
  await expect(active(page)).toHaveText('FAQ');
  await field(page).evaluate((element: HTMLInputElement) => {
    element.select();
    document.execCommand('insertText', false, 'word '.repeat(20_000));
  });
  await expect(field(page)).toHaveValue('word '.repeat(40));
  await expect(said(page, /results?$/)).toBeAttached();
});

test('where no row has a button the list is a stop, and Enter opens its row there too @once', async ({ page }) => {
  await open(page, '/faq');
  await openPalette(page);
  await page.keyboard.type('privacy');
  await expect(active(page)).toHaveText('Privacy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy');
});

test('axe finds nothing in it, empty, with results and without @once', async ({ page }) => {
  await open(page, '/faq');
  await openPalette(page);
  await expectNoFaultsInBothThemes(page);
  await field(page).fill('email');
  await expect(group(page, 'Library')).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  await field(page).fill('zzzzqqqq');
  await expect(said(page, 'No results')).toBeAttached();
  await expectNoFaultsInBothThemes(page);
});

test('from the menu of a phone it fills the screen; Back closes it alone, and leads past it from a result @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/faq');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await dialog(page, 'Menu').getByRole('link', { name: 'Search everything' }).tap();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(1);
  expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 780 });
  await page.goBack();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');

  await page.getByRole('button', { name: 'Menu' }).tap();
  await dialog(page, 'Menu').getByRole('link', { name: 'Search everything' }).tap();
  await field(page).fill('email newsletter');
  await copyOf(page, 'Email newsletter').tap();
  await expect(said(page, 'Copied!')).toBeAttached();
  await field(page).fill('about');
  await option(page, /^About$/).tap();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(palette(page)).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).tap();
  await dialog(page, 'Menu').getByRole('link', { name: 'Search everything' }).tap();
  await palette(page).getByRole('button', { name: 'Close' }).tap();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
});

test('a prompt that was found is put into a collection, by the keyboard alone @once', async ({ page }) => {
  await signInByRequest(page, await person());
  await open(page, '/faq');
  await openPalette(page);
  await page.keyboard.type('weekly meal plan');
  await expect(active(page)).toContainText('Weekly meal plan');
  await page.keyboard.press('Tab');
  await expect(copyOf(page, 'Weekly meal plan')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(palette(page).getByRole('link', { name: 'Add to collection: Weekly meal plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await palette(page).getByLabel('New collection').fill('Dinners');
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('button', { name: /^Dinners/, pressed: true })).toBeVisible();
  await expect(page).toHaveURL('/faq');
});

test('before anything is typed one’s prompts come first and Sign Out last, and nothing moves when they come @once', async ({ page }) => {
  const { who, mine } = await keeper();
  const { client, id: user_id } = await asPerson(who);
  await client.from('pinned_prompts').insert({ user_id, prompt_id: 'weekly-meal-plan' });
  await signInByRequest(page, who);
  await open(page, '/faq');
  const gate = Promise.withResolvers<void>();
  await page.route('**/data/palette.json?q=', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openPalette(page);
  // The answer is late: what can be done is shown without it, and stays where it is.
  await expect(active(page)).toHaveText('New prompt');
  const before = await option(page, /./).allTextContents();
  expect(before.at(-1)).toBe('Sign Out');
  gate.resolve();
  await expect(group(page, 'My Prompts').getByRole('option')).toHaveText([mine]);
  await expect(group(page, 'Pinned').getByRole('option')).toHaveText([/^Weekly meal plan/]);
  await expect(option(page, /./).nth(before.length - 1)).toHaveText(/^Weekly meal plan/);
  await expect(option(page, /./).nth(before.length)).toHaveText(mine);
  for (const [at, row] of before.slice(0, -1).entries()) await expect(option(page, /./).nth(at)).toHaveText(row);
  // Where the answer is in time, which a busy machine does not always grant, they are first.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await openPalette(page);
    await expect(active(page)).toHaveText(/^Weekly meal plan/, { timeout: 5_000 });
  }).toPass();
  await expect(option(page, /./).nth(1)).toHaveText(mine);
  await expect(group(page, 'Featured').getByRole('option').first()).toBeVisible();
  await expect(option(page, /./).last()).toHaveText('Sign Out');
});

test('what is called so is first, and what is at hand does not move when the answer comes @once', async ({ page }) => {
  const who = await collector();
  await collectionOf(who, 'Client A onboarding', []);
  const { client, id: user_id } = who;
  for (const title of ['Note to a client', 'Client onboarding call', 'On clients'])
    await client.from('user_prompts').insert({ user_id, title, content: 'Client A on Monday: [WHAT].' });
  await signInByRequest(page, who);
  await open(page, '/faq');
  await openPalette(page);
  await field(page).fill('client a on');
  await expect(active(page)).toHaveText(/^Client A onboarding/);
  await field(page).fill('writing');
  await expect(active(page)).toHaveText(/^Writing\d+ prompts$/);

  await field(page).fill('faq');
  await expect(active(page)).toHaveText('FAQ');
  const gate = Promise.withResolvers<void>();
  await page.route('**/data/palette.json?q=new+pro', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await field(page).fill('new pro');
  await expect(active(page)).toHaveText('New prompt');
  const places = () => option(page, /^New prompt$/).evaluate((row) => JSON.stringify(row.getBoundingClientRect()));
  const before = await places();
  gate.resolve();
  await expect(said(page, /^\d+ results?$/)).toBeAttached();
  expect(await places()).toBe(before);
});
