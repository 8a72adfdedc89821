import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { done } from '@/lib/forms/form-state';

const signInWithPassword = vi.fn();
const limitAttempts = vi.fn();
const client = { auth: { signInWithPassword } };

vi.resetModules();
vi.doMock('@/lib/supabase/server', () => ({ publicClient: () => client, sessionClient: vi.fn() }));
vi.doMock('@/lib/account/limit-attempts', () => ({ limitAttempts }));
const { withPassword } = await import('@/lib/auth/current-password');

afterAll(() => {
  for (const path of ['@/lib/supabase/server', '@/lib/account/limit-attempts']) vi.doUnmock(path);
  vi.resetModules();
});

const ada = { id: 'ada', email: 'ada@example.org' };
const run = vi.fn(async () => done());

beforeEach(() => {
  vi.clearAllMocks();
  limitAttempts.mockImplementation((_kind, _email, attempt) => attempt());
});

test('runs with the session that the password was asked for', async () => {
  signInWithPassword.mockResolvedValue({ data: { session: { access_token: 'new' } }, error: null });
  expect(await withPassword(ada, 'right', run)).toEqual({ status: 'done' });
  expect(signInWithPassword).toHaveBeenCalledExactlyOnceWith({ email: ada.email, password: 'right' });
  expect(run).toHaveBeenCalledExactlyOnceWith({ client, session: { access_token: 'new' } });
});

test('a wrong password is said at its field, and nothing runs', async () => {
  signInWithPassword.mockResolvedValue({
    data: { session: null },
    error: { name: 'AuthApiError', code: 'invalid_credentials', status: 400 },
  });
  expect(await withPassword(ada, 'wrong', run)).toEqual({
    status: 'refused',
    code: 'invalid',
    errors: { password: 'That is not the password of this account.' },
  });
  expect(run).not.toHaveBeenCalled();
});

test('counts as an attempt to sign in to the account, and is refused like one', async () => {
  limitAttempts.mockImplementation((kind, email, _attempt, refuse) => [kind, email, refuse(90)]);
  expect(await withPassword(ada, 'wrong', run)).toEqual([
    'signIn',
    ada.email,
    { status: 'refused', code: 'too-many-attempts', seconds: 90 },
  ]);
  expect(signInWithPassword).not.toHaveBeenCalled();
});

test('a backend that does not answer is a fault, not a wrong password', async () => {
  signInWithPassword.mockResolvedValue({ data: {}, error: { name: 'AuthRetryableFetchError', message: 'down', status: 503 } });
  await expect(withPassword(ada, 'right', run)).rejects.toThrow('down');
  expect(run).not.toHaveBeenCalled();
});
