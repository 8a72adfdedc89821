import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import type { Database } from '../../../lib/supabase/database.types';

export const PASSWORD = 'correct horse';

export type Person = { email: string; password: string };

/** An address nobody else uses. */
export const newEmail = (prefix = 'person') => `${prefix}.${randomUUID().slice(0, 8)}@example.com`;

/** An account that exists, made on the backend itself; nobody is signed in. */
export async function person(prefix?: string): Promise<Person> {
  const account = { email: newEmail(prefix), password: PASSWORD };
  const { error } = await backend().auth.signUp(account);
  if (error) throw error;
  return account;
}

/** The backend as somebody who is signed in there, past the site. */
export async function asPerson({ email, password }: Person) {
  const client = backend();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, id: data.user.id };
}

/** A new account, signed in on the backend by its sign-up alone: hashing a password is most of what the backend does in a journey. */
export async function newAccount(prefix?: string) {
  const client = backend();
  const account: Person = { email: newEmail(prefix), password: PASSWORD };
  const { data, error } = await client.auth.signUp(account);
  if (error) throw error;
  if (!data.user || !data.session) throw new Error(`${account.email} is not signed in after its sign-up`);
  return { ...account, client, id: data.user.id };
}

/** The backend as anybody. */
export const backend = () => backendWith('SUPABASE_PUBLISHABLE_KEY');

/** The backend as whoever runs the site. */
export const backendAsOperator = () => backendWith('SUPABASE_SECRET_KEY');

function backendWith(name: 'SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY') {
  const { SUPABASE_URL, [name]: key } = process.env;
  if (!SUPABASE_URL || !key) throw new Error('The tests were started without a backend');
  return createClient<Database>(SUPABASE_URL, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

export async function fillCredentials(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs somebody in through the page and waits until they are where they belong. */
export async function signIn(page: Page, who: Person, path = '/login'): Promise<void> {
  await page.goto(path);
  await fillCredentials(page, who);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login' && pathname !== '/dashboard');
}

/**
 * Signs somebody in by the form of the page, sent as a browser without JavaScript sends it. The page stays where it is, so this is for
 * journeys that open another one then: opening those of the sign-in costs more than most journeys themselves.
 */
export async function signInByRequest({ request }: Pick<Page, 'request'>, { email, password }: Person): Promise<void> {
  const page = await request.get('/login');
  const form = new FormData();
  for (const [, name = '', value = ''] of (await page.text()).matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g))
    form.append(name, value.replaceAll('&quot;', '"'));
  form.append('email', email);
  form.append('password', password);
  const headers = { Origin: new URL(page.url()).origin };
  const answered = await request.post('/login', { multipart: form, headers, maxRedirects: 0 });
  expect(answered.headers().location).toMatch(/\/dashboard$/);
}

/** The link in the newest mail to an address. */
export async function mailedLink(email: string): Promise<string> {
  const links = () =>
    readFileSync(process.env.MAIL_FILE ?? '', 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): { to: string; links: string[] } => JSON.parse(line))
      .filter(({ to }) => to === email)
      .flatMap((mail) => mail.links.filter((link) => link.includes('/auth/confirm')));
  await expect.poll(() => links().length).toBeGreaterThan(0);
  return links().at(-1) ?? '';
}

/** The mails that the site itself has sent to an address, once there are any. */
export async function siteMails(email: string): Promise<string[]> {
  const folder = process.env.MAIL_DIR ?? '';
  const mails = () =>
    (existsSync(folder) ? readdirSync(folder).sort() : [])
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .filter((text) => text.startsWith(`To: ${email}\n`));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  return mails();
}

/** How the site answers a request without a browser, redirects not followed. */
export async function answer(request: APIRequestContext, path: string, cookie?: string) {
  const response = await request.get(path, { maxRedirects: 0, headers: cookie ? { Cookie: cookie } : {} });
  return { status: response.status(), location: response.headers().location, text: await response.text() };
}
