import { createHash, randomBytes } from 'node:crypto';

/** So that a token is recognized wherever it turns up. */
const PREFIX = 'gp_';

const FORM = /^gp_[A-Za-z0-9_-]{43}$/;

/** More than 250 random bits. Without hyphens, so that a double click, and what looks for a word, takes all of it. */
export function newToken(): string {
  return PREFIX + randomBytes(32).toString('base64url').replaceAll('-', '_');
}

/** Hash of a token, which is stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an Authorization header; null without one, and 'malformed' for anything that no token of ours looks like. */
export function bearerToken(authorization: string | null): string | null {
  if (authorization === null) return null;
  const [, token = ''] = /^Bearer ([^\s]+)$/i.exec(authorization.trim()) ?? [];
  return FORM.test(token) ? token : 'malformed';
}
