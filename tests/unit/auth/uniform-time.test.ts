import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_TIME } from '@/lib/limits';

/** Tasks that were left for after the response. */
const tasks: (() => unknown)[] = [];
const error = vi.fn();

vi.resetModules();
vi.doMock('next/server', () => ({ after: (task: () => unknown) => void tasks.push(task) }));
vi.doMock('@/lib/server/log/log', () => ({ log: { error } }));
const { withoutWaitingForMail } = await import('@/lib/auth/uniform-time');

afterAll(() => {
  vi.doUnmock('next/server');
  vi.doUnmock('@/lib/server/log/log');
  vi.resetModules();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(milliseconds: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));
const failAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error('no mail server')));

/** Milliseconds until the answer. */
async function waitFor(call: Promise<unknown>): Promise<number> {
  const begin = Date.now();
  let end = 0;
  const answered = withoutWaitingForMail(call, 'No mail').then(
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

test('what is known by then is the answer, a failure included; what is not goes on, and its failure is logged', async () => {
  tasks.length = 0;
  const early = withoutWaitingForMail(after(1, 'sent'), 'No mail');
  const failed = withoutWaitingForMail(failAfter(1), 'No mail').catch(({ message }) => message);
  const late = withoutWaitingForMail(failAfter(5000), 'A link could not be sent');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await early).toEqual({ value: 'sent' });
  expect(await failed).toBe('no mail server');
  expect(await late).toBeNull();
  const [task, ...others] = tasks;
  expect(others).toEqual([]);
  const ended = task?.();
  expect(error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await ended;
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: new Error('no mail server') }, 'A link could not be sent');
});
