import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RATES } from './limits';
import { requestContext } from './request-context';

type Kind = keyof typeof RATES;

const limiters = new Map<string, RateLimiterMemory>();

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
  const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration });
  limiters.set(name, limiter);
  try {
    await limiter.consume(key);
    return 0;
  } catch (full) {
    if (full instanceof RateLimiterRes) return Math.ceil(full.msBeforeNext / 1000);
    throw full;
  }
}

/** What people read when they have to wait. */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
