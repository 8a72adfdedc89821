import 'server-only';
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { AttemptCounter } from './attempt-counter';
import { isKnownDevice } from './auth/device-cookie';
import { env } from './env';
import { inTurn } from './in-turn';
import { RATES, SLOW_DOWN, WAITING_ATTEMPTS } from './limits';
import { redis } from './redis';
import { requestContext } from './request-context';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Of each counter in this process: 2 MB. */
const MAX_KEYS = 10_000;

/** Counts what somebody who is signed in does, by their user id and the address it comes from. Seconds to wait, or 0 when it may go on. */
export async function countAttempt(kind: 'write' | 'password', userId: string): Promise<number> {
  const { perAccount, perAddress, seconds } = RATES[kind];
  const own = await count(`${kind}:account`, userId, perAccount, seconds);
  return own.wait || (await count(`${kind}:address`, address(), perAddress, seconds)).wait;
}

/**
 * Runs an attempt of anybody on an account, named by its e-mail, or refuses it for some seconds. Refused is only an address that tried too
 * often itself; too many attempts of all addresses together are slowed down; a browser in which the owner signed in before has attempts of
 * its own. So nobody can lock somebody else out. Once an address is refused, the accounts that it names are counted no more: they
 * would fill the memory.
 */
export async function attemptOn<T>(
  kind: 'signIn' | 'signUp' | 'reset',
  email: string,
  run: () => Promise<T>,
  refuse: (seconds: number) => T,
): Promise<T> {
  const { perAccount, perAddress, seconds } = RATES[kind];
  const account = email.toLowerCase();
  const refuseWaiting = () => refuse(WAITING_ATTEMPTS.seconds);
  if (kind === 'signIn' && (await isKnownDevice(account))) {
    const { wait } = await count('signIn:device', account, RATES.signIn.perDevice, seconds);
    if (wait === 0) return inTurn(`device ${account}`, WAITING_ATTEMPTS.max, run, refuseWaiting);
  }
  const here = await count(`${kind}:address`, address(), perAddress, seconds);
  if (here.wait > 0) return refuse(here.wait);
  const pair = `${account} ${address()}`;
  const own = await count(`${kind}:pair`, pair, perAccount, seconds);
  if (own.wait > 0) return refuse(own.wait);
  const all = await count(`${kind}:account`, account, UNLIMITED, seconds);
  const delay = Math.min(SLOW_DOWN.max, SLOW_DOWN.step * Math.max(0, all.attempts - perAccount));
  // In turn for each address: a line for all would be one that others can fill.
  return inTurn(pair, WAITING_ATTEMPTS.max, () => sleep(delay).then(run), refuseWaiting);
}

const address = () => requestContext()?.address ?? 'unknown';

/** Counts an attempt. `wait` is the seconds until the next one may be made, 0 while there were at most `limit`. */
async function count(name: string, key: string, limit: number, seconds: number): Promise<{ attempts: number; wait: number }> {
  const hashed = hash(key);
  const counted =
    (await inRedis(name, seconds, (limiter) => limiter.consume(hashed))) ?? counterHere(name, seconds).count(hashed, Date.now());
  return { attempts: counted.attempts, wait: counted.attempts > limit ? Math.ceil(counted.msLeft / 1000) : 0 };
}

/** Keys name people by e-mail and address, which nobody shall read in Redis. */
function hash(key: string): string {
  return createHmac('sha256', env.authSecret).update(key).digest('base64url');
}

// Next bundles pages, actions and routes separately; all must share the same counters.
const shared = globalThis as { grokPromptsAttempts?: Map<string, AttemptCounter> };
shared.grokPromptsAttempts ??= new Map();
const counters = shared.grokPromptsAttempts;

/** The counter of this process. It counts where no Redis is configured, and while Redis does not answer (lib/redis.ts logs that). */
function counterHere(name: string, seconds: number): AttemptCounter {
  const counter = counters.get(name) ?? new AttemptCounter(seconds, MAX_KEYS);
  counters.set(name, counter);
  return counter;
}

const limiters = new Map<string, RateLimiterRedis>();

/** The attempts in Redis, where all processes count together, after `ask`. Null without REDIS_URL and while Redis does not answer. */
async function inRedis(name: string, seconds: number, ask: (limiter: RateLimiterRedis) => Promise<RateLimiterRes | null>) {
  const storeClient = await redis();
  if (!storeClient) return null;
  const keyPrefix = `grok-prompts:${name}`;
  const limiter =
    limiters.get(name) ??
    new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix,
      points: UNLIMITED,
      duration: seconds,
    });
  limiters.set(name, limiter);
  try {
    const found = await ask(limiter);
    return { attempts: found?.consumedPoints ?? 0, msLeft: found?.msBeforeNext ?? 0 };
  } catch {
    return null;
  }
}

/** Tells programs how long to wait; people read it in the form's answer. */
export function setRetryAfter(seconds: number): void {
  const response = requestContext()?.response;
  if (response && !response.headersSent) response.setHeader('Retry-After', String(seconds));
}
