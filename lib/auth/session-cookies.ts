import 'server-only';
import { cookies } from 'next/headers';
import { ACCOUNT_COOKIE, isSessionCookie, RECOVERY_COOKIE } from '../account/account';
import { accountCookieOptions } from '../account/account-cookie';
import { isProof, signProof } from '../account/signed-proof';
import { env } from '../env';
import { attemptsIn, countIn } from '../server/rate-limit/attempts';
import { cookieOptions } from '../supabase/connection';

const TEN_MINUTES = 10 * 60;

/** Name of the counter (lib/server/rate-limit/attempts.ts) of used recovery proofs. */
const USED_PROOFS = 'recovery:used';

export async function setAccountCookie(email: string): Promise<void> {
  (await cookies()).set(ACCOUNT_COOKIE, email, accountCookieOptions);
}

export async function clearSessionCookies(): Promise<void> {
  const store = await cookies();
  for (const { name } of store.getAll()) if (isSessionCookie(name)) store.delete({ name, path: '/' });
}

/** Sets a cookie that allows choosing a new password for ten minutes. */
export async function setRecoveryCookie(userId: string): Promise<void> {
  const proof = signProof(env.authSecret, 'recovery', userId, Date.now() + TEN_MINUTES * 1000);
  (await cookies()).set(RECOVERY_COOKIE, proof, { ...cookieOptions, maxAge: TEN_MINUTES });
}

/** True if the request carries the user's recovery proof and no password has been chosen with it. */
export async function mayChoosePassword(userId: string): Promise<boolean> {
  const proof = (await cookies()).get(RECOVERY_COOKIE)?.value ?? '';
  return isProof(proof, env.authSecret, 'recovery', userId, Date.now()) && (await attemptsIn(USED_PROOFS, proof, TEN_MINUTES)) === 0;
}

/** Removes the recovery proof of this request and makes copies of it invalid. */
export async function voidRecoveryProof(): Promise<void> {
  const store = await cookies();
  await countIn(USED_PROOFS, store.get(RECOVERY_COOKIE)?.value ?? '', TEN_MINUTES);
  store.delete({ name: RECOVERY_COOKIE, path: '/' });
}
