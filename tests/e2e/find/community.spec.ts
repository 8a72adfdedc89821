import { randomUUID } from 'node:crypto';
import { blank, searchBox } from '../support/pages';
import { newSharer, type Sharer, share } from '../support/sharing';
import { expect, open, ready, test } from '../support/test';

/** Letters only, so that a word of one test is no beginning of another's. */
const word = () =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(8, 'q');

let ada: Sharer;
test.beforeAll(async () => {
  ada = await newSharer({ display_name: 'Ada Okafor', bio: 'Grant writer.\nKeeps <b>what</b> survives.', x_handle: 'adawrites' });
});

test('a shared prompt is found by its words, and leads to its page and its author @once', async ({ page }) => {
  const rare = word();
  const { id } = await share(ada, { title: `Plan for ${rare}`, content: 'Plan [WHAT] for [WHOM|a team].', category: 'Marketing' });
  await open(page, '/prompts/shared');
  await searchBox(page).fill(rare);
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByText(`1 prompt matches “${rare}”`)).toBeVisible();
  await expect(searchBox(page)).toHaveValue(rare);
  const row = page.getByRole('article');
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('heading')).toHaveText(`Plan for ${rare}`);
  await expect(row.locator('mark').first()).toHaveText(rare);
  await expect(row.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute('href', `/u/${ada.username}`);
  await expect(row.getByRole('button', { name: 'Save prompt' })).toBeVisible();
  await row.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/prompt/shared/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Plan for ${rare}`);
});

test('a prompt is copied out of the list, in which View Details leads to its page @once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const rare = word();
  const { id } = await share(ada, { title: `Plan for ${rare}`, content: 'Plan [WHAT] for [WHOM|a team].', category: 'Marketing' });
  for (const path of [`/prompts/shared?q=${rare}`, `/search?q=${rare}`]) {
    await open(page, path);
    const row = page.getByRole('article').filter({ hasText: rare });
    await row.getByRole('button', { name: `Copy: Plan for ${rare}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Plan [WHAT] for a team.');
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await expect(row.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', `/prompt/shared/${id}`);
  }
});

test('the list narrows while one types, and a typo of a word that titles have is understood @once', async ({ page }) => {
  const rare = word();
  await share(ada, { title: `Plan for ${rare}`, content: 'Plan [WHAT].', category: 'Marketing' });
  await open(page, '/prompts/shared');
  await searchBox(page).pressSequentially(rare);
  await expect(page).toHaveURL(`/prompts/shared?q=${rare}`);
  await expect(page.getByText(`1 prompt matches “${rare}”`)).toBeVisible();
  const typo = `${rare.slice(0, 3)}${rare[4]}${rare[3]}${rare.slice(5)}x`;
  // What is shared past the site comes to the titles that it knows with their next reading.
  await expect(async () => {
    await page.goto(`/prompts/shared?q=${typo}`);
    await expect(page.getByText(`1 prompt matches “${rare}”`)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Load more adds the next 24 below those that are there @once', async ({ page }) => {
      const rare = word();
      for (let number = 0; number < 51; number += 1) await share(ada, { title: `${rare} ${number}`, content: 'Say [WHAT].' });
      const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
      await page.goto(`/prompts/shared?q=${rare}`);
      await expect(page.getByText(`The first 24 prompts that match “${rare}”`)).toBeVisible();
      const first = await titles();
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect(page).toHaveURL(`/prompts/shared?q=${rare}&page=2`);
      await expect(page.getByText(`The first 48 prompts that match “${rare}”`)).toBeVisible();
      await expect.poll(async () => (await titles()).slice(0, 24)).toEqual(first);
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect(page.getByText(`51 prompts match “${rare}”`)).toBeVisible();
      expect(new Set(await titles()).size).toBe(51);
      await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0);
    });
  });
}

test('Back brings back what was loaded, at its place @once', async ({ page }) => {
  const rare = word();
  for (let number = 0; number < 27; number += 1) await share(ada, { title: `${rare} ${number}`, content: 'Say [WHAT].' });
  await open(page, `/prompts/shared?q=${rare}`);
  await page.getByRole('link', { name: 'Load more' }).click();
  const row = page.getByRole('article').nth(25);
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  await row.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/prompt\/shared\//);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(27);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test('a list that starts at a cursor leads back to its beginning @once', async ({ page }) => {
  const rare = word();
  for (let number = 0; number < 3; number += 1) await share(ada, { title: `${rare} ${number}`, content: 'Say [WHAT].' });
  const after = '1_2099-01-01T00:00:00Z_ffffffff-ffff-4fff-8fff-ffffffffffff';
  await open(page, `/prompts/shared?q=${rare}&after=${after}`);
  await expect(page.getByText(`The last prompts that match “${rare}”`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the best matches' }).click();
  await expect(page).toHaveURL(`/prompts/shared?q=${rare}`);
});

test('the category narrows the list and stays chosen @once', async ({ page }) => {
  const [rare, category] = [word(), 'Marketing'];
  await share(ada, { title: `${rare} one`, content: 'Say [WHAT].', category });
  await share(ada, { title: `${rare} two`, content: 'Say [WHAT].', category: 'Coding' });
  // Shared past the site: the cached list of categories has it within a minute.
  await expect(async () => {
    await page.goto(`/prompts/shared?q=${rare}`);
    await expect(page.getByRole('option', { name: category })).toBeAttached({ timeout: 1000 });
  }).toPass({ intervals: [1000], timeout: 120_000 });
  await ready(page);
  await page.getByRole('combobox', { name: 'Category' }).selectOption(category);
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([`${rare} one`]);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(category);
  const options = await page.getByRole('combobox', { name: 'Category' }).getByRole('option').allTextContents();
  expect(options[0]).toBe('All categories');
  expect(options.slice(1)).toEqual(options.slice(1).toSorted((a, b) => a.localeCompare(b, 'en')));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the order and the look of the list stay while one searches, narrows and clears the search @once', async ({ page }) => {
    const rare = word();
    await share(ada, { title: `${rare} one`, content: 'Say [WHAT].', category: 'Marketing' });
    await page.goto('/prompts/shared?sort=saved&view=compact');
    for (const [name, value] of Object.entries({ sort: 'saved', view: 'compact' }))
      await expect(page.getByRole('main').locator(`form input[name=${name}]`)).toHaveValue(value);
    await page.goto(`/prompts/shared?q=${rare}&category=Marketing&view=compact`);
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(page).toHaveURL('/prompts/shared?category=Marketing&view=compact');
  });
});

test('nothing found is said, with ways on @once', async ({ page }) => {
  await open(page, '/prompts/shared?q=zzzzqqqqxxxx&category=Coding');
  await expect(page.getByRole('heading', { name: 'No shared prompts found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search all categories' })).toBeVisible();
  await page.getByRole('link', { name: 'All community prompts' }).click();
  await expect(page).toHaveURL('/prompts/shared');
});

test('absurd parameters do no harm @once', async ({ request }) => {
  const absurd = [
    'after=x',
    'after=0_2026-01-01T00:00:00Z_00000000-0000-4000-8000-000000000000',
    'after=9_0000-00-00T99:99:99Z_1',
    'after=1_0000-01-01T00:00:00Z_00000000-0000-4000-8000-000000000000',
    'after=2_2026-01-01T00:00:00%2B23:59_00000000-0000-4000-8000-000000000000',
    'q=%00%00',
    'q=%ff',
    'q=%25%27%3B--&q=b',
    'q=((((&category=%00',
    `category=${'x'.repeat(5000)}`,
    `q=${'word+'.repeat(500)}`,
    'q=%3Cscript%3Ealert(1)%3C/script%3E',
    'category=%ED%A0%80',
  ];
  for (const query of absurd) {
    const response = await request.get(`/prompts/shared?${query}`);
    expect(response.status(), query).toBe(200);
    expect(await response.text()).not.toContain('<script>alert(1)');
  }
});

test('a shared prompt is read, filled in its place and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await share(ada, { title: `Plan ${word()}`, content: 'Plan [WHAT] for [WHOM|a team].', category: 'Marketing' });
  await open(page, `/prompt/shared/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute('href', `/u/${ada.username}`);
  await expect(main.getByRole('link', { name: 'Marketing', exact: true })).toHaveAttribute('href', '/prompts/shared?category=Marketing');
  await expect(main.getByRole('link', { name: 'Follow @adawrites on X' })).toHaveAttribute('href', 'https://x.com/adawrites');
  await blank(page, 'What').fill('a launch');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Plan a launch for a team.');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `gp_vars:${id}`)).toBe('{"WHAT":"a launch"}');
  // The first is its own, the others those of related prompts.
  await expect(page.getByRole('button', { name: 'Save prompt' }).first()).toBeVisible();
});

test('below a prompt stand related prompts of the library, but none if its title says nothing to search for @once', async ({ page }) => {
  const related = page.getByRole('heading', { level: 2, name: 'Related prompts' });
  await open(page, `/prompt/shared/${(await share(ada, { title: 'Meals for a week', content: 'Plan [WHAT].' })).id}`);
  await expect(related).toBeVisible();
  await open(page, `/prompt/shared/${(await share(ada, { title: 'How to use it', content: 'Plan [WHAT].' })).id}`);
  await expect(related).toBeHidden();
});

test('a profile shows the person and copies out of the list, and never the address @once', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const joel = await newSharer({ display_name: 'Joel', bio: 'One <i>line</i>.\nAnother.' });
  await share(joel, { title: 'Turn notes into decisions', content: 'From [NOTES|these notes] list what was decided.' });
  await open(page, `/u/${joel.username}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Joel');
  await expect(page.getByText(`@${joel.username}`, { exact: true })).toBeVisible();
  await expect(page.getByText('1 public prompt', { exact: true })).toBeVisible();
  expect(await page.getByText('One <i>line</i>.').textContent()).toBe('One <i>line</i>.\nAnother.');
  await page.getByRole('button', { name: 'Copy: Turn notes into decisions' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('From these notes list what was decided.');
  expect(await (await request.get(`/u/${joel.username}`)).text()).not.toContain('@example.com');
});

test('another case of a name leads to its one address @once', async ({ request }) => {
  for (const ending of ['', '.md', '.atom', '.claude.skills.zip']) {
    const response = await request.get(`/u/${ada.username.toUpperCase()}${ending}`, { maxRedirects: 0 });
    expect(response.status(), ending).toBe(308);
    expect(new URL(response.headers().location ?? '', 'https://site.example').pathname).toBe(`/u/${ada.username}${ending}`);
  }
});

for (const [path, title, text] of [
  ['/prompt/shared/00000000-0000-4000-8000-000000000000', 'Prompt not found', 'This prompt may have been made private or deleted.'],
  ['/prompt/shared/nothing', 'Prompt not found', 'This prompt may have been made private or deleted.'],
  ['/u/nobody_here', 'User not found', 'Nobody here has this name. It may have been changed.'],
  ['/u/no%20body', 'User not found', 'Nobody here has this name. It may have been changed.'],
] as const) {
  test(`${path} answers 404 and says so, in the page as served too @once`, async ({ page, request, faults }) => {
    faults.allow(/status of 404/);
    const served = await request.get(path);
    expect(served.status()).toBe(404);
    expect((await served.text()).replace(/<p class="[^"]*">/g, '<p>')).toContain(`<h1>${title}</h1><p>${text}</p>`);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
  });
}

test('the text of a public prompt is for everybody, cached by nobody, and gone with it @once', async ({ request }) => {
  const { id, title } = await share(ada, { title: 'As data', content: 'Say [WHAT].', category: 'Coding' });
  const response = await request.get(`/data/prompts/${id}.json`);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.json()).toEqual({
    ref: { kind: 'public', id },
    storageId: id,
    title,
    promptText: 'Say [WHAT].',
    material: [],
    category: { slug: '', name: 'Coding' },
    updatedAt: expect.any(String),
  });
  for (const file of [`${id}`, 'x.json']) expect((await request.get(`/data/prompts/${file}`)).status()).toBe(404);
  // It may be the visitor's own: a visitor is asked to sign in, whether there is one or not.
  expect((await request.get('/data/prompts/00000000-0000-4000-8000-000000000000.json')).status()).toBe(401);
});

test('the search of everything has a group of its own for the community @once', async ({ page }) => {
  const rare = word();
  await share(ada, { title: `Only ${rare}`, content: 'Say [WHAT].' });
  await open(page, `/search?q=${rare}`);
  const group = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Community' }) });
  await expect(group.getByText('1 prompt', { exact: true })).toBeVisible();
  await expect(group.getByRole('heading', { level: 3 })).toHaveText(`Only ${rare}`);
});

test('title, canonical address and structured data name the prompt and its author @once', async ({ page }) => {
  const { id, title } = await share(ada, { title: `Named </script> ${word()}`, content: 'Say [WHAT|hello] now.' });
  await page.goto(`/prompt/shared/${id}`);
  await expect(page).toHaveTitle(`${title} · Grok Prompts`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/prompt/shared/${id}$`));
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text));
  expect(data.map((item) => item['@type'])).toEqual(['CreativeWork', 'BreadcrumbList']);
  expect(data[0]).toMatchObject({ name: title, text: 'Say hello now.', author: { '@type': 'Person', name: 'Ada Okafor' } });
  await page.goto(`/u/${ada.username}`);
  const profile = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(profile).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', alternateName: ada.username } });
});
