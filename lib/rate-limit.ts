import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { KNOWN_ADDRESS_SECONDS, RATES, SLOW_DOWN } from './limits';
import { redis } from './redis';
import { requestContext } from './request-context';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Counts what somebody who is signed in does, by their user id and the address it comes from. Seconds to wait, or 0 when it may go on. */
export async function countAttempt(kind: 'write' | 'password', userId: string): Promise<number> {
  const { perAccount, perAddress, seconds } = RATES[kind];
  const counts = await Promise.all([
    count(`${kind}:account`, userId, perAccount, seconds),
    count(`${kind}:address`, address(), perAddress, seconds),
  ]);
  return Math.max(...counts.map(({ wait }) => wait));
}

/**
 * Counts an attempt of anybody on an account, named by its e-mail. Seconds to wait, or 0 when it may go on. Refused is only an address that
 * tried too often itself, and never one that has signed in to the account before; too many attempts of all addresses together are slowed
 * down. So nobody can lock somebody else out.
 */
export async function countAttemptOn(kind: 'signIn' | 'signUp' | 'reset', email: string): Promise<number> {
  const { perAccount, perAddress, seconds } = RATES[kind];
  const account = email.toLowerCase();
  const [pair, all, own, known] = await Promise.all([
    count(`${kind}:pair`, pairOf(account), perAccount, seconds),
    count(`${kind}:account`, account, UNLIMITED, seconds),
    count(`${kind}:address`, address(), perAddress, seconds),
    isKnownAddress(account),
  ]);
  const wait = Math.max(pair.wait, own.wait);
  if (wait > 0 && !known) return wait;
  await sleep(Math.min(SLOW_DOWN.max, SLOW_DOWN.step * Math.max(0, all.attempts - perAccount)));
  return 0;
}

/** Remembers that somebody signed in to an account from the address of this request. */
export async function rememberAddress(email: string): Promise<void> {
  const limiter = await limiterOf('known', UNLIMITED, KNOWN_ADDRESS_SECONDS);
  await limiter.set(pairOf(email.toLowerCase()), 1, KNOWN_ADDRESS_SECONDS);
}

async function isKnownAddress(account: string): Promise<boolean> {
  const limiter = await limiterOf('known', UNLIMITED, KNOWN_ADDRESS_SECONDS);
  return (await limiter.get(pairOf(account))) !== null;
}

const address = () => requestContext()?.address ?? 'unknown';
const pairOf = (account: string) => `${account} ${address()}`;

async function count(name: string, key: string, points: number, seconds: number): Promise<{ wait: number; attempts: number }> {
  const limiter = await limiterOf(name, points, seconds);
  try {
    return { wait: 0, attempts: (await limiter.consume(key)).consumedPoints };
  } catch (full) {
    if (full instanceof RateLimiterRes) return { wait: Math.ceil(full.msBeforeNext / 1000), attempts: full.consumedPoints };
    throw full;
  }
}

const limiters = new Map<string, Promise<RateLimiterAbstract>>();

function limiterOf(name: string, points: number, seconds: number): Promise<RateLimiterAbstract> {
  const limiter = limiters.get(name) ?? createLimiter(name, points, seconds);
  limiters.set(name, limiter);
  return limiter;
}

/** Counts in this process; with REDIS_URL for all processes together, and in this one alone while Redis does not answer. */
async function createLimiter(keyPrefix: string, points: number, duration: number): Promise<RateLimiterAbstract> {
  const own = new RateLimiterMemory({ keyPrefix, points, duration });
  const storeClient = await redis();
  if (!storeClient) return own;
  return new RateLimiterRedis({
    ...{ storeClient, useRedisPackage: true, rejectIfRedisNotReady: true, insuranceLimiter: own },
    ...{ keyPrefix: `grok-prompts:${keyPrefix}`, points, duration },
  });
}

/** Tells programs how long to wait; people read it in the form's answer. */
export function setRetryAfter(seconds: number): void {
  const response = requestContext()?.response;
  if (response && !response.headersSent) response.setHeader('Retry-After', String(seconds));
}
