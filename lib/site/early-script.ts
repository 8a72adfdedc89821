import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const version = hash('sha256', readFileSync(path.join(process.cwd(), 'public/early.js')));

/** URL of the script that stores what is pressed, chosen and typed before hydration, with a version, because browsers cache it for a year. */
export const EARLY_SCRIPT_URL = `/early.js?v=${version.slice(0, 8)}`;
