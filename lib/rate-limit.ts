import 'server-only';
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { AttemptCounter } from './attempt-counter';
import { env } from './env';
import { KNOWN_ADDRESS_SECONDS, RATES, SLOW_DOWN } from './limits';
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
 * Counts an attempt of anybody on an account, named by its e-mail. Seconds to wait, or 0 when it may go on. Refused is only an address that
 * tried too often itself, and never one that has signed in to the account before; too many attempts of all addresses together are slowed
 * down. So nobody can lock somebody else out. Once an address is refused, the accounts that it names are counted no more: they would fill
 * the memory.
 */
export async function countAttemptOn(kind: 'signIn' | 'signUp' | 'reset', email: string): Promise<number> {
  const { perAccount, perAddress, seconds } = RATES[kind];
  const account = email.toLowerCase();
  if (!(await isKnownAddress(account))) {
    const { wait } = await count(`${kind}:address`, address(), perAddress, seconds);
    if (wait > 0) return wait;
    const pair = await count(`${kind}:pair`, pairOf(account), perAccount, seconds);
    if (pair.wait > 0) return pair.wait;
  }
  const all = await count(`${kind}:account`, account, UNLIMITED, seconds);
  await sleep(Math.min(SLOW_DOWN.max, SLOW_DOWN.step * Math.max(0, all.attempts - perAccount)));
  return 0;
}

/** Remembers that somebody signed in to an account from the address of this request. */
export async function rememberAddress(email: string): Promise<void> {
  await count('known', pairOf(email.toLowerCase()), UNLIMITED, KNOWN_ADDRESS_SECONDS);
}

async function isKnownAddress(account: string): Promise<boolean> {
  return (await attempts('known', pairOf(account), KNOWN_ADDRESS_SECONDS)) > 0;
}

const address = () => requestContext()?.address ?? 'unknown';
const pairOf = (account: string) => `${account} ${address()}`;

/** Counts an attempt. `wait` is the seconds until the next one may be made, 0 while there were at most `limit`. */
async function count(name: string, key: string, limit: number, seconds: number): Promise<{ attempts: number; wait: number }> {
  const hashed = hash(key);
  const counted =
    (await inRedis(name, seconds, (limiter) => limiter.consume(hashed))) ?? counterHere(name, seconds).count(hashed, Date.now());
  return { attempts: counted.attempts, wait: counted.attempts > limit ? Math.ceil(counted.msLeft / 1000) : 0 };
}

/** How often an attempt was counted. */
async function attempts(name: string, key: string, seconds: number): Promise<number> {
  const hashed = hash(key);
  return (
    (await inRedis(name, seconds, (limiter) => limiter.get(hashed)))?.attempts ?? counterHere(name, seconds).attempts(hashed, Date.now())
  );
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
