import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { untouched } from '@/lib/forms/form-state';
import { form } from '../../support/forms';

const answers = vi.fn<(path: string) => Response>();
const currentUser = vi.fn();
const redirect = vi.fn((path: string) => {
  throw new Error(`to ${path}`);
});
const [setAccountCookie, setDeviceCookie] = [vi.fn(), vi.fn()];
const asked: string[] = [];

const fetchAnswer = async (input: string | URL | Request): Promise<Response> => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  asked.push(pathname + search);
  return answers(pathname);
};
const options = { auth: { persistSession: false, autoRefreshToken: false }, global: { fetch: fetchAnswer } };

const mocks = {
  'next/navigation': () => ({ redirect }),
  '@/lib/account/current-user': () => ({ currentUser }),
  '@/lib/account/device-cookie': () => ({ setDeviceCookie }),
  '@/lib/auth/session-cookies': () => ({ setAccountCookie }),
  '@/lib/auth/complete-sign-in': () => ({}),
  '@/lib/server/mail/send-mail': () => ({}),
  '@/lib/server/rate-limit/rate-limit': () => ({}),
  '@/lib/supabase/server': () => ({ publicClient: () => createClient('http://backend.invalid', 'key', options) }),
};

vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { confirmNewEmail } = await import('@/lib/auth/link-actions');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

beforeEach(() => {
  vi.clearAllMocks();
  asked.length = 0;
});

const wanted = 'new@example.com';
const follow = () => confirmNewEmail(untouched, form({ token: 't', type: 'email_change', email: wanted, next: '', save: '', copy: '' }));

/** What Supabase Auth answers once the address is changed. */
const changedTo = (email: string) => (path: string) =>
  path.endsWith('/logout')
    ? new Response(null, { status: 204 })
    : Response.json({ access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user: { id: 'ada', email } });

test('of two links, one to each address, the first changes nothing yet', async () => {
  answers.mockImplementation(() => Response.json({ msg: 'Confirmation link accepted.', code: '200' }));
  expect(await follow()).toMatchObject({ status: 'done' });
  expect(setAccountCookie).not.toHaveBeenCalled();
});

test('the browser of its owner goes on with the new address, and the session of the link is ended', async () => {
  answers.mockImplementation(changedTo(wanted));
  currentUser.mockResolvedValue({ id: 'ada', email: 'old@example.com' });
  await expect(follow()).rejects.toThrow('to /dashboard/account?notice=email');
  expect([setAccountCookie.mock.calls, setDeviceCookie.mock.calls]).toEqual([[[wanted]], [[wanted]]]);
  expect(asked).toContain('/auth/v1/logout?scope=local');
});

test.each([null, { id: 'eve', email: 'eve@example.com' }])('a browser of %j is not signed in by it', async (user) => {
  answers.mockImplementation(changedTo(wanted));
  currentUser.mockResolvedValue(user);
  await expect(follow()).rejects.toThrow('to /login?notice=email');
  expect(setAccountCookie).not.toHaveBeenCalled();
  expect(asked).toContain('/auth/v1/logout?scope=local');
});

test('a link that is used up, or names another address than the token is for, is not valid', async () => {
  answers.mockImplementation(() => Response.json({ code: 403, error_code: 'otp_expired', msg: 'expired' }, { status: 403 }));
  expect(await follow()).toMatchObject({ status: 'refused', code: 'invalid-link' });
  answers.mockImplementation(changedTo('other@example.com'));
  expect(await follow()).toMatchObject({ status: 'refused', code: 'invalid-link' });
  expect(asked).toContain('/auth/v1/logout?scope=local');
});
