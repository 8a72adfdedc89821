import { answer, asPerson, backend, fillCredentials, mailedLink, newEmail, PASSWORD, person, signIn } from '../support/people';
import { expect, test } from '../support/test';

const signInButton = { name: 'Sign In' } as const;

test('somebody creates an account, is in the dashboard, signs out and is home again', async ({ page, context }) => {
  await page.goto('/signup');
  const email = newEmail('ada');
  await fillCredentials(page, { email, password: PASSWORD });
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard/saved');
  await expect(page.getByText(`Signed in as ${email.split('@')[0]}`)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name, httpOnly, sameSite }) => name.startsWith('sb-') && !(httpOnly && sameSite === 'Lax'))).toEqual([]);
  expect(cookies.map(({ name }) => name).sort()).toEqual(['gp-account', 'gp-device', expect.stringMatching(/^sb-.+-auth-token$/)]);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['gp-device']);
  await page.goto('/dashboard/saved');
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('what is wrong stands at its field, and what was typed stays @once', async ({ page }) => {
  await page.goto('/login');
  const submit = page.getByRole('main').getByRole('button', signInButton);
  await submit.click();
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillCredentials(page, { email: 'ada at example', password: 'x' });
  await submit.click();
  await expect(page.getByText('Enter a valid email address, like name@example.com.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada at example');
  await fillCredentials(page, { email: newEmail(), password: 'not the one' });
  await submit.click();
  await expect(page.getByText('That email and password do not match. Try again, or reset your password.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the one');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  // It is the browser's: no answer of the server holds it.
  expect(await page.content()).not.toContain('not the one');
});

test('a password can be shown while it is typed @once', async ({ page }) => {
  await page.goto('/signup');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('abc');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
});

test('an address that has an account is told nothing that a stranger could use @once', async ({ page }) => {
  const known = await person();
  await page.goto('/signup');
  await fillCredentials(page, { ...known, password: 'somebody else' });
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not create an account with that email.' })).toBeVisible();
  for (const email of [known.email, newEmail()]) {
    await page.goto('/reset');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible();
    await expect(page.getByText('If an account with that email exists')).toBeVisible();
  }
});

test('Forgot your password? goes on with the email that was typed and with what somebody wanted, and Send it again has the form once more @once', async ({
  page,
}) => {
  const wanted = '?next=%2Fguides&save=weekly-meal-plan';
  await page.goto(`/login${wanted}`);
  const { email } = await person();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Link Sent' })).toBeVisible();
  await page.getByRole('link', { name: 'Send it again' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', `/login${wanted}`);

  await page.goto(await mailedLink(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  // The old password is taken, too.
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.waitForURL('**/guides');
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a forgotten password is replaced by the link of an e-mail, which works once and ends every other session @once', async ({
  page,
  browser,
}) => {
  const who = await person();
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await signIn(otherPage, who, `${process.env.BASE_URL}/login`);

  await page.goto('/reset');
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeDisabled();
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Link Sent' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `on its way to ${who.email}` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Send it again', 'Back to Sign In']);
  await expect(page.getByText('without an account')).toHaveCount(0);
  const link = await mailedLink(who.email);
  await page.goto(link);
  await expect(page.getByText(`This signs you in as ${who.email}`)).toBeVisible();
  await expect(page.getByText('without an account')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByText('without an account')).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a new password');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.waitForURL('**/dashboard/saved');

  await otherPage.goto(`${process.env.BASE_URL}/dashboard/saved`);
  expect(new URL(otherPage.url()).pathname).toBe('/login');
  await otherPage.goto(link);
  await otherPage.getByRole('button', { name: 'Continue' }).click();
  await expect(otherPage.getByText('This link is no longer valid')).toBeVisible();
  const { error } = await backend().auth.signInWithPassword(who);
  expect(error?.code).toBe('invalid_credentials');
  await asPerson({ ...who, password: 'a new password' });
  await elsewhere.close();
});

test('signing in leads back to where somebody was, and never to another site @once', async ({ page }) => {
  const who = await person();
  await page.goto('/dashboard/create');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard/create');
  await fillCredentials(page, who);
  await page.getByRole('main').getByRole('button', signInButton).click();
  await page.waitForURL('**/dashboard/create');
  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example']) {
    await page.context().clearCookies();
    await signIn(page, who, `/login?next=${encodeURIComponent(next)}`);
    expect(new URL(page.url()).origin, next).toBe(process.env.BASE_URL);
    expect(new URL(page.url()).pathname, next).toMatch(/^\/dashboard/);
  }
});

test('cookies that are forged, cut or half-written mean signed out @once', async ({ page, request }) => {
  const who = await person();
  await signIn(page, who);
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('-auth-token'));
  const json = (value: unknown) => `base64-${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
  const forged = { access_token: 'a.b.c', refresh_token: 'x', expires_at: 9_999_999_999, user: { id: '1', email: 'x@y.z' } };
  for (const value of [
    cookie?.value.slice(0, 60),
    cookie?.value.slice(0, -40),
    'base64-%%%',
    'base64-aGVsbG8',
    '',
    json(forged),
    json({ ...forged, expires_at: 1 }),
    json(null),
    json([]),
  ]) {
    const sent = `${cookie?.name}=${value}; gp-account=somebody%40example.com; gp-recovery=1`;
    const dashboard = await answer(request, '/dashboard/my-prompts', sent);
    expect(dashboard.status, value).toBe(307);
    expect(dashboard.location).toContain('/login?next=%2Fdashboard%2Fmy-prompts');
    const login = await answer(request, '/login', sent);
    expect(login.status, value).toBe(200);
    expect(login.text).not.toContain('Choose a new password');
    expect((await answer(request, '/data/saved.json', sent)).text, value).toBe('[]');
  }
});

test('a signed-out session is over on the server too @once', async ({ page, request }) => {
  const who = await person();
  await signIn(page, who);
  const kept = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await answer(request, '/dashboard/saved', kept)).status).toBe(200);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await answer(request, '/dashboard/saved', kept)).status).toBe(307);
});

test('ten wrong passwords for one account in five minutes are enough @once', async ({ page }) => {
  const who = await person();
  await page.goto('/login');
  for (let attempt = 1; attempt <= 10; attempt++) {
    await fillCredentials(page, { ...who, password: `wrong ${attempt}` });
    await page.getByRole('main').getByRole('button', signInButton).click();
    // The form has its answer; the words are the same each time.
    await expect(page.getByRole('main').getByRole('button', signInButton)).not.toHaveAttribute('aria-disabled');
    await expect(page.getByText('do not match')).toBeVisible();
  }
  await fillCredentials(page, who);
  await page.getByRole('main').getByRole('button', signInButton).click();
  await expect(page.getByText(/Too many attempts. Try again in \d minutes./)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is created, left, recovered and entered again @once', async ({ page }) => {
    const email = newEmail('plain');
    await page.goto('/signup');
    await fillCredentials(page, { email, password: '123' });
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/dashboard/saved');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/reset');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible();
    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill('a new password');
    await page.getByRole('button', { name: 'Save Password' }).click();
    await page.waitForURL('**/dashboard/saved');
  });
});
