import type { Page } from 'playwright/test';
import { choice, row } from '../support/import-preview';
import { asPerson, person, signInByRequest } from '../support/people';
import { expect, open, ready, test } from '../support/test';

const IMPORT = '/dashboard/import';
const PREVIEW = /\/dashboard\/import\/[0-9a-f-]{36}$/;

type Brought = { name: string; text: string };
const file = ({ name, text }: Brought) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

async function choose(page: Page, files: Brought[], hasScript: boolean) {
  await (hasScript ? open(page, IMPORT) : page.goto(IMPORT));
  await page.getByLabel('Choose files', { exact: true }).setInputFiles(files.map(file));
  if (!hasScript) await page.getByRole('button', { name: 'Preview' }).click();
  await page.waitForURL(PREVIEW);
}

/** Signs in somebody new and brings files, which are read as soon as they are chosen. Answers what they own in the end. */
async function bring(page: Page, files: Brought[], hasScript = true) {
  const who = await person('chooser');
  const { client, id: user_id } = await asPerson(who);
  await signInByRequest(page, who);
  await choose(page, files, hasScript);
  const own = async () => {
    const rows = client.from('user_prompts').select('title, category, content').eq('user_id', user_id);
    return (await rows.order('created_at', { ascending: false })).data ?? [];
  };
  return { client, user_id, own };
}

const asItIs = (page: Page, title: string) => page.getByRole('checkbox', { name: `Leave variables as they are: ${title}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function importAll(page: Page) {
  await button(page, 'Import').click();
  await page.waitForURL(/my-prompts/, { timeout: 60_000 });
}

test('of more prompts than an account has room for the first are imported, unless I choose others @once', async ({ page }) => {
  const rows = Array.from({ length: 1010 }, (_, at) => `Prompt ${at},Write about tea ${at}.`).join('\n');
  const { own } = await bring(page, [{ name: 'more.csv', text: `title,prompt\n${rows}\n` }]);
  await expect(page.getByText('There are 1,010 prompts to import.')).toBeVisible();
  await expect(
    page.getByText('Your account has room for 1,000 more, so new ones after the first 1,000 are skipped at first.'),
  ).toBeVisible();
  await choice(page, 'Prompt 0').selectOption('Skip');
  for (let next = 2; next <= 21; next++) {
    await button(page, 'Next').click();
    await expect(page.getByText(`Page ${next} of 21`)).toBeVisible();
  }
  await expect(choice(page, 'Prompt 1000')).toHaveValue(/:skip$/);
  await choice(page, 'Prompt 1009').selectOption('Import');
  await importAll(page);
  await expect(page.getByText('Imported 1,000 prompts. Skipped 10.').first()).toBeVisible();
  const titles = (await own()).map(({ title }) => title);
  expect(titles).toHaveLength(1000);
  expect(titles).toContain('Prompt 1009');
  expect(titles).not.toContain('Prompt 0');
});

const LIST = { name: 'list.csv', text: 'title,prompt\nOne,Ask {{who}} for [TOPIC].\nTwo,"Say {{what}}, [YES|NO]."\nThree,Plain.\n' };

function chosenForOneAndForAll(hasScript: boolean): void {
  test('variables stay as they are, in one prompt or in all @once', async ({ page }) => {
    const { own } = await bring(page, [LIST], hasScript);
    await expect(row(page, 'One')).toContainText('Ask [WHO] for [TOPIC].');
    await expect(asItIs(page, 'Three')).toBeHidden();
    await asItIs(page, 'One').check();
    await button(page, 'Apply').click();
    await expect(row(page, 'One')).toContainText('Ask {{who}} for [TOPIC].');
    await expect(page.getByText('Variables stay as they are in 1 prompt.')).toBeVisible();
    await expect(asItIs(page, 'One')).toBeChecked();
    await page.getByLabel('Variables in 2 prompts').selectOption('Leave them as they are');
    await button(page, 'Apply').click();
    await expect(asItIs(page, 'Two')).toBeChecked();
    await expect(row(page, 'Two')).toContainText('Say {{what}}, [YES|NO].');
    await asItIs(page, 'Two').uncheck();
    await importAll(page);
    expect((await own()).map(({ content }) => content)).toEqual(['Ask {{who}} for \\[TOPIC].', 'Say [WHAT], \\[YES|NO].', 'Plain.']);
  });

  test('what looks private takes the place of a public prompt only when it is sent again @once', async ({ page }) => {
    const { client, user_id, own } = await bring(page, [{ name: 'old.csv', text: 'title,prompt\nReport,Write a report.\n' }], hasScript);
    await importAll(page);
    await client.from('user_prompts').update({ is_public: true }).eq('user_id', user_id);
    const text = `Write a report with sk-${'a1'.repeat(12)}.`;
    await choose(page, [{ name: 'new.csv', text: `title,prompt\nReport,${text}\n` }], hasScript);
    await choice(page, 'Report').selectOption('Replace');
    await button(page, 'Import').click();
    await expect(page.getByText('it looks private: an API key (sk-a1a…). Publish it anyway?')).toBeVisible();
    await expect(choice(page, 'Report')).toHaveValue('0:replace');
    expect((await own()).map(({ content }) => content)).toEqual(['Write a report.']);
    await importAll(page);
    expect((await own()).map(({ content }) => content)).toEqual([text]);
  });

  test('a file is read again as another format, and what was chosen for others stays @once', async ({ page }) => {
    const files = [
      { name: 'note.md', text: '---\ntitle: A note\ntags: [x]\n---\nSay {{it}}.\n' },
      { name: 'other.md', text: '---\ntitle: Another\n---\nSay {{that}}.\n' },
      { name: 'settings.yml', text: 'a: 1\nb: 2\n' },
    ];
    const { own } = await bring(page, files, hasScript);
    await expect(page.getByText('There are 2 prompts to import. Format: Markdown.')).toBeVisible();
    await choice(page, 'Another').selectOption('Skip');
    await row(page, 'A note').locator('summary').click();
    await page.getByRole('combobox', { name: 'Read as: note.md' }).selectOption('Text');
    await page.getByRole('combobox', { name: 'Read as: settings.yml' }).selectOption('Text');
    const before = page.url();
    await button(page, 'Apply').click();
    await page.waitForURL((url) => PREVIEW.test(url.pathname) && url.href !== before);
    await expect(page.getByText('There are 3 prompts to import. Format: Text, Markdown.')).toBeVisible();
    await expect(row(page, 'Note')).toContainText('title: A note');
    await expect(row(page, 'Settings')).toContainText('a: 1');
    await expect(choice(page, 'Another')).toHaveValue(/:skip$/);
    await page.getByText('File formats').click();
    await page.getByLabel('2 files read as Text').selectOption('Read as VS Code');
    await button(page, 'Apply').click();
    await page.waitForURL((url) => PREVIEW.test(url.pathname) && url.href !== before);
    await expect(page.getByText('Format: VS Code, Markdown.')).toBeVisible();
    await importAll(page);
    expect((await own()).map(({ content }) => content)).toEqual(['Say {{it}}.', 'a: 1\nb: 2']);
  });

  test('a thousand prompts are looked at in pages, and what was chosen on one stays on the others', async ({ page }) => {
    const rows = Array.from({ length: 1000 }, (_, at) => `Prompt ${at},Write about {{topic}} ${at}.`).join('\n');
    const { own } = await bring(page, [{ name: 'many.csv', text: `title,prompt\n${rows}\n` }], hasScript);
    await expect(page.getByText('There are 1,000 prompts to import.')).toBeVisible();
    await expect(page.getByText('Page 1 of 20')).toBeInViewport();
    await expect(button(page, 'Import')).toBeInViewport();
    await expect(page.getByRole('combobox', { name: /^What to do with/ })).toHaveCount(50);
    await choice(page, 'Prompt 1').selectOption('Skip');
    await asItIs(page, 'Prompt 2').check();
    await page.getByLabel('Category for all').fill('From elsewhere');
    await button(page, 'Next').click();
    await expect(page.getByText('Page 2 of 20')).toBeVisible();
    await expect(row(page, 'Prompt 50')).toBeVisible();
    await choice(page, 'Prompt 50').selectOption('Skip');
    await button(page, 'Previous').click();
    await expect(page.getByText('Page 1 of 20')).toBeVisible();
    await expect(choice(page, 'Prompt 1')).toHaveValue('1:skip');
    await expect(asItIs(page, 'Prompt 2')).toBeChecked();
    await expect(page.getByLabel('Category for all')).toHaveValue('From elsewhere');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await importAll(page);
    await expect(page.getByText('Imported 998 prompts. Skipped 2.').first()).toBeVisible();
    const made = await own();
    expect(made).toHaveLength(998);
    expect(new Set(made.map(({ category }) => category))).toEqual(new Set(['From elsewhere']));
    expect(made.find(({ title }) => title === 'Prompt 2')?.content).toBe('Write about {{topic}} 2.');
    expect(made.find(({ title }) => title === 'Prompt 3')?.content).toBe('Write about [TOPIC] 3.');
  });

  test('all that is imported goes into a collection, and all are skipped but one @once', async ({ page }) => {
    const { client, user_id, own } = await bring(page, [LIST], hasScript);
    await page.getByLabel('All 3 prompts').selectOption('Skip');
    await page.getByLabel('Collection for all').fill('Brought');
    await button(page, 'Apply').click();
    await expect(choice(page, 'Three')).toHaveValue(/:skip$/);
    await expect(page.getByLabel('Collection for all')).toHaveValue('Brought');
    await choice(page, 'Two').selectOption('Import');
    await importAll(page);
    await expect(page.getByText('Imported 1 prompt. Skipped 2.').first()).toBeVisible();
    expect((await own()).map(({ title }) => title)).toEqual(['Two']);
    const { data } = await client.from('collections').select('title, collection_items (position)').eq('user_id', user_id);
    expect(data).toMatchObject([{ title: 'Brought', collection_items: [{ position: 1 }] }]);
  });
}

chosenForOneAndForAll(true);

test.describe('without JavaScript @once', () => {
  test.use({ javaScriptEnabled: false });
  chosenForOneAndForAll(false);
});

test('an import is chosen and taken with the keyboard alone @desktop', async ({ page }) => {
  const { own } = await bring(page, [LIST]);
  await ready(page);
  await page.getByLabel('All 3 prompts').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Variables in 2 prompts')).toBeFocused();
  await page.keyboard.press('l');
  await page.getByLabel('Category for all').focus();
  await page.keyboard.type('Work');
  // Enter in a field looks again, and does not import.
  await page.keyboard.press('Enter');
  await expect(asItIs(page, 'One')).toBeChecked();
  await expect(page).toHaveURL(/category=Work/);
  await asItIs(page, 'One').focus();
  await page.keyboard.press('Space');
  await expect(asItIs(page, 'One')).not.toBeChecked();
  await button(page, 'Import').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/my-prompts/);
  expect((await own()).map(({ content, category }) => [content, category])).toEqual([
    ['Ask [WHO] for [TOPIC].', 'Work'],
    ['Say {{what}}, \\[YES|NO].', 'Work'],
    ['Plain.', 'Work'],
  ]);
});
