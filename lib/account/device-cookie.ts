import 'server-only';
import { cookies } from 'next/headers';
import { env } from '../env';
import { KNOWN_DEVICE_SECONDS } from '../limits';
import { paths } from '../paths';
import { cookieOptions } from '../supabase/connection';
import { isProof, signProof } from './signed-proof';

/** Cookie that proves an earlier sign-in in this browser (signed-proof.ts). It does not name the account, and stays after signing out. */
const DEVICE_COOKIE = 'gp-device';

export async function setDeviceCookie(email: string): Promise<void> {
  const proof = signProof(env.authSecret, 'device', email.toLowerCase(), Date.now() + KNOWN_DEVICE_SECONDS * 1000);
  // Only /login reads the cookie. If every request sent it, a cache in front of the site could not answer.
  (await cookies()).set(DEVICE_COOKIE, proof, { ...cookieOptions, path: paths.login, maxAge: KNOWN_DEVICE_SECONDS });
}

export async function isKnownDevice(email: string): Promise<boolean> {
  const proof = (await cookies()).get(DEVICE_COOKIE)?.value;
  return isProof(proof, env.authSecret, 'device', email.toLowerCase(), Date.now());
}

export async function clearDeviceCookie(): Promise<void> {
  (await cookies()).delete({ name: DEVICE_COOKIE, path: paths.login });
}
