import { existsSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');

/** The Node that package.json pins: the one on the machine may be too old for the backend. */
export function nodeBinary() {
  const pinned = path.join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}
