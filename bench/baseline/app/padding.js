import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Text by key that makes a page as large as the one it is compared with (bench/lib/padding.mjs). */
export const padding = JSON.parse(readFileSync(path.join(process.cwd(), 'bench/baseline/padding.json'), 'utf8'));
