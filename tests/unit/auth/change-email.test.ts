import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { untouched } from '@/lib/forms/form-state';
import { RATES } from '@/lib/limits';
import { form } from '../../support/forms';

const currentUser = vi.fn();
const sendMail = vi.fn();
const auth = { signInWithPassword: vi.fn(), updateUser: vi.fn(), signOut: vi.fn(async () => ({ error: null })) };

const mocks = {
  '@/lib/account/current-user': () => ({ currentUser }),
  '@/lib/account/device-cookie': () => ({ isKnownDevice: async () => true }),
  '@/lib/auth/uniform-time': () => ({ withoutWaitingForMail: async (call: Promise<unknown>) => ({ value: await call }) }),
  '@/lib/server/cache/invalidate': () => ({}),
  '@/lib/server/mail/send-mail': () => ({ sendMail }),
  '@/lib/supabase/server': () => ({ publicClient: () => ({ auth }) }),
};

vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { changeEmail } = await import('@/lib/auth/account-actions');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
  vi.useRealTimers();
});

let who = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.clearAllMocks();
  who += 1;
  currentUser.mockResolvedValue({ id: `person ${who}`, email: `old${who}@example.org` });
  auth.signInWithPassword.mockResolvedValue({ data: { session: {} }, error: null });
  auth.updateUser.mockResolvedValue({ error: null });
});
const ask = (email: string, password = 'right') => changeEmail(untouched, form({ email, password }));
const asked = () => auth.updateUser.mock.calls.map(([{ email }]) => email);

test('another new email within a minute is refused before the backend is asked, which would send no link and say nothing', async () => {
  expect(await ask('mistyped@example.com')).toMatchObject({ status: 'done' });
  expect(await ask('right@example.com')).toMatchObject({ status: 'refused', code: 'too-many-attempts', seconds: RATES.newEmail.seconds });
  expect(asked()).toEqual(['mistyped@example.com']);
  expect(sendMail).toHaveBeenCalledOnce();
  // The session of each password check is ended.
  expect(auth.signOut).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + RATES.newEmail.seconds * 1000);
  expect(await ask('right@example.com')).toMatchObject({ status: 'done' });
  expect(asked()).toEqual(['mistyped@example.com', 'right@example.com']);
});

test('it is refused alike where somebody has one of the addresses', async () => {
  auth.updateUser.mockResolvedValue({ error: { name: 'AuthApiError', code: 'email_exists', status: 422 } });
  expect(await ask('taken@example.com')).toMatchObject({ status: 'done' });
  expect(await ask('free@example.com')).toMatchObject({ status: 'refused', code: 'too-many-attempts' });
  expect(asked()).toEqual(['taken@example.com']);
});

test('only what could send a link counts: neither a wrong password nor the email of the account', async () => {
  auth.signInWithPassword.mockResolvedValueOnce({
    data: { session: null },
    error: { name: 'AuthApiError', code: 'invalid_credentials', status: 400 },
  });
  expect(await ask('new@example.com', 'wrong')).toMatchObject({ status: 'refused', errors: { password: expect.any(String) } });
  expect(await ask(`OLD${who}@example.org`)).toMatchObject({ status: 'refused', errors: { email: expect.any(String) } });
  expect(await ask('new@example.com')).toMatchObject({ status: 'done' });
});
