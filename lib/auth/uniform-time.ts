import 'server-only';
import { randomInt } from 'node:crypto';
import { ANSWER_TIME } from '../limits';

/** Waits for a minimum time plus a random one, so that the response time does not reveal whether an account exists. */
export function waitForAnswerTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_TIME.floor + randomInt(ANSWER_TIME.jitter)));
}

type Outcome<T> = { done: true; value: T } | { done: false; pending: Promise<T> };

/** Returns the outcome of a call after the same time whether or not it sends a mail. `done` is false if it has not settled by then. */
export async function withoutWaitingForMail<T>(call: Promise<T>): Promise<Outcome<T>> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  call.then(settle, settle);
  await waitForAnswerTime();
  return settled ? { done: true, value: await call } : { done: false, pending: call };
}
