import { afterEach, expect, test, vi } from 'vitest';
import { sendFields } from '@/components/forms/send-fields';
import { done } from '@/lib/forms/form-state';

const notReached = () => sendFields(() => Promise.reject(new TypeError('Failed to fetch')), {});

afterEach(() => vi.unstubAllGlobals());

test('an action that was not reached has failed, and one that answers something else is unexpected', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await sendFields(async () => done(), {})).toEqual({ status: 'done' });
  expect(await notReached()).toEqual({ status: 'refused', code: 'failed' });
  const unexpected = sendFields(() => Promise.reject(new Error('An unexpected response was received from the server.')), {});
  expect(await unexpected).toEqual({ status: 'refused', code: 'unexpected' });
});

test('an action that was not reached because the browser is offline says that there is no connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await notReached()).toEqual({ status: 'refused', code: 'no-connection' });
});
