import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { untouched } from '@/lib/forms/form-state';
import { form } from '../../support/forms';

const ada = { id: 'ada', email: 'ada@example.com' };
const redirect = vi.fn((path: string) => {
  throw new Error(`to ${path}`);
});
const countAttempt = vi.fn(async () => 60);
const [completeSignIn, sendMail, setRecoveryCookie, voidRecoveryProof] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const updateUser = vi.fn();
const auth = {
  updateUser,
  verifyOtp: async () => ({ data: { session: {}, user: { ...ada, email_confirmed_at: new Date().toISOString() } }, error: null }),
  setSession: async () => ({ error: null }),
  signOut: async () => ({ error: null }),
};

const mocks = {
  'next/navigation': () => ({ redirect }),
  '@/lib/account/current-user': () => ({ currentUser: async () => ada }),
  '@/lib/account/device-cookie': () => ({}),
  '@/lib/auth/session-cookies': () => ({
    mayChoosePassword: async () => true,
    setAccountCookie: async () => {},
    setRecoveryCookie,
    voidRecoveryProof,
  }),
  '@/lib/auth/complete-sign-in': () => ({ completeSignIn }),
  '@/lib/server/log/log': () => ({ log: { error: () => {}, warn: () => {} } }),
  '@/lib/server/mail/send-mail': () => ({ sendMail }),
  '@/lib/server/rate-limit/rate-limit': () => ({ countAttempt, setRetryAfter: () => {} }),
  '@/lib/supabase/server': () => ({ publicClient: () => ({ auth }), sessionClient: async () => ({ auth }) }),
};

vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { choosePassword, confirmEmail, redeemRecovery } = await import('@/lib/auth/link-actions');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

const same = { error: { name: 'AuthApiError', code: 'same_password', status: 422, message: 'same' } };
const down = { error: { name: 'AuthRetryableFetchError', status: 503, message: 'down' } };

beforeEach(() => {
  vi.clearAllMocks();
  updateUser.mockReset();
  updateUser.mockResolvedValue({ error: null });
  completeSignIn.mockResolvedValue({ status: 'done' });
});

const password = 'correct horse';
const set = () => updateUser.mock.calls.map(([change]) => change.password);
const choose = () => choosePassword(untouched, form({ password }));
const link = { token: 't', email: ada.email, next: '/guides' };
const confirm = () => confirmEmail(untouched, form({ ...link, type: 'signup', password }));

test('whoever redeemed a link chooses a password, however many attempts were made in the account', async () => {
  expect(await choose()).toMatchObject({ status: 'done' });
  expect(countAttempt).not.toHaveBeenCalled();
  expect(set()).toEqual([password]);
});

test('the old password is chosen again by way of another one, with which the tokens end', async () => {
  updateUser.mockResolvedValueOnce(same);
  expect(await choose()).toMatchObject({ status: 'done' });
  expect(set()).toEqual([password, expect.stringMatching(/^.{40,}$/), password]);
  expect(sendMail).toHaveBeenCalledOnce();
});

test.each([[[same, down]], [[same, { error: null }, down]]])('where that fails on the way (%j), it can be tried again', async (answers) => {
  for (const answer of answers) updateUser.mockResolvedValueOnce(answer);
  expect(await choose()).toMatchObject({ status: 'refused', code: 'failed' });
  expect([voidRecoveryProof.mock.calls, sendMail.mock.calls]).toEqual([[], []]);
  expect(await choose()).toMatchObject({ status: 'done' });
});

test('an address is confirmed with the password of whoever reads its mail, which may be that of the sign-up', async () => {
  updateUser.mockResolvedValueOnce(same);
  expect(await confirm()).toMatchObject({ status: 'done' });
  expect(set().at(-1)).toBe(password);
  expect(setRecoveryCookie).not.toHaveBeenCalled();
});

test.each([1, 2])(
  'where the backend fails (%i times) once the link is used, the password is chosen on the page of a recovery',
  async (faults) => {
    for (let fault = 1; fault <= faults; fault++) updateUser.mockResolvedValueOnce(down);
    await expect(confirm()).rejects.toThrow('to /login?next=%2Fguides');
    expect(set()).toEqual([password, expect.stringMatching(/^.{40,}$/)]);
    expect(setRecoveryCookie).toHaveBeenCalledExactlyOnceWith(ada.id);
  },
);

test('a recovery whose backend fails once the link is used asks for the new password, too', async () => {
  updateUser.mockResolvedValueOnce(down);
  await expect(redeemRecovery(untouched, form({ ...link, type: 'recovery' }))).rejects.toThrow('to /login?next=%2Fguides');
  expect(set()).toEqual([expect.stringMatching(/^.{40,}$/)]);
  expect(setRecoveryCookie).toHaveBeenCalledExactlyOnceWith(ada.id);
});
