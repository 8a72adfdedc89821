import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/server/log/log';
import { logConsole, logRequestError } from '@/lib/server/log/uncaught-errors';

const { error, warn } = console;
const logged = vi.spyOn(log, 'error').mockReturnValue();
const request = { method: 'GET', route: '/auth/confirm' };

beforeEach(() => {
  logged.mockClear();
  vi.stubEnv('NODE_ENV', 'production');
  logConsole();
});
afterAll(() => logged.mockRestore());
afterEach(() => {
  vi.unstubAllEnvs();
  Object.assign(console, { error, warn });
});

test('a fault is logged once, with its route, though Next reports and prints it again', () => {
  const err = new Error('The backend did not answer');
  logRequestError(err, request);
  logRequestError(err, request);
  console.error(' ⨯', err);
  expect(logged.mock.calls).toEqual([[{ err, ...request }, 'A request failed']]);
});

test('what Next prints is one line without colours and addresses', () => {
  const err = new Error('Another fault');
  console.error('\x1b[31mFailed to handle request for /auth/confirm?token_hash=secret\x1b[39m', err);
  expect(logged.mock.calls).toEqual([[{ err }, 'Failed to handle request for /…']]);
});
