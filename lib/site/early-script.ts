import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const version = createHash('sha256')
  .update(readFileSync(path.join(process.cwd(), 'public/early.js')))
  .digest('hex');

/** Address of the script that replays early clicks and keys, with its version. */
export const EARLY_SCRIPT = `/early.js?v=${version.slice(0, 8)}`;
