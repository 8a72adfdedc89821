import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Proves that a browser came by a recovery link: until when it may choose a password for which user, signed by the server. A session alone
 * does not prove that. `now` and `expires` are milliseconds since 1970.
 */
export function signRecovery(secret: string, userId: string, expires: number): string {
  return `${expires}.${signature(secret, userId, expires)}`;
}

/** Whether `proof` was signed for this user and has not expired. */
export function isRecoveryProof(proof: string | undefined, secret: string, userId: string, now: number): boolean {
  const [, expires = '', given = ''] = /^(\d{13})\.([\w-]{43})$/.exec(proof ?? '') ?? [];
  if (!given || Number(expires) <= now) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, userId, Number(expires))));
}

function signature(secret: string, userId: string, expires: number): string {
  return createHmac('sha256', secret).update(`recovery ${userId} ${expires}`).digest('base64url');
}
