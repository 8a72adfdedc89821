import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const version = hash('sha256', readFileSync(path.join(process.cwd(), 'public/early.js')));

/** URL, with a version, of the script that stores the clicks and keys from before hydration. */
export const EARLY_SCRIPT = `/early.js?v=${version.slice(0, 8)}`;
