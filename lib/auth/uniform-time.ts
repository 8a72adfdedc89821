import 'server-only';
import { randomInt } from 'node:crypto';
import { ANSWER_TIME } from '../limits';

/** Waits so long that the response time does not reveal whether an account exists: a minimum for both cases plus a random part. */
export function answerTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_TIME.floor + randomInt(ANSWER_TIME.jitter)));
}

type Outcome<T> = { done: true; value: T } | { done: false; pending: Promise<T> };

/** Returns a call's outcome after the same time whether or not it sends a mail, so that the time does not reveal an account. */
export async function withoutWaitingForMail<T>(call: Promise<T>): Promise<Outcome<T>> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  call.then(settle, settle);
  await answerTime();
  return settled ? { done: true, value: await call } : { done: false, pending: call };
}
