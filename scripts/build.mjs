/**
 * Builds the site when its sources are not those of the last build.
 * @import { BuildOptions } from './build.d.mts'
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from './lib/fingerprint.mjs';
import { withLock } from './lib/lock.mjs';
import { spawnNext } from './lib/next-process.mjs';
import { ROOT } from './lib/project.mjs';

const TSCONFIG = path.join(ROOT, 'tsconfig.json');

/** @param {string} distDir */
const stampOf = (distDir) => path.join(ROOT, distDir, 'grok-prompts-fingerprint');

/** @param {BuildOptions} [options] */
export async function isBuilt({ distDir = '.next', env = {} } = {}) {
  const stamp = await readFile(stampOf(distDir), 'utf8').catch(() => '');
  return stamp === fingerprint({ ...process.env, ...env }) && existsSync(path.join(ROOT, distDir, 'BUILD_ID'));
}

/** @param {BuildOptions} [options] */
export async function ensureBuild(options = {}) {
  const { distDir = '.next', log } = options;
  await withLock(
    `build ${distDir}`,
    async () => {
      if (await isBuilt(options)) return;
      log?.('Building the site (about half a minute)');
      await build(options);
    },
    () => log?.('Waiting for another build of the site'),
  );
}

/** @param {BuildOptions} options */
async function build({ distDir = '.next', env = {} }) {
  const sources = fingerprint({ ...process.env, ...env });
  const tsconfig = readFileSync(TSCONFIG);
  // Next adds the folder's types to it.
  const restore = () => tsconfig.equals(readFileSync(TSCONFIG)) || writeFileSync(TSCONFIG, tsconfig);
  await rm(stampOf(distDir), { force: true });
  const next = spawnNext(['build'], { distDir, env });
  const interrupted = () => {
    next.stop();
    restore();
  };
  process.once('exit', interrupted);
  const code = await next.exited;
  process.off('exit', interrupted);
  restore();
  const complete = code === 0 && existsSync(path.join(ROOT, distDir, 'BUILD_ID'));
  if (!complete) throw new Error(`The site could not be built:\n${next.lastLines()}`);
  await writeFile(stampOf(distDir), sources);
}
