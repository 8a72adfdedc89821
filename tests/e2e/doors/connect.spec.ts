import { clipboard } from '../support/pages';
import { expect, open, test } from '../support/test';

const PROGRAMS = [
  ...[
    'Grok',
    'Grok in the terminal',
    'Claude',
    'Claude Code',
    'Cursor',
    'VS Code',
    'ChatGPT',
    'Raycast',
    'The command line',
    'The terminal',
  ],
];

/** The address at which the build was told that the site is. */
const builtFor = (href: string | null) => new URL(href ?? '').origin;

test('every program has one thing to press or to copy, and how to remove it @once', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/connect');
  const main = page.getByRole('main');
  await expect(main.locator('article').getByRole('heading', { level: 2 })).toHaveText(PROGRAMS);
  await expect(main.locator('summary', { hasText: 'Remove it' })).toHaveCount(PROGRAMS.length);

  const origin = builtFor(await page.locator('link[rel=canonical]').getAttribute('href'));
  for (const [name, text] of [
    ['Copy the address (Grok)', `${origin}/mcp`],
    ['Copy the command for Claude Code (Claude Code)', `claude mcp add --scope user --transport http grok-prompts ${origin}/mcp`],
    ['Copy the command that installs the command line (The command line)', `npm install --global ${origin}/cli/grok-prompts.tgz`],
    ['Copy the command that reads a prompt (The terminal)', `curl ${origin}/prompt/professional-email.md`],
  ] as const) {
    const button = main.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button.or(main.getByRole('button', { name: 'Copied!' })).first()).toBeVisible();
    await expect.poll(() => clipboard(page)).toBe(text);
  }
  await expect(main.getByRole('link', { name: 'Add to Cursor' })).toHaveAttribute('href', /^cursor:\/\//);
  await expect(main.getByRole('link', { name: 'Add to VS Code' })).toHaveAttribute('href', /^vscode:mcp\/install\?/);
});

test('it is reached from the footer and from Developers @once', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Connect' }).click();
  await expect(page).toHaveURL('/connect');
  await page.getByRole('main').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveURL('/developers');
  await page.getByRole('main').getByRole('link', { name: 'Connect' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect');
});

test('the line for the terminal gives the prompt that it names @once', async ({ page, request }) => {
  await page.goto('/connect');
  const line = (await page.getByLabel('The terminal: the command that reads a prompt').textContent()) ?? '';
  const response = await request.get(new URL(line.replace('curl ', '')).pathname);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lines are there to be selected, without buttons that do nothing @once', async ({ page }) => {
    await page.goto('/connect');
    const main = page.getByRole('main');
    await expect(main.getByLabel('Claude Code: the command for Claude Code')).toContainText('claude mcp add');
    await expect(main.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});
