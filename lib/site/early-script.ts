import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const version = createHash('sha256')
  .update(readFileSync(path.join(process.cwd(), 'public/early.js')))
  .digest('hex');

/** URL of the script that repeats clicks and keys from before hydration, with a version. */
export const EARLY_SCRIPT = `/early.js?v=${version.slice(0, 8)}`;
