import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let id: string | undefined;

/** Id of the build that this process serves; empty in `next dev`. */
export function buildId(): string {
  if (process.env.NODE_ENV !== 'production') return '';
  id ??= readFileSync(join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), 'utf8');
  return id;
}
