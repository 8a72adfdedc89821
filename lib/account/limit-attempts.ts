import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { RATES, SLOW_DOWN, WAITING_ATTEMPTS } from '../limits';
import { countWithLimit, requestAddress } from '../server/rate-limit/rate-limit';
import { runInQueue } from '../server/rate-limit/run-in-queue';
import { isKnownDevice } from './device-cookie';

const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * Runs an attempt on the account of an e-mail, or refuses it. Nobody can lock out another user: an attempt is refused only if its own network
 * address tried too often or has too many attempts waiting, and those of all addresses together are only slowed down. Browsers in which the
 * owner signed in before share a limit and a queue of their own. Attempts of a refused address are not counted by account, because they would
 * fill the memory.
 */
export async function limitAttempts<T>(
  kind: 'signIn' | 'signUp' | 'reset',
  email: string,
  run: () => Promise<T>,
  refuse: (seconds: number) => T,
): Promise<T> {
  const { perAccount, perAddress, seconds } = RATES[kind];
  const account = email.toLowerCase();
  const refuseWaiting = () => refuse(WAITING_ATTEMPTS.seconds);
  if (kind === 'signIn' && (await isKnownDevice(account))) {
    const { wait } = await countWithLimit('signIn:device', account, RATES.signIn.perDevice, seconds);
    if (wait === 0) return runInQueue(`device ${account}`, WAITING_ATTEMPTS.max, run, refuseWaiting);
  }
  const address = requestAddress();
  const ofAddress = await countWithLimit(`${kind}:address`, address, perAddress, seconds);
  if (ofAddress.wait > 0) return refuse(ofAddress.wait);
  const pair = `${account} ${address}`;
  const ofPair = await countWithLimit(`${kind}:pair`, pair, perAccount, seconds);
  if (ofPair.wait > 0) return refuse(ofPair.wait);
  const all = await countWithLimit(`${kind}:account`, account, UNLIMITED, seconds);
  const delay = Math.min(SLOW_DOWN.max, SLOW_DOWN.step * Math.max(0, all.attempts - perAccount));
  // Each address has a queue of its own, because others could fill a shared one.
  return runInQueue(pair, WAITING_ATTEMPTS.max, () => sleep(delay).then(run), refuseWaiting);
}
