import 'server-only';
import { RATES } from '../../limits';
import { requestContext } from '../http/request-context';
import { attemptsIn, countIn } from './attempts';

/** Seconds within which a later search from the same address replaces an earlier one. */
const SEARCH_SECONDS = 60;

/** Counts an action of a signed-in user, by user id and by client address. Returns the seconds to wait; 0 if it is allowed. */
export async function countAttempt(kind: 'write' | 'sensitive' | 'transfer' | 'report', userId: string): Promise<number> {
  const { perAccount, perAddress, seconds } = RATES[kind];
  const own = await countWithLimit(`${kind}:account`, userId, perAccount, seconds);
  return own.wait || (await countWithLimit(`${kind}:address`, requestAddress(), perAddress, seconds)).wait;
}

/** Counts a search without a match by client address. Returns the seconds to wait; 0 if it is allowed. */
export async function countMissedSearch(): Promise<number> {
  const { perAddress, seconds } = RATES.missedSearch;
  return (await countWithLimit('missedSearch:address', requestAddress(), perAddress, seconds)).wait;
}

/** Rate limit of an address: `limit` requests in `seconds`, `remaining` for the next `secondsLeft`; `wait` is 0 unless the limit is exceeded. */
type Allowance = { limit: number; remaining: number; seconds: number; secondsLeft: number; wait: number };

export async function countApiRequest(): Promise<Allowance> {
  const { perAddress: limit, seconds } = RATES.api;
  const { attempts, msLeft } = await countIn('api:address', requestAddress(), seconds);
  const secondsLeft = Math.ceil(msLeft / 1000);
  return { limit, remaining: Math.max(0, limit - attempts), seconds, secondsLeft, wait: attempts > limit ? secondsLeft : 0 };
}

/** Header fields of draft-ietf-httpapi-ratelimit-headers, and Retry-After if the limit is exceeded. */
export function rateLimitHeaders({ limit, remaining, seconds, secondsLeft, wait }: Allowance): Record<string, string> {
  return {
    'RateLimit-Policy': `"api";q=${limit};w=${seconds}`,
    RateLimit: `"api";r=${remaining};t=${secondsLeft}`,
    ...(wait > 0 && { 'Retry-After': String(wait) }),
  };
}

/** Counts a search. The returned function resolves to true while it is the last search from its address. */
export async function countSearch(): Promise<() => Promise<boolean>> {
  const address = requestAddress();
  const { attempts, msLeft } = await countIn('search:address', address, SEARCH_SECONDS);
  const end = Date.now() + msLeft;
  return async () => {
    const counted = await attemptsIn('search:address', address, SEARCH_SECONDS);
    // After the window of this search only newer ones are counted.
    return counted === (Date.now() < end ? attempts : 0);
  };
}

export const requestAddress = () => requestContext()?.address ?? 'unknown';

/** Counts an attempt. `wait` is the seconds until the next one may be made, 0 while there were at most `limit`. */
export async function countWithLimit(
  name: string,
  key: string,
  limit: number,
  seconds: number,
): Promise<{ attempts: number; wait: number }> {
  const { attempts, msLeft } = await countIn(name, key, seconds);
  return { attempts, wait: attempts > limit ? Math.ceil(msLeft / 1000) : 0 };
}

/** Sets Retry-After for programs; forms show the seconds in their message. */
export function setRetryAfter(seconds: number): void {
  const response = requestContext()?.response;
  if (response && !response.headersSent) response.setHeader('Retry-After', String(seconds));
}
