import type { Locator, Page } from 'playwright/test';
import { blank, blankField, clipboard, dialog } from '../support/pages';
import { person, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, open, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const TRIP =
  'Plan a trip to [DESTINATION|e.g. Lisbon in May][TRAVELERS? for … people].[PACE? Keep it ….|slow|busy|somewhere in between] Write it [STYLE|as a list|as a letter]. \\[TODO] and b[0] stay.';

async function tripPath(): Promise<string> {
  const { id } = await share(await newSharer(), { title: 'A trip', content: TRIP });
  return `/prompt/shared/${id}`;
}

const trip = async (page: Page) => open(page, await tripPath());

const optional = (page: Page, name: string) => blank(page, `${name}, optional`);
const choices = (page: Page) => page.getByRole('listbox', { name: 'Choices' }).getByRole('option');
const choice = (page: Page, name: string) => page.getByRole('listbox', { name: 'Choices' }).getByRole('option', { name, exact: true });
const combobox = (page: Page, name: string) =>
  page.getByRole('main').getByRole('combobox', { name, exact: true }).and(page.locator('[contenteditable]'));
const copy = (page: Page) => page.getByRole('button', { name: /^Cop(y|ied!)$/ });

async function copied(page: Page): Promise<string> {
  await copy(page).click();
  await expect(copy(page)).toHaveText(/Copied!/);
  return clipboard(page);
}

test('An optional part can be read before it is filled, is left out until then, and is said once it is filled', async ({ page }) => {
  await trip(page);
  const words = page.getByText('people', { exact: true });
  await expect(optional(page, 'Travelers')).toBeVisible();
  await expect(words).toBeVisible();
  await expect(page.getByText('Faint parts are sent only if you fill them in.')).toBeVisible();
  expect(await copied(page)).toBe('Plan a trip to [DESTINATION]. Write it as a list. [TODO] and b[0] stay.');

  await optional(page, 'Travelers').click();
  await page.keyboard.type('two');
  await blank(page, 'Destination').click();
  await page.keyboard.type('Porto');
  await expect(words).toBeVisible();
  expect(await copied(page)).toBe('Plan a trip to Porto for two people. Write it as a list. [TODO] and b[0] stay.');

  await optional(page, 'Travelers').fill('');
  await blank(page, 'Destination').focus();
  await expect(words).toBeVisible();
  expect(await copied(page)).toBe('Plan a trip to Porto. Write it as a list. [TODO] and b[0] stay.');
});

test('Choices are offered where a blank is filled, by keyboard and by pointer, and anything else can be written', async ({ page }) => {
  await trip(page);
  const pace = combobox(page, 'Pace, optional');
  await pace.focus();
  await expect(choices(page)).toHaveText(['slow', 'busy', 'somewhere in between']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(pace).toHaveAttribute('aria-activedescendant', (await choice(page, 'busy').getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(pace).toHaveText('busy');

  // Return leads to the next blank, which offers its own.
  const style = combobox(page, 'Style');
  await expect(style).toBeFocused();
  await expect(choices(page)).toHaveText(['as a list', 'as a letter']);
  await expect(choice(page, 'as a list')).toHaveAttribute('aria-selected', 'true');
  await choice(page, 'as a letter').click();
  await expect(style).toHaveText('as a letter');
  await expect(choices(page)).toHaveCount(0);
  expect(await copied(page)).toContain('Keep it busy. Write it as a letter.');

  await pace.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('very slow');
  expect(await copied(page)).toContain('Keep it very slow. Write');
});

test('Choices open again by a press and by the arrow down, and Escape closes them alone, on the page and in Customize', async ({
  page,
}) => {
  await trip(page);
  const expectReopening = async (field: Locator) => {
    await field.click();
    await choice(page, 'busy').click();
    await expect(choices(page)).toHaveCount(0);
    await field.click();
    await expect(choice(page, 'busy')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(choices(page)).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(choices(page)).toHaveCount(3);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  const pace = combobox(page, 'Pace, optional');
  await expectReopening(pace);
  await expect(pace).toHaveText('slow');
  await page.getByRole('button', { name: 'Customize' }).and(page.locator(':visible')).click();
  await expectReopening(dialog(page).getByLabel('Pace'));
  await expect(dialog(page).getByLabel('Pace')).toHaveValue('slow');
  await dialog(page).getByLabel('Destination').focus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('Customize has the same: fields that may stay empty, examples that are never sent, choices @once', async ({ page }) => {
  await trip(page);
  await page.getByRole('button', { name: 'Customize' }).and(page.locator(':visible')).click();
  const fields = dialog(page);
  await expect(fields.getByLabel('Destination')).toHaveAttribute('placeholder', 'e.g. Lisbon in May');
  await expect(fields.getByLabel('Travelers')).toHaveAccessibleName(/optional/);
  await fields.getByLabel('Pace').focus();
  await choice(page, 'slow').click();
  await expect(fields.getByLabel('Pace')).toHaveValue('slow');
  await expect(fields.getByRole('region', { name: 'Preview' })).toContainText('Keep it slow.');
  await expect(fields.getByRole('region', { name: 'Preview' })).not.toContainText('people');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the prompt can be read with its optional parts @once', async ({ page }) => {
    await page.goto(await tripPath());
    const text = page.getByText('Plan a trip to');
    await expect(text).toBeVisible();
    const read = /^Plan a trip to .* for .* people\..* Keep it .*\. Write it .*as a list\. \[TODO\] and b\[0\] stay\.$/;
    await expect(text).toHaveText(read, { useInnerText: true });
    await expect(page.getByText('Faint parts are optional, and left out.')).toBeVisible();
  });
});

test('Create inserts optional parts and choices, and shows the prompt with and without them @once', async ({ page }) => {
  await signInByRequest(page, await person());
  await open(page, '/dashboard/create');
  const content = page.getByLabel('Content');
  await content.fill('Plan a trip to [DESTINATION]');
  await page.getByRole('button', { name: 'Optional part' }).click();
  await page.keyboard.type('TRAVELERS');
  await expect(content).toHaveValue('Plan a trip to [DESTINATION][TRAVELERS? with …]');
  await content.press('ControlOrMeta+End');
  await page.keyboard.type('. Write it ');
  await page.getByRole('button', { name: 'Choices' }).click();
  await page.keyboard.type('STYLE');
  await expect(content).toHaveValue('Plan a trip to [DESTINATION][TRAVELERS? with …]. Write it [STYLE|first|second]');

  const toggle = page.getByRole('button', { name: 'Preview' });
  if ((await page.getByRole('region', { name: 'Preview' }).count()) === 0) await toggle.click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('with Travelers');
  await preview.getByLabel('Show optional parts').uncheck();
  await expect(preview.getByText('Plan a trip to')).not.toContainText('Travelers');
});

test('The list of blanks tells optional ones apart, says how many are to fill, and leads to each in its place', async ({
  page,
  isMobile,
}) => {
  await trip(page);
  const list = page.locator('section', { has: page.getByRole('heading', { name: /^Blanks/ }) });
  await expect(list.getByRole('heading')).toHaveText('Blanks1 to fill');
  await expect(list.getByRole('listitem').filter({ hasText: 'optional' })).toHaveText([/Travelers/, /Pace/]);
  if (isMobile) {
    // There it is the form, once the page is used.
    await list.getByRole('heading').tap();
    await blankField(list, 'Travelers').fill('two');
    await expect(optional(page, 'Travelers')).toHaveText('two');
    await blankField(list, 'Destination').fill('Porto');
    await expect(list.getByRole('heading')).toHaveText('Blanks');
    return;
  }
  await list.getByRole('button', { name: 'Travelers' }).click();
  await expect(optional(page, 'Travelers')).toBeFocused();
  await page.keyboard.type('two');
  await expect(list.getByRole('heading')).toHaveText('Blanks1 to fill');
  await list.getByRole('button', { name: 'Destination' }).press('Enter');
  await expect(blank(page, 'Destination')).toBeFocused();
});

test('What is filled in an optional part is in the link that is shared @once', async ({ page, context }) => {
  await trip(page);
  await optional(page, 'Travelers').click();
  await page.keyboard.type('two');
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('checkbox', { name: 'With what I filled in' }).check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboard(page)).toContain('#v=');
  const other = await context.newPage();
  await open(other, await clipboard(page));
  await expect(optional(other, 'Travelers')).toHaveText('two');
  expect(await copied(other)).toBe('Plan a trip to [DESTINATION] for two people. Write it as a list. [TODO] and b[0] stay.');
});
