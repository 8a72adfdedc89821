import 'server-only';
import { cookies } from 'next/headers';
import { env } from '../env';
import { KNOWN_DEVICE_SECONDS } from '../limits';
import { paths } from '../paths';
import { cookieOptions } from '../supabase/connection';
import { isProof, signProof } from './signed-proof';

/** Proves that somebody signed in to an account in this browser (signed-proof.ts). It does not say to which, and stays after signing out. */
const DEVICE_COOKIE = 'gp-device';

/** Makes this browser one that is known to the account. */
export async function setDeviceCookie(email: string): Promise<void> {
  const proof = signProof(env.authSecret, 'device', email.toLowerCase(), Date.now() + KNOWN_DEVICE_SECONDS * 1000);
  // Only /login reads it. Sent with every request, it would keep the cache in front from answering.
  (await cookies()).set(DEVICE_COOKIE, proof, { ...cookieOptions, path: paths.login, maxAge: KNOWN_DEVICE_SECONDS });
}

/** True if this browser has signed in to the account of the e-mail before. */
export async function isKnownDevice(email: string): Promise<boolean> {
  const proof = (await cookies()).get(DEVICE_COOKIE)?.value;
  return isProof(proof, env.authSecret, 'device', email.toLowerCase(), Date.now());
}

/** Makes this browser one that is known to no account. */
export async function clearDeviceCookie(): Promise<void> {
  (await cookies()).delete({ name: DEVICE_COOKIE, path: paths.login });
}
