import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from './env';
import { RATES } from './limits';
import { log } from './log';
import { requestContext } from './request-context';

type Kind = keyof typeof RATES;

const limiters = new Map<string, Promise<RateLimiterAbstract>>();

/** Counts one attempt of an account (an e-mail or a user id) and of the address it comes from. Seconds to wait, or 0 when it may go on. */
export async function countAttempt(kind: Kind, account: string): Promise<number> {
  const { perAccount, perAddress, seconds } = RATES[kind];
  const waits = await Promise.all([
    consume(`${kind}:account`, account.toLowerCase(), perAccount, seconds),
    consume(`${kind}:address`, requestContext()?.address ?? 'unknown', perAddress, seconds),
  ]);
  return Math.max(...waits);
}

async function consume(name: string, key: string, points: number, duration: number): Promise<number> {
  const limiter = limiters.get(name) ?? createLimiter(name, points, duration);
  limiters.set(name, limiter);
  try {
    await (await limiter).consume(key);
    return 0;
  } catch (full) {
    if (full instanceof RateLimiterRes) return Math.ceil(full.msBeforeNext / 1000);
    throw full;
  }
}

/** Counts in this process; with REDIS_URL for all processes together, and in this one alone while Redis is away. */
async function createLimiter(keyPrefix: string, points: number, duration: number): Promise<RateLimiterAbstract> {
  const own = new RateLimiterMemory({ keyPrefix, points, duration });
  if (!env.redisUrl) return own;
  const storeClient = await sharedStore(env.redisUrl);
  return new RateLimiterRedis({
    ...{ storeClient, useRedisPackage: true, rejectIfRedisNotReady: true, insuranceLimiter: own },
    ...{ keyPrefix: `grok-prompts:${keyPrefix}`, points, duration },
  });
}

let store: ReturnType<typeof connectStore> | undefined;

function sharedStore(url: string) {
  store ??= connectStore(url);
  return store;
}

/** Comes back by itself when Redis does. Loaded only where one is configured. */
async function connectStore(url: string) {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 2000 } });
  let away = false;
  client.on('error', (err) => {
    if (!away) log.warn({ err }, 'Redis does not answer: attempts are counted by each process for itself');
    away = true;
  });
  client.on('ready', () => {
    away = false;
  });
  await Promise.race([client.connect().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 2000))]);
  return client;
}

/** What people read when they have to wait. */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
