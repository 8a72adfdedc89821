import { createHash, randomBytes } from 'node:crypto';

/** Prefix by which a leaked token can be recognized. */
const PREFIX = 'gp_';

const TOKEN = /^gp_[A-Za-z0-9_-]{43}$/;

/** Makes a token of more than 250 random bits, without hyphens, so that a double click selects all of it. */
export function newToken(): string {
  return PREFIX + randomBytes(32).toString('base64url').replaceAll('-', '_');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token in an Authorization header; null without a header, 'malformed' if the header has no token in the format of this site. */
export function bearerToken(authorization: string | null): string | null {
  if (authorization === null) return null;
  const [, token = ''] = /^Bearer ([^\s]+)$/i.exec(authorization.trim()) ?? [];
  return TOKEN.test(token) ? token : 'malformed';
}
