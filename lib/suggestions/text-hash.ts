import 'server-only';
import { createHash } from 'node:crypto';

/** Hash of a text, by which a suggestion tells whether its prompt has changed. The database makes the same. */
export const textHash = (text: string): string => createHash('md5').update(text).digest('hex');
