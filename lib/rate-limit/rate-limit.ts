import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { isKnownDevice } from '../account/device-cookie';
import { requestContext } from '../http/request-context';
import { RATES, SLOW_DOWN, WAITING_ATTEMPTS } from '../limits';
import { attemptsIn, countIn } from './attempts';
import { inTurn } from './in-turn';

const UNLIMITED = Number.POSITIVE_INFINITY;

/** Seconds within which a later search from the same address replaces an earlier one. */
const SEARCH_SECONDS = 60;

/** Counts an action of a signed-in user, by user id and by client address. Returns the seconds to wait; 0 if allowed. */
export async function countAttempt(kind: 'write' | 'password' | 'transfer' | 'report', userId: string): Promise<number> {
  const { perAccount, perAddress, seconds } = RATES[kind];
  const own = await count(`${kind}:account`, userId, perAccount, seconds);
  return own.wait || (await count(`${kind}:address`, address(), perAddress, seconds)).wait;
}

/** Counts an action by client address. Returns the seconds to wait; 0 if allowed. */
export async function countByAddress(kind: 'missedSearch'): Promise<number> {
  const { perAddress, seconds } = RATES[kind];
  return (await count(`${kind}:address`, address(), perAddress, seconds)).wait;
}

/** Rate limit of an address: `limit` requests within `seconds`, `remaining` for `secondsLeft`, and `wait` seconds if none is left. */
export type Allowance = { limit: number; remaining: number; seconds: number; secondsLeft: number; wait: number };

/** Counts a request to the API by client address. */
export async function countApiRequest(): Promise<Allowance> {
  const { perAddress: limit, seconds } = RATES.api;
  const { attempts, msLeft } = await countIn('api:address', address(), seconds);
  const secondsLeft = Math.ceil(msLeft / 1000);
  return { limit, remaining: Math.max(0, limit - attempts), seconds, secondsLeft, wait: attempts > limit ? secondsLeft : 0 };
}

/** Counts a search. The returned function resolves to true while it is the last search from its address. */
export async function countSearch(): Promise<() => Promise<boolean>> {
  const from = address();
  const { attempts } = await countIn('search:address', from, SEARCH_SECONDS);
  return async () => (await attemptsIn('search:address', from, SEARCH_SECONDS)) <= attempts;
}

/**
 * Runs an attempt on the account of an e-mail, or refuses it. Refuses only addresses that tried too often themselves; slows down attempts
 * of all addresses together; browsers in which the owner signed in before have their own limit. So nobody can lock out another user.
 * Accounts named by a refused address are not counted: they would fill the memory.
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
  // One queue per address: others could fill a shared one.
  return inTurn(pair, WAITING_ATTEMPTS.max, () => sleep(delay).then(run), refuseWaiting);
}

const address = () => requestContext()?.address ?? 'unknown';

/** Counts an attempt. `wait` is the seconds until the next one may be made, 0 while there were at most `limit`. */
async function count(name: string, key: string, limit: number, seconds: number): Promise<{ attempts: number; wait: number }> {
  const { attempts, msLeft } = await countIn(name, key, seconds);
  return { attempts, wait: attempts > limit ? Math.ceil(msLeft / 1000) : 0 };
}

/** Sets Retry-After for programs; forms show the seconds in their message. */
export function setRetryAfter(seconds: number): void {
  const response = requestContext()?.response;
  if (response && !response.headersSent) response.setHeader('Retry-After', String(seconds));
}
