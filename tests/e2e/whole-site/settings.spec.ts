import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys, startBackend } from '../../../scripts/backend';
import { ensureKeys } from '../../../scripts/lib/settings';
import { type Site, startSite } from '../../../scripts/site';
import { BUSY_MACHINE } from '../../support/busy-machine';
import { putEmptyDatabase } from '../../support/empty-database';
import { newEmail, PASSWORD, person } from '../support/people';
import { expect, test } from '../support/test';

const distDir = process.env.NEXT_DIST_DIR ?? '.next-test';
const given = () => ({
  SUPABASE_URL: process.env.SUPABASE_URL ?? '',
  SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
  ...BUSY_MACHINE,
});

/** Sends the form of a page as a browser without JavaScript does. */
async function sendForm(site: Site, page: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const html = await (await fetch(site.url + page)).text();
  const body = new FormData();
  for (const [, name = '', value = ''] of html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g))
    body.append(name, value.replaceAll('&quot;', '"'));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(site.url + page, { method: 'POST', body, headers, redirect: 'manual' });
}

test('on https every cookie is Secure and every answer says so for the next two years @once', async () => {
  const site = await startSite({ distDir, env: { ...given(), SITE_URL: 'https://prompts.example' } });
  try {
    const who = await person();
    const response = await sendForm(site, '/login', who);
    expect(response.status).toBe(303);
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(expect.arrayContaining(['gp-account', expect.stringMatching(/^sb-/)]));
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/i);
    for (const address of ['/', '/login', '/nothing', '/dashboard', '/prompts/', '/data/prompts.json', '/_next/static/nothing.js'])
      expect((await fetch(site.url + address, { redirect: 'manual' })).headers.get('strict-transport-security'), address).toBe(
        'max-age=63072000',
      );
  } finally {
    await site.stop();
  }
});

test('without TRUST_PROXY nobody escapes the count by writing another address into a header @once', async () => {
  const site = await startSite({ distDir, env: given() });
  try {
    const { email } = await person();
    const attempt = (number: number) =>
      sendForm(
        site,
        '/login',
        { email, password: 'wrong' },
        { 'X-Forwarded-For': `203.0.113.${number}`, Forwarded: `for=203.0.113.${number}` },
      );
    for (let number = 1; number <= 10; number++) expect(await (await attempt(number)).text()).toContain('do not match');
    const refused = await attempt(11);
    expect(await refused.text()).toContain('Too many attempts');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await site.stop();
  }
});

const PRIVATE_ID = '0d9f3f6e-2a53-4c54-9d8e-5b1f6f0f7a11';

test('nothing that people type or are called reaches the log @once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'grok-prompts-log-'));
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const keys = makeKeys();
  await putEmptyDatabase(dataDir);
  const backend = await startBackend({ dataDir, keys, log });
  const env = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: keys.publishableKey, LOG_LEVEL: 'trace', BACKEND_TIMEOUT: '60000' };
  const site = await startSite({ distDir, env, log });
  try {
    const email = newEmail('personal.name');
    await sendForm(site, '/signup', { email, password: PASSWORD });
    await sendForm(site, '/signup', { email, password: 'another-secret' });
    await sendForm(site, '/login', { email, password: 'wrong-secret' });
    await sendForm(site, '/reset', { email });
    const signedIn = await sendForm(site, '/login', { email, password: PASSWORD });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect(cookie).toContain('sb-');
    expect((await fetch(`${site.url}/dashboard/saved`, { headers: { cookie } })).status).toBe(200);
    // The links of its mails open accounts.
    await expect.poll(() => backend.mails.length).toBeGreaterThan(0);
    await backend.stop();
    await sendForm(site, '/login', { email, password: PASSWORD });
    await fetch(`${site.url}/dashboard/saved`, { headers: { cookie } });
    // A form that is refused before it is read, and whose collection it is.
    const malformed = await fetch(`${site.url}/login?q=wrong-secret`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data', 'next-action': 'wrong-secret' },
      body: 'wrong-secret',
    });
    expect(malformed.status).toBeGreaterThanOrEqual(400);
    expect((await fetch(`${site.url}/dashboard/collections/${PRIVATE_ID}`, { headers: { cookie } })).status).toBe(500);
    // Addresses carry what people search for, and the links of mails are addresses.
    const mailed = 'token_hash=mailed-secret&type=recovery&email=personal.name%40example.com&next=/dashboard?q=another-secret';
    for (const address of [`/auth/confirm?${mailed}`, '/prompts/shared?q=wrong-secret', '/dashboard/my-prompts?q=wrong-secret'])
      expect((await fetch(site.url + address, { headers: { cookie } })).status, address).toBe(500);
    expect(lines.some((line) => line.startsWith('{'))).toBe(true);
    const token = backend.mails[0]?.links[0]?.match(/token_hash=(\w+)/)?.[1] ?? 'none';
    for (const secret of [email, 'personal.name', PASSWORD, 'another-secret', 'wrong-secret', 'mailed-secret', token, PRIVATE_ID])
      expect(
        lines.filter((line) => line.includes(secret)),
        secret,
      ).toEqual([]);
  } finally {
    await site.stop();
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test.describe('a new installation', () => {
  const names = ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET'];
  let environment: NodeJS.ProcessEnv;

  // What is in the environment is not written to a file.
  test.beforeEach(() => {
    environment = { ...process.env };
    for (const name of names) delete process.env[name];
  });
  test.afterEach(() => void Object.assign(process.env, environment));

  test('has keys that are for its owner alone @once', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'grok-prompts-keys-'));
    try {
      // As somebody may have left it: readable for everybody.
      await writeFile(path.join(folder, '.env.local'), 'LOG_LEVEL=warn', { mode: 0o644 });
      const said: string[] = [];
      const keys = await ensureKeys({ dev: false, folder }, (line: string) => said.push(line));
      expect((await stat(path.join(folder, '.env.local'))).mode & 0o777).toBe(0o600);
      expect(await ensureKeys({ dev: false, folder }, () => undefined)).toEqual(keys);
      for (const key of Object.values(keys)) expect(said.join()).not.toContain(key);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
