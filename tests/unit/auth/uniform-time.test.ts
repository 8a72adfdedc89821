import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutWaitingForMail } from '@/lib/auth/uniform-time';
import { ANSWER_TIME } from '@/lib/limits';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(milliseconds: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));
const failAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error('no mail server')));

/** Milliseconds until the answer. */
async function waitFor(call: Promise<unknown>): Promise<number> {
  const begin = Date.now();
  let end = 0;
  const answered = withoutWaitingForMail(call).then(
    () => (end = Date.now()),
    () => (end = Date.now()),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await answered;
  return end - begin;
}

test('an answer takes the same time whether a mail is sent at once, slowly, never, or not at all', async () => {
  for (const call of [() => after(1, null), () => after(200, null), () => after(5000, null), () => failAfter(3), () => failAfter(4000)]) {
    const milliseconds = await waitFor(call());
    expect(milliseconds).toBeGreaterThanOrEqual(ANSWER_TIME.floor);
    expect(milliseconds).toBeLessThan(ANSWER_TIME.floor + ANSWER_TIME.jitter);
  }
});

test('what is known by then is the answer, a failure included; what is not goes on', async () => {
  const early = withoutWaitingForMail(after(1, 'sent'));
  const failed = withoutWaitingForMail(failAfter(1)).catch(({ message }) => message);
  const late = withoutWaitingForMail(after(5000, 'sent'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await early).toEqual({ done: true, value: 'sent' });
  expect(await failed).toBe('no mail server');
  const outcome = await late;
  expect(outcome.done).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await ('pending' in outcome && outcome.pending)).toBe('sent');
});
