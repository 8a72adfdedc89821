import { createHash, randomBytes } from 'node:crypto';

export const newFeedSecret = () => randomBytes(32).toString('base64url');

/** True for a text in the format of a secret: 32 bytes in base64url. */
export const isFeedSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** The hash that the database stores in place of the secret. `private.token_hash` in the database makes the same. */
export const feedSecretHash = (secret: string) => createHash('sha256').update(secret).digest('hex');
