import type { APIRequestContext, Page } from 'playwright/test';
import { collector } from '../support/collections';
import { answer, backend, fillCredentials, mailedLink, newEmail, type Person, person, signIn, siteMails } from '../support/people';
import { expect, open, test } from '../support/test';
import { askWith, tokenOf } from '../support/tokens';

const NEW = 'battery staple';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  const form = part(page, 'Password');
  await form.getByLabel('Current password').fill(current);
  await form.getByLabel('New password').fill(next);
  await form.getByRole('button', { name: 'Change Password' }).click();
}

async function changeEmail(page: Page, email: string, password: string): Promise<void> {
  const form = part(page, 'Email');
  await form.getByLabel('New email').fill(email);
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Change Email' }).click();
}

const canSignIn = async (who: Person) => (await backend().auth.signInWithPassword(who)).error === null;

/** The session cookie of a page, as somebody could have copied it. */
async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.flatMap(({ name, value }) => (name.startsWith('sb-') ? `${name}=${value}` : [])).join('; ');
}

/** Asked without the browser, whose cookies an answer would change. */
const isSignedIn = async (request: APIRequestContext, cookie: string) => (await answer(request, '/dashboard/saved', cookie)).status === 200;

test('a password is changed with the old one: tokens and other devices end, and a mail says so @once', async ({
  page,
  browser,
  request,
}) => {
  const owner = await collector();
  const token = await tokenOf(owner, 'write');
  const device = await browser.newContext();
  const there = await device.newPage();
  await signIn(there, owner, `${process.env.BASE_URL}/login`);
  await signIn(page, owner);
  await open(page, '/dashboard/profile');
  await page.getByRole('link', { name: 'Account settings' }).click();
  await page.waitForURL('/dashboard/account');
  await changePassword(page, 'not the one', NEW);
  await expect(page.getByText('That is not the password of this account.')).toBeVisible();
  await changePassword(page, owner.password, 'short');
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
  await changePassword(page, owner.password, owner.password);
  await expect(page.getByText('That is already your password.')).toBeVisible();
  expect((await askWith(request, token, 'GET', '/prompts')).status).toBe(200);
  await changePassword(page, owner.password, NEW);
  await expect(page.getByRole('status').filter({ hasText: 'Your password has been changed.' })).toBeVisible();
  expect(await page.content()).not.toContain(NEW);
  await page.goto('/dashboard/saved');
  await expect(page).toHaveURL('/dashboard/saved');
  await there.goto(`${process.env.BASE_URL}/dashboard/saved`);
  expect(new URL(there.url()).pathname).toBe('/login');
  await device.close();
  expect((await askWith(request, token, 'GET', '/prompts')).status).toBe(401);
  expect([await canSignIn(owner), await canSignIn({ ...owner, password: NEW })]).toEqual([false, true]);
  expect((await siteMails(owner.email)).join()).toContain('Your password was changed');
});

test('an email is changed by the link that is sent there; until then the old one counts @once', async ({ page }) => {
  const who = await person('old');
  const email = newEmail('new');
  await signIn(page, who);
  await open(page, '/dashboard/account');
  await changeEmail(page, who.email, who.password);
  await expect(page.getByText('That is already your email.')).toBeVisible();
  await changeEmail(page, email, 'not the one');
  await expect(page.getByText('That is not the password of this account.')).toBeVisible();
  await changeEmail(page, email, who.password);
  await expect(page.getByRole('status').filter({ hasText: `We sent a link to ${email}` })).toContainText(who.email);
  expect(await canSignIn(who)).toBe(true);
  expect((await siteMails(who.email)).join()).toContain(`from ${who.email} to ${email}`);
  const link = await mailedLink(email);
  await page.goto(link);
  await expect(page.getByText(`This makes ${email} the email of your account.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await page.waitForURL('/dashboard/account?notice=email');
  await expect(page.getByText('Your new email is confirmed.')).toBeVisible();
  await expect(part(page, 'Email')).toContainText(`You sign in as ${email}.`);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'gp-account');
  expect(decodeURIComponent(cookie?.value ?? '')).toBe(email);
  expect([await canSignIn(who), await canSignIn({ ...who, email })]).toEqual([false, true]);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
});

test('a link for a new email signs nobody in, and other browsers learn of it @once', async ({ page, browser }) => {
  const who = await person('two-devices');
  const email = newEmail('elsewhere');
  await signIn(page, who);
  await open(page, '/dashboard/account');
  await changeEmail(page, email, who.password);
  await expect(page.getByText('Follow it to confirm your new email')).toBeVisible();
  const device = await browser.newContext();
  const there = await device.newPage();
  await there.goto(await mailedLink(email));
  await there.getByRole('button', { name: 'Confirm Email' }).click();
  await there.waitForURL('**/login?notice=email');
  await expect(there.getByText('Your new email is confirmed. Sign in with it.')).toBeVisible();
  expect((await device.cookies()).filter(({ name }) => name !== 'gp-device')).toEqual([]);
  await device.close();
  await page.goto('/dashboard');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'gp-account');
  expect(decodeURIComponent(cookie?.value ?? '')).toBe(email);
});

test('an email that somebody else has is answered like one that is free, and changes nothing @once', async ({ page }) => {
  const [who, other] = [await person('asks'), await person('taken')];
  await signIn(page, who);
  await open(page, '/dashboard/account');
  await changeEmail(page, other.email, who.password);
  await expect(page.getByRole('status').filter({ hasText: `We sent a link to ${other.email}` })).toBeVisible();
  expect([await canSignIn(who), await canSignIn(other)]).toEqual([true, true]);
});

test('somebody signs out other devices, and then everywhere @once', async ({ page, request }) => {
  const who = await person();
  await signIn(page, who);
  const first = await sessionOf(page);
  await page.context().clearCookies();
  await signIn(page, who);
  await open(page, '/dashboard/account');
  expect(await isSignedIn(request, first)).toBe(true);
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(page.getByText('Every other device has been signed out.')).toBeVisible();
  const second = await sessionOf(page);
  expect([await isSignedIn(request, first), await isSignedIn(request, second)]).toEqual([false, true]);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('/login?notice=everywhere');
  await expect(page.getByText('You are signed out on every device.')).toBeVisible();
  expect(await isSignedIn(request, second)).toBe(false);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['gp-device']);
});

test('a page whose session has ended does not say that it signed anybody out @once', async ({ page, context }) => {
  await signIn(page, await person());
  await open(page, '/dashboard/account');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Not authenticated: your session has ended.')).toBeVisible();
});

test('passwords are not guessed from a session that was taken: ten attempts, which the sign-in counts, too @once', async ({ page }) => {
  const who = await person('guessed');
  await signIn(page, who);
  await open(page, '/dashboard/account');
  const message = part(page, 'Password').getByText(/That is not the password|Too many attempts/);
  for (let attempt = 1; attempt <= 10; attempt++) {
    await changePassword(page, `guess ${attempt}`, NEW);
    await expect(message).toBeVisible();
    await page.reload();
  }
  await open(page, '/dashboard/account');
  await changePassword(page, who.password, NEW);
  await expect(part(page, 'Password').getByText('Too many attempts.')).toBeVisible();
  expect(await canSignIn(who)).toBe(true);
  // Nor go on at the door, from the same address in a browser that the account does not know.
  await page.context().clearCookies();
  await page.goto('/login');
  await fillCredentials(page, who);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Too many attempts.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('email and password are changed, and somebody signs out everywhere @once', async ({ page }) => {
    const who = await person('script');
    const email = newEmail('scriptless');
    await signIn(page, who);
    await page.goto('/dashboard/account');
    await changePassword(page, who.password, NEW);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await page.goto('/dashboard/account');
    await changeEmail(page, email, NEW);
    await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await expect(page.getByText('Your new email is confirmed.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('/login?notice=everywhere');
    expect(await canSignIn({ email, password: NEW })).toBe(true);
  });
});
