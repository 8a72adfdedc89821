import 'server-only';
import { createHmac } from 'node:crypto';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../../env';
import { processWide } from '../../process-wide';
import { redis } from '../cache/redis';
import { AttemptCounter, type Attempts } from './attempt-counter';

/** Maximum number of keys of a counter in this process, which take 2 MB. */
const MAX_KEYS = 10_000;

/** Counts an attempt by `key` in the counter `name`. Each counter must always be used with the same `seconds`. */
export async function countIn(name: string, key: string, seconds: number): Promise<Attempts> {
  const hashed = hash(key);
  return (await inRedis(name, seconds, (limiter) => limiter.consume(hashed))) ?? localCounter(name, seconds).count(hashed, Date.now());
}

/** Number of attempts by `key` in the counter `name` within its current window, without counting one. */
export async function attemptsIn(name: string, key: string, seconds: number): Promise<number> {
  const hashed = hash(key);
  const found = await inRedis(name, seconds, (limiter) => limiter.get(hashed));
  return found?.attempts ?? localCounter(name, seconds).attempts(hashed, Date.now());
}

/** The hash of a key, because keys contain e-mails and addresses, which must not be readable in Redis. */
function hash(key: string): string {
  return createHmac('sha256', env.authSecret).update(key).digest('base64url');
}

const counters = processWide('attempts', () => new Map<string, AttemptCounter>());

/** Returns the counter of this process, used without Redis and while Redis does not answer (lib/server/cache/redis.ts logs that). */
function localCounter(name: string, seconds: number): AttemptCounter {
  const counter = counters.get(name) ?? new AttemptCounter(seconds, MAX_KEYS);
  counters.set(name, counter);
  return counter;
}

const limiters = new Map<string, RateLimiterRedis>();

/** Runs `ask` with a counter in Redis, which all processes share; null without a valid REDIS_URL, or if Redis does not answer. */
async function inRedis(
  name: string,
  seconds: number,
  ask: (limiter: RateLimiterRedis) => Promise<RateLimiterRes | null>,
): Promise<Attempts | null> {
  const storeClient = await redis();
  if (!storeClient) return null;
  const limiter =
    limiters.get(name) ??
    new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      // The limiter only counts: callers compare its count with their limits.
      keyPrefix: `grok-prompts:${name}`,
      points: Number.MAX_SAFE_INTEGER,
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
