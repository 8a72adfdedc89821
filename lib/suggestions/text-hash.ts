import 'server-only';
import { createHash } from 'node:crypto';

/** Hash of a text, as the database has it of the text that a suggestion began with. */
export const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');
