import 'server-only';
import { randomInt } from 'node:crypto';
import { ANSWER_TIME } from '../limits';

/**
 * Waits until an answer that depends on whether an account exists may be given, counted from this call: a time that covers both cases, and
 * a random part that hides what is left of the difference.
 */
export function answerTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_TIME.floor + randomInt(ANSWER_TIME.jitter)));
}

/** The outcome of a call, or `pending` when it takes longer than the answer may wait for it. */
export type Outcome<T> = { done: true; value: T } | { done: false; pending: Promise<T> };

/** The outcome of a call that sends a mail where there is an account, known after the same time in both cases: nobody waits for the mail. */
export async function withoutWaitingForMail<T>(call: Promise<T>): Promise<Outcome<T>> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  call.then(settle, settle);
  await answerTime();
  return settled ? { done: true, value: await call } : { done: false, pending: call };
}
