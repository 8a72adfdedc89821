import 'server-only';
import { randomInt } from 'node:crypto';
import { after } from 'next/server';
import { ANSWER_TIME } from '../limits';
import { log } from '../server/log/log';

/** Waits for a minimum time plus a random one, so that the response time does not reveal whether an account exists. */
export function waitForAnswerTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_TIME.floor + randomInt(ANSWER_TIME.jitter)));
}

/**
 * Returns the result of a call after the same time whether or not the call sends a mail; null if it has not settled by then. A later failure is
 * logged with the message `failure`.
 */
export async function withoutWaitingForMail<T>(call: Promise<T>, failure: string): Promise<{ value: T } | null> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  call.then(settle, settle);
  await waitForAnswerTime();
  if (settled) return { value: await call };
  after(() => call.catch((err) => log.error({ err }, failure)));
  return null;
}
