export type Account = { id: string; email: string };

/** Cookie that tells static pages that a user is signed in. Scripts can read it; it holds the e-mail and proves nothing. */
export const ACCOUNT_COOKIE = 'gp-account';

/** Cookie that proves that this browser followed a recovery link and may set a new password (signed-proof.ts). */
export const RECOVERY_COOKIE = 'gp-recovery';

/** Default name of an account: `ada` for ada@example.org. */
export function emailPrefix(email: string): string {
  return email.split('@')[0] ?? email;
}

export function parseAccountCookie(cookies: string): string | null {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${ACCOUNT_COOKIE}=`));
  if (!pair) return null;
  try {
    return decodeURIComponent(pair.slice(ACCOUNT_COOKIE.length + 1)) || null;
  } catch {
    return null;
  }
}

/** True for cookies of a session: ours, or the auth client's `sb-{project}-auth-token` in its parts. */
export function isSessionCookie(name: string): boolean {
  return name === ACCOUNT_COOKIE || name === RECOVERY_COOKIE || /^sb-[\w-]+-auth-token/.test(name);
}
