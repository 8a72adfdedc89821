import { createHash, randomBytes } from 'node:crypto';

export const newFeedSecret = () => randomBytes(32).toString('base64url');

export const isFeedSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

export const feedHash = (secret: string) => createHash('sha256').update(secret).digest('hex');
