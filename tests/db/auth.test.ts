import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Backend, makeKeys, startBackend } from '../../scripts/backend';
import { putEmptyDatabase } from '../support/empty-database';
import { type Client, clientOf, PASSWORD, unique } from './support/people';

const SITE = 'http://127.0.0.1:3999';
let dataDir: string;
let backend: Backend;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gp-auth-'));
  const { driver, databaseUrl } = inject('backend');
  if (driver === 'pglite') await putEmptyDatabase(dataDir);
  backend = await startBackend({ dataDir, keys: makeKeys(), driver, databaseUrl, confirmEmail: true, siteUrl: SITE });
});
afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const visitor = () => clientOf(backend.url, backend.publishableKey);
const address = () => `${unique('a')}@example.com`;

/** The link of the newest mail to this address, as the site would be asked for it. */
async function linkTo(email: string): Promise<URL> {
  await expect.poll(() => backend.mails.map(({ to }) => to)).toContain(email);
  return new URL(backend.mails.findLast((mail) => mail.to === email)?.links[0] ?? '');
}

async function follow(client: Client, link: URL, type: 'signup' | 'recovery' | 'email_change') {
  return client.auth.verifyOtp({ token_hash: link.searchParams.get('token_hash') ?? '', type });
}

async function confirmed(email = address()): Promise<{ client: Client; email: string }> {
  const client = visitor();
  await client.auth.signUp({ email, password: PASSWORD });
  const { error } = await follow(client, await linkTo(email), 'signup');
  if (error) throw error;
  return { client, email };
}

async function another({ email }: { email: string }, password = PASSWORD): Promise<Client> {
  const client = visitor();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

describe('signing up with confirmation', () => {
  test('gives no session until the link of the mail is followed, once', async () => {
    const [email, client] = [address(), visitor()];
    const { data } = await client.auth.signUp({ email, password: PASSWORD });
    expect([data.user?.email, data.session]).toEqual([email, null]);
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed');
    const link = await linkTo(email);
    expect(`${link.origin}${link.pathname}`).toBe(`${SITE}/auth/confirm`);
    expect(link.searchParams.get('type')).toBe('signup');
    expect((await follow(client, link, 'signup')).data.session?.user.email).toBe(email);
    expect((await follow(visitor(), link, 'signup')).error?.code).toBe('otp_expired');
    await another({ email });
  });
});

describe('recovery', () => {
  test('its link opens a session in which the password is changed; other sessions end when told to', async () => {
    const someone = await confirmed();
    const elsewhere = await another(someone);
    const redirectTo = `${SITE}/login?next=/dashboard`;
    expect((await visitor().auth.resetPasswordForEmail(someone.email, { redirectTo })).error).toBeNull();
    const link = await linkTo(someone.email);
    expect([link.pathname, link.searchParams.get('type'), link.searchParams.get('next')]).toEqual([
      '/auth/confirm',
      'recovery',
      redirectTo,
    ]);
    const client = visitor();
    expect((await follow(client, link, 'recovery')).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'another horse' })).error).toBeNull();
    await client.auth.signOut({ scope: 'others' });
    expect((await elsewhere.auth.refreshSession()).data.session).toBeNull();
    expect((await client.auth.refreshSession()).data.session).not.toBeNull();
    await another(someone, 'another horse');
    expect((await visitor().auth.signInWithPassword({ email: someone.email, password: PASSWORD })).error?.code).toBe('invalid_credentials');
    expect((await follow(visitor(), link, 'recovery')).error?.code).toBe('otp_expired');
  });

  test('says the same for an address without an account, and sends nothing', async () => {
    const email = address();
    expect((await visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(backend.mails.some((mail) => mail.to === email)).toBe(false);
  });
});

describe('another e-mail', () => {
  test('counts once the link that is sent there is followed, once', async () => {
    const { client, email } = await confirmed();
    const wanted = address();
    expect((await client.auth.updateUser({ email: wanted })).error).toBeNull();
    await another({ email });
    const link = await linkTo(wanted);
    expect([link.pathname, link.searchParams.get('type'), link.searchParams.get('email')]).toEqual([
      '/auth/confirm',
      'email_change',
      wanted,
    ]);
    expect((await follow(visitor(), link, 'email_change')).data.user?.email).toBe(wanted);
    await another({ email: wanted });
    expect((await visitor().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('invalid_credentials');
    expect((await follow(visitor(), link, 'email_change')).error?.code).toBe('otp_expired');
  });

  test('of somebody else is not taken, and nothing is sent', async () => {
    const [{ client }, other] = [await confirmed(), await confirmed()];
    const sent = backend.mails.length;
    expect((await client.auth.updateUser({ email: other.email })).error?.code).toBe('email_exists');
    expect(backend.mails.length).toBe(sent);
  });
});

describe('sessions', () => {
  test('end on the server with sign-out', async () => {
    const { client } = await confirmed();
    const { data } = await client.auth.getSession();
    await client.auth.signOut({ scope: 'local' });
    const thief = visitor();
    expect((await thief.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })).data.session).toBeNull();
    expect((await thief.auth.getUser(data.session?.access_token)).data.user).toBeNull();
  });

  test('rotate: a refresh token is worth one refresh', async () => {
    const { client } = await confirmed();
    const { data: first } = await client.auth.getSession();
    const { data: second } = await client.auth.refreshSession();
    expect(second.session?.refresh_token).not.toBe(first.session?.refresh_token);
  });

  test('a forged token is nobody', async () => {
    const { client, email } = await confirmed();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const [header, , signature] = token.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: crypto.randomUUID(), role: 'service_role', email })).toString('base64url');
    for (const forged of [`${header}.${payload}.${signature}`, `${token.slice(0, -6)}AAAAAA`, 'x.y.z']) {
      const answer = await fetch(`${backend.url}/rest/v1/saved_prompts`, {
        headers: { apikey: backend.publishableKey, authorization: `Bearer ${forged}` },
      });
      expect(answer.status).toBe(401);
      expect((await visitor().auth.getUser(forged)).data.user).toBeNull();
    }
  });
});

describe('the door', () => {
  const status = async (pathname: string, headers: Record<string, string> = {}) =>
    (await fetch(`${backend.url}${pathname}`, { headers })).status;

  test('opens to no request without a key', async () => {
    expect(await status('/rest/v1/user_prompts')).toBe(401);
    expect(await status('/rest/v1/user_prompts', { apikey: 'sb_publishable_wrong' })).toBe(401);
    expect(await status('/auth/v1/user')).toBe(401);
  });
  test('leads to the API and nowhere else', async () => {
    const headers = { apikey: backend.publishableKey };
    for (const pathname of ['/', '/_system/config', '/storage/v1/bucket', '/favicon.ico'])
      expect(await status(pathname, headers)).toBe(404);
  });
  test('does not take in more than it can hold', async () => {
    const answer = await fetch(`${backend.url}/rest/v1/user_prompts`, { method: 'POST', body: 'x'.repeat(3_000_000) }).catch(() => null);
    expect([undefined, 413]).toContain(answer?.status);
  });
});
