import { expect, test } from 'vitest';
import { sendFields } from '@/components/forms/send-fields';
import { done } from '@/lib/forms/form-state';

test('an action that was not reached has failed, and one that answers something else is unexpected', async () => {
  expect(await sendFields(async () => done(), {})).toEqual({ status: 'done' });
  const failed = sendFields(() => Promise.reject(new TypeError('Failed to fetch')), {});
  expect(await failed).toEqual({ status: 'refused', code: 'failed' });
  const unexpected = sendFields(() => Promise.reject(new Error('An unexpected response was received from the server.')), {});
  expect(await unexpected).toEqual({ status: 'refused', code: 'unexpected' });
});
