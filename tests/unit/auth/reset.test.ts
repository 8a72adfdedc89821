import { afterAll, expect, test, vi } from 'vitest';
import { parseMailLink } from '@/lib/auth/mail-link';
import { untouched } from '@/lib/forms/form-state';
import { form } from '../../support/forms';

const resetPasswordForEmail = vi.fn(async (_email: string, _options: { redirectTo: string }) => ({ error: null }));

const mocks = {
  '@/lib/account/limit-attempts': () => ({ limitAttempts: (_rate: string, _email: string, run: () => unknown) => run() }),
  '@/lib/auth/complete-sign-in': () => ({}),
  '@/lib/auth/uniform-time': () => ({ withoutWaitingForMail: async (call: Promise<unknown>) => ({ value: await call }) }),
  '@/lib/supabase/health': () => ({ requireBackend: async () => {} }),
  '@/lib/supabase/server': () => ({ publicClient: () => ({ auth: { resetPasswordForEmail } }) }),
};

vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { requestReset } = await import('@/lib/auth/actions');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

test('the link to reset a password leads on to what somebody wanted when they asked for it', async () => {
  const wanted = { next: '/guides', save: 'weekly-meal-plan', copy: '' };
  const email = 'ada@example.com';
  expect(await requestReset(untouched, form({ email, ...wanted }))).toMatchObject({ status: 'done' });
  const next = resetPasswordForEmail.mock.calls[0]?.[1].redirectTo;
  expect(parseMailLink({ token_hash: 't', type: 'recovery', email, next })).toMatchObject(wanted);
});
