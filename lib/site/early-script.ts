import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const version = createHash('sha256')
  .update(readFileSync(path.join(process.cwd(), 'public/early.js')))
  .digest('hex');

/** URL, with a version, of the script that stores the clicks and keys from before hydration. */
export const EARLY_SCRIPT = `/early.js?v=${version.slice(0, 8)}`;
