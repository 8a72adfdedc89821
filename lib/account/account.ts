/** The signed-in user on the server. The e-mail is only shown to that user. */
export type Account = { id: string; email: string };

/** The readable cookie that tells static pages somebody is signed in. It holds the e-mail and proves nothing. */
export const ACCOUNT_COOKIE = 'gp-account';

/** Proves that this browser came by a recovery link and may choose a new password (signed-proof.ts). */
export const RECOVERY_COOKIE = 'gp-recovery';

/** The default name of an account: `ada` for ada@example.org. */
export function emailPrefix(email: string): string {
  return email.split('@')[0] ?? email;
}

/** The e-mail in a `document.cookie`, or null. */
export function accountIn(cookies: string): string | null {
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
