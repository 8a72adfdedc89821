export type Account = { id: string; email: string };

/** Cookie by which scripts on static pages know that a user is signed in. It contains the e-mail and proves nothing. */
export const ACCOUNT_COOKIE = 'gp-account';

/** Cookie that proves that this browser followed a recovery link and may set a new password (signed-proof.ts). */
export const RECOVERY_COOKIE = 'gp-recovery';

/** Part of an e-mail before the @, the default name of an account. */
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

/** True for a cookie of a session: one of ours, or the auth client's `sb-{project}-auth-token`, whole or in numbered parts. */
export function isSessionCookie(name: string): boolean {
  return name === ACCOUNT_COOKIE || name === RECOVERY_COOKIE || /^sb-[\w-]+-auth-token/.test(name);
}
