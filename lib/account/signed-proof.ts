import { createHmac, timingSafeEqual } from 'node:crypto';

type Purpose = 'recovery' | 'device';

/** Signs a proof for a cookie. The proof contains its expiry (milliseconds since 1970), but not the subject, which isProof needs. */
export function signProof(secret: string, purpose: Purpose, subject: string, expires: number): string {
  return `${expires}.${signature(secret, purpose, subject, expires)}`;
}

export function isProof(proof: string | undefined, secret: string, purpose: Purpose, subject: string, now: number): boolean {
  const [, expires = '', given = ''] = /^(\d{13})\.([\w-]{43})$/.exec(proof ?? '') ?? [];
  if (!given || Number(expires) <= now) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, purpose, subject, Number(expires))));
}

function signature(secret: string, purpose: Purpose, subject: string, expires: number): string {
  return createHmac('sha256', secret).update(`${purpose} ${subject} ${expires}`).digest('base64url');
}
