import 'server-only';
import { cookies } from 'next/headers';
import { cookieOptions } from '../supabase/connection';
import { ACCOUNT_COOKIE, isSessionCookie, RECOVERY_COOKIE } from './account';

/** As long as the session cookie itself, the longest a browser keeps any. */
const YEAR_AND_A_BIT = 400 * 24 * 60 * 60;
const TEN_MINUTES = 10 * 60;

/** Tells static pages that somebody is signed in. */
export async function setAccountCookie(email: string): Promise<void> {
  (await cookies()).set(ACCOUNT_COOKIE, email, { ...cookieOptions, httpOnly: false, maxAge: YEAR_AND_A_BIT });
}

/** Forgets everything about the session in this browser, whatever the backend says. */
export async function clearSessionCookies(): Promise<void> {
  const store = await cookies();
  for (const { name } of store.getAll()) if (isSessionCookie(name)) store.delete({ name, path: '/' });
}

export async function setRecoveryCookie(): Promise<void> {
  (await cookies()).set(RECOVERY_COOKIE, '1', { ...cookieOptions, maxAge: TEN_MINUTES });
}

export async function clearRecoveryCookie(): Promise<void> {
  (await cookies()).delete({ name: RECOVERY_COOKIE, path: '/' });
}
