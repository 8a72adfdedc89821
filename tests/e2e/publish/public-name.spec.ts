import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys, startBackend } from '../../../scripts/backend';
import { startSite } from '../../../scripts/site';
import { openApp } from '../../../supabase/lite/app';
import { BUSY_MACHINE } from '../../support/busy-machine';
import { putEmptyDatabase } from '../../support/empty-database';
import { chooseInRow } from '../support/pages';
import { fillCredentials, PASSWORD, person, signIn, signInByRequest } from '../support/people';
import { expect, test } from '../support/test';

const distDir = process.env.NEXT_DIST_DIR ?? '.next-test';

test('somebody new is told under which name others see them, until they choose another @once', async ({ page }) => {
  const who = await person('ada.lovelace');
  await signIn(page, who);
  await page.goto('/dashboard/start');
  const name = who.email.split('@')[0] ?? '';
  const note = page.getByText(`Others see you as ${name} (@adalovelace`);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'Change it in your profile' }).click();
  await page.waitForURL('**/dashboard/profile');
  await page.getByLabel('Display name').fill('Ada');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved.').first()).toBeVisible();
  await page.goto('/dashboard/start');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Others see you as')).toBeHidden();
  await page.goto('/dashboard/create');
  await page.getByLabel('Title').fill('Mine');
  await page.getByLabel('Content').fill('Write about [TOPIC]');
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await page.waitForURL('**/dashboard/my-prompts');
  await chooseInRow(page, 'Make Public');
  await expect(page.getByRole('dialog', { name: 'Make Prompt Public?' })).toContainText('under your name, Ada (@adalovelace');
});

test('a profile without public prompts stays out of search engines and the sitemap @once', async ({ page, request }) => {
  await signInByRequest(page, await person());
  await page.goto('/dashboard/profile');
  const address = await page.getByRole('link', { name: 'View Public Profile' }).getAttribute('href');
  expect(await (await request.get(address ?? '')).text()).toContain('<meta name="robots" content="noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`${address}<`);
});

test('when a thousand people have the same name the next one is told, and chooses another @once', async ({ browser }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'grok-prompts-names-'));
  const keys = makeKeys();
  // It puts the keys of its database into the environment, which the next tests of this process read.
  const environment = { ...process.env };
  await putEmptyDatabase(folder);
  const { app } = await openApp({ dataDir: folder, port: 0, keys, driver: 'pglite', confirmEmail: false });
  await app.connection.exec(`
    insert into auth.users (id, email) select gen_random_uuid(), 'other' || n || '@example.com' from generate_series(0, 999) n;
    insert into public.user_profiles (id, username)
      select id, 'crowded' || coalesce(nullif(substr(split_part(email, '@', 1), 6), '0'), '') from auth.users where email like 'other%'`);
  await app.connection.close();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  const backend = await startBackend({ dataDir: folder, keys });
  const site = await startSite({
    distDir,
    env: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: keys.publishableKey, ...BUSY_MACHINE },
  });
  const page = await browser.newPage({ baseURL: site.url });
  try {
    await page.goto('/signup');
    await fillCredentials(page, { email: 'crowded@example.com', password: PASSWORD });
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/dashboard/profile');
    await expect(page.getByRole('alert').filter({ hasText: 'Unable to generate unique username' })).toBeVisible();

    // Whoever goes on without a name is told again where it is needed, and loses nothing.
    await page.goto('/dashboard/create');
    await page.getByLabel('Title').fill('A title');
    await page.getByLabel('Content').fill('Write about [TOPIC]');
    await page.getByRole('button', { name: 'Create Prompt' }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Unable to generate unique username' });
    await expect(refused).toBeVisible();
    await expect(page.getByLabel('Content')).toHaveValue('Write about [TOPIC]');
    const [profile] = await Promise.all([page.waitForEvent('popup'), refused.getByRole('link').click()]);
    await profile.getByLabel('Username').fill('another_name');
    await profile.getByRole('button', { name: 'Save Profile' }).click();
    await expect(profile.getByText('Profile saved.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Create Prompt' }).click();
    await page.waitForURL('**/dashboard/my-prompts');
    await expect(page.getByRole('link', { name: 'A title', exact: true })).toBeVisible();
  } finally {
    await page.close();
    await site.stop();
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
