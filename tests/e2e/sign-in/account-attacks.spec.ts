import type { Browser, Page } from 'playwright/test';
import { answer, asPerson, fillCredentials, mailedLink, newEmail, type Person, person, signIn } from '../support/people';
import { expect, test } from '../support/test';

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });
const submit = (page: Page) => button(page).click();

/** Waits until the form has its answer: the words are the same each time. */
const answered = (page: Page) => expect(button(page)).not.toHaveAttribute('aria-disabled');

async function tryPassword(page: Page, who: Person) {
  await fillCredentials(page, who);
  await submit(page);
}

/** A browser at another address of the internet. */
async function browserAt(browser: Browser, address: string) {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL, extraHTTPHeaders: { 'X-Forwarded-For': address } });
  return context.newPage();
}

const randomAddress = () => `172.${[16, 256, 256].map((range) => Math.floor(Math.random() * range)).join('.')}`;

test('wrong passwords from elsewhere lock nobody out, and slow down who guesses @once', async ({ page, browser }) => {
  const who = await person();
  await signIn(page, who);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  const attacker = await browserAt(browser, randomAddress());
  await attacker.goto('/login');
  for (let attempt = 1; attempt <= 10; attempt++) {
    await tryPassword(attacker, { ...who, password: `wrong ${attempt}` });
    await answered(attacker);
  }
  const refused = attacker.waitForResponse((response) => response.request().method() === 'POST');
  await tryPassword(attacker, who);
  await expect(attacker.getByText(/Too many attempts. Try again in \d minutes?\./)).toBeVisible();
  expect(Number((await refused).headers()['retry-after'])).toBeGreaterThan(0);

  // The owner at a new address, then in the browser in which they had signed in before, however often they mistype there.
  const elsewhere = await browserAt(browser, randomAddress());
  await signIn(elsewhere, who, '/login');
  await page.goto('/login');
  for (let attempt = 1; attempt <= 11; attempt++) {
    await tryPassword(page, { ...who, password: `slip ${attempt}` });
    await answered(page);
    await expect(page.getByText('do not match')).toBeVisible();
  }
  await tryPassword(page, who);
  await page.waitForURL('**/dashboard/saved');
  await attacker.context().close();
  await elsewhere.context().close();
});

test('at the address of somebody who signed in guessing is refused as anywhere, side by side too, and they still get in @once', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const who = await person();
  await signIn(page, who);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  // Another browser at the same address.
  const guess = async (password: string) => {
    const html = await (await request.get('/login')).text();
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)];
    const multipart = new FormData();
    for (const [, name = '', value = ''] of hidden) multipart.append(name, value.replaceAll('&quot;', '"'));
    for (const [name, value] of Object.entries({ ...who, password })) multipart.append(name, value);
    return (await request.post('/login', { multipart, maxRedirects: 0 })).text();
  };
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`guess ${index}`)));
  expect(guesses.filter((text) => text.includes('do not match')).length).toBeLessThanOrEqual(10);
  expect(guesses.filter((text) => text.includes('Too many attempts')).length).toBeGreaterThanOrEqual(10);
  expect(await guess(who.password)).toContain('Too many attempts');

  await signIn(page, who);
});

test('one address is refused after fifty sign-ins, and the next one in its IPv6 network with it @once', async ({ browser }) => {
  const network = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:1`;
  const page = await browserAt(browser, `[${network}::1]:50001`);
  await page.goto('/login');
  for (let attempt = 1; attempt <= 50; attempt++) {
    await tryPassword(page, { email: newEmail(), password: 'wrong' });
    await answered(page);
  }
  const neighbour = await browserAt(browser, `${network}:ffff::2`);
  await neighbour.goto('/login');
  await tryPassword(neighbour, { email: newEmail(), password: 'wrong' });
  await expect(neighbour.getByText('Too many attempts')).toBeVisible();
  await page.context().close();
  await neighbour.context().close();
});

test('many asking for reset links of one account do not keep its owner from getting one @once', async ({ page, browser }) => {
  const who = await person();
  const ask = async (asking: Page) => {
    await asking.goto('/reset');
    await asking.getByLabel('Email').fill(who.email);
    await asking.getByRole('button', { name: 'Send Reset Link' }).click();
  };
  const attacker = await browserAt(browser, randomAddress());
  for (let attempt = 1; attempt <= 3; attempt++) {
    await ask(attacker);
    await expect(attacker.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible();
  }
  await ask(attacker);
  await expect(attacker.getByText('Too many attempts')).toBeVisible();
  await ask(page);
  await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible();
  await attacker.context().close();
});

test('a session alone chooses no new password: not by a cookie made by hand, nor by the proof of somebody else @once', async ({
  page,
  request,
  browser,
}) => {
  const [victim, thief] = [await person(), await person()];
  await signIn(page, victim);
  const session = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

  const elsewhere = await browserAt(browser, randomAddress());
  await elsewhere.goto('/reset');
  await elsewhere.getByLabel('Email').fill(thief.email);
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click();
  await elsewhere.goto(await mailedLink(thief.email));
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.waitForURL((url) => url.pathname === '/login');
  const proof = (await elsewhere.context().cookies()).find(({ name }) => name === 'gp-recovery')?.value ?? '';
  expect(proof).not.toBe('');
  const expired = proof.replace(/^\d+/, '1000000000000');

  for (const forged of ['1', proof, expired, `${Date.now() + 500_000}.${'A'.repeat(43)}`]) {
    const { status, text, location } = await answer(request, '/login', `${session}; gp-recovery=${forged}`);
    expect([status, location], forged).toEqual([307, '/dashboard']);
    expect(text).not.toContain('Choose a new password');
  }
  // The form of the one with a proof, sent with the session of the other.
  await elsewhere.context().clearCookies({ name: /auth-token/ });
  await elsewhere.context().addCookies((await page.context().cookies()).filter(({ name }) => name.includes('auth-token')));
  await elsewhere.getByLabel('Password', { exact: true }).fill('stolen password');
  await elsewhere.getByRole('button', { name: 'Save Password' }).click();
  await expect(elsewhere.getByText('This link is no longer valid')).toBeVisible();
  await asPerson(victim);
  await elsewhere.context().close();
});

test('a recovery proof chooses one password, also for somebody who has a copy of the cookie @once', async ({ page, request }) => {
  const who = await person();
  await page.goto('/reset');
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.goto(await mailedLink(who.email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  const cookies = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const copy = (await cookies()).find((cookie) => cookie.startsWith('gp-recovery=')) ?? '';
  expect((await answer(request, '/login', (await cookies()).join('; '))).text).toContain('Choose a new password');
  await page.getByLabel('Password', { exact: true }).fill('a new password');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.waitForURL('**/dashboard/saved');
  const again = await answer(request, '/login', [...(await cookies()), copy].join('; '));
  expect([again.status, again.location]).toEqual([307, '/dashboard']);
});

test('a mail scanner that opens a link does not spend it, and nobody is signed in by opening one @once', async ({ page, request }) => {
  const [who, other] = [await person(), await person()];
  await signIn(page, other);
  await page.goto('/reset');
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const link = await mailedLink(who.email);
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const scanned = await request.fetch(link, { method, maxRedirects: 0 });
    expect(scanned.status()).toBe(200);
    expect(scanned.headers()['set-cookie']).toBeUndefined();
    expect(scanned.headers()['content-security-policy']).toContain("'nonce-");
  }
  await page.goto(link);
  await expect(page.getByText(`This signs you in as ${who.email}`)).toBeVisible();
  await expect(
    page.getByText(`You are signed in as ${other.email}. If you continue, that account is signed out in this browser.`),
  ).toBeVisible();
  expect((await page.context().cookies()).find(({ name }) => name === 'gp-account')?.value).toBe(encodeURIComponent(other.email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`For ${who.email}.`)).toBeVisible();
});

test('a link that names another account than its own opens none @once', async ({ page }) => {
  const [who, named] = [await person(), await person()];
  await page.goto('/reset');
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const link = new URL(await mailedLink(who.email));
  link.searchParams.set('email', named.email);
  await page.goto(link.href);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test('sign-in and reset take their time, whether there is an account or not @once', async ({ page }) => {
  const who = await person();
  const known: Person = { ...who, password: 'wrong' };
  const unknown: Person = { email: newEmail(), password: 'wrong' };
  const seconds: number[] = [];
  const words = new Set<string | null>();
  for (const someone of [known, unknown]) {
    await page.goto('/login');
    await fillCredentials(page, someone);
    const begin = Date.now();
    await submit(page);
    const alert = page.getByRole('main').getByRole('alert').first();
    await expect(alert).toBeVisible();
    seconds.push(Date.now() - begin);
    words.add(await alert.textContent());
    await page.goto('/reset');
    await page.getByLabel('Email').fill(someone.email);
    const asked = Date.now();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible();
    seconds.push(Date.now() - asked);
  }
  expect(words.size).toBe(1);
  // No ceiling: how long it takes beyond the floor is the machine's.
  expect(Math.min(...seconds)).toBeGreaterThan(490);
});
