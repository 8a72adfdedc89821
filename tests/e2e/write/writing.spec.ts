import type { Page } from 'playwright/test';
import { LIMITS } from '../../../lib/limits';
import { holdCode, openEarly } from '../support/held-code';
import { chooseInRow, dialog } from '../support/pages';
import { asPerson, type Person, person, signIn, signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';

const THROW_AWAY = 'Discard your changes?';

async function writer(content = 'Write to [PERSON].'): Promise<Person & { promptId: string }> {
  const who = await person('writer');
  const { client, id: user_id } = await asPerson(who);
  const { data, error } = await client.from('user_prompts').insert({ user_id, title: 'Mine', content }).select('id').single();
  if (error) throw new Error(error.message);
  return { ...who, promptId: data.id };
}

const content = (page: Page) => page.getByLabel('Content');
const draftKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gp-draft')));

async function edit(page: Page): Promise<void> {
  await chooseInRow(page.getByRole('article'), 'Edit');
  await expect(dialog(page, 'Edit Prompt')).toBeVisible();
}

/** Answers the next question of the browser, and says what it was. */
function answerNext(page: Page, yes: boolean): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (question) => {
      resolve(question.message());
      void (yes ? question.accept() : question.dismiss());
    });
  });
}

test.describe('the dialog in which I edit a prompt', () => {
  test('begins in its title, and asks before it throws changes away: Escape, Cancel, Close and Back', async ({ page }) => {
    await signInByRequest(page, await writer());
    await open(page, '/dashboard/my-prompts');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await edit(page);
      await expect(page.getByLabel('Title')).toBeFocused();
      await content(page).fill('Something else entirely.');
      const [kept] = await Promise.all([answerNext(page, false), close()]);
      expect(kept).toBe(THROW_AWAY);
      await expect(content(page)).toHaveValue('Something else entirely.');
      await Promise.all([answerNext(page, true), close()]);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/dashboard/my-prompts');
      await expect.poll(() => draftKeys(page)).toEqual([]);
    }
    // Nothing is asked where nothing was changed.
    await edit(page);
    await expect(content(page)).toHaveValue('Write to [PERSON].');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/my-prompts');
    await expect(page.getByRole('article').getByRole('button', { name: 'More: ' })).toBeFocused();
  });

  test('has what I typed after a reload, until it is saved @once', async ({ page }) => {
    const who = await writer();
    await signInByRequest(page, who);
    await open(page, '/dashboard/my-prompts');
    await edit(page);
    await content(page).fill('Half of a thought');
    await expect.poll(() => draftKeys(page)).toEqual([`gp-draft:${who.promptId}`]);
    await open(page, '/dashboard/my-prompts');
    await edit(page);
    await expect(dialog(page)).toContainText('What you typed before is back.');
    await expect(content(page)).toHaveValue('Half of a thought');
    await content(page).fill('The whole of a thought');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Prompt updated successfully!')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('The whole of a thought');
    expect(await draftKeys(page)).toEqual([]);
    await edit(page);
    await expect(content(page)).toHaveValue('The whole of a thought');
    await expect(dialog(page)).not.toContainText('What you typed before is back.');
  });

  test('lets me start over, and overwrites nothing that was changed elsewhere meanwhile @once', async ({ page }) => {
    const who = await writer();
    await signInByRequest(page, who);
    await open(page, '/dashboard/my-prompts');
    await edit(page);
    await content(page).fill('Written here first.');
    await expect.poll(() => draftKeys(page)).toHaveLength(1);
    const { client } = await asPerson(who);
    await client.from('user_prompts').update({ content: 'Written on another device.' }).eq('id', who.promptId);
    await open(page, '/dashboard/my-prompts');
    await edit(page);
    await expect(dialog(page)).toContainText('The prompt has since been changed somewhere else');
    await expect(content(page)).toHaveValue('Written here first.');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /changed or deleted somewhere else/ })).toBeVisible();
    await expect(content(page)).toHaveValue('Written here first.');
    await dialog(page).getByRole('button', { name: 'Start over' }).click();
    await expect(content(page)).toHaveValue('Written on another device.');
    await content(page).fill('Written here again.');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Prompt updated successfully!')).toBeVisible();
  });

  test('gives its drafts up when I sign out @once', async ({ page }) => {
    await signInByRequest(page, await writer());
    await open(page, '/dashboard/my-prompts');
    await edit(page);
    await content(page).fill('A private thought');
    await expect.poll(() => draftKeys(page)).toHaveLength(1);
    await open(page, '/dashboard/my-prompts');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('A private thought');
  });
});

test('the page on which I edit has what I typed after I left it, and asks before Cancel throws it away @once', async ({ page }) => {
  const who = await writer();
  await signInByRequest(page, who);
  const path = `/dashboard/my-prompts/${who.promptId}/edit`;
  await open(page, path);
  await content(page).fill('Half of a thought');
  await open(page, '/dashboard/saved');
  await open(page, path);
  await expect(content(page)).toHaveValue('Half of a thought');
  const cancel = page.getByRole('link', { name: 'Cancel' });
  expect(await Promise.all([answerNext(page, false), cancel.click()])).toContain(THROW_AWAY);
  await expect(content(page)).toHaveValue('Half of a thought');
  await Promise.all([answerNext(page, true), cancel.click()]);
  await page.waitForURL(`**/my-prompts/${who.promptId}`);
  await open(page, path);
  await expect(content(page)).toHaveValue('Write to [PERSON].');
});

test('a draft is saved after the prompt was made public meanwhile, which changed no text @once', async ({ page }) => {
  const who = await writer();
  await signInByRequest(page, who);
  const path = `/dashboard/my-prompts/${who.promptId}/edit`;
  await open(page, path);
  await content(page).fill('The whole of a thought');
  await expect.poll(() => draftKeys(page)).toHaveLength(1);
  const { client } = await asPerson(who);
  await client.from('user_prompts').update({ is_public: true }).eq('id', who.promptId);
  await open(page, path);
  await expect(page.getByText('What you typed before is back.')).toHaveText('What you typed before is back.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`**/my-prompts/${who.promptId}`);
  await expect(page.getByRole('main')).toContainText('The whole of a thought');
});

test('what is typed before the code of the page has come stays, with the draft of before @once', async ({ page }) => {
  await signInByRequest(page, await person('writer'));
  await open(page, '/dashboard/create');
  await content(page).fill('Half of a thought');
  await expect.poll(() => draftKeys(page)).toHaveLength(1);
  const release = await holdCode(page);
  await openEarly(page, '/dashboard/create');
  await page.getByLabel('Title').fill('Typed early');
  await content(page).fill('Another thought');
  release();
  await expect(content(page)).toHaveValue('Half of a thought\n\nAnother thought');
  await expect(page.getByLabel('Title')).toHaveValue('Typed early');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gp-draft'))).toContain('Another thought');
});

test('what was created does not come back, however fast it was sent @once', async ({ page }) => {
  await signIn(page, await person('writer'));
  await page.clock.install();
  await open(page, '/dashboard/create');
  await page.getByLabel('Title').fill('Sent at once');
  await content(page).pressSequentially('Say [WHAT].');
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await page.waitForURL('**/dashboard/my-prompts');
  await page.clock.runFor(700);
  expect(await draftKeys(page)).toEqual([]);
  await open(page, '/dashboard/create');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(content(page)).toHaveValue('');
});

test('what is written in another tab stays when this one is sent @once', async ({ page, context }) => {
  await signInByRequest(page, await person('writer'));
  await open(page, '/dashboard/create');
  const other = await context.newPage();
  await open(other, '/dashboard/create');
  await page.getByLabel('Title').fill('Of the first tab');
  await content(page).fill('Say [WHAT].');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gp-draft'))).toContain('Say [WHAT].');
  await content(other).fill('Half of a thought');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gp-draft'))).toContain('Half of a thought');
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await page.waitForURL('**/dashboard/my-prompts');
  await open(page, '/dashboard/create');
  await expect(content(page)).toHaveValue('Half of a thought');
});

test('two tabs in which I write new prompts store a draft each, and Start lists and opens both @once', async ({ page, context }) => {
  await signInByRequest(page, await person('writer'));
  await open(page, '/dashboard/create');
  const other = await context.newPage();
  await open(other, '/dashboard/create');
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('gp-draft'))
        .join(),
    );
  for (const [tab, text] of [
    [page, 'First tab'],
    [other, 'Other tab'],
    [page, 'First tab, longer'],
  ] as const) {
    await content(tab).fill(text);
    await expect.poll(drafts).toContain(`"${text}"`);
  }
  expect(await draftKeys(page)).toHaveLength(2);
  await open(page, '/dashboard/start');
  await expect(page.getByRole('region', { name: 'Drafts' }).getByRole('listitem')).toHaveText([
    /^First tab, longer.*New prompt/,
    /^Other tab.*New prompt/,
  ]);
  await page.getByRole('link', { name: 'Other tab' }).click();
  await page.waitForURL('/dashboard/create');
  await expect(content(page)).toHaveValue('Other tab');
  expect(await draftKeys(page)).toHaveLength(2);
});

test('a long prompt is created after a word of warning, and keeps its content when its title is changed @once', async ({ page }) => {
  const long = 'long '.repeat(LIMITS.content.max / 5 + 1).trim();
  await signInByRequest(page, await person('writer'));
  await open(page, '/dashboard/create');
  await page.getByLabel('Title').fill('Much too long');
  await content(page).fill(long);
  const warning = page.getByRole('status').filter({ hasText: 'you can edit its content later only if you make it shorter' });
  await expect(warning).toBeVisible();
  await content(page).fill(long.slice(0, LIMITS.content.max));
  await expect(warning).toHaveCount(0);
  await content(page).fill(long);
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await page.waitForURL('**/dashboard/my-prompts');

  await edit(page);
  await expect(dialog(page).getByRole('status').filter({ hasText: 'You can change everything else' })).toBeVisible();
  await page.getByLabel('Title').fill('Long, with a better title');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Prompt updated successfully!')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText('Long, with a better title');

  await edit(page);
  await expect(content(page)).toHaveValue(long);
  await content(page).fill(`${long}!`);
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Content must be less than 10,000 characters' })).toBeVisible();
  await expect(content(page)).toHaveValue(`${long}!`);
});

test('a prompt of a few letters can be renamed, and its content is checked once it is changed @once', async ({ page }) => {
  const who = await writer('Sum it up');
  await signInByRequest(page, who);
  await open(page, `/dashboard/my-prompts/${who.promptId}/edit`);
  await page.getByLabel('Title').fill('Short');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`**/my-prompts/${who.promptId}`);
  await open(page, `/dashboard/my-prompts/${who.promptId}/edit`);
  await content(page).fill('Shorter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Content must be at least 10 characters' })).toBeVisible();
});

test('what looks like a blank and is none is noticed while I write, and turned into one by one press that can be undone @once', async ({
  page,
}) => {
  await signInByRequest(page, await writer('A second letter to [name], in [length] words. Not [length]!'));
  await open(page, '/dashboard/create');
  await content(page).fill('Write [length] words for {Team name}, [1], [text](https://example.com). Again [length].');
  await expect(page.getByRole('status').filter({ hasText: 'Not a blank yet: [length]' })).toBeVisible();
  await page.getByRole('button', { name: 'Use [LENGTH]' }).click();
  await expect(content(page)).toHaveValue('Write [LENGTH] words for {Team name}, [1], [text](https://example.com). Again [LENGTH].');
  await expect(content(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(content(page)).toHaveValue('Write [length] words for {Team name}, [1], [text](https://example.com). Again [length].');
  await page.getByRole('button', { name: 'Leave [length] as it is' }).click();
  await page.getByRole('button', { name: 'Use [TEAM_NAME]' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Team Name').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Not a blank yet' })).toHaveCount(0);

  // And what is a blank by mistake.
  await content(page).fill('Plan [WHAT]. [TODO] Ask Ada.');
  await expect(page.getByRole('status').filter({ hasText: 'Meant as text? [TODO]' })).toBeVisible();
  await page.getByRole('button', { name: 'Use \\[TODO]' }).click();
  await expect(content(page)).toHaveValue('Plan [WHAT]. \\[TODO] Ask Ada.');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('[TODO] Ask Ada.');

  // In the dialog, too.
  await open(page, '/dashboard/my-prompts');
  await edit(page);
  await dialog(page).getByRole('button', { name: 'Use [NAME]' }).click();
  await dialog(page).getByRole('button', { name: 'Use [LENGTH]' }).click();
  await expect(content(page)).toHaveValue('A second letter to [NAME], in [LENGTH] words. Not [LENGTH]!');
});

test('on a phone Insert blank and the hint stay above the keyboard while I write @phone', async ({ page }) => {
  await signInByRequest(page, await writer());
  // What a keyboard leaves of the screen.
  await page.setViewportSize({ width: 360, height: 400 });
  const insert = page.getByRole('button', { name: 'Insert blank' });
  const inView = async (name: string) => {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(content(page)).toBeFocused();
  };

  await open(page, '/dashboard/create');
  await content(page).tap();
  await content(page).pressSequentially('About [topic] ');
  await inView('Insert blank');
  await inView('Use [TOPIC]');
  await page.getByRole('button', { name: 'Use [TOPIC]' }).tap();
  await expect(content(page)).toHaveValue('About [TOPIC] ');
  await insert.tap();
  await inView('Insert blank');
  await expect(content(page)).toHaveValue('About [TOPIC] [BLANK]');

  await open(page, '/dashboard/my-prompts');
  await edit(page);
  await content(page).tap();
  await content(page).press('End');
  await content(page).pressSequentially(' In [length] words.');
  await inView('Use [LENGTH]');
  await inView('Insert blank');
});
