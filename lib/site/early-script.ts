import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const version = hash('sha256', readFileSync(path.join(process.cwd(), 'public/early.js')));

/** The script stores the clicks and keys from before hydration. Browsers cache it without end, so its URL has a version. */
export const EARLY_SCRIPT_URL = `/early.js?v=${version.slice(0, 8)}`;
