export type Account = { id: string; email: string };

/** Cookie by which scripts on static pages know that a user is signed in. It contains the e-mail and proves nothing. */
export const ACCOUNT_COOKIE = 'gp-account';

/** Cookie that proves that this browser redeemed the link of a mail and may choose a new password (signed-proof.ts). */
export const RECOVERY_COOKIE = 'gp-recovery';

export function emailPrefix(email: string): string {
  return email.split('@')[0] ?? email;
}

/** E-mail in the ACCOUNT_COOKIE of a `document.cookie`; null without a valid one. */
export function parseAccountCookie(cookies: string): string | null {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${ACCOUNT_COOKIE}=`));
  if (!pair) return null;
  try {
    return decodeURIComponent(pair.slice(ACCOUNT_COOKIE.length + 1)) || null;
  } catch {
    return null;
  }
}

/** True for the cookies that signing out removes: two of ours, and those of the auth client, which begin with `sb-{project}-auth-token`. */
export function isSessionCookie(name: string): boolean {
  return name === ACCOUNT_COOKIE || name === RECOVERY_COOKIE || /^sb-[\w-]+-auth-token/.test(name);
}
