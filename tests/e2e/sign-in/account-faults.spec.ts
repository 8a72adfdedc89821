import { startSite } from '../../../scripts/site';
import { breakages, listen } from '../support/broken-backend';
import { expect, test } from '../support/test';

const distDir = process.env.NEXT_DIST_DIR ?? '.next-test';
const key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';

/** A session that is not about to end, as its cookie holds it; only the backend could say whether it is true. */
const session = (token: string) =>
  `base64-${Buffer.from(
    JSON.stringify({ access_token: token, refresh_token: 'x', token_type: 'bearer', expires_at: 9_999_999_999, user: { id: '1' } }),
  ).toString('base64url')}`;

for (const [how, breakage] of Object.entries(breakages)) {
  test(`a backend that ${how}: forms keep what was typed, and nobody is signed out @once`, async ({ browser }) => {
    const backend = await listen(breakage());
    const site = await startSite({ distDir, env: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: key } });
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    try {
      const forms = [
        ['/login', 'Sign In', 'An error occurred during sign in'],
        ['/signup', 'Create Account', 'An error occurred during sign up'],
        ['/reset', 'Send Reset Link', 'An error occurred while sending the reset email'],
      ] as const;
      for (const [path, button, words] of forms.filter(([path]) => how !== 'answers nonsense' || path === '/login')) {
        await page.goto(path);
        await page.getByLabel('Email').fill('ada@example.com');
        if (path !== '/reset') await page.getByLabel('Password', { exact: true }).fill('correct horse');
        await page.getByRole('main').getByRole('button', { name: button }).click();
        await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
        await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
      }
      const name = 'sb-127-auth-token';
      await context.addCookies([
        { name, value: session('a.b.c'), url: site.url },
        { name: 'gp-account', value: 'ada%40example.com', url: site.url },
      ]);
      for (const path of ['/dashboard/start', '/dashboard/my-prompts']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      }
      // What the home page shows to who is signed in is left out.
      const answered = page.waitForResponse('**/data/home.json');
      await page.goto('/');
      await answered;
      await expect(page.locator('#recently-used')).toHaveCount(0);
      expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(expect.arrayContaining([name, 'gp-account']));
    } finally {
      await context.close();
      await site.stop();
      await backend.stop();
    }
  });
}
